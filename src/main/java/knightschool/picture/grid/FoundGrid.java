package knightschool.picture.grid;

import knightschool.picture.GridPlacement;
import knightschool.picture.SelectionFrame;

/**
 * A grid that was found in a picture.
 *
 * @param upright how the picture is turned upright
 * @param support which sides of squares are seen
 * @param range the squares of the board
 * @param explained the share of the votes on the board that lies near its lines, beyond chance: 0 to 1
 * @param rival how good the best other grid is beside this one: 0 to 1
 */
public record FoundGrid(DeskewTransform upright, GridSupport support, CellRange range, double explained, double rival) {
    /** A grid that explains less of what is seen is none. */
    private static final double LEAST_EXPLAINED = 0.35;

    /** A grid that explains less of what is seen is to be doubted. */
    public static final double FAIRLY_EXPLAINED = 0.6;

    /** So many of the lines between squares are seen at least; fewer on a plain board with few holes. */
    private static final double LEAST_LINES = 0.5;

    private static final double FEWEST_LINES = 0.25;

    /** A place in squares from the board's upper left corner, in pixels of the planes: x. */
    public double x(double column, double row) {
        return upright.x(u(column), v(row));
    }

    /** The same, downwards. */
    public double y(double column, double row) {
        return upright.y(u(column), v(row));
    }

    private double u(double column) {
        return support.across.at(range.left() + column);
    }

    private double v(double row) {
        return support.down.at(range.top() + row);
    }

    /** The smaller side of a square, in pixels of the planes. */
    public double pitch() {
        return Math.min(support.across.pitch(), support.down.pitch());
    }

    /** The share of the lines between squares of which some part is seen. */
    public double linesSeen() {
        return support.linesSeen(range);
    }

    /** This grid on a part of its squares. */
    public FoundGrid on(CellRange part) {
        return new FoundGrid(upright, support, part, support.explained(part), rival);
    }

    /** Where the grid lies in the picture that a part was taken from. */
    public GridPlacement placement(SelectionFrame part, int scale) {
        return new GridPlacement(
                part.x() + scale * x(0, 0),
                part.y() + scale * y(0, 0),
                scale * support.across.pitch(),
                scale * support.down.pitch(),
                upright.angle(),
                range.columns(),
                range.rows());
    }

    /** Whether a grid explains enough of what is seen, and enough of its lines are seen, so that it may be a board. */
    public static boolean isGrid(double explained, double linesSeen) {
        return explained >= LEAST_EXPLAINED && linesSeen >= (explained < FAIRLY_EXPLAINED ? LEAST_LINES : FEWEST_LINES);
    }
}
