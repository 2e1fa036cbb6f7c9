package knightschool.ui.render;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.compare.SearchEvent;
import knightschool.files.InputFault;
import knightschool.ui.Rooms;
import knightschool.ui.census.CensusRoom;
import knightschool.ui.compare.CompareRoom;
import knightschool.ui.shell.SceneRoom;
import knightschool.ui.theme.Theme;
import knightschool.ui.tour.TourRoom;

/**
 * The pictures that stand in for the window where there is no display: a comparison, a census, tours, and every slide
 * of the lessons.
 */
public final class Gallery {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;

    /** A step at which the three algorithms do three different things, and a square that shows why. */
    private static final long STEP = 44;

    private static final int H2 = Board.full(8, 8).squareAt(7, 6);

    private static final int CENSUS_SIDE = 6;

    /** A join in the midst of others, on a board with blocks of several sizes. */
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

    private Gallery() {}

    /**
     * Writes the pictures as PNG, 1280 by 720 pixels. Starts the JavaFX toolkit and ends it.
     *
     * @param folder where to; made where it is missing
     * @return the exit status: 0, or 2 where the folder cannot be written
     */
    public static int render(Path folder) {
        try {
            Renderer renderer = new Renderer(folder, WIDTH, HEIGHT, Theme.LIGHT.word());
            renderer.makeFolder();
            for (Theme theme : Theme.values()) {
                compare(theme, folder.resolve("compare-" + theme.word() + ".png"));
                editor(theme, folder.resolve("editor-" + theme.word() + ".png"));
                census(theme, folder.resolve("census-" + theme.word() + ".png"));
                tours(theme, folder.resolve("tours-" + theme.word() + ".png"));
            }
            RenderedLesson.own().forEach(renderer::lesson);
            return 0;
        } catch (InputFault e) {
            System.err.println(e.getMessage());
            return 2;
        } finally {
            Toolkit.end();
        }
    }

    private static void compare(Theme theme, Path file) {
        Consumer<SceneRoom> goThere = room -> {
            CompareRoom compare = (CompareRoom) room;
            compare.model().transport().reach(SearchEvent.step(STEP));
            compare.model().pointAt(H2);
        };
        new SceneRenderer(WIDTH, HEIGHT)
                .take(() -> new WindowSubject(Rooms.all(), "compare", theme, List.of(goThere)), file);
    }

    private static void editor(Theme theme, Path file) {
        Consumer<SceneRoom> takeBoard = room -> room.take(BoardText.parse(HOLED));
        new SceneRenderer(WIDTH, HEIGHT)
                .take(() -> new WindowSubject(Rooms.all(), "editor", theme, List.of(takeBoard)), file);
    }

    private static void census(Theme theme, Path file) {
        Board board = Board.full(CENSUS_SIDE, CENSUS_SIDE);
        Consumer<SceneRoom> count = room -> {
            ((CensusRoom) room).count(board, false, Solver.of(Algorithms.all().getFirst()));
            ((CensusRoom) room).pointAt(board.firstPlayable());
        };
        new SceneRenderer(WIDTH, HEIGHT)
                .take(() -> new WindowSubject(Rooms.all(), "census", theme, List.of(count)), file);
    }

    private static void tours(Theme theme, Path file) {
        Consumer<SceneRoom> goThere = room -> {
            ((TourRoom) room).ask(TOUR_COLUMNS, TOUR_ROWS, true);
            ((TourRoom) room).reach(JOIN);
        };
        new SceneRenderer(WIDTH, HEIGHT)
                .take(() -> new WindowSubject(Rooms.all(), "tour", theme, List.of(goThere)), file);
    }
}
