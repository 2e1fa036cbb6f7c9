package knightschool.ui.statemap;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.play.GameHistory;
import knightschool.setup.GraphLayout;
import knightschool.setup.PuzzleSource;
import knightschool.setup.StateMapSetup;
import knightschool.statemap.BlockMove;
import knightschool.statemap.MapBudget;
import knightschool.statemap.PuzzleSession;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.StateMap;
import knightschool.ui.playback.Stopwatch;

/**
 * What the scene of maps knows and can do, without a toolkit. All calls come from the screen's thread; maps are made on
 * another, and {@link #tick}, called once a pulse, takes over what has come since.
 */
final class StateMapModel implements PuzzleEditing.Host, AutoCloseable {
    /** Who does nothing for longer, as behind a closed lid, does not think about the puzzle. */
    private static final Duration LONGEST_THOUGHT = Duration.ofMinutes(5);

    private final ReadOnlyObjectWrapper<StateMapSetup> setup;
    private final ReadOnlyObjectWrapper<PuzzleGame> game = new ReadOnlyObjectWrapper<>();
    private final Stopwatch clock = new Stopwatch(LONGEST_THOUGHT);
    private final MapWork maps;
    private final SolutionHelp help = new SolutionHelp(this::stateMap, this::onward);
    private final PositionLookedAt looked =
            new PositionLookedAt(this::stateMap, this::session, game::get, help, () -> edit().isEditing());
    private final PuzzleEditing editing;
    private final PlayedSessions players;
    private Optional<PuzzleSession> session = Optional.empty();
    private final MapFactsModel facts = new MapFactsModel();
    private final ReadOnlyIntegerWrapper turns = new ReadOnlyIntegerWrapper(this, "turns");
    private BooleanSupplier unfinished = () -> false;
    private final GameHistory<LeftGame> history =
            new GameHistory<>(new PresentGame(), () -> turns.set(turns.get() + 1));
    private final Map<SlidingPuzzle, LeftGame> edited = new HashMap<>();
    private boolean held = true;

    /** What was played before something else took its place. */
    private record LeftGame(StateMapSetup setup, PuzzleGame game, long milliseconds, String player) {}

    StateMapModel(MapBudget budget) {
        StateMapSetup first = StateMapSetup.of(PuzzleSource.usual());
        maps = new MapWork(budget, this::arrived);
        maps.stateProperty().addListener(_ -> facts.show(stateMap()));
        facts.chosenProperty()
                .addListener((_, _, now) -> now.flatMap(MapFact::layout).ifPresent(this::lay));
        players = new PlayedSessions(first.puzzle());
        setup = new ReadOnlyObjectWrapper<>(first);
        editing = new PuzzleEditing(setup, this);
        game.set(PuzzleGame.of(first.puzzle(), List.of(), List.of()));
        clock.hold(true);
        clock.start();
    }

    // What is shown

    /**
     * Shows what a set-up says; a puzzle that is mapped already keeps its map. What was played comes back by
     * {@link #undo}.
     */
    void open(StateMapSetup next) {
        if (!next.equals(now())) {
            leave(next.walk().size());
        }
        enter(next);
    }

    private void enter(StateMapSetup next) {
        edited.clear();
        editing.open(next.source());
        show(next, false);
    }

    /** Something else will take the place of this game, with so many moves made when it begins. */
    private void leave(int begins) {
        if (isPlayed()) {
            history.leave(begins);
        }
    }

    private boolean isPlayed() {
        return !game.get().walk().isEmpty() || !game.get().undone().isEmpty();
    }

    private LeftGame left() {
        return new LeftGame(
                now(),
                game.get(),
                clock.milliseconds(),
                players.playerProperty().get());
    }

    private final class PresentGame implements GameHistory.Present<LeftGame> {
        @Override
        public int moves() {
            return game.get().walk().size();
        }

        @Override
        public boolean canTakeBack() {
            return !game.get().walk().isEmpty();
        }

        @Override
        public void takeBack() {
            look();
            play(game.get().undo());
        }

        @Override
        public boolean canDoAgain() {
            return !game.get().undone().isEmpty();
        }

