package knightschool.drawing;

/** Measures of what is drawn in a square, as fractions of its side; constants in pixels say so in their names. */
public final class SquareMeasures {
    /** Where a spoke begins in a square whose centre is free. */
    public static final double SPOKE_FROM = 0.13;

    /** Where a spoke begins around whatever stands in the centre. */
    public static final double SPOKE_FROM_TAKEN = 0.33;

    public static final double SPOKE_TO = 0.455;
    public static final double SPOKE_WIDTH = 0.043;
    public static final double SPOKE_TO_KNIGHT_WIDTH = 0.058;
    public static final double SPOKE_CLOSED_WIDTH = 0.018;

    /** The dot at the end of a spoke that points at the knight: its radius. */
    public static final double KNIGHT_DOT = 0.06;

    /** The band around a spoke that this step closed or opened. */
    public static final double BAND = 0.135;

    public static final double BAR_LENGTH = 0.15;
    public static final double BAR_WIDTH = 0.034;

    /** The dot for a direction that leads off the board: its radius. */
    public static final double OFF_BOARD_DOT = 0.0145;

    public static final double WAY_WIDTH = 0.062;

    /** The yellow below the edge of this step. */
    public static final double NOW_WIDTH = 0.162;

    /** The dashes of an edge that was taken back. */
    public static final double RETREAT_WIDTH = 0.048;

    public static final double RETREAT_DASH = 0.108;
    public static final double CHIP_RADIUS = 0.26;
    public static final double CHIP_TEXT = 0.26;
    public static final double SCORE_TEXT = 0.28;
    public static final double RING_NEXT = 0.065;
    public static final double RING = 0.03;

    /** The second outline of the start: its radius and width. */
    public static final double START_RADIUS = 0.316;

    public static final double START_WIDTH = 0.036;
    public static final double HEAD = 0.87;
    public static final double HEAD_CORNER = 0.13;
    public static final double EMPTY_RING = 0.27;
    public static final double EMPTY_RING_WIDTH = 0.053;
    public static final double EMPTY_WASH = 0.331;

    /** The cross in an empty domain: half its width and height. */
    public static final double CROSS = 0.125;

    public static final double CROSS_WIDTH = 0.056;
    public static final double GHOST_CROSS = 0.092;
    public static final double GHOST_WIDTH = 0.036;

    /** Below this many pixels a square leaves out the dots for directions off the board. */
    public static final double DOTS_FROM_PIXELS = 100;

    /**
     * Below this many pixels a square leaves out closed spokes, bars, the marks of ties, and spokes of visited squares.
     */
    public static final double DETAIL_FROM_PIXELS = 40;

    /** Below this many pixels a chip leaves out its move number: two digits no longer fit. */
    public static final double NUMBERS_FROM_PIXELS = 34;

    /** Below this many pixels a candidate leaves out its score. */
    public static final double SCORES_FROM_PIXELS = 28;

    /** Below this many pixels a board has no frame: it would cover too much of the squares at its edges. */
    static final double FRAME_FROM_PIXELS = 6;

    /** Smaller holes fill their squares, darker, and without a sign: there is no room for more. */
    public static final double HOLE_SIGN_FROM_PIXELS = 14;

    private static final double BROAD_FRAME_FROM_PIXELS = 56;

    /** No number is smaller than that. */
    public static final double LEAST_TEXT_PIXELS = 11;

    /** How much ink an open spoke has. */
    public static final double SPOKE_INK = 0.92;

    /** How much ink a spoke has that was closed earlier. */
    public static final double CLOSED_INK = 0.22;

    /** How much ink the faint open spokes of a visited square have. */
    public static final double VISITED_INK = 0.30;

    private SquareMeasures() {}

    /** The width of the frame of a board whose squares have that side, both in pixels; 0 for none. */
    public static double frame(double side) {
        return side < FRAME_FROM_PIXELS ? 0 : side < BROAD_FRAME_FROM_PIXELS ? 1 : 2;
    }
}
