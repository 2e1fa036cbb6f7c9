package knightschool.ui.message;

import knightschool.files.InputFault;

/** A display of faults that last until they are corrected. Used on the JavaFX thread only. */
public interface PersistentFaultDisplay {
    /**
     * Shows a fault for as long as it lasts. It returns after other messages until it is dismissed; then the same fault
     * is not shown again.
     *
     * @param about what it concerns; each has at most one such message
     */
    void showPersistent(String about, InputFault fault);

    /**
     * Shows, as {@link #showPersistent} does, that some state cannot be saved. One message names all such state.
     *
     * @param about what cannot be saved, until it is {@link #settled}
     */
    void notKept(String about, InputFault fault);

    /** Called when the user has been told by other means what cannot be saved: the same message is not shown again. */
    void suppressNotKept();

    /**
     * Removes the message of a fault that no longer exists.
     *
     * @param about as for {@link #showPersistent}
     */
    void settled(String about);
}
