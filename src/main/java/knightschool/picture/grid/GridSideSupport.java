package knightschool.picture.grid;

import knightschool.picture.SelectionFrame;

/**
 * The support for one grid in the votes of a picture: which sides of its squares are visible.
 *
 * <p>The lines {@code 0..columns} and {@code 0..rows} of the grid are examined; squares between them are counted from 0
 * at the upper left.
 */
public final class GridSideSupport {
    /** The share of its length from which a side counts as visible. */
    static final double SEEN = 0.5;

    /** The part at each end of a side that is ignored, in squares, because corners may be rounded. */
    private static final double CORNER = 0.16;

    /** The share of its sides above which a line counts as visible rather than matched by chance. */
    private static final double FAIR_PART = 0.09;

    final LineSeries across;
    final LineSeries down;
    final int columns;
    final int rows;

    /** {@code [line][row]}: the visible share of a square's side on a vertical line. */
    final float[][] upright;

    /** {@code [line][column]}: the visible share of a square's side on a horizontal line. */
    final float[][] level;

    private final GridLineVotes votes;

    /**
     * Computes the support for a grid.
     *
     * @param across the vertical lines
     * @param down the horizontal lines
     * @param columns the number of columns to examine
     */
    GridSideSupport(GridLineVotes votes, LineSeries across, LineSeries down, int columns, int rows) {
        this.votes = votes;
        this.across = across;
        this.down = down;
        this.columns = columns;
        this.rows = rows;
        this.upright = support(votes.vertical(), across, columns, down, rows);
        this.level = support(votes.horizontal(), down, rows, across, columns);
    }

    /** Returns the support for all squares of a grid within a part of the picture. */
    static GridSideSupport within(GridLineVotes votes, LineSeries across, LineSeries down, SelectionFrame part) {
        LineSeries columns = from(across, part.x());
        LineSeries rows = from(down, part.y());
        int mostColumns = squares(columns, part.x() + part.width());
        int mostRows = squares(rows, part.y() + part.height());
        return new GridSideSupport(votes, columns, rows, mostColumns, mostRows);
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

    /** Returns whether the side of a square in a row is visible on a vertical line; false outside the grid. */
    public boolean isUprightSeen(int line, int row) {
        return line >= 0 && line <= columns && row >= 0 && row < rows && upright[line][row] >= SEEN;
    }

    /** Returns whether the side of a square in a column is visible on a horizontal line; false outside the grid. */
    public boolean isLevelSeen(int line, int column) {
        return line >= 0 && line <= rows && column >= 0 && column < columns && level[line][column] >= SEEN;
    }

    GridLineVotes votes() {
        return votes;
    }

    /** Returns whether a line is at the beginning or end of the picture. */
    boolean isAtRim(LineSeries lines, int line, int size) {
        double place = lines.at(line);
        return place < lines.tolerance() + 1 || place > size - lines.tolerance() - 1;
    }

    /** Returns whether visible sides in both directions meet at a corner. */
    boolean isJunction(int column, int row) {
        return (isUprightSeen(column, row - 1) || isUprightSeen(column, row))
                && (isLevelSeen(row, column - 1) || isLevelSeen(row, column));
    }

    /** Returns the number of junctions among the corners of a range. */
    int junctions(GridCellRange range) {
        int junctions = 0;
        for (int column = range.left(); column <= range.right(); column++) {
            for (int row = range.top(); row <= range.bottom(); row++) {
                junctions += isJunction(column, row) ? 1 : 0;
            }
        }
        return junctions;
    }

    /**
     * Returns the share of the lines of a range of which a fair part is visible. It is low for a divisor of the right
     * pitch.
     */
    double linesSeen(GridCellRange range) {
        int count = linesSeen(range, this::isUprightSeen) + linesSeen(range.transposed(), this::isLevelSeen);
        return (double) count / (range.columns() + range.rows() + 2);
    }

    private static int linesSeen(GridCellRange range, GridCellRange.CellTest isSeen) {
        int count = 0;
        for (int line = range.left(); line <= range.right(); line++) {
            int sides = 0;
            for (int cell = range.top(); cell < range.bottom(); cell++) {
                sides += isSeen.holds(line, cell) ? 1 : 0;
            }
            count += sides > FAIR_PART * range.rows() ? 1 : 0;
        }
        return count;
    }

    /**
     * Returns the share of the votes within a range that is near lines of this grid, beyond what is expected by chance;
     * the smaller of the shares in both directions.
     *
     * @return the share, from 0 to 1
     */
    double explained(GridCellRange range) {
        return Math.min(explainedUpright(range), explainedLevel(range));
    }

    /** Returns the larger of the two shares of {@link #explained}; 1 if there are no votes. */
    double explainedAtBest(GridCellRange range) {
        return Math.max(explainedUpright(range), explainedLevel(range));
    }

    private double explainedUpright(GridCellRange range) {
        return explained(votes.vertical(), across, down, range);
    }

    private double explainedLevel(GridCellRange range) {
        return explained(votes.horizontal(), down, across, range.transposed());
    }

    private static double explained(
            VoteSummedAreaTable votes, LineSeries lines, LineSeries cells, GridCellRange range) {
        double tolerance = lines.tolerance();
        int low = (int) Math.floor(lines.at(range.left()) - tolerance);
        int high = (int) Math.floor(lines.at(range.right()) + tolerance) + 1;
        int from = (int) cells.at(range.top());
        int to = (int) cells.at(range.bottom());
        long all = votes.count(from, to, low, high);
        long near = 0;
        for (int line = range.left(); line <= range.right(); line++) {
            int left = (int) Math.floor(lines.at(line) - tolerance);
            near += votes.count(from, to, left, (int) Math.floor(lines.at(line) + tolerance) + 1);
        }
        double chance = 2 * tolerance / lines.pitch();
        return all == 0 ? 1 : Math.max(0, ((double) near / all - chance) / (1 - chance));
    }
}
