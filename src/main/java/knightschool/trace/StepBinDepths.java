package knightschool.trace;

import java.util.Arrays;

/**
 * How deep a search was in columns of steps: what its search tree looks like, drawn with the steps to the right and the
 * depth downwards. A subtree whose root is the square visited as number d lies over the columns whose least depth is d
 * or more. Immutable.
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

    /** The step before the first of a column; for the number of columns the last step of the span. */
    public long start(int column) {
        return columns.start(column);
    }

    /** The least number of squares visited at the steps of a column; 0 where nothing is known of it. */
    public int least(int column) {
        return least[column];
    }

    /** The greatest number of squares visited at the steps of a column; 0 where nothing is known of it. */
    public int greatest(int column) {
        return greatest[column];
    }

    /** The greatest depth in all columns. */
    public int greatest() {
        return deepest;
    }

    /**
     * For each column how many squares of its paths stay to the end of the span, and on: the least depth in it and
     * after it. 0 where nothing is known of these.
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

    /** Columns that are filled from the left. */
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
