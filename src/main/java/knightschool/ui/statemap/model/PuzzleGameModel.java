package knightschool.ui.statemap.model;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.graph.WalkHistory;
import knightschool.history.UndoHistoryEvent;
import knightschool.play.CrossGameUndoHistory;
import knightschool.setup.scene.StateMapSetup;
import knightschool.statemap.BlockMove;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleGame;
import knightschool.statemap.StateMap;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.playback.Stopwatch;

/**
 * The game on a puzzle: its moves, those taken back, the clock, the player, and earlier games, which {@link #undo}
 * brings back. Independent of the JavaFX toolkit. Used on the JavaFX thread only.
 */
public final class PuzzleGameModel implements UndoHistory {
    /**
     * The longest time between two moves that counts as thinking. A longer one has other reasons, such as a closed
     * laptop.
     */
    private static final Duration LONGEST_THOUGHT = Duration.ofMinutes(5);

    private final ReadOnlyObjectProperty<StateMapSetup> setup;
    private final InspectedPositionModel inspectedPosition;
    private final SolutionHelpModel help;
    private final BooleanSupplier unsavedEdits;
    private final Consumer<StateMapSetup> opener;
    private final ReadOnlyObjectWrapper<SlidingPuzzleGame> game = new ReadOnlyObjectWrapper<>();
    private final Stopwatch clock = new Stopwatch(LONGEST_THOUGHT);
    private final PlayedPuzzleSessions players;
    private final ReadOnlyIntegerWrapper turns = new ReadOnlyIntegerWrapper(this, "turns");
    private final CrossGameUndoHistory<PlayedGame> history =
            new CrossGameUndoHistory<>(new PresentGame(), this::happened);
    private final List<Consumer<UndoHistoryEvent>> listeners = new ArrayList<>();
    private final ReadOnlyObjectWrapper<Optional<SlidMove>> slid =
            new ReadOnlyObjectWrapper<>(this, "slid", Optional.empty());
    private Optional<StateMap> map = Optional.empty();
    private Optional<PuzzleSessionLog> session = Optional.empty();

    /** A game at the time when another one replaced it. */
    public record PlayedGame(StateMapSetup setup, SlidingPuzzleGame game, long milliseconds, String player) {}

    /**
     * A block that was slid but not set down.
     *
     * @param milliseconds time of the last slide
     */
    public record SlidMove(BlockMove move, long milliseconds) {}

    /**
     * @param setup the set-up shown, with the puzzle of this game
     * @param inspectedPosition is cleared when the game goes on
     * @param help its hints are removed when the position changes
     * @param unsavedEdits whether the puzzle has unsaved changes, which undo and redo must not replace
     * @param opener shows the puzzle of an earlier game
     */
    public PuzzleGameModel(
            ReadOnlyObjectProperty<StateMapSetup> setup,
            InspectedPositionModel inspectedPosition,
            SolutionHelpModel help,
            BooleanSupplier unsavedEdits,
            Consumer<StateMapSetup> opener) {
        this.setup = setup;
        this.inspectedPosition = inspectedPosition;
        this.help = help;
        this.unsavedEdits = unsavedEdits;
        this.opener = opener;
        SlidingPuzzle first = setup.get().puzzle();
        players = new PlayedPuzzleSessions(first);
        game.set(SlidingPuzzleGame.of(first));
        clock.hold(true);
        clock.start();
        game.addListener(_ -> tell(UndoHistoryEvent.RESET));
        slid.addListener(_ -> tell(UndoHistoryEvent.RESET));
    }

    private void happened(UndoHistoryEvent event) {
        turns.set(turns.get() + 1);
        tell(event);
    }

    private void tell(UndoHistoryEvent event) {
        listeners.forEach(listener -> listener.accept(event));
    }

    @Override
    public void addListener(Consumer<UndoHistoryEvent> listener) {
        listeners.add(listener);
    }

