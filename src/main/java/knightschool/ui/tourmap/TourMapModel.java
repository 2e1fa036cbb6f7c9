package knightschool.ui.tourmap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.search.Problem;
import knightschool.setup.TourMapSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.statemap.tour.TourMap;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.PulsedModel;
import knightschool.ui.work.WorkFailure;

/**
 * What the scene knows and can do, without a toolkit. All calls come from the screen's thread; maps are made on
 * another, and {@link #tick}, called once a pulse, takes over what has come since.
 */
final class TourMapModel extends PulsedModel {
    private static final int START = 0;

    private final ReadOnlyObjectWrapper<TourMapSetup> setup;
    private final ReadOnlyObjectWrapper<Optional<LaidOutTourMap>> mapped =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<WorkFailure>> failure = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final BiFunction<Problem, Solver, LaidOutTourMap> maker;

    TourMapModel(TourMapSetup first) {
        this(first, LaidOutTourMap::of);
    }

    /** @param maker called on another thread */
    TourMapModel(TourMapSetup first, BiFunction<Problem, Solver, LaidOutTourMap> maker) {
        super(inbox -> BackgroundWork.newest("tour map", inbox));
        this.maker = maker;
        setup = new ReadOnlyObjectWrapper<>(first);
    }

    ReadOnlyObjectProperty<TourMapSetup> setupProperty() {
        return setup.getReadOnlyProperty();
    }

    /** The map of what is shown, once it is there. */
    ReadOnlyObjectProperty<Optional<LaidOutTourMap>> mappedProperty() {
        return mapped.getReadOnlyProperty();
    }

    /** Why there is no map, if making it failed. */
    ReadOnlyObjectProperty<Optional<WorkFailure>> failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** Shows what a set-up says; a map that is there already stays. */
    void open(TourMapSetup next) {
        Problem problem = next.problem();
        Solver solver = next.searching();
        if (mapped.get().filter(known -> known.isOf(problem, solver)).isPresent()) {
            setup.set(next);
            return;
        }
        mapped.set(Optional.empty());
        failure.set(Optional.empty());
        setup.set(next);
        worker.ask(
                _ -> maker.apply(problem, solver),
                made -> mapped.set(Optional.of(made)),
                failed -> failure.set(Optional.of(failed)));
    }

    TourMapSetup now() {
        return setup.get();
    }

    /** Lets another algorithm search. */
    void search(Solver solver) {
        open(now().withSolver(solver));
    }

    /** Another board, from its own start. */
    void on(Board board) {
        open(now().on(board));
    }

    /** Whether closed tours are sought. */
    boolean isClosed() {
        return now().shows(DisplayOption.CLOSED);
    }

    void toggleClosed() {
        open(now().showing(DisplayOption.CLOSED, !isClosed()));
    }

    // Positions

    /** The positions from the start to the one that is shown; the start alone as long as there is no map. */
    List<Integer> path() {
        List<Integer> path = new ArrayList<>(List.of(START));
        mapped.get().ifPresent(known -> {
            List<Integer> walk = now().walk();
            for (int i = 1; i < walk.size(); i++) {
                path.add(known.map().after(path.getLast(), walk.get(i)).orElseThrow());
            }
        });
        return path;
    }

    /** The position that is shown. */
    int shown() {
        return path().getLast();
    }

    /** Shows a position: one move on or back along the path that leads here, or else by a path of its own. */
    void show(int position) {
        LaidOutTourMap known = mapped.get().orElseThrow();
        List<Integer> path = path();
        int before = path.indexOf(position);
        if (before >= 0) {
            take(known.map(), path.subList(0, before + 1));
        } else if (position > path.getLast() && isLinked(known.map(), path.getLast(), position)) {
            path.add(position);
            take(known.map(), path);
        } else {
            take(known.map(), pathTo(known.map(), position));
        }
    }

    private static boolean isLinked(TourMap map, int one, int other) {
        return IntStream.of(map.neighbours(one)).anyMatch(near -> near == other);
    }

    private static List<Integer> pathTo(TourMap map, int position) {
        List<Integer> path = new ArrayList<>(List.of(position));
        while (path.getFirst() != START) {
            path.addFirst(IntStream.of(map.neighbours(path.getFirst())).min().orElseThrow());
        }
        return path;
    }

    private void take(TourMap map, List<Integer> path) {
        setup.set(now().withWalk(path.stream().map(map::knightAt).toList()));
    }

    /** Back by one move. */
    void back() {
        List<Integer> path = path();
        if (path.size() > 1) {
            show(path.get(path.size() - 2));
        }
    }

    /** A square was clicked: the knight goes there if that is a move, or else begins there. */
    void click(int square) {
        LaidOutTourMap known = mapped.get().orElse(null);
        if (known == null || !now().board().isPlayable(square)) {
            return;
        }
        known.map().after(shown(), square).ifPresentOrElse(this::show, () -> open(now().withWalk(List.of(square))));
    }
}
