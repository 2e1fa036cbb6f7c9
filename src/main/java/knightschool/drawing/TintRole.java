package knightschool.drawing;

import java.util.Locale;

/** A use of a mixture of a colour and the paper. Each palette defines the share of the colour for each use. */
public enum TintRole {
    /** The nodes of a search tree up to the step shown, in which no tour was found. */
    TREE_SEARCHED,
    /** Like {@link #TREE_SEARCHED}, of nodes too narrow to be told apart. */
    TREE_SEARCHED_NARROW,
    /** The nodes of a search tree after the step shown. */
    TREE_LATER,
    /** Like {@link #TREE_LATER}, of nodes too narrow to be told apart. */
    TREE_LATER_NARROW,
    /** The nodes of a search tree whose position had been visited before. */
    TREE_AGAIN;

    /** Returns the name in the style sheets. */
    String cssName() {
        return "-ks-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
