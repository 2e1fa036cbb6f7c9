package knightschool.ui.statemap.model;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.graph.WalkHistory;
import knightschool.play.CrossGameUndoHistory;
import knightschool.setup.scene.StateMapSetup;
import knightschool.statemap.BlockMove;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleGame;
import knightschool.statemap.StateMap;
import knightschool.ui.knight.AbstractWalkModel;
import knightschool.ui.playback.Stopwatch;

/**
 * The game on a puzzle: its moves, those taken back, the clock, the player, and earlier games, which {@link #undo}
 * brings back. Independent of the JavaFX toolkit. Used on the JavaFX thread only.
 */
public final class PuzzleGameModel extends AbstractWalkModel<BlockMove, PuzzleGameModel.PlayedGame> {
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
        game.addListener(_ -> walkChanged());
        slid.addListener(_ -> walkChanged());
    }

    public ReadOnlyObjectProperty<SlidingPuzzleGame> gameProperty() {
        return game.getReadOnlyProperty();
    }

    public SlidingPuzzleGame game() {
        return game.get();
    }

    @Override
    public WalkHistory<BlockMove> walkHistory() {
        return game.get().history();
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

    /** Whether the game has as many moves as its file can contain, so that moves can only be taken back. */
    public boolean isLongest() {
        return game.get().history().length() >= StateMapSetup.MOST_MOVES;
    }

    /** Makes a move if it is allowed. Returns whether it was. */
    public boolean move(BlockMove move) {
        setDown();
        inspectedPosition.returnToGame();
        boolean allowed = !isLongest() && game.get().allows(move);
        if (allowed) {
            makeMove(move);
        }
        return allowed;
    }

    /** Shows the game after one move less, or one more, which is made now. */
    @Override
    protected void put(WalkHistory<BlockMove> next) {
        inspectedPosition.returnToGame();
        SlidingPuzzleGame now = game.get();
        set(
                next.length() < now.history().length()
                        ? now.undo()
                        : now.after(next.head().orElseThrow(), clock.milliseconds()));
    }

    // What is slid and not set down

    /** The block that is slid but not set down. */
    public ReadOnlyObjectProperty<Optional<SlidMove>> slidProperty() {
        return slid.getReadOnlyProperty();
    }

    /**
     * Slides a block without setting it down, unless there is room for no further move.
     *
     * @param distance its distance from its place, in cells; 0 puts it back
     */
    public void slide(int block, int distance) {
        slid.set(
                distance == 0 || isLongest()
                        ? Optional.empty()
                        : Optional.of(new SlidMove(new BlockMove(block, distance), clock.milliseconds())));
    }

    /** Turns a slid block into a move, before something else begins. */
    public void setDown() {
        if (isActing()) {
            SlidingPuzzleGame after = settled();
            slid.set(Optional.empty());
            history.recordWalk(walkHistory(), after.history());
            set(after);
        }
    }

    /** Puts a slid block back. Returns whether there was one. */
    public boolean putBack() {
        boolean any = isActing();
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
        return isActing() || super.canUndo();
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
        boolean instead = walkHistory().canRedo()
                && !settled().history().steps().equals(walkHistory().steps());
        if (instead) {
            putBack();
        } else {
            setDown();
            super.undo();
        }
    }

    @Override
    public boolean canRedo() {
        return isActing() ? settled().history().canRedo() : super.canRedo();
    }

    @Override
    public void redo() {
        setDown();
        super.redo();
    }

    // Games that were left

    /** Whether there are moves that would be lost. */
    boolean isPlayed() {
        return isActing() || isWorthKeeping();
    }

    /**
     * Stores the game, for undo, before that of a set-up replaces it: if a move was made, or if one of the two puzzles
     * was generated and so cannot be chosen again.
     */
    void leaveFor(StateMapSetup next) {
        setDown();
        boolean generated =
                next.source().seed().isPresent() || setup().source().seed().isPresent();
        if (generated && !next.puzzle().equals(setup().puzzle())) {
            history.leave(next.walk().size());
        } else if (!next.equals(setup())) {
            leave(next.walk().size());
        }
    }

    /** The game with its puzzle, to be resumed later. */
    @Override
    protected PlayedGame whole() {
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

    /** The undo history, for another scene that shows the same, with a slid block set down. */
    public CrossGameUndoHistory.Handover<PlayedGame> handover() {
        setDown();
        return edits();
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

    @Override
    protected boolean isHeld() {
        return unsavedEdits.getAsBoolean();
    }

    @Override
    protected void bringBack(PlayedGame before) {
        inspectedPosition.returnToGame();
        opener.accept(before.setup());
        resume(before);
    }
}
