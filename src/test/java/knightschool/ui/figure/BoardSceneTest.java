package knightschool.ui.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.setup.BoardSetup;
import knightschool.setup.BoardSource;
import knightschool.ui.render.Toolkit;
import org.junit.jupiter.api.Test;

class BoardSceneTest {
    @Test
    void nowIsWhatWasOpened() {
        Random random = new Random(1);
        BoardScene scene = Toolkit.call(BoardScene::new);
        for (int i = 0; i < 100; i++) {
            Board board = board(random);
            BoardSetup setup = new BoardSetup(BoardSource.of(board), squares(random, board));
            Toolkit.run(() -> scene.open(setup));
            assertEquals(setup, Toolkit.call(scene::now));
        }
    }

    private static Board board(Random random) {
        Board board = Board.full(1 + random.nextInt(9), 1 + random.nextInt(9));
        return board.squares() > 1 ? board.withHole(random.nextInt(board.squares()), true) : board;
    }

    private static List<Integer> squares(Random random, Board board) {
        return Stream.generate(() -> random.nextInt(board.squares()))
                .limit(random.nextInt(5))
                .toList();
    }
}
