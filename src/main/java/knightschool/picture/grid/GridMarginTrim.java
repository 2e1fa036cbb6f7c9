package knightschool.picture.grid;

/** Removes rows and columns at the margin of a grid that are not part of the board, such as buttons beside it. */
public final class GridMarginTrim {
    /** The explained share of votes below which a row or column at the margin may not belong to the board. */
    private static final double STRANGE = 0.35;

    /** The gain in the explained share for which a row or column at the margin is removed. */
    private static final double BETTER = 0.08;

    /** The explained share from which nothing is removed, because the grid contains only the board. */
    private static final double WELL_EXPLAINED = 0.7;

    private static final int LEAST_SIDE = 3;

    private GridMarginTrim() {}

    static CellRange of(GridSupport support, CellRange range) {
        CellRange now = range;
        for (CellRange before = null; !now.equals(before); ) {
            before = now;
            for (int side = 0; side < 4; side++) {
                now = without(support, now, side);
            }
        }
        return now;
    }

    private static CellRange without(GridSupport support, CellRange range, int side) {
        int left = range.left() + (side == 0 ? 1 : 0);
        int top = range.top() + (side == 1 ? 1 : 0);
        int right = range.right() - (side == 2 ? 1 : 0);
        int bottom = range.bottom() - (side == 3 ? 1 : 0);
        CellRange rest = new CellRange(left, top, right, bottom);
        if (rest.columns() < LEAST_SIDE || rest.rows() < LEAST_SIDE) {
            return range;
        }
        CellRange strip = switch (side) {
            case 0 -> new CellRange(range.left(), top, left, bottom);
            case 1 -> new CellRange(left, range.top(), right, top);
            case 2 -> new CellRange(right, top, range.right(), bottom);
            default -> new CellRange(left, bottom, right, range.bottom());
        };
        double explained = support.explained(range);
        boolean isStrange = explained < WELL_EXPLAINED
                && support.explainedAtBest(strip) < STRANGE
                && support.explained(rest) > explained + BETTER;
        return isStrange ? rest : range;
    }

    /** Returns whether many votes in some row or column at the margin do not fit the grid. */
    public static boolean isUnclear(GridSupport support, CellRange range) {
        boolean unclear = false;
        for (int side = 0; side < 4; side++) {
            unclear |= support.explainedAtBest(strip(range, side)) < STRANGE;
        }
        return unclear;
    }

    private static CellRange strip(CellRange range, int side) {
        return switch (side) {
            case 0 -> new CellRange(range.left(), range.top(), range.left() + 1, range.bottom());
            case 1 -> new CellRange(range.left(), range.top(), range.right(), range.top() + 1);
            case 2 -> new CellRange(range.right() - 1, range.top(), range.right(), range.bottom());
            default -> new CellRange(range.left(), range.bottom() - 1, range.right(), range.bottom());
        };
    }
}
