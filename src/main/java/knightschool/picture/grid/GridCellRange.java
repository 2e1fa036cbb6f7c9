package knightschool.picture.grid;

/** A rectangle of squares of a grid: columns {@code left <= c < right}, rows {@code top <= r < bottom}. */
public record GridCellRange(int left, int top, int right, int bottom) {
    /** Returns the number of columns. */
    public int columns() {
        return right - left;
    }

    /** Returns the number of rows. */
    public int rows() {
        return bottom - top;
    }

    /** Returns the number of squares. */
    public int squares() {
        return columns() * rows();
    }

    /** Returns whether a square of the grid is within this range. */
    public boolean contains(int column, int row) {
        return column >= left && column < right && row >= top && row < bottom;
    }

    /** Returns this range with columns and rows exchanged. */
    GridCellRange transposed() {
        return new GridCellRange(top, left, bottom, right);
    }

    GridCellRange union(GridCellRange other) {
        return new GridCellRange(
                Math.min(left, other.left),
                Math.min(top, other.top),
                Math.max(right, other.right),
                Math.max(bottom, other.bottom));
    }

    /** A condition on a square. */
    public interface CellTest {
        boolean holds(int column, int row);
    }

    /**
     * Returns the smallest range that contains every square of this one that meets a condition; an empty range if there
     * is none.
     */
    public GridCellRange part(CellTest test) {
        int[] part = {right, bottom, left, top};
        for (int row = top; row < bottom; row++) {
            for (int column = left; column < right; column++) {
                if (test.holds(column, row)) {
                    part[0] = Math.min(part[0], column);
                    part[1] = Math.min(part[1], row);
                    part[2] = Math.max(part[2], column + 1);
                    part[3] = Math.max(part[3], row + 1);
                }
            }
        }
        return new GridCellRange(part[0], part[1], part[2], part[3]);
    }
}
