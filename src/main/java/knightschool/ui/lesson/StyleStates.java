package knightschool.ui.lesson;

import javafx.css.PseudoClass;

/** States that the sheets know. */
final class StyleStates {
    static final PseudoClass HOLDS = PseudoClass.getPseudoClass("holds");
    static final PseudoClass MEANT = PseudoClass.getPseudoClass("meant");
    static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");
    static final PseudoClass LARGE = PseudoClass.getPseudoClass("large");
    static final PseudoClass NOW = PseudoClass.getPseudoClass("now");

    private StyleStates() {}
}
