package knightschool.ui.statemap;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.drawing.statemap.MapMarks;
import knightschool.setup.GraphLayout;
import knightschool.setup.PuzzleSource;
import knightschool.setup.StateMapSetup;
import knightschool.statemap.BlockMove;
import knightschool.statemap.MapBudget;
import knightschool.statemap.MapOutcome;
import knightschool.statemap.PuzzleSession;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapSearch;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.Inbox;
import knightschool.ui.work.Ticket;

/**
 * What the scene of maps knows and can do, without a toolkit. All calls come from the screen's thread; maps are made on
 * another, and {@link #tick}, called once a pulse, takes over what has come since.
 */
final class StateMapModel implements AutoCloseable {
    /** The three steps of a hint: how far, which block, the move. */
    static final int MOST_HINTS = 3;

    /** How long a move of a demonstration is looked at, in nanoseconds. */
    static final long STEP_NANOS = 900_000_000;

    private final ReadOnlyObjectWrapper<StateMapSetup> setup;
    private final ReadOnlyObjectWrapper<PuzzleGame> game = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<MapState> state = new ReadOnlyObjectWrapper<>(new MapState.Mapping(0));
    private final ReadOnlyIntegerWrapper preview = new ReadOnlyIntegerWrapper(MapMarks.NONE);
    private final ReadOnlyIntegerWrapper hints = new ReadOnlyIntegerWrapper(0);
    private final ReadOnlyObjectWrapper<Optional<Demonstration>> demonstration =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final MapBudget budget;
    private final PlayClock clock = new PlayClock();
    private final Inbox inbox = new Inbox();
    private final BackgroundWork thread = BackgroundWork.newest("state map", inbox);
    private Optional<PuzzleSession> session = Optional.empty();
    private long stepSince = Long.MIN_VALUE;

    StateMapModel(MapBudget budget) {
        this.budget = budget;
        StateMapSetup first = StateMapSetup.of(PuzzleSource.usual());
        setup = new ReadOnlyObjectWrapper<>(first);
        game.set(PuzzleGame.of(first.puzzle(), List.of(), List.of()));
    }

    // What is shown

    /** Shows what a set-up says; a puzzle that is mapped already keeps its map. */
    void open(StateMapSetup next) {
        boolean same = next.puzzle().equals(setup.get().puzzle()) && state.get() instanceof MapState.Mapped;
        stop();
        setup.set(next);
        clock.set(next.milliseconds().isEmpty() ? 0 : next.milliseconds().getLast());
        preview.set(MapMarks.NONE);
        if (!same) {
            session = Optional.empty();
            state.set(new MapState.Mapping(0));
        }
        play(PuzzleGame.of(next.puzzle(), next.walk(), next.milliseconds()));
        if (!same) {
            map();
        }
    }

    /** What is shown, as a set-up. */
    StateMapSetup now() {
        StateMapSetup shown = setup.get();
        return shown.puzzle().equals(game.get().puzzle())
                ? shown.withWalk(game.get().walk(), game.get().times())
                : shown;
    }

    /** Whether a shortest solution is shown from where the puzzle stands. */
    boolean showsSolution() {
        return setup.get().showsSolution();
    }

    ReadOnlyObjectProperty<StateMapSetup> setupProperty() {
        return setup.getReadOnlyProperty();
    }

    GraphLayout layout() {
        return setup.get().layout();
    }

    /** Lays the positions out otherwise. */
    void lay(GraphLayout layout) {
        setup.set(setup.get().with(layout));
    }

    /** Shows a shortest solution from where the puzzle stands, or hides it. */
    void showSolution(boolean shown) {
        setup.set(setup.get().showingSolution(shown));
    }

    // The map

    /** Makes the map of the puzzle, again where it was cancelled. */
    void map() {
        SlidingPuzzle puzzle = setup.get().puzzle();
        state.set(new MapState.Mapping(0));
        thread.ask(ticket -> mapped(puzzle, ticket), this::arrived, failure -> state.set(new MapState.Failed(failure)));
    }

