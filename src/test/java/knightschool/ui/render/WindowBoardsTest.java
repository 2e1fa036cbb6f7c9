package knightschool.ui.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.picture.PictureReading;
import knightschool.picture.reading.PictureReader;
import knightschool.play.Game;
import knightschool.play.Goal;
import knightschool.play.level.LevelCollection;
import knightschool.setup.Setup;
import knightschool.setup.scene.LevelSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.ui.SceneRegistry;
import knightschool.ui.snapshot.JavaFxSceneCapture;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A shot of the whole window is read as the board that is played on there. */
class WindowBoardsTest {
    private static final Board HOLES = BoardText.parse("......#\n..#....\n.......\n...#...\n#......\n.......\n");
    private static final int MOVES = 9;

    private static BufferedImage shot(Setup setup, Theme theme) {
        return JavaFxSceneCapture.buffered(
                new SceneRenderer(1280, 720).image(() -> new WindowRenderSubject(SceneRegistry.all(), setup, theme)));
    }

    private static List<Board> read(Setup setup, Theme theme) {
        return PictureReader.readAll(shot(setup, theme), Optional.empty(), () -> {}).stream()
                .map(PictureReading::board)
                .toList();
    }

    private static Game game(Board board) {
        Game game = Game.begin(board, Goal.OPEN_TOUR).moved(board.startOrFirst());
        for (int i = 0; i < MOVES; i++) {
            game = game.moved(game.candidates().getFirst().square());
        }
        return game;
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void windowOfAGameIsReadWithTheKnightWhereItStands(Theme theme) {
        for (Board board : List.of(HOLES, Board.full(8, 8))) {
            Game game = game(board);
            PlaySetup setup = PlaySetup.of(WrittenBoard.of(board))
                    .withPath(game.line(), game.length())
                    .showing(DisplayOption.OPEN_MOVES, true);
            assertEquals(List.of(board.withStart(game.knight())), read(setup, theme));
        }
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void windowOfALevelIsReadWithoutTheSmallPicturesBesideIt(Theme theme) {
        assertEquals(
                List.of(LevelCollection.numbered(40).board()),
                read(LevelSetup.of(LevelCollection.numbered(40)), theme));
    }
}
