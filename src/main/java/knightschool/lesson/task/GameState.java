package knightschool.lesson.task;

import java.util.List;
import java.util.Optional;
import knightschool.explain.Verdict;
import knightschool.play.CandidateWinnability;
import knightschool.play.Game;
import knightschool.play.Winnability;
import knightschool.play.WinnabilityDecider;

/** Where a game stands, seen from the game that it should go on from. What must be decided is decided when asked. */
final class GameState {
    private final Game initialGame;
    private final Game game;
    private final Decider decider;
    private final Runnable progress;
    private Optional<Winnability> winnability = Optional.empty();
    private Optional<List<CandidateWinnability>> candidates = Optional.empty();

    /** Says whether a game can still be won. */
    interface Decider {
        /** @param progress is run now and then, and may end the work by throwing */
        Winnability decide(Game game, Runnable progress);
    }

    /**
     * @param initialGame the game of the slide
     * @param game the one that was played
     * @param progress is run now and then, and may end the work by throwing
     */
    GameState(Game initialGame, Game game, Runnable progress) {
        this(initialGame, game, WinnabilityDecider::decide, progress);
    }

    /** The same where others decide. */
    GameState(Game initialGame, Game game, Decider decider, Runnable progress) {
        this.initialGame = initialGame;
        this.game = game;
        this.decider = decider;
        this.progress = progress;
    }

    Game given() {
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

    /** For each square that may come next whether it keeps the game open, in move order. */
    List<CandidateWinnability> candidates() {
        if (candidates.isEmpty()) {
            // No candidate of a lost game is open, and that is known without asking.
            candidates = Optional.of(
                    winnability().cannotBeWon() ? List.of() : CandidateWinnability.of(game, winnability(), progress));
        }
        return candidates.get();
    }

    /** The squares that keep the game open, in move order. */
    List<Integer> keeping() {
        return candidates().stream()
                .filter(answer -> answer.winnability().canBeWon())
                .map(CandidateWinnability::square)
                .toList();
    }

    GameFactBounds finished() {
        return GameFactBounds.of(game.isFinished());
    }

    GameFactBounds lost() {
        return switch (winnability().verdict()) {
            case EXISTS -> GameFactBounds.of(false);
            case IMPOSSIBLE -> GameFactBounds.of(true);
            case UNKNOWN -> new GameFactBounds(0, 1);
        };
    }

    GameFactBounds fromHere() {
        int shared = sharedWithGiven();
        return GameFactBounds.of(shared == initialGame.length());
    }

    /** With how many squares both games begin. */
    int sharedWithGiven() {
        int shared = 0;
        while (shared < Math.min(initialGame.length(), game.length())
                && initialGame.line().get(shared).equals(game.line().get(shared))) {
            shared++;
        }
        return shared;
    }

    GameFactBounds keepOpen() {
        int open = keeping().size();
        return new GameFactBounds(open, open + CandidateWinnability.count(candidates(), Verdict.UNKNOWN));
    }

    GameFactBounds moves() {
        return GameFactBounds.of(game.candidates().size());
    }

    GameFactBounds visited() {
        return GameFactBounds.of(game.length());
    }
}
