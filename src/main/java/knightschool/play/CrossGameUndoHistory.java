package knightschool.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import knightschool.graph.WalkHistory;
import knightschool.history.StateHistory;
import knightschool.history.UndoHistoryEvent;

/**
 * Undo and redo across games: first of the moves of the present game, then of the replacement of a game by another. A
 * replaced game comes back with all its moves. Undo at the first move of a game leads to the game before. Redo at the
 * last state of a replaced game leads to the game after.
 *
 * @param <T> the saved state of a game
 */
public final class CrossGameUndoHistory<T> {
    private static final int NOWHERE = -1;

    private final StateHistory<Stage<T>> stages = new StateHistory<>();
    private final Present<T> present;
    private final Consumer<UndoHistoryEvent> changed;
    private int began = NOWHERE;
    private int replacedAt = NOWHERE;

    /**
     * The game that is being played.
     *
     * @param <T> the saved state of a game
     */
    public interface Present<T> {
        /** Returns the moves, with undone ones behind the cursor. */
        WalkHistory<?> walk();

        /** Returns the number of moves that cannot be undone. */
        default int least() {
            return 0;
        }

        /** Undoes the last move of this game. */
        void takeBack();

        /** Redoes the move of this game that was undone last. */
        void doAgain();

        /**
         * Returns whether undo and redo must not replace this game, because it contains something that would be lost.
         */
        default boolean isHeld() {
            return false;
        }

        /** Returns the complete state of this game. */
        T whole();

        /** Shows a game that was replaced before. */
        void bringBack(T game);
    }

    /**
     * Creates a history.
     *
     * @param present the game that is being played
     * @param changed called after each event, and when the games that undo and redo lead to have changed
     */
    public CrossGameUndoHistory(Present<T> present, Consumer<UndoHistoryEvent> changed) {
        this.present = present;
        this.changed = changed;
    }

    /**
     * A game, and the games to which undo and redo lead from it, independent of the place where they were played.
     *
     * @param <T> the saved state of a game
     */
    public static final class Handover<T> {
        private final Stage<T> now;
        private final List<Stage<T>> past;
        private final List<Stage<T>> ahead;

        private Handover(Stage<T> now, List<Stage<T>> past, List<Stage<T>> ahead) {
            this.now = now;
            this.past = past;
            this.ahead = ahead;
        }
    }

    /**
     * A game with its number of moves at two moments: when it replaced another game, and when another game replaced it.
     */
    private record Stage<T>(T game, int began, int replacedAt) {}

    /**
     * Records that the present game is replaced by another.
     *
     * @param moves the number of moves of the other game when it begins
     */
    public void leave(int moves) {
        stages.leave(new Stage<>(present.whole(), began, present.walk().length()));
        began = moves;
        replacedAt = NOWHERE;
        changed.accept(UndoHistoryEvent.ACT);
    }

    private boolean leadsBack() {
        return stages.canGoBack() && (present.walk().length() == began || !canTakeBack()) && !present.isHeld();
    }

    private boolean canTakeBack() {
        return present.walk().length() > present.least();
    }

    private boolean leadsForth() {
        return stages.canGoForth()
                && (present.walk().length() == replacedAt || !present.walk().canRedo())
                && !present.isHeld();
    }

    /** Returns whether there is a move, or a replacement of a game, to undo. */
    public boolean canUndo() {
        return canTakeBack() || leadsBack();
    }

    public void undo() {
        if (leadsBack()) {
            turnBack();
        } else if (canTakeBack()) {
            present.takeBack();
            changed.accept(UndoHistoryEvent.UNDO);
        }
    }

    /** Returns whether there is a move, or a replacement of a game, to redo. */
    public boolean canRedo() {
        return present.walk().canRedo() || leadsForth();
    }

    public void redo() {
        if (leadsForth()) {
            enter(stages.forth(now()), UndoHistoryEvent.REDO);
        } else if (present.walk().canRedo()) {
            present.doAgain();
            changed.accept(UndoHistoryEvent.REDO);
        }
    }

    private Stage<T> now() {
        return new Stage<>(present.whole(), began, replacedAt);
    }

    private void enter(Optional<Stage<T>> entered, UndoHistoryEvent event) {
        entered.ifPresent(stage -> {
            began = stage.began();
            replacedAt = stage.replacedAt();
            present.bringBack(stage.game());
            changed.accept(event);
        });
    }

    /** Sets the number of moves with which the present game began, after it was changed without a move. */
    public void begin(int moves) {
        began = moves;
        replacedAt = NOWHERE;
        changed.accept(UndoHistoryEvent.RESET);
    }

    /**
     * Records that the present game goes on to another state of its walk, which is not shown yet. If that discards
     * undone moves, undo leads back to them, too.
     */
    public <S> void recordWalk(WalkHistory<S> before, WalkHistory<S> after) {
        boolean other = !after.steps().equals(before.steps());
        if (other && before.canRedo()) {
            leave(after.length());
        } else if (other) {
            discardGamesAhead();
        } else {
            recordJump(before.length(), after.length());
        }
    }

    /**
     * Records that the present game goes to another position of its walk. Each move on the way counts as undone or
     * redone by itself.
     *
     * @param from the number of moves before
     * @param to the number of moves after
     */
    public void recordJump(int from, int to) {
        for (int i = 0; i < Math.abs(to - from); i++) {
            changed.accept(to < from ? UndoHistoryEvent.UNDO : UndoHistoryEvent.REDO);
        }
    }

    /** Records that the present game goes on in another way: the games ahead are forgotten. */
    public void discardGamesAhead() {
        stages.endHere();
        replacedAt = NOWHERE;
        changed.accept(UndoHistoryEvent.ACT);
    }

    /** Returns the games to which undo leads, oldest first. */
    public List<T> behind() {
        return stages.behind().stream().map(Stage::game).toList();
    }

    /** Returns the games to which redo leads, the next one first. */
    public List<T> ahead() {
        return stages.ahead().stream().map(Stage::game).toList();
    }

    /** Returns to the game before the present one, whatever moves of the present one could be undone. */
    public void turnBack() {
        enter(stages.back(now()), UndoHistoryEvent.UNDO);
    }

    /**
     * Returns the games and positions of this history, for a history elsewhere that shows the same game.
     *
     * @param apart returns a game without references to this place
     */
    public Handover<T> handover(UnaryOperator<T> apart) {
        return new Handover<>(
                new Stage<>(apart.apply(present.whole()), began, replacedAt),
                apart(stages.behind(), apart),
                apart(stages.ahead(), apart));
    }

    private static <T> List<Stage<T>> apart(List<Stage<T>> stages, UnaryOperator<T> apart) {
        return stages.stream()
                .map(stage -> new Stage<>(apart.apply(stage.game()), stage.began(), stage.replacedAt()))
                .toList();
    }

    /** Continues with a game, and the games around it, that were played elsewhere. */
    public void adopt(Handover<T> elsewhere) {
        stages.replaceWith(elsewhere.past, elsewhere.ahead);
        enter(Optional.of(elsewhere.now), UndoHistoryEvent.RESET);
    }

    /** Removes all games from the history. */
    public void clear() {
        stages.clear();
        began = NOWHERE;
        replacedAt = NOWHERE;
        changed.accept(UndoHistoryEvent.RESET);
    }
}
