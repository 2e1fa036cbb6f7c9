package knightschool.picture.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.ConvolveOp;
import java.awt.image.Kernel;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.ColourRole;
import knightschool.drawing.PathStyle;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.PositionLayers;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.editor.EditorSketches;
import knightschool.drawing.game.LevelThumbnailDrawing;
import knightschool.drawing.game.LevelWalkDrawing;
import knightschool.export.PictureFormat;
import knightschool.picture.PictureReading;
import knightschool.picture.ReadingWarning;
import knightschool.picture.SelectionFrame;
import knightschool.picture.reading.PictureReader;
import knightschool.play.Game;
import knightschool.play.Goal;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Pictures of the program itself, made of its own drawings, in both themes; each pixel is four, as on a sharp screen.
 */
@Execution(ExecutionMode.CONCURRENT)
class KnightSchoolBoardFinderTest {
    private static final String HOLES = "......#\n..#....\n.......\n...#...\n#......\n.......\n";
    private static final int SIDE = 44;

    private ColourPalette palette;
    private BufferedImage screen;

    private void open(String theme) {
        palette = ColourPalette.named(theme);
        screen = new BufferedImage(1600, 900, BufferedImage.TYPE_INT_RGB);
        fill(0, 0, 1600, 900, ColourRole.PAGE);
    }

    private void fill(int x, int y, int width, int height, ColourRole role) {
        Graphics2D graphics = screen.createGraphics();
        graphics.setColor(new Color(palette.argb(role)));
        graphics.fillRect(x, y, width, height);
        graphics.dispose();
    }

