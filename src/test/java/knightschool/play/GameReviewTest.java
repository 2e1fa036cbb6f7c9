package knightschool.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import knightschool.board.Board;
import knightschool.explain.TourExistenceVerdict;
import org.junit.jupiter.api.Test;

class GameReviewTest {
    private final Map<MoveEffectOnWinnability, Integer> judgements = new EnumMap<>(MoveEffectOnWinnability.class);

    private static GameReview review(Game game) {
        return GameReview.of(game, GameReview.none(game), _ -> {}, () -> {});
    }

    @Test
    void reviewAgreesWithTheAnswerForEveryPosition() {
        PlayedGames.on(21, 12, 6, 6, 10).forEach(this::judge);
        PlayedGames.on(22, 3, 8, 8, 30).forEach(this::judge);
        PlayedGames.onRandomBoards(23, 100, 14).forEach(this::judge);
        for (MoveEffectOnWinnability judgement : List.of(
                MoveEffectOnWinnability.PLACED,
                MoveEffectOnWinnability.ONLY,
                MoveEffectOnWinnability.ONE_OF_SEVERAL,
                MoveEffectOnWinnability.LOST,
                MoveEffectOnWinnability.AFTER_LOSS)) {
            assertTrue(judgements.getOrDefault(judgement, 0) > 2, judgements::toString);
        }
    }

    /** A player moves on, goes back and moves otherwise: what is taken over is what would be found out again. */
    @Test
    void reviewThatTakesOverAnEarlierOneSaysTheSame() {
        List<Game> games = new ArrayList<>(PlayedGames.on(24, 6, 5, 5, 6).toList());
        games.addAll(PlayedGames.onRandomBoards(25, 20, 12).toList());
        GameReview earlier = GameReview.none(games.getFirst());
        for (Game game : games) {
            for (int squares = 1; squares <= game.length(); squares += 3) {
                Game now = game.jumpTo(squares);
                earlier = GameReview.of(now, earlier, _ -> {}, () -> {});
                GameReview afresh = review(now);
                assertEquals(judgements(afresh), judgements(earlier), now::toString);
                assertEquals(
                        afresh.loss().map(LosingMove::lastWinnable),
                        earlier.loss().map(LosingMove::lastWinnable));
            }
        }
    }

    private static List<String> judgements(GameReview review) {
        return review.moves().stream()
                .map(move -> move.number() + " " + move.square() + " " + move.judgement() + " " + move.open())
                .toList();
    }

    private void judge(Game game) {
        GameReview review = review(game);
        assertEquals(game.length(), review.moves().size());
        for (MoveReview move : review.moves()) {
            judgements.merge(move.judgement(), 1, Integer::sum);
            Game before = game.jumpTo(move.number() - 1);
            boolean openBefore = WinnabilityDecider.decide(before, () -> {}).canBeWon();
            boolean openAfter = WinnabilityDecider.decide(game.jumpTo(move.number()), () -> {})
                    .canBeWon();
            assertEquals(openAfter, move.after().canBeWon(), game::toString);
            assertEquals(expected(openBefore, openAfter, move), move.judgement(), game::toString);
            assertEquals(
                    move.number() == 1
                            ? game.starts().size()
                            : before.candidates().size(),
                    move.candidates());
        }
        checkLoss(review);
    }

    private static MoveEffectOnWinnability expected(boolean openBefore, boolean openAfter, MoveReview move) {
        if (openAfter) {
            return move.number() == 1
                    ? MoveEffectOnWinnability.PLACED
                    : move.open() == 1 ? MoveEffectOnWinnability.ONLY : MoveEffectOnWinnability.ONE_OF_SEVERAL;
        }
        return openBefore ? MoveEffectOnWinnability.LOST : MoveEffectOnWinnability.AFTER_LOSS;
    }

    private static void checkLoss(GameReview review) {
        Optional<MoveReview> lost = review.moves().stream()
                .filter(move -> move.after().cannotBeWon())
                .findFirst();
        assertEquals(lost.map(MoveReview::number), review.loss().map(LosingMove::number));
        review.loss().filter(found -> !found.wasNeverOpen()).ifPresent(loss -> {
            Game game = review.game().jumpTo(loss.lastWinnable());
            assertTrue(loss.isExact());
            assertEquals(loss.number() - 1, game.length());
            Game won = game;
            for (int square : loss.completion()) {
                won = won.moved(square);
            }
            assertTrue(won.isFinished(), game::toString);
        });
    }

    @Test
    void reviewOfAFinishedGameFindsEveryMoveOpen() {
        Game game = WinnabilityDeciderTest.completed(
                Game.begin(Board.full(6, 6), Goal.CIRCUIT).moved(0));
        GameReview review = review(game);
        assertTrue(review.moves().stream().allMatch(move -> move.after().verdict() == TourExistenceVerdict.EXISTS));
        assertEquals(Optional.empty(), review.loss());
    }

    @Test
    void reviewOfAStartOfTheWrongColourIsLostThere() {
        LosingMove loss = review(
                        Game.begin(Board.full(5, 5), Goal.OPEN_TOUR).moved(1).moved(8))
                .loss()
                .orElseThrow();
        assertEquals(1, loss.number());
        assertEquals(0, loss.lastWinnable());
        assertEquals(25, loss.completion().size());
    }

    @Test
    void reviewOfABoardWithoutATourWasNeverOpen() {
        LosingMove loss = review(
                        Game.begin(Board.full(4, 4), Goal.OPEN_TOUR).moved(0).moved(6))
                .loss()
                .orElseThrow();
        assertTrue(loss.wasNeverOpen());
        assertFalse(loss.isExact());
    }

    @Test
    void reviewTellsEveryMoveAndEndsWithWhatTheWatchThrows() {
        Game game =
                Game.begin(Board.full(5, 5), Goal.OPEN_TOUR).moved(0).moved(7).moved(4);
        List<Integer> reported = new ArrayList<>();
        GameReview.of(
                game, GameReview.none(game), soFar -> reported.add(soFar.moves().size()), () -> {});
        assertEquals(List.of(1, 2, 3), reported);
        assertThrows(
                CancellationException.class,
                () -> GameReview.of(game, GameReview.none(game), _ -> {}, () -> {
                    throw new CancellationException();
                }));
    }

    @Test
    void reviewOfAGameThatHasNotBegunIsEmpty() {
        assertEquals(
                List.of(), review(Game.begin(Board.full(5, 5), Goal.OPEN_TOUR)).moves());
    }
}
