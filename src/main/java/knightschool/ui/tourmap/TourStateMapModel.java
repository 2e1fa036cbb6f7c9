package knightschool.ui.tourmap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.ColourRole;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkHistory;
import knightschool.search.Problem;
import knightschool.setup.scene.TourStateMapSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.statemap.tour.TourStateMap;
import knightschool.ui.knight.AbstractWalkModel;
import knightschool.ui.knight.KnightWalkModel;
import knightschool.ui.knight.MovableKnightBoardWords;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PulsedBackgroundModel;
import knightschool.ui.work.WorkFailure;

/**
 * The model of the scene of a tour's state map, independent of the JavaFX toolkit: the board, the search, the map and
 * the shown position. Used on the JavaFX thread; maps are made on another thread, and {@link #tick}, called once per
 * pulse, applies the results.
 */
final class TourStateMapModel extends PulsedBackgroundModel {
    private static final int START = 0;

    private final ReadOnlyObjectWrapper<TourStateMapSetup> setup;
    private final ReadOnlyObjectWrapper<Optional<LaidOutTourStateMap>> mapped =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<WorkFailure>> failure = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<WalkHistory<Integer>> walk =
            new ReadOnlyObjectWrapper<>(WalkHistory.of(List.of()));
    private final KnightWalk knight = new KnightWalk();
    private final TourSearchTreeModel tree = new TourSearchTreeModel(worker);
    private final BiFunction<Problem, ConfiguredAlgorithm, LaidOutTourStateMap> maker;

    TourStateMapModel(TourStateMapSetup first) {
        this(first, LaidOutTourStateMap::of);
    }

    /** @param maker makes maps; called on another thread */
    TourStateMapModel(TourStateMapSetup first, BiFunction<Problem, ConfiguredAlgorithm, LaidOutTourStateMap> maker) {
        super(inbox -> BackgroundWorker.newest("tour map", inbox));
        this.maker = maker;
        setup = new ReadOnlyObjectWrapper<>(first);
        walk.set(walkOf(first));
        mapped.addListener((_, _, now) -> {
            tree.begin(now);
            tree.follow(shownPosition());
        });
        setup.addListener((_, _, _) -> tree.follow(shownPosition()));
        tree.selection()
                .subtreeProperty()
                .addListener(_ -> tree.selectedPosition().ifPresent(this::show));
    }

    /** The knight's walk to the shown position, on the board of the set-up; its undo history is that of the scene. */
    KnightWalk knight() {
        return knight;
    }

    /** The search tree, a selected node of which is shown as a position. */
    TourSearchTreeModel tree() {
        return tree;
    }

