package knightschool.ui.render;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.SquareNames;
import knightschool.files.FileReplacementRule;
import knightschool.files.InputFault;
import knightschool.setup.Setup;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.scene.TourConstructionSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.Moment;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.ui.SceneRegistry;
import knightschool.ui.theme.Theme;

/**
 * The pictures that represent the window where there is no display: a comparison, a census, tours, and every slide of
 * the lessons.
 */
public final class ScreenshotGalleryRenderer {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;

    /** A step at which the three algorithms do three different things; {@link #H2} is a square that shows why. */
    private static final long STEP = 44;

    private static final int SIDE = 8;

    private static final int H2 = Board.full(SIDE, SIDE).squareAt(7, 6);

    private static final int CENSUS_SIDE = 6;

    /** The number of columns of a board with blocks of several sizes; {@link #JOIN} is a join among others on it. */
    private static final int TOUR_COLUMNS = 14;

    private static final int TOUR_ROWS = 12;
    private static final int JOIN = 4;

    /** A board that looks harmless and has no tour. */
    private static final String HOLED = """
            ....#...
            ....#...
            ..##....
            ..#.....
            .....##.
            ....#...
            K.......
            """;

    /** A game that can still be won, by three of four moves. */
    private static final String GAME =
            "f1 h2 g4 h6 g8 e7 c8 a7 c6 b8 a6 b4 a2 c1 b3 a5 b7 d8 f7 h8 g6 f8 h7 g5 h3 g1 e2 d4 f5 "
                    + "g7 e8 d6 b5 c3 a4 b2 d1 e3";

    private ScreenshotGalleryRenderer() {}

    /**
     * Writes the pictures as PNG, 1280 by 720 pixels. Starts and ends the JavaFX toolkit.
     *
     * @param folder the target folder, created if missing
     * @return the exit status: 0, or 2 if the folder cannot be written
     */
    public static int render(Path folder) {
        try {
            PictureFileRenderer renderer = new PictureFileRenderer(
                    folder, WIDTH, HEIGHT, Theme.LIGHT.word(), new FileReplacementRule(true, List.of()));
            renderer.makeFolder();
            for (Theme theme : Theme.values()) {
                play(theme, folder.resolve("play-" + theme.word() + ".png"));
                compare(theme, folder.resolve("compare-" + theme.word() + ".png"));
                editor(theme, folder.resolve("editor-" + theme.word() + ".png"));
                census(theme, folder.resolve("census-" + theme.word() + ".png"));
                tours(theme, folder.resolve("tours-" + theme.word() + ".png"));
            }
            RenderableLesson.own().forEach(renderer::lesson);
            return 0;
        } catch (InputFault e) {
            System.err.println(e.getMessage());
            return 2;
        } finally {
            ToolkitThread.end();
        }
    }

    private static void take(Setup setup, Theme theme, Path file) {
        new SceneRenderer(WIDTH, HEIGHT).take(() -> new WindowRenderSubject(SceneRegistry.all(), setup, theme), file);
    }

    private static void play(Theme theme, Path file) {
        WrittenBoard source = WrittenBoard.of(Board.full(SIDE, SIDE));
        List<Integer> path = Stream.of(GAME.split(" "))
                .map(square -> SquareNames.parse(source.board(), square))
                .toList();
        PlaySetup setup = PlaySetup.of(source)
                .withPath(path, path.size())
                .showing(DisplayOption.EXITS, true)
                .showing(DisplayOption.DOMAINS, true)
                .answering(WinnabilityFeedbackTiming.ALWAYS);
        take(setup, theme, file);
    }

    private static void compare(Theme theme, Path file) {
        CompareSetup setup = CompareSetup.of(Board.full(SIDE, SIDE)).pointingAt(H2);
        take(setup.at(Optional.of(new Moment.Step(STEP))), theme, file);
    }

    private static void editor(Theme theme, Path file) {
        take(EditorSetup.of(BoardText.parse(HOLED)), theme, file);
    }

    private static void census(Theme theme, Path file) {
        Board board = Board.full(CENSUS_SIDE, CENSUS_SIDE);
        CensusSetup setup = CensusSetup.of(board).pointingAt(board.firstPlayable());
        new SceneRenderer(WIDTH, HEIGHT)
                .take(
                        () -> {
                            WindowRenderSubject subject = new WindowRenderSubject(SceneRegistry.all(), setup, theme);
                            subject.window().run("census.go-on");
                            return subject;
                        },
                        file);
    }

    private static void tours(Theme theme, Path file) {
        TourConstructionSetup setup = TourConstructionSetup.of(TOUR_COLUMNS, TOUR_ROWS, true);
        take(setup.at(Optional.of(new Moment.Step(JOIN))), theme, file);
    }
}
