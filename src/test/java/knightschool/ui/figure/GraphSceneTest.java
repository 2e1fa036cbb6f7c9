package knightschool.ui.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.setup.BoardSource;
import knightschool.setup.Control;
import knightschool.setup.Controls;
import knightschool.setup.GraphSetup;
import knightschool.setup.Show;
import knightschool.ui.render.Toolkit;
import org.junit.jupiter.api.Test;

class GraphSceneTest {
    private static final List<Set<Show>> SHOWS =
            List.of(Set.of(), Set.of(Show.DEGREES), Set.of(Show.COLOURS), Set.of(Show.DEGREES, Show.COMPONENTS));

    @Test
    void nowIsWhatWasOpened() {
        Random random = new Random(2);
        GraphScene scene = Toolkit.call(GraphScene::new);
        for (int i = 0; i < 100; i++) {
            Board board = board(random);
            Controls controls = random.nextBoolean() ? Controls.NONE : Controls.of(Control.SLIDER);
            GraphSetup setup = new GraphSetup(
                            BoardSource.of(board), SHOWS.get(random.nextInt(4)), squares(random, board), controls)
                    .withSlider(random.nextInt(5) / 4.0);
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
