package knightschool.drawing.tree;

import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;

/** The colours of the nodes of a search tree, shades of the colour of its algorithm. */
record SearchTreeColours(ColourExpression hue) {
    private static final double KNOWN = 0.55;
    private static final double LATER = 0.18;
    private static final double SOME = 0.62;

    /** A node on the path of the tour that was found. */
    ColourExpression tour() {
        return hue;
    }

    /** A node in which the search found no tour, or has found none yet. */
    ColourExpression vain() {
        return hue.into(ColourRole.PAGE.tone(), KNOWN);
    }

    /** A node that comes after the step shown. */
    ColourExpression later() {
        return hue.into(ColourRole.PAGE.tone(), LATER);
    }

    /** Nodes too narrow to be told apart, which do not fill their column. */
    static ColourExpression narrow(ColourExpression tone) {
        return tone.into(ColourRole.PAGE.tone(), SOME);
    }
}
