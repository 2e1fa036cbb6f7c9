package knightschool.tour;

/**
 * A snapshot of a growing path on a full board: for each cell of a coarse grid, how many of its squares are visited,
 * and when. Immutable.
 */
public final class PathCoverageGrid {
    /** The most cells per side. */
    private static final int MOST_CELLS = 512;

    private final int columns;
    private final int rows;
    private final int cell;
    private final int length;
    private final int[] visited;
    private final int[] numbers;

    private PathCoverageGrid(Tally tally) {
        this.columns = tally.columns;
        this.rows = tally.rows;
        this.cell = tally.cell;
        this.length = tally.length;
        this.visited = tally.visited.clone();
        this.numbers = tally.numbers.clone();
    }

    /** The number of squares of the path. */
    public int length() {
        return length;
    }

    /** The side of a cell, in squares: 1 on boards of up to 512 squares per side, at most 8. */
    public int cell() {
        return cell;
    }

    /** The fraction of visited squares in the cell that contains a square, 0 to 1. */
    public double share(int column, int row) {
        int wide = Math.min(cell, columns - column / cell * cell);
        int high = Math.min(cell, rows - row / cell * cell);
        return (double) visited[index(column, row)] / (wide * high);
    }

    /**
     * The mean number of the visited squares in the cell that contains a square, as a fraction of all squares of the
     * board, 0 to 1.
     */
    public double age(int column, int row) {
        int at = index(column, row);
        return visited[at] == 0 ? 0 : (double) numbers[at] / visited[at] / ((double) columns * rows);
    }

    private int index(int column, int row) {
        return row / cell * Math.ceilDiv(columns, cell) + column / cell;
    }

    /** Counts the squares of a path as they are added. Not thread-safe. */
    public static final class Tally {
        private final int columns;
        private final int rows;
        private final int cell;
        private final int across;
        private final int[] visited;

        /** The sum of the numbers of the visited squares in each cell, at most 64 times 16,777,216. */
        private final int[] numbers;

        private int length;

        /** Creates a tally of an empty path. */
        public Tally(int columns, int rows) {
            this.columns = columns;
            this.rows = rows;
            this.cell = Math.ceilDiv(Math.max(columns, rows), MOST_CELLS);
            this.across = Math.ceilDiv(columns, cell);
            this.visited = new int[across * Math.ceilDiv(rows, cell)];
            this.numbers = new int[visited.length];
        }

        /** The number of squares counted. */
        public int length() {
            return length;
        }

        /** Adds an unvisited square to the path. */
        public void visit(int square) {
            int at = square / columns / cell * across + square % columns / cell;
            length++;
            visited[at]++;
            numbers[at] += length;
        }

        /** The snapshot of the squares counted so far. */
        public PathCoverageGrid soFar() {
            return new PathCoverageGrid(this);
        }
    }
}
