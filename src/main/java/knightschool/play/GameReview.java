package knightschool.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A game afterwards: every move judged, and where the game was lost.
 *
 * @param game what was played; the squares that were undone are not looked at
 * @param moves those judged so far, in order, the placing of the knight first
 * @param loss where the game was lost; empty if it was not, as far as is known
 */
public record GameReview(Game game, List<MoveReview> moves, Optional<Loss> loss) {
    public GameReview {
        moves = List.copyOf(moves);
    }

    /**
     * Judges every move, in order.
     *
     * @param judged told after each move what is known so far
     * @param progress is run now and then, and may end it by throwing
     */
    public static GameReview of(Game game, Consumer<GameReview> judged, Runnable progress) {
        return of(game, none(game), judged, progress);
    }

    /** The same, where an earlier review is taken over as far as both games begin with the same moves. */
    public static GameReview of(Game game, GameReview earlier, Consumer<GameReview> judged, Runnable progress) {
        GameReviewRun run = new GameReviewRun(game, earlier, progress);
        while (!run.isOver()) {
            run.judgeNext();
            judged.accept(run.review());
        }
        return run.review();
    }

    /** A review of which nothing is known yet. */
    public static GameReview none(Game game) {
        return new GameReview(game, List.of(), Optional.empty());
    }

    /** Whether every move was judged. */
    public boolean isComplete() {
        return moves.size() == game.length();
    }

    /** The last position that is known to be winnable, if the game was lost and there is one: a jump back in it. */
    public Optional<Game> lastWinnable() {
        return loss.filter(found -> !found.wasNeverOpen()).map(found -> game.jumpTo(found.lastWinnable()));
    }
}
