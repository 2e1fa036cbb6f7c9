package knightschool.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import knightschool.board.Board;
import knightschool.play.level.LevelParameters;
import org.junit.jupiter.api.Test;

class RandomBoardWithTourTest {
    private static final LevelParameters WITHOUT_HOLES = new LevelParameters(25, 10);

    @Test
    void anyBoardHasHoles() {
        assertEquals(
                Board.full(5, 5).withStart(0),
                RandomBoardWithTour.of(WITHOUT_HOLES).board());
        Random random = new Random(1);
        for (int i = 0; i < 60; i++) {
            Board board = RandomBoardWithTour.any(random).board();
            assertTrue(board.playableCount() < board.squares());
        }
    }
}