    private void arrived(MapState next) {
        session = next instanceof MapState.Mapped(MappedPuzzle puzzle)
                ? Optional.of(game.get().session(puzzle.map()))
                : Optional.empty();
        state.set(next);
    }

    private MapState mapped(SlidingPuzzle puzzle, Ticket ticket) {
        MapOutcome outcome = StateMapSearch.map(puzzle, false, budget, (_, found) -> {
            ticket.requireWanted();
            ticket.say(() -> state.set(new MapState.Mapping(found)));
        });
        return switch (outcome) {
            case MapOutcome.Mapped whole -> new MapState.Mapped(MappedPuzzle.of(whole.map()));
            case MapOutcome.TooLarge large -> new MapState.TooLarge(large.reason());
        };
    }

    /** Ends the making of a map. */
    void cancel() {
        if (state.get() instanceof MapState.Mapping(long found)) {
            thread.cancel();
            state.set(new MapState.Cancelled(found));
        }
    }

    ReadOnlyObjectProperty<MapState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** The map, once it is there. */
    Optional<StateMap> stateMap() {
        return state.get() instanceof MapState.Mapped(MappedPuzzle puzzle)
                ? Optional.of(puzzle.map())
                : Optional.empty();
    }

    /** Whether a map is being made. */
    BooleanBinding mapping() {
        return Bindings.createBooleanBinding(() -> state.get() instanceof MapState.Mapping, state);
    }

    /** Whether a goal can be reached, as far as that is known. */
    BooleanBinding solvable() {
        return Bindings.createBooleanBinding(
                () -> stateMap().filter(map -> map.shortest() != StateMap.NONE).isPresent(), state);
    }

    // The game

    ReadOnlyObjectProperty<PuzzleGame> gameProperty() {
        return game.getReadOnlyProperty();
    }

    PuzzleGame game() {
        return game.get();
    }

    /** What was played, on the map; empty as long as there is no map. */
    Optional<PuzzleSession> session() {
        return session;
    }

    private void play(PuzzleGame next) {
        session = stateMap().map(next::session);
        hints.set(0);
        game.set(next);
    }

    /** Makes a move, if it can be made. */
    boolean move(BlockMove move) {
        stop();
        preview.set(MapMarks.NONE);
        boolean allowed = game.get().allows(move);
        if (allowed) {
            play(game.get().with(move, clock.milliseconds()));
        }
        return allowed;
    }

    void undo() {
        if (!game.get().done().isEmpty()) {
            stop();
            preview.set(MapMarks.NONE);
            play(game.get().undo(clock.milliseconds()));
        }
    }

    void redo() {
        if (!game.get().undone().isEmpty()) {
            stop();
            preview.set(MapMarks.NONE);
            play(game.get().redo(clock.milliseconds()));
        }
    }

    /** The puzzle from its start, and the clock from zero. */
    void again() {
        stop();
        preview.set(MapMarks.NONE);
        clock.set(0);
        play(game.get().again());
    }

    PlayClock clock() {
        return clock;
    }

    // Looking at other positions

    /** The position whose board is shown instead of the player's, or {@link MapMarks#NONE}. */
    ReadOnlyIntegerProperty previewProperty() {
        return preview.getReadOnlyProperty();
    }

    /** Shows the board of a position; the player's own is shown for what it is. */
    void preview(int position) {
        stop();
        boolean own = session.filter(played -> played.position() == position).isPresent();
        preview.set(own ? MapMarks.NONE : position);
    }

    /** The move that leads from the player's position to the one looked at, where they are linked. */
    Optional<BlockMove> moveToPreview() {
        return stateMap().flatMap(map -> session.flatMap(played -> linked(map, played.position(), preview.get())));
    }

