package knightschool.ui.compare.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.Solver;
import knightschool.setup.CompareSetup;

/**
 * What searches in the panes of a comparison, from left to right, and which of them alone is shown. Other searches go
 * on at the step that is shown, or the last that can be reached.
 */
public final class PaneAlgorithms {
    private final ReadOnlyObjectWrapper<List<Solver>> solvers = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<OptionalInt> enlarged = new ReadOnlyObjectWrapper<>(OptionalInt.empty());
    private final Consumer<String> refused;
    private final Runnable changed;

    /**
     * No panes yet.
     *
     * @param refused told why what a person asked for cannot be done
     * @param changed follows every change, except where all begins anew
     */
    PaneAlgorithms(Consumer<String> refused, Runnable changed) {
        this.refused = refused;
        this.changed = changed;
    }

    /** All begins anew with these, and all of them are shown. */
    void begin(List<Solver> now) {
        enlarge(OptionalInt.empty());
        if (!now.equals(solvers.get())) {
            solvers.set(List.copyOf(now));
        }
    }

    /** Shows these, all of them. */
    public void set(List<Solver> now) {
        boolean same = now.equals(solvers.get());
        begin(now);
        if (!same) {
            changed.run();
        }
    }

    /** Another pane at the right, with an algorithm that none has yet; where there is no room for one, says so. */
    public void add() {
        if (solvers.get().size() >= CompareSetup.MOST_PANES) {
            refused.accept(CompareWords.MOST_PANES);
            return;
        }
        set(Stream.concat(solvers.get().stream(), Stream.of(next())).toList());
    }

    /** Takes a pane away, by its number from 0; the last one stays, and that is said. */
    public void close(int pane) {
        if (solvers.get().size() == 1) {
            refused.accept(CompareWords.LAST_PANE);
            return;
        }
        List<Solver> fewer = new ArrayList<>(solvers.get());
        fewer.remove(pane);
        set(fewer);
    }

    /**
     * Lets a pane change places with the one beside it, if there is one; a pane that is shown alone stays so.
     *
     * @param pane its number, from 0
     * @param by 1 to the right, -1 to the left
     */
    public void move(int pane, int by) {
        int to = pane + by;
        if (to < 0 || to >= solvers.get().size()) {
            return;
        }
        boolean alone = enlarged.get().isPresent();
        List<Solver> moved = new ArrayList<>(solvers.get());
        Collections.swap(moved, pane, to);
        set(moved);
        if (alone) {
            enlarge(OptionalInt.of(to));
        }
    }

    /**
     * Puts an algorithm with its options into a pane. Another pane that runs the same changes places with this pane, so
     * that no two do the same.
     *
     * @param pane its number, from 0 at the left
     */
    public void choose(int pane, Solver chosen) {
        List<Solver> now = new ArrayList<>(solvers.get());
        Solver before = now.get(pane);
        if (before.equals(chosen)) {
            return;
        }
        int other = now.indexOf(chosen);
        if (other >= 0) {
            now.set(other, before);
        }
        now.set(pane, chosen);
        solvers.set(List.copyOf(now));
        changed.run();
    }

    /** Shows one pane alone, by its number from 0, or all of them; one that is not there is left out of account. */
    public void enlarge(OptionalInt pane) {
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

    /** Which pane alone is shown, by its number from 0; empty for all of them. */
    public ReadOnlyObjectProperty<OptionalInt> enlargedProperty() {
        return enlarged.getReadOnlyProperty();
    }

    public OptionalInt enlarged() {
        return enlarged.get();
    }

    /** What searches, from left to right. */
    public ReadOnlyObjectProperty<List<Solver>> solversProperty() {
        return solvers.getReadOnlyProperty();
    }

    public List<Solver> solvers() {
        return solvers.get();
    }
}
