package knightschool.drawing.tree;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;

/**
 * The rows of an icicle, in pixels: one row per depth, with its number at the left. The width of a node is proportional
 * to the size of its subtree.
 *
 * @param top the depth of the first row
 * @param deepest the depth of the last row
 * @param row the height of a row
 * @param margin the width of the space for the numbers
 * @param scale the width of a column; a node spans one or more of the tree's equal columns
 */
record IcicleRows(int top, int deepest, double row, double margin, double scale) {
    /** The least width of a node with the name of its square, in pixels. */
    static final double NAMED = 22;

    private static final double TYPE = 12;
    private static final double NARROWEST = 1;
    private static final double NARROWEST_OUTLINED = 3;

    /** Returns the left edge of a column. */
    double x(int column) {
        return margin + column * scale;
    }

    /** Returns the upper edge of a row. */
    double y(int depth) {
        return (depth - top) * row;
    }

    /** Returns the height of a node, which leaves a gap below it if there is space. */
    double thick() {
        return hasGaps() ? row - 1 : row;
    }

    /** Returns whether there is a gap between two rows. */
    boolean hasGaps() {
        return row > 4;
    }

    /** Returns whether a node of one column is large enough for an outline and what is in it. */
    boolean areOutlined() {
        return hasGaps() && scale >= NARROWEST_OUTLINED;
    }

    /** Returns the place of a node of one column within its outline, which is a pixel wide. */
    SketchShape.Box outlined(int depth, int column, AreaStyle style) {
        return new SketchShape.Box(x(column) + 0.5, y(depth) + 0.5, scale - 1, thick() - 1, 1, style);
    }

    /** Returns the place of the columns from {@code first} to before {@code end} in a row. */
    SketchShape.Box area(int depth, int first, int end, AreaStyle style) {
        return new SketchShape.Box(x(first), y(depth), x(end) - x(first), thick(), 0, style);
    }

    /** Returns the distance between two rows that are drawn: of rows lower than a pixel only one per pixel is drawn. */
    int every() {
        return (int) Math.max(1, Math.floor(1 / row));
    }

    /** Returns the column at a pixel, which may be outside the tree. */
    int column(double x) {
        return (int) Math.floor((x - margin) / scale);
    }

    /** Returns the depth of the row at a pixel, which may be outside the tree. */
    int depth(double y) {
        return top + (int) Math.floor(y / row);
    }

    /** Draws a node, or a part of one, over the columns from {@code first} to before {@code end}. */
    void node(SketchBuilder pencil, int depth, int first, int end, double gap, AreaStyle style) {
        nodes(pencil, depth, thick(), first, end, gap, style);
    }

    /**
     * Draws one or several rows of a node, or of a part of one, in one box.
     *
     * @param tall the height of the box, in pixels
     */
    void nodes(SketchBuilder pencil, int depth, double tall, int first, int end, double gap, AreaStyle style) {
        pencil.box(x(first), y(depth), Math.max(NARROWEST, x(end) - x(first) - gap), tall, 0, style);
    }

    /** Returns whether a node that spans the columns has space for the name of its square. */
    boolean isNamed(int first, int end) {
        return x(end) - x(first) >= NAMED && row >= TYPE - 1;
    }

    /** Writes the name of a node's square into the node. */
    void name(SketchBuilder pencil, int depth, int first, int end, String name, ColourExpression ink) {
        double middle = (x(first) + x(end)) / 2;
        pencil.centred(middle, y(depth) + thick() / 2, name, TYPE, SketchShape.Weight.REGULAR, ink);
    }

    /**
     * Writes the numbers of the rows, as many as there is space for.
     *
     * @param pitch the smallest distance between two numbers, in pixels
     */
    void numbers(SketchBuilder pencil, double height, double pitch) {
        int step = (int) Math.max(1, Math.ceil(pitch / row));
        for (int depth = top; depth <= deepest; depth += step) {
            double y = Math.clamp(y(depth) + row / 2, TYPE / 2, Math.max(TYPE / 2, height - TYPE / 2));
            String number = Integer.toString(depth);
            pencil.text(
                    margin - 8, y, number, TYPE, SketchShape.Weight.REGULAR, SketchShape.Side.ENDS, ColourRole.MUTED);
        }
    }
}
