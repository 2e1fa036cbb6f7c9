package knightschool.ui.census;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import knightschool.census.CensusRow;
import knightschool.compare.StepRatio;

/**
 * The ratios of the numbers of steps that two solvers need from the same start, for all starts counted for both. They
 * are kept rather than computed from the rows, because a legend asks for them in every frame.
 */
final class CensusStepRatios {
    private final ObservableCensusRows firstRows;
    private final ObservableCensusRows otherRows;
    private final long limit;
    private final SortedMap<Integer, StepRatio> byStart = new TreeMap<>();
    private final SortedMap<Integer, StepRatio> readOnly = Collections.unmodifiableSortedMap(byStart);
    private Set<StepRatio.Kind> kinds = Set.of();

    /**
     * @param firstRows the rows of the first solver
     * @param otherRows the rows of the solver whose steps are divided by those of the first
     * @param limit the number of steps after which searches are stopped
     */
    CensusStepRatios(ObservableCensusRows firstRows, ObservableCensusRows otherRows, long limit) {
        this.firstRows = firstRows;
        this.otherRows = otherRows;
        this.limit = limit;
        add(firstRows);
    }

    /** Returns the ratios of a solver that is seen alone: none. */
    static CensusStepRatios none() {
        return new CensusStepRatios(new ObservableCensusRows(), new ObservableCensusRows(), 1);
    }

    /** Adds the ratios from the starts of rows that have arrived in one of the two tables. */
    void add(Collection<CensusRow> more) {
        for (CensusRow row : more) {
            of(row.start()).ifPresent(ratio -> {
                byStart.put(row.start(), ratio);
                add(ratio.kind());
            });
        }
    }

    private void add(StepRatio.Kind kind) {
        if (!kinds.contains(kind)) {
            Set<StepRatio.Kind> more = EnumSet.of(kind);
            more.addAll(kinds);
            kinds = Set.copyOf(more);
        }
    }

    private Optional<StepRatio> of(int start) {
        return firstRows.from(start).flatMap(first -> otherRows.from(start).map(other -> other.ratioTo(first, limit)));
    }

    /** The ratios by start, which change as rows arrive. */
    SortedMap<Integer, StepRatio> byStart() {
        return readOnly;
    }

    /** The kinds of the ratios; the same set until another kind comes. */
    Set<StepRatio.Kind> kinds() {
        return kinds;
    }
}
