package knightschool.ui.control;

/**
 * A control that has the keyboard's focus as a whole and marks what of it keys mean, such as a square by a ring. The
 * mark goes with the focus, and the pointer may move it: who takes the focus for a while puts both back.
 */
public interface FocusMarkOwner {
    /** What puts the mark back where it is now; does nothing where there is none now. */
    Runnable keepRing();
}
