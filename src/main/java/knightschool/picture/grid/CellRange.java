package knightschool.picture.grid;

/** A rectangle of squares of a grid: columns {@code left <= c < right}, rows {@code top <= r < bottom}. */
public record CellRange(int left, int top, int right, int bottom) {
    /** How many squares a row has. */
    public int columns() {
        return right - left;
    }

    /** How many squares a column has. */
    public int rows() {
        return bottom - top;
    }

    /** How many squares there are. */
    public int squares() {
        return columns() * rows();
    }

    /** Whether a square of the grid is one of these. */
    public boolean contains(int column, int row) {
        return column >= left && column < right && row >= top && row < bottom;
    }

    /** The smallest rectangle around both. */
    CellRange union(CellRange other) {
        return new CellRange(
                Math.min(left, other.left),
                Math.min(top, other.top),
                Math.max(right, other.right),
                Math.max(bottom, other.bottom));
    }

    /** Something that a square is or is not. */
    public interface CellTest {
        boolean holds(int column, int row);
    }

    /** The smallest rectangle with every square of this one for which a test holds; without any, one of no squares. */
    public CellRange part(CellTest test) {
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
        return new CellRange(part[0], part[1], part[2], part[3]);
    }
}
