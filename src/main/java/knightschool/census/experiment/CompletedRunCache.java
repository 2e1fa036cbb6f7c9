package knightschool.census.experiment;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import knightschool.census.CensusRow;
import knightschool.files.InputFault;
import knightschool.search.Outcome;
import knightschool.text.NumberFormatter;

/**
 * A cache of completed runs for all experiment plans, so that a run is seldom made twice. A completed search answers
 * for other limits, too: a limit of at least its number of steps gives the same end, a smaller limit gives a search
 * stopped at the limit. Not safe for use by several threads.
 */
public final class CompletedRunCache {
    private final Map<ExperimentRunGroup, TreeMap<Integer, Run>> runs = new HashMap<>();

    /**
     * A run as it was made.
     *
     * @param limit the number of steps after which it would have been stopped
     */
    private record Run(CensusRow row, long limit) {
        /** Whether a larger limit cannot change it. */
        boolean isFinal() {
            return row.outcome() != Outcome.STOPPED || row.steps() < limit;
        }

        Optional<CensusRow> under(long other) {
            if (row.steps() > other) {
                return Optional.of(new CensusRow(row.start(), Outcome.STOPPED, other));
            }
            return isFinal() || row.steps() == other ? Optional.of(row) : Optional.empty();
        }

        boolean tellsMoreThan(Run other) {
            return !other.isFinal() && (isFinal() || limit > other.limit);
        }
    }

    /**
     * Adds a run.
     *
     * @param limit the number of steps after which it would have been stopped
     */
    public void add(ExperimentRunGroup group, CensusRow row, long limit) {
        runs.computeIfAbsent(group, _ -> new TreeMap<>())
                .merge(row.start(), new Run(row, limit), (old, fresh) -> fresh.tellsMoreThan(old) ? fresh : old);
    }

    /**
     * Checks that a run does not contradict a known one.
     *
     * @throws InputFault if it does
     */
    public void requireAgreement(ExperimentRunGroup group, CensusRow row, long limit) {
        Optional<CensusRow> known = row(group, row.start(), limit);
        if (known.isPresent() && !known.get().equals(row)) {
            throw new InputFault(
                    "start " + row.start() + " ends there in another way than was counted here, after "
                            + NumberFormatter.grouped(known.get().steps()) + " steps",
                    "That file is of another program or was changed by hand: leave the row out.");
        }
    }

    /** Returns whether each of some runs is known here, too, or follows from what is. */
    public boolean hasAll(ExperimentText.Runs some) {
        long limit = some.plan().limit();
        return some.runs().entrySet().stream()
                .allMatch(group -> group.getValue().stream()
                        .allMatch(row -> row(group.getKey(), row.start(), limit).equals(Optional.of(row))));
    }

    /** Returns how the run from a start ends under a limit; empty if that is not known. */
    public Optional<CensusRow> row(ExperimentRunGroup group, int start, long limit) {
        TreeMap<Integer, Run> known = runs.get(group);
        return known == null || !known.containsKey(start)
                ? Optional.empty()
                : known.get(start).under(limit);
    }

    /** Returns the known runs of a group of a plan, in ascending order of their starts. */
    public List<CensusRow> rows(ExperimentPlan plan, ExperimentRunGroup group) {
        return plan.starts().on(group.board()).stream()
                .boxed()
                .flatMap(start -> row(group, start, plan.limit()).stream())
                .toList();
    }

    /** Returns the starts of a group of a plan whose runs are missing. */
    public BitSet missing(ExperimentPlan plan, ExperimentRunGroup group) {
        BitSet starts = plan.starts().on(group.board());
        rows(plan, group).forEach(row -> starts.clear(row.start()));
        return starts;
    }
}
