package knightschool.play;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import knightschool.board.edit.StateHistory;
import knightschool.graph.WalkHistory;

/**
 * Undo and redo across games: first the moves of the game that is played, then the game before it, which comes back
 * whole. A game is left for another one by what throws its moves away. The game before is behind the first move of the
 * one that took its place, the game after it where this one was left.
 *
 * @param <T> all that comes back with a game
 */
public final class GameUndoHistory<T> {
    private static final int NOWHERE = -1;

    private final StateHistory<Stage<T>> stages = new StateHistory<>();
    private final Present<T> present;
    private final Runnable changed;
    private int began = NOWHERE;
    private int replacedAt = NOWHERE;

    /**
     * The game that is played now.
     *
     * @param <T> all that comes back with a game
     */
    public interface Present<T> {
        /** Its moves, those taken back behind the cursor. */
        WalkHistory<?> walk();

        /** The number of moves that no undo goes below. */
        default int least() {
            return 0;
        }

        /** Takes the last move of this game back. */
        void takeBack();

        /** Does the move of this game again that was taken back last. */
        void doAgain();

        /** Whether it must not be left in this way, as it has what would be lost. */
        default boolean isHeld() {
            return false;
        }

        /** All that comes back with it. */
        T whole();

        /** Shows a game that was left. */
        void bringBack(T game);
    }

    /**
     * @param present the game that is played now
     * @param changed told whenever other games can be brought back than before
     */
    public GameUndoHistory(Present<T> present, Runnable changed) {
        this.present = present;
        this.changed = changed;
    }

    /**
     * A game and the games that undo and redo lead to from it, apart from where they were played.
     *
     * @param <T> all that comes back with a game
     */
    public static final class Handover<T> {
        private final Stage<T> now;
        private final List<Stage<T>> behind;
        private final List<Stage<T>> ahead;

        private Handover(Stage<T> now, List<Stage<T>> behind, List<Stage<T>> ahead) {
            this.now = now;
            this.behind = behind;
            this.ahead = ahead;
        }
    }

    /** A game with the number of moves that it began with in the place of another, and at which it was left. */
    private record Stage<T>(T game, int began, int replacedAt) {}

    /**
     * The game is left for another.
     *
     * @param moves how many moves of the other one are made when it begins
     */
    public void leave(int moves) {
        stages.leave(new Stage<>(present.whole(), began, present.walk().length()));
        began = moves;
        replacedAt = NOWHERE;
        changed.run();
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

    /** Whether there is anything to undo: a move, or that a game was left for this one. */
    public boolean canUndo() {
        return canTakeBack() || leadsBack();
    }

    public void undo() {
        if (leadsBack()) {
            turnBack();
        } else if (canTakeBack()) {
            present.takeBack();
        }
    }

    /** Whether there is anything to redo: a move, or that this game was left. */
    public boolean canRedo() {
        return present.walk().canRedo() || leadsForth();
    }

    public void redo() {
        if (leadsForth()) {
            enter(stages.forth(now()));
        } else if (present.walk().canRedo()) {
            present.doAgain();
        }
    }

    private Stage<T> now() {
        return new Stage<>(present.whole(), began, replacedAt);
    }

    private void enter(Optional<Stage<T>> entered) {
        entered.ifPresent(stage -> {
            began = stage.began();
            replacedAt = stage.replacedAt();
            present.bringBack(stage.game());
            changed.run();
        });
    }

    /** The present game began with another number of moves, as it was changed without a move. */
    public void begin(int moves) {
        began = moves;
        replacedAt = NOWHERE;
        changed.run();
    }

    /**
     * The present game goes on to another state of its walk, which is not shown yet. Where that takes the place of
     * moves that were taken back, undo leads to those, too.
     */
    public <S> void goOn(WalkHistory<S> before, WalkHistory<S> after) {
        boolean other = !after.steps().equals(before.steps());
        if (other && before.canRedo()) {
            leave(after.length());
        } else if (other) {
            goOn();
        }
    }

    /** The present game goes on otherwise: what came after it is forgotten. */
    public void goOn() {
        stages.endHere();
        replacedAt = NOWHERE;
        changed.run();
    }

    /** The games that undo leads to, from the oldest on. */
    public List<T> behind() {
        return stages.behind().stream().map(Stage::game).toList();
    }

    /** The games that redo leads to, the next one first. */
    public List<T> ahead() {
        return stages.ahead().stream().map(Stage::game).toList();
    }

    /** Shows the game before, wherever the moves of this one stand. */
    public void turnBack() {
        enter(stages.back(now()));
    }

    /**
     * What can be undone and done again, for a history elsewhere that shows the same game.
     *
     * @param apart a game without what holds on to this place
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

    /** Goes on with a game, and the games around it, that were played elsewhere. */
    public void goOnAfter(Handover<T> elsewhere) {
        stages.goOnWith(elsewhere.behind, elsewhere.ahead);
        enter(Optional.of(elsewhere.now));
    }

    /** Nothing comes back any more. */
    public void clear() {
        stages.clear();
        began = NOWHERE;
        replacedAt = NOWHERE;
        changed.run();
    }
}
