package knightschool.drawing.tree;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.TintRole;

/** The colours of the nodes of a search tree: shades of the colour of its algorithm, which each palette defines. */
record SearchTreeColours(ColourExpression hue) {
    /** The look of the node of the step shown, whose frame is dark in both themes as the fill is light in both. */
    static final AreaStyle NOW = AreaStyle.of(ColourRole.ACCENT, LineStyle.flat(ColourRole.ON_ACCENT, 1.5));

    /** The frame around the selected node. */
    static final AreaStyle CHOSEN = AreaStyle.outlined(LineStyle.flat(ColourRole.INK, 2));

    /** Returns the colour of a node on the path of the tour found. */
    ColourExpression tour() {
        return hue;
    }

    /** Returns the colour of a node in which the search found no tour, or has not found one yet. */
    ColourExpression vain() {
        return shade(TintRole.TREE_SEARCHED);
    }

    /** Returns the colour of a node after the step shown. */
    ColourExpression later() {
        return shade(TintRole.TREE_LATER);
    }

    /** Like {@link #vain}, of nodes too narrow to be told apart, which do not fill their column. */
    ColourExpression narrowVain() {
        return shade(TintRole.TREE_SEARCHED_NARROW);
    }

    /** Like {@link #later}, of nodes too narrow to be told apart, which do not fill their column. */
    ColourExpression narrowLater() {
        return shade(TintRole.TREE_LATER_NARROW);
    }

    /** Returns the colour of a node whose position had been visited before, whenever that was. */
    ColourExpression again() {
        return shade(TintRole.TREE_AGAIN);
    }

    private ColourExpression shade(TintRole share) {
        return new ColourExpression.Shaded(hue, ColourRole.PAGE, share);
    }
}
