package knightschool.drawing;

/** How the path of an algorithm or a player is drawn: the colours and width of its line, its chips, and the knight. */
public sealed interface PathStyle permits AlgorithmStyle, PlayerPathStyle {
    /** Returns the shape of the chips. */
    MarkerShape marker();

    /** Returns how the shape is filled. */
    MarkerFill fill();

    /**
     * Returns the colour of the knight's background, the rings of candidates, and the spokes that lead to the knight.
     */
    ColourExpression tone();

    /** Returns the colour of the knight on {@link #tone}. */
    ColourExpression onTone();

    /**
     * Returns the colour of the path's line, which is stronger for later edges.
     *
     * @param age 0 for the first edge to 1 for the last
     */
    ColourExpression path(double age);

    /** Returns the width of the path's line as a fraction of a square's side. */
    double pathWidth();

    /**
     * Returns the colour of a chip on the path, which is stronger for squares visited later.
     *
     * @param square the colour behind the chip
     * @param age 0 for the first square to 1 for the last
     */
    ColourExpression chip(ColourExpression square, double age);

    /** Returns the colour of a number on a chip. */
    ColourExpression onChip();
}
