package knightschool.trace;

import java.util.Arrays;

/**
 * How deep a search was in a span of steps that is cut into columns: what its search tree looks like, drawn with the
 * steps to the right and the depth downwards. A subtree whose root is the square visited as number d lies over the
 * columns whose least depth is d or more. Immutable.
 */
public final class DepthColumns {
    private final StepRange span;
    private final int[] least;
    private final int[] greatest;

    private DepthColumns(StepRange span, int[] least, int[] greatest) {
        this.span = span;
        this.least = least;
        this.greatest = greatest;
    }

    public StepRange span() {
        return span;
    }

    /** Number of columns. */
    public int count() {
        return least.length;
    }

    /** The step before the first of a column; for the number of columns the last step of the span. */
    public long start(int column) {
        return start(span, count(), column);
    }

    private static long start(StepRange span, int columns, int column) {
        // The product of both may be too large for a long.
        long full = span.length() / columns * column;
        return span.from() + full + span.length() % columns * column / columns;
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
        return Arrays.stream(greatest).max().orElse(0);
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
        private final StepRange span;
        private final int[] least;
        private final int[] greatest;
        private int filled;

        Builder(StepRange span, int columns) {
            if (columns < 1 || columns > span.length()) {
                throw new IllegalArgumentException(columns + " columns of " + span.length() + " steps");
            }
            this.span = span;
            this.least = new int[columns];
            this.greatest = new int[columns];
        }

        /** How many steps a column has at least. */
        long width() {
            return span.length() / least.length;
        }

        long start(int column) {
            return DepthColumns.start(span, least.length, column);
        }

        void add(DepthRange.Depths depths) {
            least[filled] = depths.least();
            greatest[filled++] = depths.greatest();
        }

        DepthColumns build() {
            return new DepthColumns(span, least, greatest);
        }
    }
}
