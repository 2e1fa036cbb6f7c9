package knightschool.drawing;

/** The colours and the marker of whoever moves the knight: an algorithm, or a person. */
public sealed interface PathStyle permits AlgorithmPathStyle, PlayerPathStyle {
    /** The shape of its chips. */
    MarkerShape marker();

    /** How that shape is filled. */
    MarkerFill fill();

    /** What the knight stands on, the rings of candidates, and the spokes that lead to the knight. */
    ColourExpression tone();

    /** The knight on it. */
    ColourExpression onTone();

    /**
     * The line of the path, stronger the later it comes.
     *
     * @param age 0 for the first edge to 1 for the last
     */
    ColourExpression path(double age);

    /** How wide the line of the path is, as part of a square's side. */
    double pathWidth();

    /**
     * A chip on the path, stronger the later its square was visited.
     *
     * @param square what it lies on
     * @param age 0 for the first square to 1 for the last
     */
    ColourExpression chip(ColourExpression square, double age);

    /** A number on a chip. */
    ColourExpression onChip();
}