    public ReadOnlyObjectProperty<SlidingPuzzleGame> gameProperty() {
        return game.getReadOnlyProperty();
    }

    public SlidingPuzzleGame game() {
        return game.get();
    }

    /** Returns the set-up shown, with the moves of the game. A block that is being slid counts as moved. */
    public StateMapSetup setup() {
        StateMapSetup current = setup.get();
        SlidingPuzzleGame settled = settled();
        return current.puzzle().equals(settled.puzzle()) ? current.withWalk(settled.walk(), settled.times()) : current;
    }

    /** The moves played, on the map; empty until the map is made. */
    public Optional<PuzzleSessionLog> session() {
        return session;
    }

    /** As {@link #session}, with a slid block set down. */
    public Optional<PuzzleSessionLog> settledSession() {
        return session(settled());
    }

    /** The earlier sessions on this puzzle and their players. */
    public PlayedPuzzleSessions players() {
        return players;
    }

    Stopwatch clock() {
        return clock;
    }

    /** Stores the current session before another one begins. */
    void keep() {
        session.ifPresent(players::keep);
    }

    /** Starts with the moves and times of a set-up. The current game is lost unless it was left before. */
    public void begin(StateMapSetup next) {
        clock.set(Duration.ofMillis(
                next.milliseconds().isEmpty() ? 0 : next.milliseconds().getLast()));
        players.show(next.puzzle());
        set(SlidingPuzzleGame.of(next.puzzle(), next.walk(), next.milliseconds()));
        session.ifPresent(players::resume);
    }

    private Optional<PuzzleSessionLog> session(SlidingPuzzleGame played) {
        return map.map(stateMap -> played.session("", stateMap));
    }

    private void set(SlidingPuzzleGame next) {
        session = session(next);
        help.hints().clear();
        slid.set(Optional.empty());
        game.set(next);
    }

    /** Called when the map of the puzzle was made; empty if there is none. */
    void arrived(Optional<StateMap> next) {
        map = next;
        session = session(game.get());
        session.ifPresent(players::resume);
    }

    // Moves

    /** Makes a move if it is allowed. Returns whether it was. */
    public boolean move(BlockMove move) {
        setDown();
        inspectedPosition.returnToGame();
        boolean allowed = game.get().allows(move);
        if (allowed) {
            applyMove(move, clock.milliseconds());
        }
        return allowed;
    }

    private void applyMove(BlockMove move, long milliseconds) {
        SlidingPuzzleGame after = game.get().after(move, milliseconds);
        history.recordWalk(game.get().history(), after.history());
        set(after);
    }

    // What is slid and not set down

    /** The block that is slid but not set down. */
    public ReadOnlyObjectProperty<Optional<SlidMove>> slidProperty() {
        return slid.getReadOnlyProperty();
    }

    /**
     * Slides a block without setting it down.
     *
     * @param distance its distance from its place, in cells; 0 puts it back
     */
    public void slide(int block, int distance) {
        slid.set(
                distance == 0
                        ? Optional.empty()
                        : Optional.of(new SlidMove(new BlockMove(block, distance), clock.milliseconds())));
    }

    /** Turns a slid block into a move, before something else begins. */
    public void setDown() {
        slid.get().ifPresent(held -> {
            slid.set(Optional.empty());
            applyMove(held.move(), held.milliseconds());
        });
    }

    /** Puts a slid block back. Returns whether there was one. */
    public boolean putBack() {
        boolean any = slid.get().isPresent();
        slid.set(Optional.empty());
        return any;
    }

    /** The game as it will be once the slid block is set down. */
    public SlidingPuzzleGame settled() {
        return slid.get()
                .map(held -> game.get().after(held.move(), held.milliseconds()))
                .orElse(game.get());
    }

    /** Whether there is a move, or leaving a game, to undo. */
    @Override
    public boolean canUndo() {
        return slid.get().isPresent() || history.canUndo();
    }

    @Override
    public boolean isActing() {
        return slid.get().isPresent();
    }

