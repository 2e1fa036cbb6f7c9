package knightschool.lesson.task;

import java.util.List;
import java.util.Optional;
import knightschool.explain.TourExistenceVerdict;
import knightschool.play.CandidateWinnability;
import knightschool.play.Game;
import knightschool.play.Winnability;
import knightschool.play.WinnabilityDecider;

/**
 * The facts about a game that should continue the game of a slide. Whether a position can still be won is decided when
 * a fact first needs it.
 */
final class GameTaskFacts {
    private final Game initialGame;
    private final Game game;
    private final Decider decider;
    private final Runnable progress;
    private Optional<Winnability> winnability = Optional.empty();
    private Optional<List<CandidateWinnability>> candidates = Optional.empty();

    /** Decides whether a game can still be won. */
    interface Decider {
        /**
         * Decides a game.
         *
         * @param progress called at intervals; may end the computation by throwing an exception
         */
        Winnability decide(Game game, Runnable progress);
    }

    /**
     * Creates the state of a game.
     *
     * @param initialGame the game of the slide
     * @param game the game that was played
     * @param progress called at intervals; may end the computation by throwing an exception
     */
    GameTaskFacts(Game initialGame, Game game, Runnable progress) {
        this(initialGame, game, WinnabilityDecider::decide, progress);
    }

    /** Creates the state of a game with another decider. */
    GameTaskFacts(Game initialGame, Game game, Decider decider, Runnable progress) {
        this.initialGame = initialGame;
        this.game = game;
        this.decider = decider;
        this.progress = progress;
    }

    Game initialGame() {
        return initialGame;
    }

    Game game() {
        return game;
    }

    Winnability winnability() {
        if (winnability.isEmpty()) {
            winnability = Optional.of(decider.decide(game, progress));
        }
        return winnability.get();
    }

    /**
     * Returns the candidates for the next square, each with whether it keeps the game winnable, in move order; empty if
     * the game is lost.
     */
    List<CandidateWinnability> candidates() {
        if (candidates.isEmpty()) {
            // No candidate of a lost game is open, and that is known without asking.
            candidates = Optional.of(
                    winnability().cannotBeWon() ? List.of() : CandidateWinnability.of(game, winnability(), progress));
        }
        return candidates.get();
    }

    /** Returns the squares that keep the game winnable, in move order. */
    List<Integer> keeping() {
        return candidates().stream()
                .filter(answer -> answer.winnability().canBeWon())
                .map(CandidateWinnability::square)
                .toList();
    }

    TaskFactBounds finished() {
        return TaskFactBounds.of(game.isFinished());
    }

    TaskFactBounds lost() {
        return switch (winnability().verdict()) {
            case EXISTS -> TaskFactBounds.of(false);
            case IMPOSSIBLE -> TaskFactBounds.of(true);
            case UNKNOWN -> new TaskFactBounds(0, 1);
        };
    }

    TaskFactBounds fromHere() {
        int shared = sharedWithGiven();
        return TaskFactBounds.of(shared == initialGame.length());
    }

    /** Returns the length of the common beginning of both games, in squares. */
    int sharedWithGiven() {
        int shared = 0;
        while (shared < Math.min(initialGame.length(), game.length())
                && initialGame.line().get(shared).equals(game.line().get(shared))) {
            shared++;
        }
        return shared;
    }

    TaskFactBounds keepOpen() {
        int open = keeping().size();
        return new TaskFactBounds(open, open + CandidateWinnability.count(candidates(), TourExistenceVerdict.UNKNOWN));
    }

    TaskFactBounds moves() {
        return TaskFactBounds.of(game.candidates().size());
    }

    TaskFactBounds visited() {
        return TaskFactBounds.of(game.length());
    }
}
