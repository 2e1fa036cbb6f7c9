package knightschool.tour;

/**
 * A snapshot of a path that is still growing on a full board: for each cell of a coarse grid, how much of it is visited
 * and how late. Immutable.
 */
public final class PathCoverageSnapshot {
    /** No board has more cells a side. */
    private static final int MOST_CELLS = 512;

    private final int columns;
    private final int rows;
    private final int cell;
    private final int length;
    private final int[] visited;
    private final int[] numbers;

    private PathCoverageSnapshot(Tally tally) {
        this.columns = tally.columns;
        this.rows = tally.rows;
        this.cell = tally.cell;
        this.length = tally.length;
        this.visited = tally.visited.clone();
        this.numbers = tally.numbers.clone();
    }

    /** Number of squares of the path. */
    public int length() {
        return length;
    }

    /** How many squares a side of a cell has: 1 on boards of up to 512 squares a side, 8 at most. */
    public int cell() {
        return cell;
    }

    /** How much of the cell of a square is visited, 0 to 1. */
    public double share(int column, int row) {
        int wide = Math.min(cell, columns - column / cell * cell);
        int high = Math.min(cell, rows - row / cell * cell);
        return (double) visited[index(column, row)] / (wide * high);
    }

    /** How late the squares visited in the cell of a square come, as a part of all squares of the board, 0 to 1. */
    public double age(int column, int row) {
        int at = index(column, row);
        return visited[at] == 0 ? 0 : (double) numbers[at] / visited[at] / ((double) columns * rows);
    }

    private int index(int column, int row) {
        return row / cell * Math.ceilDiv(columns, cell) + column / cell;
    }

    /** Counts the squares of a path as they are added. Not for several threads. */
    public static final class Tally {
        private final int columns;
        private final int rows;
        private final int cell;
        private final int across;
        private final int[] visited;

        /** The sum of the numbers of the squares visited, of 64 times 16,777,216 at most. */
        private final int[] numbers;

        private int length;

        /** Nothing is visited yet. */
        public Tally(int columns, int rows) {
            this.columns = columns;
            this.rows = rows;
            this.cell = Math.ceilDiv(Math.max(columns, rows), MOST_CELLS);
            this.across = Math.ceilDiv(columns, cell);
            this.visited = new int[across * Math.ceilDiv(rows, cell)];
            this.numbers = new int[visited.length];
        }

        /** How many squares are counted. */
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

        /** What is counted so far. */
        public PathCoverageSnapshot soFar() {
            return new PathCoverageSnapshot(this);
        }
    }
}
