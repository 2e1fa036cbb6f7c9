package knightschool.census;

import java.util.Optional;
import knightschool.files.ReadProgress;

/**
 * Counts rows of a table again. No row costs more steps than it says: one that says too few would else be counted for
 * as long as the census would have taken.
 */
final class RowProof {
    private final StepCounter counter;
    private final long most;
    private final ReadProgress progress;
    private long spent;
    private long said;

    /**
     * @param bytes of memory that it may take
     * @param most how many steps may be spent
     */
    RowProof(Census census, long bytes, long most, ReadProgress progress) {
        this.counter = MemoizedStepCounter.serves(census)
                ? new MemoizedStepCounter(census, bytes, this::counted)
                : new ExplicitStepCounter(census, this::counted);
        this.most = most;
        this.progress = progress;
    }

    /** Whether a row can be counted with the steps that are left. */
    boolean hasStepsFor(CensusRow row) {
        return row.steps() <= most - spent;
    }

    /** What the search does, where that is something else than a row says. */
    Optional<String> otherThan(CensusRow row) {
        progress.reached((double) spent / most);
        said = row.steps();
        try {
            CensusRow counted = counter.count(row.start());
            return counted.equals(row) ? Optional.empty() : Optional.of("gives " + CensusText.line(counted));
        } catch (MoreSteps _) {
            return Optional.of("takes more steps");
        } finally {
            spent += row.steps();
        }
    }

    private void counted(long steps) {
        progress.reached(Math.min(1, (double) (spent + steps) / most));
        if (steps > said) {
            throw new MoreSteps();
        }
    }

    /** The search takes more steps than a row says. */
    private static final class MoreSteps extends RuntimeException {
        private static final long serialVersionUID = 1;

        MoreSteps() {
            super(null, null, false, false);
        }
    }
}
