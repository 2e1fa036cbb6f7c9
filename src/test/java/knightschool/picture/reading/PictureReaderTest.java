package knightschool.picture.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.LongFunction;
import knightschool.board.BoardText;
import knightschool.files.InputFault;
import knightschool.picture.GridPlacement;
import knightschool.picture.PictureReading;
import knightschool.picture.ReadingWarning;
import knightschool.picture.SelectionFrame;
import knightschool.picture.synthetic.PlainPicture;
import knightschool.picture.synthetic.SyntheticPicture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class PictureReaderTest {
    private static final Runnable ON = () -> {};
    private static final String ROWS = "K..#.\n.#...\n...#.\n#....\n";

    private static BufferedImage plain() {
        return PlainPicture.of(ROWS);
    }

    private static PictureReading read(BufferedImage image) {
        return read(image, Optional.empty(), ON);
    }

    private static PictureReading read(BufferedImage image, Optional<SelectionFrame> frame, Runnable check) {
        return PictureReader.readAll(image, frame, check).getFirst();
    }

    private static boolean doubts(PictureReading reading, ReadingWarning.Kind kind) {
        return reading.doubts().stream().anyMatch(doubt -> doubt.kind() == kind);
    }

    @Test
    void readFindsBoardGridAndKnight() {
        PictureReading reading = read(plain());
        assertEquals(ROWS, BoardText.format(reading.board()));
        assertEquals(List.of(), reading.doubts());
        assertEquals(40, reading.grid().cellWidth(), 0.1);
        assertEquals(50, reading.grid().originX(), 0.7);
        assertEquals(30, reading.grid().originY(), 0.7);
        assertTrue(reading.confidence() > 0.5 && reading.confidence() <= 1, reading::toString);
    }

    @Test
    void readKeepsDarkRowsAtTheRim() {
        String rows = "#####\nK...#\n.#..#\n....#\n";
        for (Color page : List.of(Color.BLACK, Color.WHITE)) {
            BufferedImage image =
                    PlainPicture.of(rows, 36, 60, 50, new Color(200, 210, 190), new Color(90, 80, 70), page);
            assertEquals(rows, BoardText.format(read(image).board()));
        }
    }

    @Test
    void readOfAChequerIsWhollyPlayableAndDoubtful() {
        BufferedImage image = PlainPicture.of(
                "K#.#.#.#\n#.#.#.#.\n.#.#.#.#\n#.#.#.#.\n.#.#.#.#\n#.#.#.#.\n",
                30,
                40,
                40,
                new Color(240, 217, 181),
                new Color(181, 136, 99),
                new Color(40, 40, 40));
        PictureReading reading = read(image);
        assertEquals(48, reading.board().playableCount());
        assertTrue(doubts(reading, ReadingWarning.Kind.CHEQUER));
    }

    @Test
    void readFindsASecondToneThatIsTheSurroundsColour() {
        Color second = new Color(150, 152, 150);
        String rows = "K#.#.#\n#.#.#.\n.#.#.#\n#.#.#.\n";
        PictureReading reading = read(PlainPicture.of(rows, 30, 40, 40, new Color(210, 212, 208), second, second));
        assertEquals(24, reading.board().playableCount());
        assertTrue(doubts(reading, ReadingWarning.Kind.CHEQUER));
    }

    @Test
    void readFindsABoardOfWhichHardlyMoreThanTheOutlineIsSeen() {
        BufferedImage image = new BufferedImage(400, 330, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(Color.DARK_GRAY);
        g.fillRect(0, 0, 400, 330);
        g.setColor(Color.LIGHT_GRAY);
        g.fillRect(50, 40, 300, 250);
        g.setColor(Color.DARK_GRAY);
        g.fillRect(200, 140, 50, 50);
        g.setColor(Color.BLACK);
        g.fillOval(62, 52, 26, 26);
        g.dispose();
        PictureReading reading = read(image);
        assertEquals("K.....\n......\n...#..\n......\n......\n", BoardText.format(reading.board()));
        assertTrue(doubts(reading, ReadingWarning.Kind.FAINT_GRID));
    }

    @Test
    void readTakesSquaresNotWhatIsDrawnOnThem() {
        BufferedImage image = PlainPicture.of(
                "K..#..\n.#....\n....#.\n#..#..\n",
                40,
                50,
                30,
                new Color(214, 200, 140),
                new Color(30, 90, 140),
                Color.BLACK);
        Graphics2D g = image.createGraphics();
        g.setColor(new Color(60, 120, 170));
        for (int[] hole : new int[][] {{3, 0}, {1, 1}, {4, 2}, {0, 3}, {3, 3}}) {
            for (int line = 10; line < 40; line += 10) {
                g.drawLine(54 + 40 * hole[0], 30 + 40 * hole[1] + line, 85 + 40 * hole[0], 30 + 40 * hole[1] + line);
            }
        }
        g.dispose();
        assertEquals(
                "K..#..\n.#....\n....#.\n#..#..\n", BoardText.format(read(image).board()));
    }

    @Test
    void readWithinAFrameLeavesTheRestOut() {
        BufferedImage two = new BufferedImage(700, 260, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = two.createGraphics();
        g.drawImage(plain(), 0, 0, null);
        g.drawImage(
                PlainPicture.of("K.#\n...\n#..\n", 40, 40, 40, Color.LIGHT_GRAY, Color.DARK_GRAY, Color.BLACK),
                400,
                0,
                null);
        g.dispose();
        PictureReading reading = read(two, Optional.of(new SelectionFrame(410, 10, 200, 200)), ON);
        assertEquals("K.#\n...\n#..\n", BoardText.format(reading.board()));
        assertEquals(440, reading.grid().originX(), 1);
    }

    @Test
    void readWithoutAKnightSaysSo() {
        PictureReading reading = read(PlainPicture.of(
                ROWS.replace('K', '.'), 40, 50, 30, new Color(220, 220, 200), new Color(80, 80, 90), Color.BLACK));
        assertEquals(knightschool.board.Board.NONE, reading.board().start());
        assertTrue(doubts(reading, ReadingWarning.Kind.NO_KNIGHT));
    }

    @Test
    void readOnAGridThatAPersonPlacedLooksAtItsSquares() {
        GridPlacement grid = new GridPlacement(50, 30, 40, 40, 0, 5, 4);
        PictureReading reading = PictureReader.read(plain(), grid, ON);
        assertEquals(ROWS, BoardText.format(reading.board()));
        assertEquals(grid, reading.grid());
    }

    @Test
    void readRefusesWhatShowsNoBoard() {
        BufferedImage blank = new BufferedImage(400, 300, BufferedImage.TYPE_INT_RGB);
        BufferedImage noise = new BufferedImage(400, 300, BufferedImage.TYPE_INT_RGB);
        Random random = new Random(3);
        for (int i = 0; i < 400 * 300; i++) {
            noise.setRGB(i % 400, i / 400, random.nextInt(1 << 24));
        }
        BufferedImage circles = new BufferedImage(400, 300, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = circles.createGraphics();
        for (int i = 0; i < 40; i++) {
            g.setColor(new Color(random.nextInt(1 << 24)));
            g.fillOval(random.nextInt(350), random.nextInt(250), 20 + random.nextInt(60), 20 + random.nextInt(60));
        }
        g.dispose();
        for (BufferedImage wrong : List.of(blank, noise, circles)) {
            InputFault fault = assertThrows(InputFault.class, () -> read(wrong));
            assertTrue(fault.getMessage().contains("no grid of squares"), fault.getMessage());
        }
    }

    @Test
    void readRefusesAFrameOffThePicture() {
        InputFault fault = assertThrows(
                InputFault.class, () -> read(plain(), Optional.of(new SelectionFrame(5000, 0, 100, 100)), ON));
        assertTrue(fault.getMessage().contains("lie in the frame"), fault.getMessage());
    }

    @Test
    void readEndsWithWhatTheCheckThrows() {
        assertThrows(
                CancellationException.class,
                () -> read(plain(), Optional.empty(), () -> {
                    throw new CancellationException();
                }));
    }

    @Test
    void mostSyntheticPicturesAreReadExactlyAndNoOtherWithoutADoubt() {
        assertMostAreExact(SyntheticPicture::of, 1, 25, 0.95);
    }

    @Test
    void pictureThatIsReadWronglyIsDoubtedInStylesNothingWasFittedTo() {
        assertMostAreExact(SyntheticPicture::fresh, 1, 8, 0.9);
        assertMostAreExact(SyntheticPicture::heldOut, 1, 11, 0.9);
    }

    private static void assertMostAreExact(LongFunction<SyntheticPicture> make, int from, int to, double least) {
        List<String> wrong = new ArrayList<>();
        for (int seed = from; seed < to; seed++) {
            SyntheticPicture picture = make.apply(seed);
            try {
                PictureReading reading = read(picture.image());
                if (!reading.board().equals(picture.truth())) {
                    wrong.add(seed + " " + picture.style() + " " + reading.doubts());
                    assertTrue(!reading.doubts().isEmpty(), () -> wrong.getLast() + " " + picture.damage());
                }
            } catch (InputFault refused) {
                wrong.add(seed + " " + picture.style() + " " + refused.getMessage());
            }
        }
        assertFalse(wrong.size() > (1 - least) * (to - from), wrong::toString);
    }
}
