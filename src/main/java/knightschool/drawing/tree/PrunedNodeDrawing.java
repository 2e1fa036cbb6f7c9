package knightschool.drawing.tree;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;

/**
 * Draws the nodes of a search tree that the lookahead took back: hatched, in no colour of an algorithm, so that they
 * are told apart from all shades of it.
 */
final class PrunedNodeDrawing {
    private static final double PITCH = 5;

    private PrunedNodeDrawing() {}

    /**
     * Returns the colour of nodes too small to be hatched, which is that of the lines of larger ones.
     *
     * @param later whether the node comes after the step shown
     */
    static ColourRole small(boolean later) {
        return later ? ColourRole.MUTED : ColourRole.INK;
    }

    /** Returns the style of the lines that hatch a node. */
    static LineStyle line(boolean later) {
        return LineStyle.flat(small(later), 1);
    }

    /** Returns the style of a hatched node. */
    static AreaStyle hatched(boolean later) {
        return AreaStyle.of(ColourRole.PAGE, line(later));
    }

    /** Returns whether nodes of a style are hatched. */
    static boolean isHatched(AreaStyle style) {
        return style.equals(hatched(false)) || style.equals(hatched(true));
    }

    /** Returns the lines that hatch a place, in the style of its border; they go on in places beside it. */
    static SketchShape.Lines hatching(SketchShape.Box place) {
        LineStyle line = place.style().border().orElseThrow();
        return SketchShape.Lines.hatching(place, PITCH - (place.x() + place.y()) % PITCH, PITCH, line);
    }

    /**
     * Draws a node.
     *
     * @param node the place, with a hatched style
     * @param name the width in its middle that is not hatched, for its name; 0 without a name
     */
    static void draw(SketchBuilder pencil, SketchShape.Box node, double name) {
        pencil.add(node);
        if (name == 0) {
            pencil.add(hatching(node));
        } else {
            double side = Math.max(0, (node.width() - name) / 2);
            pencil.add(hatching(part(node, node.x(), side)));
            pencil.add(hatching(part(node, node.x() + node.width() - side, side)));
        }
    }

    private static SketchShape.Box part(SketchShape.Box node, double left, double width) {
        return new SketchShape.Box(left, node.y(), width, node.height(), 0, node.style());
    }
}
