package knightschool.ui.compare.model;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.setup.scene.CompareSetup;

/**
 * The algorithms of the panes of a comparison, from left to right, and the enlarged pane; adds, replaces and removes
 * panes. Changed searches continue at the shown step or the last one that can be reached.
 */
public final class PaneAlgorithms {
    private final ReadOnlyObjectWrapper<List<ConfiguredAlgorithm>> solvers = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<OptionalInt> enlarged = new ReadOnlyObjectWrapper<>(OptionalInt.empty());
    private final Consumer<String> refused;
    private final Runnable changed;

    /**
     * Creates a model without panes.
     *
     * @param refused receives the reason why a request was refused, in words
     * @param changed run after every change other than {@link #begin}
     */
    PaneAlgorithms(Consumer<String> refused, Runnable changed) {
        this.refused = refused;
        this.changed = changed;
    }

    /** Sets the searches after a restart; all panes are visible. */
    void begin(List<ConfiguredAlgorithm> now) {
        enlarge(OptionalInt.empty());
        if (!now.equals(solvers.get())) {
            solvers.set(List.copyOf(now));
        }
    }

    /** Sets the searches; all panes are visible. */
    public void set(List<ConfiguredAlgorithm> now) {
        boolean same = now.equals(solvers.get());
        begin(now);
        if (!same) {
            changed.run();
        }
    }

    /** Adds a pane at the right, with an algorithm that no other pane has; refused if there is no space for it. */
    public void add() {
        if (solvers.get().size() >= CompareSetup.MOST_PANES) {
            refused.accept(CompareWords.MOST_PANES);
            return;
        }
        set(Stream.concat(solvers.get().stream(), Stream.of(next())).toList());
    }

    /**
     * Inserts a pane; refused if there is no space for it.
     *
     * @param place the index of the new pane, from 0 at the left
     */
    void insert(int place, ConfiguredAlgorithm solver) {
        if (solvers.get().size() >= CompareSetup.MOST_PANES) {
            refused.accept(CompareWords.MOST_PANES);
            return;
        }
        List<ConfiguredAlgorithm> more = new ArrayList<>(solvers.get());
        more.add(place, solver);
        set(more);
    }

    /**
     * Returns the index of the first pane that runs an algorithm, with whatever options; if there is none, a pane is
     * added at the right. While one pane is enlarged, the pane found is enlarged in its place; after a pane was added,
     * all panes are visible.
     *
     * @return the index, from 0; empty if there is no space for another pane
     */
    public OptionalInt showPaneOf(Algorithm algorithm) {
        if (indexOf(algorithm).isEmpty()) {
            insert(solvers.get().size(), ConfiguredAlgorithm.of(algorithm));
        }
        OptionalInt pane = indexOf(algorithm);
        if (enlarged.get().isPresent() && pane.isPresent()) {
            enlarge(pane);
        }
        return pane;
    }

    private OptionalInt indexOf(Algorithm algorithm) {
        return IntStream.range(0, solvers.get().size())
                .filter(pane -> solvers.get().get(pane).algorithm().equals(algorithm))
                .findFirst();
    }

    /**
     * Removes a pane; refused for the last one.
     *
     * @param pane the index of the pane, from 0
     */
    public void close(int pane) {
        if (solvers.get().size() == 1) {
            refused.accept(CompareWords.LAST_PANE);
            return;
        }
        List<ConfiguredAlgorithm> fewer = new ArrayList<>(solvers.get());
        fewer.remove(pane);
        set(fewer);
    }

    /**
     * Moves a pane, if there are so many beside it. An enlarged pane stays enlarged.
     *
     * @param pane the index of the pane, from 0
     * @param by the number of places to the right; negative to the left
     */
    public void move(int pane, int by) {
        int to = pane + by;
        if (to < 0 || to >= solvers.get().size()) {
            return;
        }
        boolean alone = enlarged.get().isPresent();
        List<ConfiguredAlgorithm> moved = new ArrayList<>(solvers.get());
        moved.add(to, moved.remove(pane));
        set(moved);
        if (alone) {
            enlarge(OptionalInt.of(to));
        }
    }

    /**
     * Sets the algorithm and options of a pane. If another pane runs the same, the two are exchanged, so that no two
     * panes run the same search.
     *
     * @param pane the index of the pane, from 0 at the left
     */
    public void choose(int pane, ConfiguredAlgorithm solver) {
        List<ConfiguredAlgorithm> now = new ArrayList<>(solvers.get());
        ConfiguredAlgorithm before = now.get(pane);
        if (before.equals(solver)) {
            return;
        }
        int other = now.indexOf(solver);
        if (other >= 0) {
            now.set(other, before);
        }
        now.set(pane, solver);
        solvers.set(List.copyOf(now));
        changed.run();
    }

    /**
     * Enlarges one pane, or shows all of them if the index is empty or does not exist.
     *
     * @param pane the index of the pane, from 0
     */
    public void enlarge(OptionalInt pane) {
        boolean isThere = pane.isPresent() && pane.getAsInt() < solvers.get().size();
        OptionalInt alone = isThere ? pane : OptionalInt.empty();
        if (!alone.equals(enlarged.get())) {
            enlarged.set(alone);
        }
    }

    /**
     * Returns the index of the pane that runs a search: what is on screen may be of the panes before a change until the
     * changed searches have come as far.
     *
     * @param place where the pane was; it is preferred if several panes run the search
     * @return the index, from 0; empty if no pane runs the search any more
     */
    public OptionalInt find(int place, ConfiguredAlgorithm solver) {
        List<ConfiguredAlgorithm> now = solvers.get();
        int index = place >= 0 && place < now.size() && now.get(place).equals(solver) ? place : now.indexOf(solver);
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
    }

    /** The search of the next pane: the first of the usual algorithms, then of all, that no pane shows. */
    ConfiguredAlgorithm next() {
        return Stream.concat(
                        ConfiguredAlgorithm.usual().stream(),
                        Algorithms.all().stream().map(ConfiguredAlgorithm::of))
                .filter(solver -> !solvers.get().contains(solver))
                .findFirst()
                .orElseGet(() -> ConfiguredAlgorithm.usual().getFirst());
    }

    /** The index of the enlarged pane, from 0; empty if all panes are shown. */
    public ReadOnlyObjectProperty<OptionalInt> enlargedProperty() {
        return enlarged.getReadOnlyProperty();
    }

    public OptionalInt enlarged() {
        return enlarged.get();
    }

    /** The searches, from left to right. */
    public ReadOnlyObjectProperty<List<ConfiguredAlgorithm>> solversProperty() {
        return solvers.getReadOnlyProperty();
    }

    public List<ConfiguredAlgorithm> solvers() {
        return solvers.get();
    }
}