        @Override
        public void doAgain() {
            look();
            play(game.get().redo(clock.milliseconds()));
        }

        /** A puzzle with changes that are in no file is left only by what asks about them. */
        @Override
        public boolean isHeld() {
            return editing.isChanged();
        }

        @Override
        public LeftGame whole() {
            return left();
        }

        @Override
        public void bringBack(LeftGame before) {
            look();
            enter(before.setup());
            playOn(before);
        }
    }

    private void playOn(LeftGame before) {
        play(before.game());
        session.ifPresent(players::resume);
        clock.set(Duration.ofMillis(before.milliseconds()));
        players.playerProperty().set(before.player());
    }

    /** Games that were left do not come back: what was opened is another task. */
    void forgetLeft() {
        history.clear();
    }

    /** How often it changed which games can be brought back: undo and redo depend on it. */
    ReadOnlyIntegerProperty turnsProperty() {
        return turns.getReadOnlyProperty();
    }

    private void show(StateMapSetup next, boolean atOnce) {
        boolean same = next.puzzle().equals(setup.get().puzzle()) && stateMap().isPresent();
        stop();
        session.ifPresent(players::keep);
        setup.set(next);
        clock.set(Duration.ofMillis(
                next.milliseconds().isEmpty() ? 0 : next.milliseconds().getLast()));
        looked.clear();
        if (!same) {
            session = Optional.empty();
            maps.forget();
        }
        players.show(next.puzzle());
        play(PuzzleGame.of(next.puzzle(), next.walk(), next.milliseconds()));
        session.ifPresent(players::resume);
        if (!same && atOnce) {
            maps.mapIfSmall(next.puzzle());
        } else if (!same) {
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

    /** Gives one hint more, in the place where facts or a solution may be shown: its words are what is asked for. */
    void hint() {
        facts.hide();
        if (showsSolution()) {
            showSolution(false);
        }
        help.hint();
    }

    // The map

    private void arrived(Optional<StateMap> map) {
        session = map.map(game.get()::session);
        session.ifPresent(players::resume);
    }

    /** Makes the map of the puzzle, again where it was cancelled. */
    void map() {
        maps.map(setup.get().puzzle());
    }

    /** The work at the map. */
    MapWork maps() {
        return maps;
    }

    /** The map, once it is there. */
    Optional<StateMap> stateMap() {
        return maps.stateMap();
    }

    /** Facts about the map. */
    MapFactsModel facts() {
        return facts;
    }

    // Editing

    /** Edits the puzzle, and knows which file has it. */
    PuzzleEditing editing() {
        return editing;
    }

    /** The puzzle while it is edited. */
    PuzzleEditModel edit() {
        return editing.edit();
    }

    @Override
    public void begun() {
        look();
    }

    @Override
    public void edited(StateMapSetup next) {
        if (isPlayed()) {
            edited.put(game.get().puzzle(), left());
        } else {
            edited.remove(game.get().puzzle());
        }
        show(next, true);
        // An edit that is undone has the moves come back that were made before it.
        Optional.ofNullable(edited.get(next.puzzle())).ifPresent(this::playOn);
    }

    @Override
    public void unfinished() {
        stop();
        maps.wait(StateMapWords.UNFINISHED);
    }

    @Override
    public void ended() {
        if (maps.stateProperty().get() instanceof MapState.Waiting) {
            map();
        }
    }

    /** What is shown without changes that are in no file, with the moves that were made before them. */
    StateMapSetup saved() {
        if (!editing.isChanged()) {
            return now();
        }
        PuzzleSource source = editing.source();
        return Optional.ofNullable(edited.get(source.puzzle()))
                .map(LeftGame::setup)
                .orElseGet(() -> StateMapSetup.of(source));
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
        help.clear();
        game.set(next);
    }

    /** Makes a move, if it can be made. */
    boolean move(BlockMove move) {
        look();
        boolean allowed = game.get().allows(move);
        if (allowed) {
            goOn(game.get(), move);
        }
        return allowed;
    }

    private void goOn(PuzzleGame before, BlockMove move) {
        List<BlockMove> undone = before.undone();
        if (!undone.isEmpty() && undone.getLast().equals(move)) {
            play(before.redo(clock.milliseconds()));
            return;
        }
        if (undone.isEmpty()) {
            history.goOn();
        } else {
            leave(before.walk().size() + 1);
        }
        play(before.with(move, clock.milliseconds()));
    }

    /** The player looks at the own board again. */
    private void look() {
        stop();
        looked.clear();
    }

    /** Whether there is anything to undo: an edit while the puzzle is edited, else a move, or that a game was left. */
    boolean canUndo() {
        return edit().isEditing() ? edit().undoName().isPresent() : history.canUndo();
    }

    /**
     * Takes back what is slid and no move yet, else the last move, or that a game was left; while the puzzle is edited
     * the last edit.
     */
    void undo() {
        if (edit().isEditing()) {
            edit().undo();
        } else if (!unfinished.getAsBoolean()) {
            history.undo();
        }
    }

    /** @param putBack takes back what a player has slid by keys and is no move yet; tells whether there was any */
    void onUndo(BooleanSupplier putBack) {
        unfinished = putBack;
    }

    boolean canRedo() {
        return edit().isEditing() ? edit().redoName().isPresent() : history.canRedo();
    }

    /** Does again what was taken back last. */
    void redo() {
        if (edit().isEditing()) {
            edit().redo();
        } else {
            history.redo();
        }
    }

    /** The puzzle from its start, and the clock from zero; what was played is kept, and comes back by {@link #undo}. */
    void again() {
        look();
        leave(0);
        session.ifPresent(players::keep);
        clock.set(Duration.ZERO);
        play(game.get().again());
    }

    /** What was played before on this puzzle, and by whom. */
    PlayedSessions players() {
        return players;
    }

    /** Takes over what several players did on a puzzle and is in no file; one of them may be playing now. */
    void restore(SlidingPuzzle puzzle, List<PuzzleSession> sessions) {
        players.restore(puzzle, sessions);
        if (puzzle.equals(game.get().puzzle())) {
            session.ifPresent(now -> {
                sessions.stream()
                        .filter(played -> played.moves().equals(now.moves()))
                        .forEach(played -> players.playerProperty().set(played.player()));
                players.resume(now);
            });
        }
    }

    /** Somebody else plays from the start. */
    void nextPlayer() {
        again();
        players.next();
    }

    Stopwatch clock() {
        return clock;
    }

    /** The position that is looked at. */
    PositionLookedAt looked() {
        return looked;
    }

    /** Makes the move to the position looked at; says whether there is one. */
    boolean goToPreview() {
        Optional<BlockMove> move = looked.moveToPreview();
        move.ifPresent(this::move);
        return move.isPresent();
    }

    // Help

    SolutionHelp help() {
        return help;
    }

    /** The positions of a shortest path from where the player is to a goal; empty where there is none. */
    List<Integer> onward() {
        return stateMap()
                .flatMap(map -> session.map(played -> map.pathToGoal(played.position())))
                .orElse(List.of());
    }

    /** Shows a shortest solution from where the player is, move by move. */
    void demonstrate() {
        if (onward().size() > 1) {
            looked.clear();
            help.demonstrate();
        }
    }

    /** Ends the demonstration: the board is the player's again. */
    void stop() {
        help.stop();
    }

    /** Takes over what has come, and goes on where a solution is shown. */
    void tick(long nanos) {
        maps.tick();
        facts.tick();
        clock.hold(held || game.get().isSolved() || help.isShowing() || edit().isEditing());
        clock.tick(nanos);
        help.playback().tick(nanos);
    }

    /** Whether a pulse has nothing to do; the clock is told the time by what a person does. */
    boolean isIdle() {
        return isSettled() && !help.playback().isPlaying();
    }

    /** While nobody sees the scene, no time goes by. */
    void hold(boolean now) {
        held = now;
        if (now) {
            // A scene that is left has no ticks, in which the clock is held otherwise.
            clock.hold(true);
        }
    }

    /** Whether nothing more will come by itself. */
    boolean isSettled() {
        return maps.isSettled() && facts.isSettled();
    }

    @Override
    public void close() {
        maps.close();
        facts.close();
    }
}
