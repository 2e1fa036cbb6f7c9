package knightschool.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/**
 * The least and the greatest depth of a search in each column of a range of steps. They suffice to draw the search tree
 * with the steps to the right and the depth downwards: the subtree of the square visited as number d covers the columns
 * whose least depth is d or more. Immutable.
 */
public final class StepBinDepths {
    /** The smallest number of squares taken back that counts as a long retreat. */
    public static final int LONG_RETREAT = 4;

    private final StepBins columns;
    private final int[] least;
    private final int[] greatest;
    private final int deepest;

    /**
     * A retreat that takes back several squares, possibly with placements in between.
     *
     * @param column the column in which it ends
     * @param from the greatest number of visited squares since the last column with as few squares as at the end of the
     *     retreat
     * @param to the number of visited squares at its end
     */
    public record Retreat(int column, int from, int to) {
        /** The number of squares taken back. */
        public int squares() {
            return from - to;
        }
    }

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
     * The longest retreats between columns, of at least {@link #LONG_RETREAT} squares, in the order of their columns. A
     * retreat within one column is not counted, since a column has no order of its steps.
     *
     * @param most the greatest number of retreats
     * @param apart the least distance between two of them, in columns; the longer one counts
     */
    public List<Retreat> longestRetreats(int most, int apart) {
        List<Retreat> chosen = new ArrayList<>();
        for (Retreat retreat : retreats().stream()
                .sorted(Comparator.comparingInt(Retreat::squares).reversed())
                .toList()) {
            boolean separate = chosen.stream().noneMatch(other -> Math.abs(other.column() - retreat.column()) < apart);
            if (separate && chosen.size() < most) {
                chosen.add(retreat);
            }
        }
        chosen.sort(Comparator.comparingInt(Retreat::column));
        return List.copyOf(chosen);
    }

    /** All long retreats to a column with fewer visited squares than the one before and no more than the one after. */
    private List<Retreat> retreats() {
        List<Retreat> all = new ArrayList<>();
        // Columns with ascending least depths, each with the greatest depth from it up to the next of them.
        Deque<int[]> lower = new ArrayDeque<>();
        for (int column = 0; column < count() && least[column] > 0; column++) {
            int peak = 0;
            while (!lower.isEmpty() && lower.peek()[0] > least[column]) {
                peak = Math.max(peak, lower.pop()[1]);
            }
            boolean valley = column + 1 == count() || least[column + 1] >= least[column];
            if (valley && peak - least[column] >= LONG_RETREAT) {
                all.add(new Retreat(column, peak, least[column]));
            }
            lower.push(new int[] {least[column], Math.max(peak, greatest[column])});
        }
        return all;
    }

    /**
     * Returns for each column the number of squares at the beginning of its paths that all later steps keep: the least
     * depth in this column and all later ones; 0 if it is not known.
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