    /** The walk from the start to the shown position, with the squares that were taken back. */
    ReadOnlyObjectProperty<WalkHistory<Integer>> walkProperty() {
        return walk.getReadOnlyProperty();
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

    /** Opens a set-up in place of all that undo leads back to. A map that is known already is kept. */
    void open(TourStateMapSetup next) {
        bring(new PastWalk(next, walkOf(next)));
        knight.forgetHistory();
    }

    private static WalkHistory<Integer> walkOf(TourStateMapSetup setup) {
        return WalkHistory.of(setup.walk().isEmpty() ? List.of(setup.start()) : setup.walk());
    }

    /** A set-up that was replaced by another, and its walk with the squares that were taken back. */
    private record PastWalk(TourStateMapSetup setup, WalkHistory<Integer> walk) {}

    private void bring(PastWalk next) {
        Problem problem = next.setup().problem();
        ConfiguredAlgorithm solver = next.setup().searching();
        boolean isMapped =
                mapped.get().filter(tourMap -> tourMap.isOf(problem, solver)).isPresent();
        if (!isMapped) {
            mapped.set(Optional.empty());
            failure.set(Optional.empty());
        }
        setup.set(next.setup());
        walk.set(next.walk());
        if (!isMapped) {
            worker.ask(
                    _ -> maker.apply(problem, solver),
                    tourMap -> mapped.set(Optional.of(tourMap)),
                    failed -> failure.set(Optional.of(failed)));
        }
    }

    TourStateMapSetup now() {
        return setup.get();
    }

    /** The colour of the algorithm that searches. */
    ColourRole hue() {
        return AlgorithmStyle.of(now().searching().algorithm()).colour();
    }

    void search(ConfiguredAlgorithm solver) {
        change(now().withSolver(solver));
    }

    void on(Board board) {
        change(now().on(board));
    }

    /** Shows a set-up that the user has chosen by one act, which undo takes back. */
    private void change(TourStateMapSetup next) {
        if (!next.equals(now())) {
            knight.replace(next);
        }
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

    /**
     * Shows a position, by one act, which undo takes back: by a move, by going back along the current path, or by a
     * path of its own.
     */
    void show(int position) {
        TourStateMap map = mapped.get().orElseThrow().map();
        List<Integer> path = path();
        int before = path.indexOf(position);
        if (before >= 0) {
            knight.jumpTo(before + 1);
        } else if (position > path.getLast() && isLinked(map, path.getLast(), position)) {
            knight.moveTo(map.knightAt(position));
        } else {
            change(now().withWalk(
                            pathTo(map, position).stream().map(map::knightAt).toList()));
        }
    }

    /** Shows the position at the start, by one act, which undo takes back. */
    void showStart() {
        knight.jumpTo(1);
    }

    /** Shows the position after all moves that were taken back, by one act, which undo takes back. */
    void showEnd() {
        knight.jumpTo(walk.get().steps().size());
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

    /** Returns the squares that a move of the knight leads to, in move order; none as long as there is no map. */
    List<Integer> moves() {
        return mapped.get()
                .map(tourMap -> Arrays.stream(KnightGraph.of(now().board()).neighbours(knight.knight()))
                        .filter(square ->
                                tourMap.map().after(shownPosition(), square).isPresent())
                        .boxed()
                        .toList())
                .orElse(List.of());
    }

    /** The knight's walk. Another board, search or kind of tour replaces it, as another walk does. */
    final class KnightWalk extends AbstractWalkModel<Integer, PastWalk> implements KnightWalkModel {
        @Override
        public Board board() {
            return now().board();
        }

        @Override
        public WalkHistory<Integer> walkHistory() {
            return walk.get();
        }

        /** A map has a start, which stays. */
        @Override
        protected int least() {
            return 1;
        }

        /** Also a start was chosen. */
        @Override
        protected boolean isWorthKeeping() {
            return true;
        }

        /** Makes the move to a square. Before the first move, any other square becomes the start. */
        @Override
        public void choose(int square) {
            String name = SquareNames.name(board(), square);
            if (mapped.get().isEmpty()) {
                say(TourStateMapWords.WAIT);
            } else if (!board().isPlayable(square)) {
                say(MovableKnightBoardWords.hole(name));
            } else if (square == knight()) {
                say(MovableKnightBoardWords.already(name));
            } else if (moves().contains(square)) {
                makeMove(square);
            } else if (canTakeBack()) {
                say(TourStateMapWords.noMove(name, SquareNames.name(board(), knight())));
            } else {
                change(now().withWalk(List.of(square)));
            }
        }

        @Override
        public List<Integer> numbered() {
            return moves();
        }

        @Override
        public String noneNumbered() {
            return mapped.get().isEmpty() ? TourStateMapWords.WAIT : KnightWalkModel.super.noneNumbered();
        }

        void moveTo(int square) {
            makeMove(square);
        }

        /**
         * Goes back or on to the position after a number of squares, by an act of its own, after which the moves stay.
         */
        void jumpTo(int squares) {
            if (squares != walkHistory().length()) {
                leave(squares);
                put(walkHistory().at(squares));
            }
        }

        void replace(TourStateMapSetup next) {
            WalkHistory<Integer> other = walkOf(next);
            leave(other.length());
            bringBack(new PastWalk(next, other));
        }

        @Override
        protected void put(WalkHistory<Integer> next) {
            bringBack(new PastWalk(now().withWalk(next.walked()), next));
        }

        @Override
        protected PastWalk whole() {
            return new PastWalk(now(), walkHistory());
        }

        @Override
        protected void bringBack(PastWalk before) {
            say("");
            bring(before);
            walkChanged();
        }
    }
}
