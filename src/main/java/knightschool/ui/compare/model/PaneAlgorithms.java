package knightschool.ui.compare.model;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.Solver;

/** What searches in the panes of a comparison, from left to right. */
final class PaneAlgorithms {
    private final ReadOnlyObjectWrapper<List<Solver>> solvers = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<OptionalInt> enlarged = new ReadOnlyObjectWrapper<>(OptionalInt.empty());

    /** Shows these, all of them. */
    void set(List<Solver> now) {
        enlarge(OptionalInt.empty());
        if (!now.equals(solvers.get())) {
            solvers.set(List.copyOf(now));
        }
    }

    /** Which pane alone is shown, by its number from 0; empty for all of them. */
    ReadOnlyObjectProperty<OptionalInt> enlargedProperty() {
        return enlarged.getReadOnlyProperty();
    }

    /** Shows one pane alone, or all of them; one that is not there is left out of account. */
    void enlarge(OptionalInt pane) {
        boolean isThere = pane.isPresent() && pane.getAsInt() < solvers.get().size();
        OptionalInt alone = isThere ? pane : OptionalInt.empty();
        if (!alone.equals(enlarged.get())) {
            enlarged.set(alone);
        }
    }

    /** What the next pane would show: the first of the usual algorithms, then of all, that no pane shows. */
    Solver next() {
        return Stream.concat(Solver.usual().stream(), Algorithms.all().stream().map(Solver::of))
                .filter(solver -> !solvers.get().contains(solver))
                .findFirst()
                .orElseGet(() -> Solver.usual().getFirst());
    }

    ReadOnlyObjectProperty<List<Solver>> solversProperty() {
        return solvers.getReadOnlyProperty();
    }

    List<Solver> solvers() {
        return solvers.get();
    }

    /**
     * Puts an algorithm with its options into a pane. Another pane that runs the same changes places with this pane, so
     * that no two do the same.
     *
     * @param pane its number, from 0 at the left
     * @return whether anything changed
     */
    boolean choose(int pane, Solver chosen) {
        List<Solver> now = new ArrayList<>(solvers.get());
        Solver before = now.get(pane);
        if (before.equals(chosen)) {
            return false;
        }
        int other = now.indexOf(chosen);
        if (other >= 0) {
            now.set(other, before);
        }
        now.set(pane, chosen);
        solvers.set(List.copyOf(now));
        return true;
    }
}
