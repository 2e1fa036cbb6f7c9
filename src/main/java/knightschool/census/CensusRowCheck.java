package knightschool.census;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.search.Outcome;

/**
 * Checks rows of a census that were read from a file: rejects rows that no search of the census can produce, and
 * repeats the searches with the fewest steps, within a budget, to find false rows.
 */
public final class CensusRowCheck {
    /** The number of steps that may be spent on counting rows again. */
    private static final long STEPS_TO_PROVE = 20_000_000;

    private static final long MEMORY_TO_PROVE = 16L << 20;

    private final CensusDefinition census;
    private final String remedy;
    private final long stepsToProve;

    /** @param remedy says what to do about a row of another census */
    public CensusRowCheck(CensusDefinition census, String remedy) {
        this(census, remedy, STEPS_TO_PROVE);
    }

    /** @param stepsToProve the number of steps that may be spent on counting rows again */
    public CensusRowCheck(CensusDefinition census, String remedy, long stepsToProve) {
        this.census = census;
        this.remedy = remedy;
        this.stepsToProve = stepsToProve;
    }

    /**
     * A row that states something else than the search does.
     *
     * @param truth what the search does, such as "gives 0,found,63"
     */
    public record FalseRow(CensusRow row, String truth) {}

    /**
     * Rejects a row that this census cannot produce.
     *
     * @throws InputFault if it is one
     */
    public void require(CensusRow row) {
        if (!census.board().isPlayable(row.start())) {
            throw new InputFault("start " + row.start() + " is no playable square of this board", remedy);
        }
        int fewest = census.board().playableCount() - 1;
        if (row.outcome() == Outcome.FOUND && row.steps() < fewest) {
            throw new InputFault(
                    "found after " + row.steps() + " steps, but a tour of this board takes at least " + fewest, remedy);
        }
        if (row.steps() > census.limit()) {
            throw new InputFault(row.steps() + " steps are more than the limit of " + census.limit(), remedy);
        }
        boolean goesOn = census.policy().proves();
        if (row.outcome() == Outcome.PROVEN_ABSENT && !goesOn) {
            throw new InputFault("this algorithm proves nothing, so no start can be proven-absent", remedy);
        }
        if (row.outcome() == Outcome.STOPPED && goesOn && row.steps() < census.limit()) {
            throw new InputFault("stopped after " + row.steps() + " steps, but the limit is " + census.limit(), remedy);
        }
    }

    /**
     * Counts the cheapest rows again, as far as some seconds suffice, and returns the first that is wrong.
     *
     * @param progress receives the progress
     */
    public Optional<FalseRow> falseRow(Collection<CensusRow> rows, ReadProgressListener progress) {
        List<CensusRow> cheapest =
                rows.stream().sorted(Comparator.comparingLong(CensusRow::steps)).toList();
        RowProof proof = new RowProof(census, MEMORY_TO_PROVE, stepsToProve, progress);
        for (CensusRow row : cheapest) {
            if (!proof.hasStepsFor(row)) {
                return Optional.empty();
            }
            Optional<String> other = proof.otherThan(row);
            if (other.isPresent()) {
                return Optional.of(new FalseRow(row, other.get()));
            }
        }
        return Optional.empty();
    }

    /**
     * Counts rows of a table again. Counting a row stops when it exceeds the steps that the row states; otherwise a row
     * that states too few could take as long as the whole census.
     */
    private static final class RowProof {
        private final SearchStepCounter counter;
        private final long most;
        private final ReadProgressListener progress;
        private long spent;
        private long claimedSteps;

        /**
         * Creates a check with nothing spent yet.
         *
         * @param bytes the memory that the check may use, in bytes
         * @param most the number of steps that may be spent
         */
        RowProof(CensusDefinition census, long bytes, long most, ReadProgressListener progress) {
            this.counter = MemoizedStepCounter.serves(census)
                    ? new MemoizedStepCounter(census, bytes, this::counted)
                    : new ExplicitStepCounter(census, this::counted);
            this.most = most;
            this.progress = progress;
        }

        /** Returns whether enough steps are left to count a row. */
        boolean hasStepsFor(CensusRow row) {
            return row.steps() <= most - spent;
        }

        /** Returns what the search does if it differs from what the row states, otherwise empty. */
        Optional<String> otherThan(CensusRow row) {
            progress.reached((double) spent / most);
            claimedSteps = row.steps();
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
            if (steps > claimedSteps) {
                throw new MoreSteps();
            }
        }

        /** Thrown when a search takes more steps than its row states. */
        private static final class MoreSteps extends RuntimeException {
            private static final long serialVersionUID = 1;

            MoreSteps() {
                super(null, null, false, false);
            }
        }
    }
}