    /**
     * Undoes the last move, including one that is only slid, or leaving a game. After an undo, a slid block is only put
     * back, since its move would discard the moves that redo brings back.
     */
    @Override
    public void undo() {
        boolean instead = game.get().history().canRedo()
                && !settled().history().steps().equals(game.get().history().steps());
        if (instead) {
            putBack();
        } else {
            setDown();
            history.undo();
        }
    }

    @Override
    public boolean canRedo() {
        return slid.get().isPresent() ? settled().history().canRedo() : history.canRedo();
    }

    @Override
    public void redo() {
        setDown();
        history.redo();
    }

    /** Changes its value whenever the games to bring back change, on which undo and redo depend. */
    public ReadOnlyIntegerProperty turnsProperty() {
        return turns.getReadOnlyProperty();
    }

    // Games that were left

    /** Whether there are moves that would be lost. */
    boolean isPlayed() {
        return !settled().walk().isEmpty() || game.get().history().canRedo();
    }

    /**
     * Stores the game for undo before something else replaces it.
     *
     * @param begins number of moves already made when the next game begins
     */
    public void leave(int begins) {
        setDown();
        if (isPlayed()) {
            replace(begins);
        }
    }

    /**
     * As {@link #leave}, also for a game without a move.
     *
     * @param begins number of moves already made when the next game begins
     */
    public void replace(int begins) {
        history.leave(begins);
    }

    /** The game with its puzzle, to be resumed later. */
    public PlayedGame whole() {
        return new PlayedGame(
                setup(),
                game.get(),
                clock.milliseconds(),
                players.playerProperty().get());
    }

    /** Resumes a game on the shown puzzle. */
    void resume(PlayedGame before) {
        set(before.game());
        session.ifPresent(players::resume);
        clock.set(Duration.ofMillis(before.milliseconds()));
        players.playerProperty().set(before.player());
    }

    /** Discards the stored games, since another task was opened. */
    public void forgetLeft() {
        history.clear();
    }

    /** The undo history, for another scene that shows the same. */
    public CrossGameUndoHistory.Handover<PlayedGame> handover() {
        setDown();
        return history.handover(UnaryOperator.identity());
    }

    /** Adopts the undo history of another scene that showed the same. */
    public void adoptHistory(CrossGameUndoHistory.Handover<PlayedGame> elsewhere) {
        history.adopt(elsewhere);
    }

    /** Restarts the puzzle and the clock. The current game is stored, and {@link #undo} brings it back. */
    public void restart() {
        setDown();
        inspectedPosition.returnToGame();
        leave(0);
        keep();
        clock.set(Duration.ZERO);
        set(SlidingPuzzleGame.of(game.get().puzzle()));
    }

    /** Restarts the puzzle for another player. */
    public void nextPlayer() {
        restart();
        players.next();
    }

    /** Restores unsaved sessions of several players on a puzzle. One of them may be the current one. */
    public void restore(SlidingPuzzle puzzle, List<PuzzleSessionLog> sessions) {
        players.restore(puzzle, sessions);
        if (puzzle.equals(game.get().puzzle())) {
            session.ifPresent(players::resume);
        }
    }

    private final class PresentGame implements CrossGameUndoHistory.Present<PlayedGame> {
        @Override
        public WalkHistory<BlockMove> walk() {
            return game.get().history();
        }

        @Override
        public void takeBack() {
            inspectedPosition.returnToGame();
            set(game.get().undo());
        }

        @Override
        public void doAgain() {
            inspectedPosition.returnToGame();
            set(game.get().redo(clock.milliseconds()));
        }

        @Override
        public boolean isHeld() {
            return unsavedEdits.getAsBoolean();
        }

        @Override
        public PlayedGame whole() {
            return PuzzleGameModel.this.whole();
        }

        @Override
        public void bringBack(PlayedGame before) {
            inspectedPosition.returnToGame();
            opener.accept(before.setup());
            resume(before);
        }
    }
}
