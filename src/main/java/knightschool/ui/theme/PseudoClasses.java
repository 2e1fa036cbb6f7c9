package knightschool.ui.theme;

import javafx.css.PseudoClass;

/** States that the sheets know. */
public final class PseudoClasses {
    public static final PseudoClass HOLDS = PseudoClass.getPseudoClass("holds");
    public static final PseudoClass MEANT = PseudoClass.getPseudoClass("meant");
    public static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");
    public static final PseudoClass LARGE = PseudoClass.getPseudoClass("large");
    public static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    /** Of what is small because its words are larger than usual: the window is not. */
    public static final PseudoClass MAGNIFIED = PseudoClass.getPseudoClass("magnified");

    /** Of the root: a class looks on, from as far as the back row. */
    public static final PseudoClass PRESENTED = PseudoClass.getPseudoClass("presented");

    public static final PseudoClass NOW = PseudoClass.getPseudoClass("now");

    private PseudoClasses() {}
}
