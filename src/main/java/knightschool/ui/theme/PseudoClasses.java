package knightschool.ui.theme;

import javafx.css.PseudoClass;

/** The pseudo-classes used in the style sheets. */
public final class PseudoClasses {
    public static final PseudoClass HOLDS = PseudoClass.getPseudoClass("holds");
    public static final PseudoClass MEANT = PseudoClass.getPseudoClass("meant");
    public static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");
    public static final PseudoClass LARGE = PseudoClass.getPseudoClass("large");
    /** Set where a scene has less height than in the smallest window with words of the usual size. */
    public static final PseudoClass LOW = PseudoClass.getPseudoClass("low");

    public static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    /** Set on a frame that is small only because its text is magnified, while the window is not small. */
    public static final PseudoClass MAGNIFIED = PseudoClass.getPseudoClass("magnified");

    /** Set on the root during a presentation, so that the screen can be read from the back row. */
    public static final PseudoClass PRESENTED = PseudoClass.getPseudoClass("presented");

    public static final PseudoClass NOW = PseudoClass.getPseudoClass("now");

    private PseudoClasses() {}
}
