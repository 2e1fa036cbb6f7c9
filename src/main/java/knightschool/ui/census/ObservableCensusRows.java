package knightschool.ui.census;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.collections.ModifiableObservableListBase;
import knightschool.census.CensusRow;
import knightschool.files.InputFault;
import knightschool.search.Outcome;

/**
 * A list of rows by ascending start, at most one per start. Listeners are notified once per call, however many rows are
 * added.
 */
final class ObservableCensusRows extends ModifiableObservableListBase<CensusRow> {
    private final List<CensusRow> rows = new ArrayList<>();

    /** How many rows have each outcome. */
    private final Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);

    private Set<Outcome> outcomes = Set.of();

    /** Adds rows at their places. A row of a start that has one already is ignored. */
    void merge(Collection<CensusRow> more) {
        beginChange();
        more.stream().sorted(Comparator.comparingInt(CensusRow::start)).forEach(this::merge);
        endChange();
    }

    /**
     * Checks that rows do not contradict those in the list.
     *
     * @throws InputFault if a row differs from the known row of the same start
     */
    void requireAgreement(Collection<CensusRow> otherRows) {
        for (CensusRow row : otherRows) {
            if (from(row.start()).map(ownRow -> !ownRow.equals(row)).orElse(false)) {
                throw new InputFault(
                        "start " + row.start() + " ends there in another way than was counted here",
                        "Choose the board, the algorithm and the limit of that file.");
            }
        }
    }

    private void merge(CensusRow row) {
        int place = place(row.start());
        if (place < 0) {
            add(-place - 1, row);
        }
    }

    /**
     * The outcomes of the rows. They are kept rather than collected from the rows, because a legend asks for them in
     * every frame: the same set is returned until another outcome comes or one goes.
     */
    Set<Outcome> outcomes() {
        return outcomes;
    }

    private void count(CensusRow row, int by) {
        counts.merge(row.outcome(), by, (before, more) -> before + more == 0 ? null : before + more);
        if (!outcomes.equals(counts.keySet())) {
            outcomes = Set.copyOf(counts.keySet());
        }
    }

    /** The row of a start; empty if there is none. */
    Optional<CensusRow> from(int start) {
        int place = place(start);
        return place < 0 ? Optional.empty() : Optional.of(rows.get(place));
    }

    /** The index of the row of a start, or −1 minus the index at which it would be inserted. */
    private int place(int start) {
        int low = 0;
        int high = rows.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (rows.get(middle).start() < start) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < rows.size() && rows.get(low).start() == start ? low : -low - 1;
    }

    @Override
    public CensusRow get(int index) {
        return rows.get(index);
    }

    @Override
    public int size() {
        return rows.size();
    }

    @Override
    protected void doAdd(int index, CensusRow row) {
        rows.add(index, row);
        count(row, 1);
    }

    @Override
    protected CensusRow doSet(int index, CensusRow row) {
        count(row, 1);
        CensusRow before = rows.set(index, row);
        count(before, -1);
        return before;
    }

    @Override
    protected CensusRow doRemove(int index) {
        CensusRow before = rows.remove(index);
        count(before, -1);
        return before;
    }
}
