package knightschool.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.play.Game;
import knightschool.play.Goal;
import knightschool.play.PositionHints;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.ui.work.WorkFailure;
import org.junit.jupiter.api.Test;

class WinnabilityWordsTest {
    private static String evidence(Board board, List<String> path) {
        return evidence(board, Goal.OPEN_TOUR, path);
    }

    private static String evidence(Board board, Goal goal, List<String> path) {
        Game game = Game.begin(board, goal);
        for (String square : path) {
            game = game.moved(SquareNames.parse(board, square));
        }
        WinnabilityAnswer answer = WinnabilityAnswer.complete(PositionHints.of(game, () -> {}), Optional.empty());
        return WinnabilityWords.of(game, WinnabilityFeedbackTiming.ASKED, answer)
                .evidence();
    }

    @Test
    void isolatedCornerNamesTheMovesThatUsedUpItsNeighbours() {
        assertEquals(
                "a5 is cut off. The knight has used both its neighbours, b3 and c4, at moves 1 and 3.",
                evidence(Board.full(5, 5), List.of("b3", "d2", "c4", "e5")));
    }

    /** A sign says what an answer is: without an answer there is none, and a failure is none. */
    @Test
    void onlyAnAnswerHasASign() {
        Game game = Game.begin(Board.full(5, 5), Goal.OPEN_TOUR).moved(0);
        WorkFailure failure = WorkFailure.of(new IllegalStateException("a mistake in the program"));
        for (WinnabilityAnswer answer :
                List.of(WinnabilityAnswer.QUIET, WinnabilityAnswer.LOOKING, WinnabilityAnswer.failed(failure))) {
            WinnabilityWords words = WinnabilityWords.of(game, WinnabilityFeedbackTiming.ASKED, answer);
            assertEquals(Optional.empty(), words.sign(), answer::toString);
            assertEquals("", words.title());
        }
    }

    @Test
    void closedTourThatIsKnownComesHome() {
        String home = evidence(Board.full(6, 5), Goal.CIRCUIT, List.of("a1", "b3"));
        assertTrue(home.startsWith("A path through the last 28 squares and home to a1 is known."), home);
        String open = evidence(Board.full(6, 5), Goal.OPEN_TOUR, List.of("a1", "b3"));
        assertTrue(open.startsWith("A path through the last 28 squares is known."), open);
    }

    @Test
    void firstSquareThatLosesIsNoMoveToGoBackTo() {
        assertEquals("Begin on another square", PlayWords.backTo(0));
        assertEquals("Back to move 3", PlayWords.backTo(3));
    }
}
