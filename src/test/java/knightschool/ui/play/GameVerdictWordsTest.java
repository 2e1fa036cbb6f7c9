package knightschool.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.play.Game;
import knightschool.play.Goal;
import knightschool.play.Hints;
import knightschool.setup.value.WinnabilityFeedback;
import org.junit.jupiter.api.Test;

class GameVerdictWordsTest {
    private static String evidence(Board board, List<String> path) {
        Game game = Game.begin(board, Goal.OPEN_TOUR);
        for (String square : path) {
            game = game.moved(SquareNames.parse(board, square));
        }
        WinnabilityAnswer answer = WinnabilityAnswer.known(Hints.of(game, () -> {}), Optional.empty());
        return GameVerdictWords.of(game, WinnabilityFeedback.ASKED, answer).evidence();
    }

    @Test
    void isolatedCornerNamesTheMovesThatUsedUpItsNeighbours() {
        assertEquals(
                "a5 is cut off. The knight has used both its neighbours, b3 and c4, at moves 1 and 3.",
                evidence(Board.full(5, 5), List.of("b3", "d2", "c4", "e5")));
    }

    @Test
    void firstSquareThatLosesIsNoMoveToGoBackTo() {
        assertEquals("Begin on another square", PlayWords.backTo(0));
        assertEquals("Back to move 3", PlayWords.backTo(3));
    }
}
