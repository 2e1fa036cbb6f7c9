package knightschool.ui.statemap;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.graph.WalkHistory;
import knightschool.play.GameUndoHistory;
import knightschool.setup.StateMapSetup;
import knightschool.statemap.BlockMove;
import knightschool.statemap.PuzzleGame;
import knightschool.statemap.PuzzleSession;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.StateMap;
import knightschool.ui.playback.Stopwatch;

/**
 * The game that is played on a puzzle: its moves and those taken back, the clock, who plays, and the games that were
 * left for another, which come back by {@link #undo}. Without a toolkit; all calls come from the screen's thread.
 */
final class PuzzleGameModel {
    /** Who does nothing for longer, as behind a closed lid, does not think about the puzzle. */
    private static final Duration LONGEST_THOUGHT = Duration.ofMinutes(5);

    private final Host host;
    private final ReadOnlyObjectWrapper<PuzzleGame> game = new ReadOnlyObjectWrapper<>();
    private final Stopwatch clock = new Stopwatch(LONGEST_THOUGHT);
    private final PlayedSessions players;
    private final ReadOnlyIntegerWrapper turns = new ReadOnlyIntegerWrapper(this, "turns");
    private final GameUndoHistory<PlayedGame> history =
            new GameUndoHistory<>(new PresentGame(), () -> turns.set(turns.get() + 1));
    private final ReadOnlyObjectWrapper<Optional<SlidMove>> slid =
            new ReadOnlyObjectWrapper<>(this, "slid", Optional.empty());
    private Optional<PuzzleSession> session = Optional.empty();

    /** Where the game is played. */
    interface Host {
        /** The map of the puzzle, once it is there. */
        Optional<StateMap> stateMap();

        /** What is shown, with the moves of the game. */
        StateMapSetup now();

        /** Shows another puzzle or game in place of the one there is, which was left before. */
        void enter(StateMapSetup next);

        /** Shows the position of the game again, where another is looked at. */
        void showGame();

        /** Takes back the hints that were given: the position is another. */
        void clearHelp();

        /** Whether the puzzle has changes that are in no file: only what asks about them leaves it. */
        boolean isHeld();
    }

    /** A game as it was when something else took its place. */
    record PlayedGame(StateMapSetup setup, PuzzleGame game, long milliseconds, String player) {}

    /**
     * What a player has slid and not set down.
     *
     * @param milliseconds when it was slid last
     */
    record SlidMove(BlockMove move, long milliseconds) {}

    PuzzleGameModel(SlidingPuzzle first, Host host) {
        this.host = host;
        players = new PlayedSessions(first);
        game.set(PuzzleGame.of(first));
        clock.hold(true);
        clock.start();
    }

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

    /** The same once what is slid is set down. */
    Optional<PuzzleSession> settledSession() {
        return session(settled());
    }

    /** What was played before on this puzzle, and by whom. */
    PlayedSessions players() {
        return players;
    }

    Stopwatch clock() {
        return clock;
    }

    /** Keeps what was played on the map, before something else is. */
    void keep() {
        session.ifPresent(players::keep);
    }

    /** Begins with the moves and times of a set-up; what was played before is gone unless it was left. */
    void begin(StateMapSetup next) {
        clock.set(Duration.ofMillis(
                next.milliseconds().isEmpty() ? 0 : next.milliseconds().getLast()));
        players.show(next.puzzle());
        set(PuzzleGame.of(next.puzzle(), next.walk(), next.milliseconds()));
        session.ifPresent(players::resume);
    }

    private Optional<PuzzleSession> session(PuzzleGame played) {
        return host.stateMap().map(map -> played.session("", map));
    }

    private void set(PuzzleGame next) {
        session = session(next);
        host.clearHelp();
        slid.set(Optional.empty());
        game.set(next);
    }

    /** The map of the puzzle has come, or there is none. */
    void arrived(Optional<StateMap> map) {
        session = map.map(known -> game.get().session("", known));
        session.ifPresent(players::resume);
    }

    // Moves

    /** Makes a move, if it can be made; says whether it was. */
    boolean move(BlockMove move) {
        setDown();
        host.showGame();
        boolean allowed = game.get().allows(move);
        if (allowed) {
            goOn(move, clock.milliseconds());
        }
        return allowed;
    }

    private void goOn(BlockMove move, long milliseconds) {
        PuzzleGame after = game.get().after(move, milliseconds);
        history.goOn(game.get().history(), after.history());
        set(after);
    }

    // What is slid and not set down

    /** What is slid and no move yet. */
    ReadOnlyObjectProperty<Optional<SlidMove>> slidProperty() {
        return slid.getReadOnlyProperty();
    }

