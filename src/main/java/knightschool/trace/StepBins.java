package knightschool.trace;

import java.util.Arrays;
import java.util.stream.LongStream;

/** A span of steps divided into columns, equal or not, each of at least one step. Immutable. */
public final class StepBins {
    private final long[] edges;

    private StepBins(long[] edges) {
        for (int i = 1; i < edges.length; i++) {
            if (edges[0] < 0 || edges[i] <= edges[i - 1]) {
                throw new IllegalArgumentException("no columns between " + Arrays.toString(edges));
            }
        }
        if (edges.length < 2) {
            throw new IllegalArgumentException("no columns between " + Arrays.toString(edges));
        }
        this.edges = edges;
    }

    /**
     * Creates columns of any widths.
     *
     * @param edges the step before the first column, then the last step of each column; from 0, ascending
     */
    public static StepBins between(long... edges) {
        return new StepBins(edges.clone());
    }

    /**
     * Creates columns whose widths differ by at most one step.
     *
     * @param count the number of columns, from 1 to the number of steps
     */
    public static StepBins equal(StepRange span, int count) {
        if (count < 1 || count > span.length()) {
            throw new IllegalArgumentException(count + " columns of " + span.length() + " steps");
        }
        // The product of a length and a column may be too large for a long.
        long full = span.length() / count;
        long rest = span.length() % count;
        return new StepBins(LongStream.rangeClosed(0, count)
                .map(column -> span.from() + full * column + rest * column / count)
                .toArray());
    }

    /**
     * The columns up to a step, which ends the last of them. A last column that would become narrower than the one
     * before it is merged with that.
     *
     * @param step after the first edge
     */
    public StepBins upTo(long step) {
        if (step >= edges[count()]) {
            return this;
        }
        int count = 1;
        while (edges[count] < step) {
            count++;
        }
        boolean cut = edges[count] > step;
        if (cut && count > 1 && step - edges[count - 1] < width(count - 2)) {
            count--;
        }
        long[] fewer = Arrays.copyOf(edges, count + 1);
        fewer[count] = step;
        return new StepBins(fewer);
    }

    /** Number of columns. */
    public int count() {
        return edges.length - 1;
    }

    /** The step before the first one of a column; for the number of columns, the last step of the span. */
    public long start(int column) {
        return edges[column];
    }

    /** Number of steps in a column. */
    long width(int column) {
        return edges[column + 1] - edges[column];
    }

    /** All steps of the columns. */
    public StepRange span() {
        return new StepRange(edges[0], edges[count()]);
    }
}
