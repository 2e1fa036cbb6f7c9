package knightschool.ui.tourmap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.search.Problem;
import knightschool.setup.scene.TourStateMapSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.statemap.tour.TourStateMap;
import knightschool.ui.history.ObservableHistory;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PulsedBackgroundModel;
import knightschool.ui.work.WorkFailure;

/**
 * The model of the scene, independent of the JavaFX toolkit. Used on the JavaFX thread; maps are made on another
 * thread, and {@link #tick}, called once per pulse, applies the results.
 */
final class TourStateMapModel extends PulsedBackgroundModel {
    private static final int START = 0;

    private final ReadOnlyObjectWrapper<TourStateMapSetup> setup;
    private final ReadOnlyObjectWrapper<Optional<LaidOutTourStateMap>> mapped =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<WorkFailure>> failure = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObservableHistory<TourStateMapSetup> history = new ObservableHistory<>();
    private final BiFunction<Problem, ConfiguredAlgorithm, LaidOutTourStateMap> maker;

    TourStateMapModel(TourStateMapSetup first) {
        this(first, LaidOutTourStateMap::of);
    }

    /** @param maker makes maps; called on another thread */
    TourStateMapModel(TourStateMapSetup first, BiFunction<Problem, ConfiguredAlgorithm, LaidOutTourStateMap> maker) {
        super(inbox -> BackgroundWorker.newest("tour map", inbox));
        this.maker = maker;
        setup = new ReadOnlyObjectWrapper<>(first);
    }

    ReadOnlyObjectProperty<TourStateMapSetup> setupProperty() {
        return setup.getReadOnlyProperty();
    }

    /** The map of the current set-up; empty until it is made. */
    ReadOnlyObjectProperty<Optional<LaidOutTourStateMap>> mappedProperty() {
        return mapped.getReadOnlyProperty();
    }

    /** The failure of the map; empty if there is none. */
    ReadOnlyObjectProperty<Optional<WorkFailure>> failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** Opens a set-up in place of all that {@link #undo} leads back to. A map that is known already is kept. */
    void open(TourStateMapSetup next) {
        history.clear();
        bring(next);
    }

    private void bring(TourStateMapSetup next) {
        Problem problem = next.problem();
        ConfiguredAlgorithm solver = next.searching();
        if (mapped.get().filter(tourMap -> tourMap.isOf(problem, solver)).isPresent()) {
            setup.set(next);
            return;
        }
        mapped.set(Optional.empty());
        failure.set(Optional.empty());
        setup.set(next);
        worker.ask(
                _ -> maker.apply(problem, solver),
                tourMap -> mapped.set(Optional.of(tourMap)),
                failed -> failure.set(Optional.of(failed)));
    }

    TourStateMapSetup now() {
        return setup.get();
    }

    void search(ConfiguredAlgorithm solver) {
        change(now().withSolver(solver));
    }

    void on(Board board) {
        change(now().on(board));
    }

    /** Shows a set-up that the user has chosen by one act, which {@link #undo} takes back. */
    private void change(TourStateMapSetup next) {
        TourStateMapSetup before = now();
        if (!next.equals(before)) {
            history.leave(before);
            bring(next);
        }
    }

    /** Takes back the last act of the user since a set-up was opened. */
    void undo() {
        history.back(now()).ifPresent(this::bring);
    }

    /** Does again the act that was taken back last, unless the user has done another since. */
    void redo() {
        history.forth(now()).ifPresent(this::bring);
    }

    /** Whether there is an act to take back. */
    ReadOnlyBooleanProperty undoableProperty() {
        return history.undoableProperty();
    }

    /** Whether there is an act to do again. */
    ReadOnlyBooleanProperty redoableProperty() {
        return history.redoableProperty();
    }

    /** Whether closed tours are searched for. */
    boolean isClosed() {
        return now().shows(DisplayOption.CLOSED);
    }

    void toggleClosed() {
        change(now().showing(DisplayOption.CLOSED, !isClosed()));
    }

    // Positions

    /** The positions from the start to the shown one; only the start as long as there is no map. */
    List<Integer> path() {
        List<Integer> path = new ArrayList<>(List.of(START));
        mapped.get().ifPresent(tourMap -> {
            List<Integer> walk = now().walk();
            for (int i = 1; i < walk.size(); i++) {
                path.add(tourMap.map().after(path.getLast(), walk.get(i)).orElseThrow());
            }
        });
        return path;
    }

    int shownPosition() {
        return path().getLast();
    }

    /** Shows a position: by a move along or back the current path if possible, otherwise by a path of its own. */
    void show(int position) {
        LaidOutTourStateMap tourMap = mapped.get().orElseThrow();
        List<Integer> path = path();
        int before = path.indexOf(position);
        if (before >= 0) {
            take(tourMap.map(), path.subList(0, before + 1));
        } else if (position > path.getLast() && isLinked(tourMap.map(), path.getLast(), position)) {
            path.add(position);
            take(tourMap.map(), path);
        } else {
            take(tourMap.map(), pathTo(tourMap.map(), position));
        }
    }

    private static boolean isLinked(TourStateMap map, int one, int other) {
        return IntStream.of(map.neighbours(one)).anyMatch(near -> near == other);
    }

    private static List<Integer> pathTo(TourStateMap map, int position) {
        List<Integer> path = new ArrayList<>(List.of(position));
        while (path.getFirst() != START) {
            path.addFirst(IntStream.of(map.neighbours(path.getFirst())).min().orElseThrow());
        }
        return path;
    }

    private void take(TourStateMap map, List<Integer> path) {
        change(now().withWalk(path.stream().map(map::knightAt).toList()));
    }

    /** Handles a click on a square: makes the move if it is one, otherwise starts there. */
    void click(int square) {
        LaidOutTourStateMap tourMap = mapped.get().orElse(null);
        if (tourMap == null || !now().board().isPlayable(square)) {
            return;
        }
        tourMap.map()
                .after(shownPosition(), square)
                .ifPresentOrElse(this::show, () -> change(now().withWalk(List.of(square))));
    }
}
