package knightschool.drawing.tree;

import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;

/** The colours of the nodes of a search tree: shades of the colour of its algorithm. */
record SearchTreeColours(ColourExpression hue) {
    private static final double KNOWN = 0.6;
    private static final double LATER = 0.25;
    private static final double SOME = 0.68;

    /** Returns the colour of a node on the path of the tour found. */
    ColourExpression tour() {
        return hue;
    }

    /** Returns the colour of a node in which the search found no tour, or has not found one yet. */
    ColourExpression vain() {
        return hue.into(ColourRole.PAGE, KNOWN);
    }

    /** Returns the colour of a node after the step shown. */
    ColourExpression later() {
        return hue.into(ColourRole.PAGE, LATER);
    }

    /** Returns the colour of nodes too narrow to be told apart, which do not fill their column. */
    static ColourExpression narrow(ColourExpression tone) {
        return tone.into(ColourRole.PAGE, SOME);
    }
}
