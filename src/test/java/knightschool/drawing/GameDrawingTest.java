package knightschool.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import knightschool.board.Board;
import knightschool.play.Game;
import knightschool.play.Goal;
import org.junit.jupiter.api.Test;

/** A game shows what is asked for, and nothing besides. */
class GameDrawingTest {
    private static final Game GAME =
            Game.begin(Board.full(5, 5), Goal.OPEN_TOUR).moved(0);

    private static long discs(int side, PositionLayers layers) {
        GameDrawing.View view = new GameDrawing.View(
                GAME.position(),
                layers,
                false,
                List.of(),
                WitnessMarks.NONE,
                List.of(),
                Board.NONE,
                List.of(),
                1,
                Board.NONE);
        return GameDrawing.of(BoardGeometry.of(GAME.board(), side), view).shapes().stream()
                .filter(Shape.Disc.class::isInstance)
                .count();
    }

    @Test
    void largeSquaresShowNoDirectionsOffTheBoardWhereOpenMovesAreNotShown() {
        int small = (int) Measures.DOTS_FROM_PIXELS - 1;
        int large = small + 1;
        PositionLayers moves = PositionLayers.of(true, false, false);
        assertEquals(discs(small, moves), discs(large, moves));
    }
}
