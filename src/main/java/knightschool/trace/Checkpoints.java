package knightschool.trace;

import java.util.ArrayList;
import java.util.List;
import knightschool.search.Checkpoint;
import knightschool.search.Problem;

/**
 * Checkpoints of one search at multiples of a stride. When they outgrow their budget, every second one is dropped and
 * the stride doubled: so there are always few enough to keep and enough to be near any step.
 */
final class Checkpoints {
    private static final long FIRST_STRIDE = 64;
    private static final int FEWEST = 4;

    private final long budget;
    private final List<Checkpoint> kept = new ArrayList<>();
    private long stride = FIRST_STRIDE;
    private long bytes;

    /** @param budget how much they may take together, in bytes; a few are kept whatever it is */
    Checkpoints(long budget) {
        this.budget = budget;
    }

    /** Number of steps between two checkpoints. */
    long stride() {
        return stride;
    }

    /** What they take together, in bytes. */
    long bytes() {
        return bytes;
    }

    /** Keeps a checkpoint whose step is the next multiple of the stride. */
    void add(Checkpoint checkpoint) {
        kept.add(checkpoint);
        bytes += checkpoint.bytes();
        while (bytes > budget && kept.size() > FEWEST) {
            thin();
        }
    }

    private void thin() {
        stride *= 2;
        kept.removeIf(checkpoint -> checkpoint.step() % stride != 0);
        bytes = kept.stream().mapToLong(Checkpoint::bytes).sum();
    }

    /**
     * The last checkpoint before a path had that beginning.
     *
     * @param step a moment that has it, and at least two squares of it
     * @param beginning square indices
     */
    Checkpoint lastBefore(long step, int[] beginning, Problem problem) {
        int without = 0;
        int with = (int) Math.min(step / stride, kept.size() - 1) + 1;
        while (with - without > 1) {
            int middle = (without + with) >>> 1;
            if (kept.get(middle).begins(beginning, problem)) {
                with = middle;
            } else {
                without = middle;
            }
        }
        return kept.get(without);
    }

    /** The last checkpoint that is not after a step. */
    Checkpoint before(long step) {
        return kept.get((int) Math.min(step / stride, kept.size() - 1));
    }
}
