package knightschool.trace;

import java.util.Arrays;

/**
 * The depth of a search in columns of steps, which show its search tree drawn with the steps to the right and the depth
 * downwards: the subtree of the square visited as number d covers the columns whose least depth is d or more.
 * Immutable.
 */
public final class StepBinDepths {
    private final StepBins columns;
    private final int[] least;
    private final int[] greatest;
    private final int deepest;

    private StepBinDepths(StepBins columns, int[] least, int[] greatest) {
        this.columns = columns;
        this.least = least;
        this.greatest = greatest;
        this.deepest = Arrays.stream(greatest).max().orElse(0);
    }

    public StepRange span() {
        return columns.span();
    }

    /** Number of columns. */
    public int count() {
        return least.length;
    }

    /** The step before the first one of a column; for the number of columns, the last step of the span. */
    public long start(int column) {
        return columns.start(column);
    }

    /** The least number of visited squares at the steps of a column; 0 if it is not known. */
    public int least(int column) {
        return least[column];
    }

    /** The greatest number of visited squares at the steps of a column; 0 if it is not known. */
    public int greatest(int column) {
        return greatest[column];
    }

    /** The greatest depth in all columns. */
    public int greatest() {
        return deepest;
    }

    /**
     * For each column the number of squares of its paths that remain to the end of the span and beyond: the least depth
     * in it and all later ones; 0 if these are not known.
     *
     * @param last the least depth after the span; {@link Integer#MAX_VALUE} for none
     */
    public int[] lasting(int last) {
        int[] lasting = new int[count()];
        int low = last;
        for (int column = count() - 1; column >= 0; column--) {
            low = least[column] == 0 ? low : Math.min(low, least[column]);
            lasting[column] = low == Integer.MAX_VALUE ? 0 : low;
        }
        return lasting;
    }

    /** Builds columns from left to right. */
    static final class Builder {
        private final StepBins columns;
        private final int[] least;
        private final int[] greatest;
        private int filled;

        Builder(StepBins columns) {
            this.columns = columns;
            this.least = new int[columns.count()];
            this.greatest = new int[columns.count()];
        }

        void add(DepthRangeTracker.Depths depths) {
            least[filled] = depths.least();
            greatest[filled++] = depths.greatest();
        }

        StepBinDepths build() {
            return new StepBinDepths(columns, least, greatest);
        }
    }
}
