package knightschool.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.board.BoardGeometry;
import knightschool.files.ExtensionFormat;
import knightschool.graph.WalkHistory;
import knightschool.play.Game;
import knightschool.play.Goal;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.WinnabilityDecider;
import knightschool.search.position.Position;
import knightschool.tour.TourCheck;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What is written of a tour says the same when it is read again. */
@Execution(ExecutionMode.CONCURRENT)
class GamePathFormatTest {
    private static final Board BOARD = Board.full(5, 5);
    private static final List<Integer> TOUR = tour();
    private static final Position POSITION =
            new Game(BOARD, Goal.OPEN_TOUR, WalkHistory.of(TOUR)).position().orElseThrow();
    private static final ColourPalette PALETTE = ColourPalette.named(ColourPalette.LIGHT);

    private static List<Integer> tour() {
        Game begun = Game.begin(BOARD, Goal.OPEN_TOUR).moved(0);
        List<Integer> squares = new ArrayList<>(begun.path());
        squares.addAll(((CanBeWon) WinnabilityDecider.decide(begun, () -> {})).completion());
        return squares;
    }

    private static byte[] bytes(GamePathFormat format) {
        return format.bytes(POSITION, PALETTE, () -> {});
    }

    private static List<String> lines(GamePathFormat format) {
        return new String(bytes(format), StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void textHasTheIndicesOfATour() {
        List<Integer> read =
                lines(GamePathFormat.TXT).stream().map(Integer::valueOf).toList();
        assertEquals(TOUR, read);
        TourCheck check = new TourCheck(BOARD, false);
        assertTrue(read.stream().allMatch(check::add));
        assertEquals(Optional.empty(), check.end());
    }

    @Test
    void tableHasNumberNameAndIndexOfEverySquare() {
        List<String> lines = lines(GamePathFormat.CSV);
        assertEquals("move,square,index", lines.getFirst());
        assertEquals(TOUR.size() + 1, lines.size());
        for (int i = 0; i < TOUR.size(); i++) {
            String[] cells = lines.get(i + 1).split(",");
            assertEquals(i + 1, Integer.parseInt(cells[0]));
            assertEquals(TOUR.get(i), SquareNames.parse(BOARD, cells[1]));
            assertEquals(TOUR.get(i), Integer.valueOf(cells[2]));
        }
    }

    @Test
    void pictureHasALineForEveryMove() throws Exception {
        NodeList drawn = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(bytes(GamePathFormat.SVG)))
                .getElementsByTagName("line");
        List<double[]> lines = new ArrayList<>();
        for (int i = 0; i < drawn.getLength(); i++) {
            Element line = (Element) drawn.item(i);
            lines.add(new double[] {at(line, "x1"), at(line, "y1"), at(line, "x2"), at(line, "y2")});
        }
        BoardGeometry geometry = BoardGeometry.of(BOARD, 56);
        for (int i = 1; i < TOUR.size(); i++) {
            int from = TOUR.get(i - 1);
            int to = TOUR.get(i);
            long found = lines.stream()
                    .filter(line -> isEnd(geometry, from, line[0], line[1]) && isEnd(geometry, to, line[2], line[3])
                            || isEnd(geometry, to, line[0], line[1]) && isEnd(geometry, from, line[2], line[3]))
                    .count();
            assertTrue(found > 0, "move " + i);
        }
    }

    private static double at(Element line, String name) {
        return Double.parseDouble(line.getAttribute(name));
    }

    private static boolean isEnd(BoardGeometry geometry, int square, double x, double y) {
        return Math.hypot(geometry.centreX(square) - x, geometry.centreY(square) - y) < 1;
    }

    @Test
    void animationHasAFrameForEverySquareAndRestsAtTheEnd() throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in =
                ImageIO.createImageInputStream(new ByteArrayInputStream(bytes(GamePathFormat.GIF)))) {
            reader.setInput(in);
            int frames = reader.getNumImages(true);
            int last = TOUR.size() - 1;
            assertTrue(frames > TOUR.size());
            assertEquals(0, difference(reader, last, frames - 1));
            for (int i = 1; i <= last; i++) {
                assertTrue(difference(reader, i - 1, i) > 0, "frame " + i);
            }
        } finally {
            reader.dispose();
        }
    }

    /** In how many points two frames differ. */
    private static int difference(ImageReader reader, int one, int other) throws IOException {
        var first = reader.read(one);
        var second = reader.read(other);
        int points = 0;
        for (int x = 0; x < first.getWidth(); x += 3) {
            for (int y = 0; y < first.getHeight(); y += 3) {
                points += first.getRGB(x, y) == second.getRGB(x, y) ? 0 : 1;
            }
        }
        return points;
    }

    @Test
    void animationCanBeGivenUp() {
        assertThrows(
                IllegalStateException.class,
                () -> GamePathFormat.GIF.bytes(POSITION, PALETTE, () -> {
                    throw new IllegalStateException();
                }));
    }

    @Test
    void formatIsThatOfTheEnding() {
        assertEquals(Optional.of(GamePathFormat.SVG), ExtensionFormat.of(GamePathFormat.class, Path.of("my.tour.SVG")));
        assertEquals(Optional.empty(), ExtensionFormat.of(GamePathFormat.class, Path.of("tour")));
    }
}
