package knightschool.picture.grid;

import knightschool.picture.SelectionFrame;

/**
 * What the votes of a picture say for one grid: which sides of its squares can be seen.
 *
 * <p>Lines {@code 0..columns} and {@code 0..rows} of the grid are looked at; squares between them are counted from 0 at
 * the upper left.
 */
public final class GridSupport {
    /** From this share of its length on a side of a square is seen. */
    static final double SEEN = 0.5;

    /** Corners may be rounded. */
    private static final double CORNER = 0.16;

    /** A line of which less is seen may be seen by chance. */
    private static final double FAIR_PART = 0.09;

    final LineSeries across;
    final LineSeries down;
    final int columns;
    final int rows;

    /** {@code [line][row]}: the side of a square in that row that lies on an upright line. */
    final float[][] upright;

    /** {@code [line][column]}: the side of a square in that column that lies on a level line. */
    final float[][] level;

    private final GridLineVotes votes;

    /**
     * @param across the upright lines
     * @param down the level lines
     * @param columns number of squares from left to right that are looked at
     */
    GridSupport(GridLineVotes votes, LineSeries across, LineSeries down, int columns, int rows) {
        this.votes = votes;
        this.across = across;
        this.down = down;
        this.columns = columns;
        this.rows = rows;
        this.upright = support(votes.vertical(), across, columns, down, rows);
        this.level = support(votes.horizontal(), down, rows, across, columns);
    }

    /** All squares of a grid that lie within a part of the picture. */
    static GridSupport within(GridLineVotes votes, LineSeries across, LineSeries down, SelectionFrame part) {
        LineSeries columns = from(across, part.x());
        LineSeries rows = from(down, part.y());
        return new GridSupport(
                votes,
                columns,
                rows,
                squares(columns, part.x() + part.width()),
                squares(rows, part.y() + part.height()));
    }

    private static LineSeries from(LineSeries lines, double least) {
        double slack = lines.tolerance() + 1;
        return lines.from(Math.ceil((least - slack - lines.origin()) / lines.pitch()));
    }

    private static int squares(LineSeries lines, double most) {
        return Math.max(0, (int) Math.floor((most + lines.tolerance() + 1 - lines.origin()) / lines.pitch()));
    }

    private static float[][] support(
            VoteSummedAreaTable votes, LineSeries lines, int last, LineSeries cells, int count) {
        float[][] support = new float[last + 1][count];
        for (int line = 0; line <= last; line++) {
            int from = (int) Math.floor(lines.at(line) - lines.tolerance());
            int to = (int) Math.floor(lines.at(line) + lines.tolerance()) + 1;
            for (int cell = 0; cell < count; cell++) {
                support[line][cell] = seen(votes, from, to, cells.at(cell + CORNER), cells.at(cell + 1 - CORNER));
            }
        }
        return support;
    }

    private static float seen(VoteSummedAreaTable votes, int from, int to, double begin, double end) {
        int first = (int) Math.round(begin);
        int last = Math.max(first + 1, (int) Math.round(end));
        return (float) votes.occupied(first, last, from, to) / (last - first);
    }

    /** Whether the side of a square in a row is seen on an upright line; none is beyond the grid. */
    public boolean isUprightSeen(int line, int row) {
        return line >= 0 && line <= columns && row >= 0 && row < rows && upright[line][row] >= SEEN;
    }

    /** Whether the side of a square in a column is seen on a level line; none is beyond the grid. */
    public boolean isLevelSeen(int line, int column) {
        return line >= 0 && line <= rows && column >= 0 && column < columns && level[line][column] >= SEEN;
    }

    GridLineVotes votes() {
        return votes;
    }

    /** Whether a line lies where the picture begins or ends. */
    boolean isAtRim(LineSeries lines, int line, int size) {
        double place = lines.at(line);
        return place < lines.tolerance() + 1 || place > size - lines.tolerance() - 1;
    }

    /** Whether sides of squares in both directions meet at a corner. */
    boolean isJunction(int column, int row) {
        return (isUprightSeen(column, row - 1) || isUprightSeen(column, row))
                && (isLevelSeen(row, column - 1) || isLevelSeen(row, column));
    }

    /** How many corners of some squares are junctions. */
    int junctions(CellRange range) {
        int junctions = 0;
        for (int column = range.left(); column <= range.right(); column++) {
            for (int row = range.top(); row <= range.bottom(); row++) {
                junctions += isJunction(column, row) ? 1 : 0;
            }
        }
        return junctions;
    }

    /**
     * The share of the lines among some squares of which a fair part is seen: 1 of a divisor of the right pitch is not.
     */
    double linesSeen(CellRange range) {
        int seen = 0;
        for (int line = range.left(); line <= range.right(); line++) {
            int sides = 0;
            for (int row = range.top(); row < range.bottom(); row++) {
                sides += isUprightSeen(line, row) ? 1 : 0;
            }
            seen += sides > FAIR_PART * range.rows() ? 1 : 0;
        }
        for (int line = range.top(); line <= range.bottom(); line++) {
            int sides = 0;
            for (int column = range.left(); column < range.right(); column++) {
                sides += isLevelSeen(line, column) ? 1 : 0;
            }
            seen += sides > FAIR_PART * range.columns() ? 1 : 0;
        }
        return (double) seen / (range.columns() + range.rows() + 2);
    }

    /**
     * The share of the votes among some squares that lies near lines of this grid, above what would by chance.
     *
     * @return 0 to 1
     */
    double explained(CellRange range) {
        return Math.min(explainedUpright(range), explainedLevel(range));
    }

    /** As {@link #explained}, in the direction that speaks more for the grid; 1 where nothing is seen. */
    double explainedAtBest(CellRange range) {
        return Math.max(explainedUpright(range), explainedLevel(range));
    }

    private double explainedUpright(CellRange range) {
        return explained(votes.vertical(), across, range.left(), range.right(), down, range.top(), range.bottom());
    }

    private double explainedLevel(CellRange range) {
        return explained(votes.horizontal(), down, range.top(), range.bottom(), across, range.left(), range.right());
    }

    private static double explained(
            VoteSummedAreaTable votes, LineSeries lines, int first, int last, LineSeries cells, int begin, int end) {
        double tolerance = lines.tolerance();
        int low = (int) Math.floor(lines.at(first) - tolerance);
        int high = (int) Math.floor(lines.at(last) + tolerance) + 1;
        int from = (int) cells.at(begin);
        int to = (int) cells.at(end);
        long all = votes.count(from, to, low, high);
        long near = 0;
        for (int line = first; line <= last; line++) {
            int left = (int) Math.floor(lines.at(line) - tolerance);
            near += votes.count(from, to, left, (int) Math.floor(lines.at(line) + tolerance) + 1);
        }
        double chance = 2 * tolerance / lines.pitch();
        return all == 0 ? 1 : Math.max(0, ((double) near / all - chance) / (1 - chance));
    }
}
