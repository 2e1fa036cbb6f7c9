package knightschool.play;

import java.util.Optional;
import knightschool.board.edit.StateHistory;

/**
 * The games that a player left for others by what throws moves away, in order; each comes back whole. A game has its
 * own moves to be undone and redone, which come first: the game before is behind the first of those that took its
 * place, the game after where this one was left.
 *
 * @param <T> all that comes back with a game
 */
public final class GameHistory<T> {
    private static final int NOWHERE = -1;

    private final StateHistory<Stage<T>> stages = new StateHistory<>();
    private int began = NOWHERE;
    private int left = NOWHERE;

    /** A game with the number of moves that it began with in the place of another, and at which it was left. */
    private record Stage<T>(T game, int began, int left) {}

    /**
     * A game is left for another.
     *
     * @param game what is left
     * @param moves how many moves of it are made
     * @param begins how many moves of the other one are made when it begins
     */
    public void leave(T game, int moves, int begins) {
        stages.leave(new Stage<>(game, began, moves));
        began = begins;
        left = NOWHERE;
    }

    /**
     * Whether the next thing to be undone is that the game before was left.
     *
     * @param moves how many moves are made now
     * @param canUndo whether a move can be undone
     */
    public boolean leadsBack(int moves, boolean canUndo) {
        return stages.canGoBack() && (moves == began || !canUndo);
    }

    /**
     * Whether the next thing to be redone is the game after this one.
     *
     * @param moves how many moves are made now
     * @param canRedo whether a move can be redone
     */
    public boolean leadsForth(int moves, boolean canRedo) {
        return stages.canGoForth() && (moves == left || !canRedo);
    }

    /** The game before, if there is one; the present one can be brought back. */
    public Optional<T> back(T now) {
        return enter(stages.back(new Stage<>(now, began, left)));
    }

    /** The game after, if there is one. */
    public Optional<T> forth(T now) {
        return enter(stages.forth(new Stage<>(now, began, left)));
    }

    private Optional<T> enter(Optional<Stage<T>> entered) {
        entered.ifPresent(stage -> {
            began = stage.began();
            left = stage.left();
        });
        return entered.map(Stage::game);
    }

    /** The present game goes on otherwise: what came after it is forgotten. */
    public void goOn() {
        stages.endHere();
        left = NOWHERE;
    }

    /** Nothing comes back any more. */
    public void clear() {
        stages.clear();
        began = NOWHERE;
        left = NOWHERE;
    }
}
