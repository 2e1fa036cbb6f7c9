package knightschool.drawing;

/** The sizes of what is drawn in a square, as fractions of its side. Constants in pixels have PIXELS in their names. */
public final class SquareMeasures {
    /** The distance from the centre at which a spoke begins if the centre of the square is empty. */
    public static final double SPOKE_FROM = 0.13;

    /** The distance from the centre at which a spoke begins if something is drawn in the centre. */
    public static final double SPOKE_FROM_TAKEN = 0.33;

    public static final double SPOKE_TO = 0.455;
    public static final double SPOKE_WIDTH = 0.043;
    public static final double SPOKE_TO_KNIGHT_WIDTH = 0.058;
    public static final double SPOKE_CLOSED_WIDTH = 0.018;

    /** The radius of the dot at the end of a spoke that points at the knight. */
    public static final double KNIGHT_DOT = 0.06;

    /** The width of the band around a spoke that the current step closed or opened. */
    public static final double BAND = 0.135;

    public static final double BAR_LENGTH = 0.15;
    public static final double BAR_WIDTH = 0.034;

    /** The radius of the dot for a direction that leads off the board. */
    public static final double OFF_BOARD_DOT = 0.0145;

    public static final double WAY_WIDTH = 0.062;

    /** The width of the yellow band below the edge of the current step. */
    public static final double NOW_WIDTH = 0.162;

    /** The width of the dashed line of an edge that was undone. */
    public static final double RETREAT_WIDTH = 0.048;

    public static final double RETREAT_DASH = 0.108;
    public static final double CHIP_RADIUS = 0.26;
    public static final double CHIP_TEXT = 0.26;
    public static final double SCORE_TEXT = 0.28;
    public static final double RING_NEXT = 0.065;
    public static final double RING = 0.03;

    /** The radius of the second outline of a start. */
    public static final double START_RADIUS = 0.316;

    public static final double START_WIDTH = 0.036;
    public static final double HEAD = 0.87;
    public static final double HEAD_CORNER = 0.13;
    public static final double EMPTY_RING = 0.27;
    public static final double EMPTY_RING_WIDTH = 0.053;
    public static final double EMPTY_WASH = 0.331;

    /** Half the width and height of the cross in an empty domain. */
    public static final double CROSS = 0.125;

    public static final double CROSS_WIDTH = 0.056;
    public static final double GHOST_CROSS = 0.092;
    public static final double GHOST_WIDTH = 0.036;

    /** The smallest side, in pixels, of a square that shows dots for directions off the board. */
    public static final double DOTS_FROM_PIXELS = 100;

    /** The smallest side, in pixels, of a square that shows marks of ties, names, and spokes of visited squares. */
    public static final double DETAIL_FROM_PIXELS = 40;

    /** The smallest side, in pixels, of a square that shows closed spokes and bars. */
    public static final double CLOSED_SPOKES_FROM_PIXELS = 32;

    /**
     * The smallest side, in pixels, of a square whose chip shows its move number: in a smaller one two digits do not
     * fit.
     */
    public static final double NUMBERS_FROM_PIXELS = 32;

    /** The smallest side, in pixels, of a square whose candidate mark shows its score. */
    public static final double SCORES_FROM_PIXELS = 28;

    /**
     * The smallest side, in pixels, of squares of a board with a frame, which would cover too much of smaller squares.
     */
    static final double FRAME_FROM_PIXELS = 6;

    /**
     * The smallest side, in pixels, of a hole drawn with a sign. Smaller holes fill their squares with a darker colour.
     */
    public static final double HOLE_SIGN_FROM_PIXELS = 14;

    private static final double BROAD_FRAME_FROM_PIXELS = 56;

    /** The smallest type size of a number, in pixels. */
    public static final double LEAST_TEXT_PIXELS = 11;

    /** The opacity of an open spoke. */
    public static final double SPOKE_INK = 0.92;

    /** The opacity of a spoke that was closed earlier. */
    public static final double CLOSED_INK = 0.22;

    /** The opacity of the faint open spokes of a visited square. */
    public static final double VISITED_INK = 0.30;

    private SquareMeasures() {}

    /**
     * Returns the width of the frame of a board, in pixels; 0 for none.
     *
     * @param side the side of a square, in pixels
     */
    public static double frame(double side) {
        return side < FRAME_FROM_PIXELS ? 0 : side < BROAD_FRAME_FROM_PIXELS ? 1 : 2;
    }
}