    private void draw(Sketch sketch, int x, int y) {
        try {
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(PictureFormat.PNG.bytes(sketch, palette)));
            Graphics2D graphics = screen.createGraphics();
            graphics.drawImage(image, x, y, null);
            graphics.dispose();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Board board(String rows) {
        return BoardText.parse(rows);
    }

    /** A game on a board after some moves, with all that is drawn of it. */
    private static Sketch game(Board board, PathStyle look, int moves) {
        Game game = Game.begin(board, Goal.OPEN_TOUR).moved(board.startOrFirst());
        for (int i = 0; i < moves; i++) {
            game = game.moved(game.candidates().getFirst().square());
        }
        return BoardDrawing.of(BoardGeometry.of(board, SIDE), game.position().orElseThrow(), look, Board.NONE);
    }

    private static int knight(Board board, int moves) {
        Game game = Game.begin(board, Goal.OPEN_TOUR).moved(board.startOrFirst());
        for (int i = 0; i < moves; i++) {
            game = game.moved(game.candidates().getFirst().square());
        }
        return game.knight();
    }

    private List<PictureReading> read(Optional<SelectionFrame> frame) {
        return PictureReader.readAll(screen, frame, () -> {});
    }

    @Test
    void tonesAreThoseOfTheThemes() {
        List<ColourPalette> palettes =
                List.of(ColourPalette.named(ColourPalette.LIGHT), ColourPalette.named(ColourPalette.DARK));
        for (int i = 0; i < palettes.size(); i++) {
            ColourPalette theme = palettes.get(i);
            assertEquals(
                    new KnightSchoolBoardTones(
                            rgb(theme, ColourRole.SQUARE_LIGHT),
                            rgb(theme, ColourRole.SQUARE_DARK),
                            rgb(theme, ColourRole.PAGE),
                            rgb(theme, ColourRole.SURFACE),
                            rgb(theme, ColourRole.HOLE),
                            rgb(theme, ColourRole.INK)),
                    KnightSchoolBoardTones.THEMES.get(i));
        }
    }

    private static int rgb(ColourPalette theme, ColourRole role) {
        return theme.argb(role) & 0xFFFFFF;
    }

    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void gameIsReadWithItsHolesAndTheKnightWhereItStandsNow(String theme) {
        open(theme);
        Board board = board(HOLES);
        draw(game(board, PlayerPathStyle.INK, 9), 40, 60);
        PictureReading reading = read(Optional.empty()).getFirst();
        assertEquals(board.withStart(knight(board, 9)), reading.board());
        assertEquals(List.of(), reading.doubts());
    }

    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void fullBoardIsReadAlsoInAFrameThatIsTightOrCutsOffItsRim(String theme) {
        open(theme);
        Board board = Board.full(8, 8);
        draw(game(board, AlgorithmStyle.at(0), 20), 40, 60);
        PictureReading whole = read(Optional.empty()).getFirst();
        assertEquals(board.withStart(knight(board, 20)), whole.board());
        SelectionFrame tight = whole.grid().frame();
        assertEquals(whole.board(), read(Optional.of(tight)).getFirst().board());
        SelectionFrame inner =
                new SelectionFrame(tight.x() + 6, tight.y() + 6, tight.width() - 12, tight.height() - 12);
        assertEquals(whole.board(), read(Optional.of(inner)).getFirst().board());
        SelectionFrame wide = new SelectionFrame(0, 0, tight.x() + tight.width() + 60, 880);
        assertEquals(whole.board(), read(Optional.of(wide)).getFirst().board());
    }

    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void boardThatIsEditedIsReadWithItsStart(String theme) {
        open(theme);
        Board board = board(HOLES).withStart(10);
        draw(BoardDrawing.of(BoardGeometry.of(board, SIDE)), 40, 60);
        assertEquals(board, read(Optional.empty()).getFirst().board());
    }

    /** The frame hides what lies below the board around a hole. */
    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void holeThatIsPointedAtIsRead(String theme) {
        open(theme);
        Board board = board(HOLES).withStart(10);
        draw(edited(board, board.squareAt(3, 3), Optional.empty()), 40, 60);
        PictureReading reading = read(Optional.empty()).getFirst();
        assertEquals(board, reading.board());
        assertEquals(List.of(), reading.doubts());
    }

    /** A square that a walk comes to again is as dark as a knight; the start lies under the first number. */
    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void numbersOfAWalkAreNoKnight(String theme) {
        open(theme);
        Board board = board(HOLES).withStart(10);
        Game game = Game.begin(board, Goal.OPEN_TOUR);
        List<Integer> walk = new ArrayList<>(List.of(10));
        for (int i = 0; i < 12; i++) {
            game = game.moved(game.candidates().getFirst().square());
            walk.add(game.knight());
        }
        walk.addAll(walk.reversed().subList(1, walk.size() - 1));
        draw(edited(board, Board.NONE, Optional.of(new DrawnWalk(walk, false))), 40, 60);
        PictureReading reading = read(Optional.empty()).getFirst();
        assertEquals(board.withStart(Board.NONE), reading.board());
        assertEquals(List.of(ReadingWarning.of(ReadingWarning.Kind.NO_KNIGHT)), reading.doubts());
    }

    private static Sketch edited(Board board, int pointed, Optional<DrawnWalk> walk) {
        return EditorSketches.of(BoardGeometry.of(board, SIDE), pointed, WitnessMarks.NONE, walk, true);
    }

    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void levelIsReadAndNoneOfTheSmallPicturesBesideIt(String theme) {
        for (int number : new int[] {6, 40, 72}) {
            open(theme);
            Level level = LevelCollection.numbered(number);
            draw(level(level), 40, 60);
            for (int i = 0; i < 6; i++) {
                Level other = LevelCollection.numbered(i + 1);
                LevelThumbnailDrawing.State state =
                        i == 5 ? LevelThumbnailDrawing.State.PLAYING : LevelThumbnailDrawing.State.LOCKED;
                var tile = new LevelThumbnailDrawing.Tile(i + 1, other.board(), 0, false, state, "playing");
                fill(900 + i % 3 * 220, 40 + i / 3 * 210, 200, 200, ColourRole.SURFACE);
                draw(LevelThumbnailDrawing.of(tile, 96, 96), 904 + i % 3 * 220, 44 + i / 3 * 210);
            }
            List<PictureReading> boards = read(Optional.empty());
            assertEquals(level.board(), boards.getFirst().board(), "level " + number);
            assertEquals(1, boards.size());
        }
    }

    /** Tight around it, within its rim, and with much of what is beside it. */
    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void levelIsReadInAFrame(String theme) {
        for (int number : new int[] {6, 40, 72}) {
            open(theme);
            Level level = LevelCollection.numbered(number);
            draw(level(level), 40, 60);
            fill(900, 40, 200, 200, ColourRole.SURFACE);
            draw(
                    LevelThumbnailDrawing.of(
                            new LevelThumbnailDrawing.Tile(
                                    1, level.board(), 0, false, LevelThumbnailDrawing.State.PLAYING, "playing"),
                            96,
                            96),
                    904,
                    44);
            SelectionFrame tight = read(Optional.empty()).getFirst().grid().frame();
            for (int margin : new int[] {-8, 0, 8, 30}) {
                SelectionFrame frame = new SelectionFrame(
                        tight.x() - margin,
                        tight.y() - margin,
                        tight.width() + 2 * margin,
                        tight.height() + 2 * margin);
                assertEquals(
                        List.of(level.board()),
                        read(Optional.of(frame)).stream()
                                .map(PictureReading::board)
                                .toList(),
                        "level " + number + " with " + margin);
            }
            assertEquals(
                    level.board(),
                    read(Optional.of(new SelectionFrame(0, 0, 1600, 900)))
                            .getFirst()
                            .board());
        }
    }

    private static Sketch level(Level level) {
        return LevelWalkDrawing.of(
                BoardGeometry.of(level.board(), 36),
                new LevelWalkDrawing.View(
                        List.of(level.board().start()),
                        false,
                        true,
                        PositionLayers.of(true, true, false),
                        List.of(),
                        Board.NONE,
                        Board.NONE,
                        List.of(),
                        WitnessMarks.NONE));
    }

    /** Wherever they stand beside each other: a board never grows into the one beside it. */
    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void severalBoardsAreToldApartFromTheLeft(String theme) {
        Board board = board(".....#\n..#...\n......\n......\n.#....\n......\n");
        for (int gap = 20; gap < 50; gap += 14) {
            open(theme);
            int x = 10;
            List<Board> drawn = new ArrayList<>();
            for (int pane = 0; pane < 2; pane++) {
                Sketch sketch = game(board, AlgorithmStyle.at(pane), 3 + 4 * pane);
                draw(sketch, x, 60);
                x += 2 * (int) Math.ceil(sketch.width()) + gap;
                drawn.add(board.withStart(knight(board, 3 + 4 * pane)));
            }
            assertEquals(
                    drawn,
                    read(Optional.empty()).stream().map(PictureReading::board).toList(),
                    "gap " + gap);
            PictureReading second = read(Optional.empty()).get(1);
            assertEquals(
                    List.of(second.board()),
                    read(Optional.of(second.grid().frame())).stream()
                            .map(PictureReading::board)
                            .toList());
        }
    }

    /** As a screen of another density shows it, or a page that it was put into: the panes' boards, and nothing else. */
    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void everyPaneOfComparisonIsFoundInASmallerPictureOfTheWindow(String theme) throws IOException {
        BufferedImage window = ImageIO.read(new File("src/docs/pictures/compare-" + theme + ".png"));
        List<Board> panes = boardsIn(window);
        assertEquals(3, panes.stream().filter(board -> board.start() >= 0).count());
        for (double scale : new double[] {0.9, 0.75, 0.6, 0.52, 0.5, 0.44}) {
            for (Object smooth :
                    List.of(RenderingHints.VALUE_INTERPOLATION_BILINEAR, RenderingHints.VALUE_INTERPOLATION_BICUBIC)) {
                assertEquals(panes, boardsIn(smaller(window, scale, smooth)), scale + " by " + smooth);
            }
            assertEquals(panes, boardsIn(averaged(window, scale)), scale + " by averages");
        }
    }

    private static List<Board> boardsIn(BufferedImage picture) {
        return PictureReader.readAll(picture, Optional.empty(), () -> {}).stream()
                .map(PictureReading::board)
                .toList();
    }

    /** Between light and dark lie two pixels that are neither. */
    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void boardWithSoftEdgesIsRead(String theme) {
        open(theme);
        Board board = board(HOLES);
        draw(game(board, PlayerPathStyle.INK, 9), 40, 60);
        float[] around = new float[9];
        Arrays.fill(around, 1f / 9);
        screen = new ConvolveOp(new Kernel(3, 3, around), ConvolveOp.EDGE_NO_OP, null).filter(screen, null);
        assertEquals(
                board.withStart(knight(board, 9)),
                read(Optional.empty()).getFirst().board());
    }

    private static BufferedImage averaged(BufferedImage image, double scale) {
        int width = (int) (image.getWidth() * scale);
        int height = (int) (image.getHeight() * scale);
        BufferedImage small = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = small.createGraphics();
        graphics.drawImage(image.getScaledInstance(width, height, Image.SCALE_AREA_AVERAGING), 0, 0, null);
        graphics.dispose();
        return small;
    }

    private static BufferedImage smaller(BufferedImage image, double scale, Object smooth) {
        int width = (int) (image.getWidth() * scale);
        int height = (int) (image.getHeight() * scale);
        BufferedImage small = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = small.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, smooth);
        graphics.drawImage(image, 0, 0, width, height, null);
        graphics.dispose();
        return small;
    }

    @Test
    void pictureOfOtherBoardsIsNoneOfTheProgram() {
        open(ColourPalette.LIGHT);
        fill(100, 100, 400, 400, ColourRole.SQUARE_DARK);
        fill(600, 100, 400, 400, ColourRole.SQUARE_LIGHT);
        assertTrue(KnightSchoolBoardFinder.in(screen, SelectionFrame.whole(1600, 900), () -> {})
                .isEmpty());
    }
}
