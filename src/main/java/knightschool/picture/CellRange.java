package knightschool.picture;

/** A rectangle of squares of a grid: columns {@code left <= c < right}, rows {@code top <= r < bottom}. */
record CellRange(int left, int top, int right, int bottom) {
    int columns() {
        return right - left;
    }

    int rows() {
        return bottom - top;
    }

    int squares() {
        return columns() * rows();
    }

    boolean contains(int column, int row) {
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
}