    /** The move between two positions, where there is one. */
    static Optional<BlockMove> linked(StateMap map, int from, int to) {
        if (to == MapMarks.NONE || from == to) {
            return Optional.empty();
        }
        for (int i = 0; i < map.degree(from); i++) {
            if (map.neighbour(from, i) == to) {
                return Optional.of(map.move(from, to));
            }
        }
        return Optional.empty();
    }

    /** Makes the move to the position looked at; says whether there is one. */
    boolean goToPreview() {
        Optional<BlockMove> move = moveToPreview();
        move.ifPresent(this::move);
        return move.isPresent();
    }

    /** The puzzle that is on the board: the player's, one that is looked at, or one of a demonstration. */
    SlidingPuzzle onBoard() {
        int shown = shownPosition();
        return shown == MapMarks.NONE
                ? game.get().standing()
                : stateMap().map(map -> map.puzzleAt(shown)).orElse(game.get().standing());
    }

    /** The position on the board where it is not the player's, or {@link MapMarks#NONE}. */
    int shownPosition() {
        return demonstration.get().map(Demonstration::position).orElse(preview.get());
    }

    // Help

    /** The positions of a shortest path from where the player is to a goal; empty where there is none. */
    List<Integer> onward() {
        return stateMap()
                .flatMap(map -> session.map(played -> map.pathToGoal(played.position())))
                .orElse(List.of());
    }

    /** How many hints are given for this position, 0 to {@value #MOST_HINTS}. */
    ReadOnlyIntegerProperty hintsProperty() {
        return hints.getReadOnlyProperty();
    }

    /** Gives one hint more. */
    void hint() {
        if (hintedMove().isPresent()) {
            hints.set(Math.min(MOST_HINTS, hints.get() + 1));
        }
    }

    /** Gives the hints up to that number. */
    void hintUpTo(int number) {
        while (hints.get() < number && hintedMove().isPresent()) {
            hint();
        }
    }

    /** The move that hints are about. */
    Optional<BlockMove> hintedMove() {
        List<Integer> path = onward();
        return path.size() < 2 ? Optional.empty() : stateMap().map(map -> map.move(path.get(0), path.get(1)));
    }

    /** The block that a hint points at. */
    OptionalInt hintedBlock() {
        return hints.get() < 2
                ? OptionalInt.empty()
                : hintedMove().map(move -> OptionalInt.of(move.block())).orElse(OptionalInt.empty());
    }

    /** The solution that is being shown; empty where none is. */
    ReadOnlyObjectProperty<Optional<Demonstration>> demonstrationProperty() {
        return demonstration.getReadOnlyProperty();
    }

    /** Shows a shortest solution from where the player is, move by move. */
    void demonstrate() {
        List<Integer> path = onward();
        if (path.size() > 1) {
            preview.set(MapMarks.NONE);
            stepSince = Long.MIN_VALUE;
            demonstration.set(Optional.of(new Demonstration(path, 0)));
        }
    }

    /** Ends the demonstration: the board is the player's again. */
    void stop() {
        demonstration.set(Optional.empty());
    }

    /** Takes over what has come, and goes on where a solution is shown. */
    void tick(long nanos) {
        inbox.empty();
        clock.hold(held || game.get().isSolved() || demonstration.get().isPresent());
        clock.tick(nanos);
        demonstration.get().filter(shown -> !shown.isEnded()).ifPresent(shown -> step(shown, nanos));
    }

    private boolean held = true;

    /** While nobody sees the scene, no time goes by. */
    void hold(boolean now) {
        held = now;
    }

    private void step(Demonstration shown, long nanos) {
        if (stepSince == Long.MIN_VALUE) {
            stepSince = nanos;
        } else if (nanos - stepSince >= STEP_NANOS) {
            stepSince = nanos;
            demonstration.set(Optional.of(shown.next()));
        }
    }

    /** Whether nothing more will come by itself. */
    boolean isSettled() {
        return !thread.isBusy();
    }

    @Override
    public void close() {
        thread.close();
    }
}