    /** Slides a block so far from where it stands, in cells, without setting it down; 0 puts it back. */
    void slide(int block, int distance) {
        slid.set(
                distance == 0
                        ? Optional.empty()
                        : Optional.of(new SlidMove(new BlockMove(block, distance), clock.milliseconds())));
    }

    /** What is slid becomes a move: whoever begins something else has let the block go. */
    void setDown() {
        slid.get().ifPresent(held -> {
            slid.set(Optional.empty());
            goOn(held.move(), held.milliseconds());
        });
    }

    /** Puts back what is slid; says whether anything was. */
    boolean putBack() {
        boolean any = slid.get().isPresent();
        slid.set(Optional.empty());
        return any;
    }

    /** The game as it is once what is slid is set down. */
    PuzzleGame settled() {
        return slid.get()
                .map(held -> game.get().after(held.move(), held.milliseconds()))
                .orElse(game.get());
    }

    /** Whether a move can be taken back, or that a game was left. */
    boolean canUndo() {
        return slid.get().isPresent() || history.canUndo();
    }

    /**
     * Takes back the last move, which may be no more than slid, or that a game was left. What is slid where moves were
     * taken back is only put back: as a move it would take their place.
     */
    void undo() {
        boolean instead = game.get().history().canRedo()
                && !settled().history().steps().equals(game.get().history().steps());
        if (instead) {
            putBack();
        } else {
            setDown();
            history.undo();
        }
    }

    boolean canRedo() {
        return slid.get().isPresent() ? settled().history().canRedo() : history.canRedo();
    }

    void redo() {
        setDown();
        history.redo();
    }

    /** How often it changed which games can be brought back: undo and redo depend on it. */
    ReadOnlyIntegerProperty turnsProperty() {
        return turns.getReadOnlyProperty();
    }

    // Games that were left

    /** Whether there is a move that would be lost. */
    boolean isPlayed() {
        return !settled().walk().isEmpty() || game.get().history().canRedo();
    }

    /** Something else will take the place of this game, with so many moves made when it begins. */
    void leave(int begins) {
        setDown();
        if (isPlayed()) {
            history.leave(begins);
        }
    }

    /** The game with the puzzle it is played on, to come back later. */
    PlayedGame whole() {
        return new PlayedGame(
                host.now(),
                game.get(),
                clock.milliseconds(),
                players.playerProperty().get());
    }

    /** Goes on with a game on the puzzle that is shown. */
    void resume(PlayedGame before) {
        set(before.game());
        session.ifPresent(players::resume);
        clock.set(Duration.ofMillis(before.milliseconds()));
        players.playerProperty().set(before.player());
    }

    /** Games that were left do not come back: what was opened is another task. */
    void forgetLeft() {
        history.clear();
    }

    /** What can be undone and done again, for a scene that shows the same. */
    GameUndoHistory.Handover<PlayedGame> handover() {
        setDown();
        return history.handover(UnaryOperator.identity());
    }

    /** Goes on with what was played in a scene that showed the same. */
    void goOnAfter(GameUndoHistory.Handover<PlayedGame> elsewhere) {
        history.goOnAfter(elsewhere);
    }

    /** The puzzle from its start, and the clock from zero; what was played is kept, and comes back by {@link #undo}. */
    void again() {
        setDown();
        host.showGame();
        leave(0);
        keep();
        clock.set(Duration.ZERO);
        set(PuzzleGame.of(game.get().puzzle()));
    }

    /** Somebody else plays from the start. */
    void nextPlayer() {
        again();
        players.next();
    }

    /** Takes over what several players did on a puzzle and is in no file; one of them may be playing now. */
    void restore(SlidingPuzzle puzzle, List<PuzzleSession> sessions) {
        players.restore(puzzle, sessions);
        if (puzzle.equals(game.get().puzzle())) {
            session.ifPresent(players::resume);
        }
    }

    private final class PresentGame implements GameUndoHistory.Present<PlayedGame> {
        @Override
        public WalkHistory<BlockMove> walk() {
            return game.get().history();
        }

        @Override
        public void takeBack() {
            host.showGame();
            set(game.get().undo());
        }

        @Override
        public void doAgain() {
            host.showGame();
            set(game.get().redo(clock.milliseconds()));
        }

        @Override
        public boolean isHeld() {
            return host.isHeld();
        }

        @Override
        public PlayedGame whole() {
            return PuzzleGameModel.this.whole();
        }

        @Override
        public void bringBack(PlayedGame before) {
            host.showGame();
            host.enter(before.setup());
            resume(before);
        }
    }
}
