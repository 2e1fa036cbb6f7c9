package knightschool.trace;

import java.util.Optional;
import knightschool.search.Checkpoint;
import knightschool.search.PackedCheckpoints;
import knightschool.search.Problem;
import knightschool.search.Search;

/**
 * The checkpoints of a search at multiples of a stride. When they exceed their budget, every second one is dropped and
 * the stride doubled. So there are always few enough to keep, and enough to be near any step.
 */
final class Checkpoints {
    /**
     * The first stride, in steps. Making so many steps takes several times as long as storing a checkpoint, and far
     * less time than a frame.
     */
    private static final long FIRST_STRIDE = 256;

    private static final int FEWEST = 4;

    private final long budget;
    private PackedCheckpoints entries = new PackedCheckpoints();
    private long stride = FIRST_STRIDE;

    /** @param budget the most memory of all checkpoints, in bytes; a few are kept in any case */
    Checkpoints(long budget) {
        this.budget = budget;
    }

    /** Returns a copy that ends with the checkpoint of a step, a multiple of the stride. */
    Checkpoints upTo(long step) {
        Checkpoints copy = new Checkpoints(budget);
        copy.stride = stride;
        copy.entries = entries.copy((int) (step / stride) + 1, 1);
        return copy;
    }

    /** The checkpoint of the furthest step; empty if there is none. */
    Optional<Checkpoint> last() {
        return entries.size() == 0 ? Optional.empty() : Optional.of(at(entries.size() - 1));
    }

    /** The most memory of all checkpoints, in bytes. */
    long budget() {
        return budget;
    }

    /** The number of steps between two checkpoints. */
    long stride() {
        return stride;
    }

    /** The memory of all checkpoints, in bytes. */
    long bytes() {
        return entries.bytes();
    }

    /** Adds a checkpoint, whose step is the next multiple of the stride. */
    void add(Checkpoint checkpoint) {
        entries.add(checkpoint);
        while (bytes() > budget && entries.size() > FEWEST) {
            thin();
        }
    }

    private void thin() {
        stride *= 2;
        entries = entries.copy(entries.size(), 2);
    }

    /**
     * The last checkpoint before a path began with a prefix.
     *
     * @param step a step at which the path has the prefix, which has at least two squares
     * @param beginning the squares of the prefix
     */
    Checkpoint lastBefore(long step, int[] beginning, Problem problem) {
        int without = 0;
        int with = (int) Math.min(step / stride, entries.size() - 1) + 1;
        while (with - without > 1) {
            int middle = (without + with) >>> 1;
            if (at(middle).begins(beginning, problem)) {
                with = middle;
            } else {
                without = middle;
            }
        }
        return at(without);
    }

    /**
     * Brings a search to a step: forward from where it is, or from the last checkpoint up to the step if that is nearer
     * or the search is beyond the step.
     */
    void seek(Search search, long step) {
        var nearest = before(step);
        if (search.step() > step || search.step() < nearest.step()) {
            search.restore(nearest);
        }
        search.advance(step - search.step());
    }

    /** The last checkpoint at or before a step. */
    private Checkpoint before(long step) {
        return at((int) Math.min(step / stride, entries.size() - 1));
    }

    private Checkpoint at(int index) {
        return entries.get(index, index * stride);
    }
}
