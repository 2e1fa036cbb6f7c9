package knightschool.picture.grid;

/** Removes rows and columns at the margin of a grid that are not part of the board, such as buttons beside it. */
public final class GridMarginTrimmer {
    /** The explained share of votes below which a row or column at the margin may not belong to the board. */
    private static final double STRANGE = 0.35;

    /** The gain in the explained share for which a row or column at the margin is removed. */
    private static final double BETTER = 0.08;

    /** The explained share from which nothing is removed, because the grid contains only the board. */
    private static final double WELL_EXPLAINED = 0.7;

    private static final int LEAST_SIDE = 3;

    private GridMarginTrimmer() {}

    static GridCellRange of(GridSideSupport support, GridCellRange range) {
        GridCellRange now = range;
        for (GridCellRange before = null; !now.equals(before); ) {
            before = now;
            for (int side = 0; side < 4; side++) {
                now = without(support, now, side);
            }
        }
        return now;
    }

    private static GridCellRange without(GridSideSupport support, GridCellRange range, int side) {
        int left = range.left() + (side == 0 ? 1 : 0);
        int top = range.top() + (side == 1 ? 1 : 0);
        int right = range.right() - (side == 2 ? 1 : 0);
        int bottom = range.bottom() - (side == 3 ? 1 : 0);
        GridCellRange rest = new GridCellRange(left, top, right, bottom);
        if (rest.columns() < LEAST_SIDE || rest.rows() < LEAST_SIDE) {
            return range;
        }
        GridCellRange strip = switch (side) {
            case 0 -> new GridCellRange(range.left(), top, left, bottom);
            case 1 -> new GridCellRange(left, range.top(), right, top);
            case 2 -> new GridCellRange(right, top, range.right(), bottom);
            default -> new GridCellRange(left, bottom, right, range.bottom());
        };
        double explained = support.explained(range);
        boolean isStrange = explained < WELL_EXPLAINED
                && support.explainedAtBest(strip) < STRANGE
                && support.explained(rest) > explained + BETTER;
        return isStrange ? rest : range;
    }

    /** Returns whether many votes in some row or column at the margin do not fit the grid. */
    public static boolean isUnclear(GridSideSupport support, GridCellRange range) {
        boolean unclear = false;
        for (int side = 0; side < 4; side++) {
            unclear |= support.explainedAtBest(strip(range, side)) < STRANGE;
        }
        return unclear;
    }

    private static GridCellRange strip(GridCellRange range, int side) {
        return switch (side) {
            case 0 -> new GridCellRange(range.left(), range.top(), range.left() + 1, range.bottom());
            case 1 -> new GridCellRange(range.left(), range.top(), range.right(), range.top() + 1);
            case 2 -> new GridCellRange(range.right() - 1, range.top(), range.right(), range.bottom());
            default -> new GridCellRange(range.left(), range.bottom() - 1, range.right(), range.bottom());
        };
    }
}
