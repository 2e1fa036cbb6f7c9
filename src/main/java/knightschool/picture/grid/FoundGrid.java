package knightschool.picture.grid;

import knightschool.picture.GridPlacement;
import knightschool.picture.SelectionFrame;

/**
 * A grid found in a picture.
 *
 * @param upright the rotation of the picture
 * @param support the sides of squares that are visible
 * @param range the squares of the board
 * @param explained the share of the votes on the board that is near its lines, beyond chance, from 0 to 1
 * @param rival the score of the best other grid relative to this one, from 0 to 1
 */
public record FoundGrid(
        DeskewTransform upright, GridSideSupport support, GridCellRange range, double explained, double rival) {
    /** The minimum share of explained votes for a grid to be accepted. */
    private static final double LEAST_EXPLAINED = 0.35;

    /** The share of explained votes below which a grid is doubted. */
    public static final double FAIRLY_EXPLAINED = 0.6;

    /**
     * The minimum share of visible lines between squares. For a well explained grid, such as a plain board with few
     * holes, a smaller share suffices.
     */
    private static final double LEAST_LINES = 0.5;

    private static final double FEWEST_LINES = 0.25;

    /**
     * Returns the x coordinate of a position on the board, in pixels of the planes; the position is given in squares
     * from the upper left corner of the board.
     */
    public double x(double column, double row) {
        return upright.x(u(column), v(row));
    }

    /** Returns the y coordinate of a position on the board, like {@code x}. */
    public double y(double column, double row) {
        return upright.y(u(column), v(row));
    }

    private double u(double column) {
        return support.across.at(range.left() + column);
    }

    private double v(double row) {
        return support.down.at(range.top() + row);
    }

    /** Returns the smaller side of a square, in pixels of the planes. */
    public double pitch() {
        return Math.min(support.across.pitch(), support.down.pitch());
    }

    /** Returns the share of the lines between squares that are at least partly visible. */
    public double linesSeen() {
        return support.linesSeen(range);
    }

    /** Returns this grid restricted to some of its squares. */
    public FoundGrid on(GridCellRange part) {
        return new FoundGrid(upright, support, part, support.explained(part), rival);
    }

    /** Returns the placement of the grid in the picture from which the part was taken. */
    public GridPlacement placement(SelectionFrame part, int scale) {
        double left = part.x() + scale * x(0, 0);
        double top = part.y() + scale * y(0, 0);
        double width = scale * support.across.pitch();
        double height = scale * support.down.pitch();
        return new GridPlacement(left, top, width, height, upright.angle(), range.columns(), range.rows());
    }

    /** Returns whether a grid explains enough votes, and has enough visible lines, to be a board. */
    public static boolean isGrid(double explained, double linesSeen) {
        return explained >= LEAST_EXPLAINED && linesSeen >= (explained < FAIRLY_EXPLAINED ? LEAST_LINES : FEWEST_LINES);
    }
}
