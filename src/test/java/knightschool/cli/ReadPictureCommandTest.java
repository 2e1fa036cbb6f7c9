package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import knightschool.board.Board;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.export.PictureFormat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadPictureCommandTest {
    private static final String ROWS = "K....\n.....\n..#..\n.....\n....#\n";

    @TempDir
    Path folder;

    private String picture;

    @BeforeEach
    void drawBoard() throws IOException {
        picture = saved(ROWS);
    }

    private String saved(String text) throws IOException {
        List<String> rows = text.lines().toList();
        BufferedImage image = new BufferedImage(360, 320, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(new Color(25, 30, 40));
        g.fillRect(0, 0, 360, 320);
        for (int square = 0; square < rows.size() * rows.getFirst().length(); square++) {
            int x = 60 + square % rows.getFirst().length() * 48;
            int y = 30 + square / rows.getFirst().length() * 48;
            char symbol = rows.get(square / rows.getFirst().length())
                    .charAt(square % rows.getFirst().length());
            g.setColor(symbol == '#' ? new Color(80, 80, 85) : new Color(215, 210, 190));
            g.fillRect(x + 2, y + 2, 44, 44);
            if (symbol == 'K') {
                g.setColor(Color.BLACK);
                g.fillRect(x + 16, y + 12, 18, 26);
            }
        }
        g.dispose();
        Path file = Files.createTempFile(folder, "board", ".png");
        ImageIO.write(image, "png", file.toFile());
        return file.toString();
    }

    @Test
    void printsTheBoard() {
        assertEquals(ROWS, CommandLineRun.outputOf("read-picture", picture));
        assertEquals(ROWS, CommandLineRun.outputOf("read-picture", picture, "--frame", "40,10,300,300"));
    }

    @Test
    void solvePrintsTheShortestWalkFromTheKnight() {
        String output = CommandLineRun.outputOf("read-picture", picture, "--solve");
        assertTrue(output.startsWith("{\"length\": "), output);
        assertTrue(output.contains("\"walk\": [0,"), output);
    }

    @Test
    void clicksAreKnightsMovesOnThePicture() {
        List<String> lines = CommandLineRun.outputOf("read-picture", picture, "--clicks", "csv")
                .lines()
                .toList();
        assertEquals("square,x,y,name", lines.getFirst());
        assertEquals("0,84,54,a5", lines.get(1));
        int[] before = numbers(lines.get(1));
        for (String line : lines.subList(2, lines.size())) {
            int[] now = numbers(line);
            assertEquals(60 + now[0] % 5 * 48 + 24, now[1], 1, line);
            assertEquals(30 + now[0] / 5 * 48 + 24, now[2], 1, line);
            int across = Math.abs(now[0] % 5 - before[0] % 5);
            int down = Math.abs(now[0] / 5 - before[0] / 5);
            assertEquals(2, across * down, line);
            before = now;
        }
        assertTrue(lines.size() >= 24, lines::toString);
        assertTrue(CommandLineRun.outputOf("read-picture", picture, "--solve", "--clicks", "xdotool")
                .contains("xdotool mousemove 84 54 click 1"));
        assertTrue(CommandLineRun.outputOf("read-picture", picture, "--clicks", "autohotkey")
                .contains("Click 84, 54"));
    }

    private static int[] numbers(String line) {
        return Arrays.stream(line.split(","))
                .limit(3)
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    @Test
    void doubtsAreMessagesBesideTheBoard() throws IOException {
        CommandLineRun run = CommandLineRun.of("read-picture", saved(ROWS.replace('K', '.')));
        assertEquals(0, run.status());
        assertEquals(ROWS.replace('K', '.'), run.output());
        assertEquals("knight-school: doubtful: no knight was found: set the knight.\n", run.messages());
    }

    @Test
    void boardInPartsHasNoClicks() throws IOException {
        CommandLineRun run = CommandLineRun.of("read-picture", saved("K..\n...\n...\n"), "--clicks", "csv");
        assertEquals("square,x,y,name\n", run.output());
        assertTrue(run.messages().contains("there are no clicks"), run.messages());
    }

    @Test
    void severalBoardsOfThePicturesOfAComparisonAreNamedByTheirFrames() throws IOException {
        BufferedImage image = new BufferedImage(1200, 600, BufferedImage.TYPE_INT_RGB);
        ColourPalette palette = ColourPalette.named(ColourPalette.DARK);
        for (int pane = 0; pane < 2; pane++) {
            Sketch sketch = BoardDrawing.of(BoardGeometry.bare(Board.full(6, 6).withStart(pane), 40));
            byte[] png = PictureFormat.PNG.bytes(sketch, palette);
            image.createGraphics().drawImage(ImageIO.read(new ByteArrayInputStream(png)), 40 + 560 * pane, 40, null);
        }
        Path shown = folder.resolve("panes.png");
        ImageIO.write(image, "png", shown.toFile());
        CommandLineRun run = CommandLineRun.of("read-picture", shown.toString());
        assertEquals(0, run.status());
        assertEquals("K.....\n" + "......\n".repeat(5), run.output());
        assertEquals(
                "knight-school: there are 2 boards in this picture, and the first of them is read."
                        + " Take one with: --frame 40,40,480,480, --frame 600,40,480,480.\n",
                run.messages());
        assertEquals(
                ".K....\n" + "......\n".repeat(5),
                CommandLineRun.outputOf("read-picture", shown.toString(), "--frame", "600,40,480,480"));
    }

    @Test
    void unusableInputIsRefusedInWords() throws IOException {
        String text = Files.writeString(folder.resolve("notes.txt"), "K..\n").toString();
        assertTrue(CommandLineRun.refusalOf("read-picture", text).contains("notes.txt: this is no picture"));
        assertTrue(CommandLineRun.refusalOf(
                        "read-picture", folder.resolve("none.png").toString())
                .contains("there is no such file"));
        assertTrue(CommandLineRun.refusalOf("read-picture", picture, "--frame", "1,2")
                .contains("--frame: \"1,2\" is no frame"));
        assertTrue(CommandLineRun.refusalOf("read-picture", picture, "--frame", "900,0,50,50")
                .contains("--frame: less than"));
        assertTrue(CommandLineRun.refusalOf("read-picture", picture, "--clicks", "mouse")
                .contains("--clicks: there are no clicks of the form \"mouse\". Choose one of: csv, autohotkey"));
        Path blank = folder.resolve("blank.png");
        ImageIO.write(new BufferedImage(200, 200, BufferedImage.TYPE_INT_RGB), "png", blank.toFile());
        assertTrue(
                CommandLineRun.refusalOf("read-picture", blank.toString()).contains("blank.png: no grid of squares"));
    }
}
