package knightschool.export;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import knightschool.drawing.ColourPalette;
import knightschool.files.ExtensionFormat;
import knightschool.statemap.BlockMove;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class PuzzleSolutionFormatTest {
    private static final SlidingPuzzle PUZZLE = SlidingPuzzleText.parse("AA.b\n...b\n....\n");
    private static final List<BlockMove> MOVES = List.of(new BlockMove(1, 1), new BlockMove(0, 2));

    private static byte[] bytes(PuzzleSolutionFormat format) {
        return format.bytes(PUZZLE, MOVES, ColourPalette.named(ColourPalette.LIGHT), () -> {});
    }

    @Test
    void textHasAMoveALine() {
        assertEquals("b down 1\nA right 2\n", new String(bytes(PuzzleSolutionFormat.TXT), StandardCharsets.UTF_8));
    }

    @Test
    void gifShowsEveryMoveOnItsWay() throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in =
                ImageIO.createImageInputStream(new ByteArrayInputStream(bytes(PuzzleSolutionFormat.GIF)))) {
            reader.setInput(in);
            int count = reader.getNumImages(true);
            assertEquals(6 + 2 * (3 + 6) + 6, count);
            List<Integer> changes = new ArrayList<>();
            for (int i = 1; i < count; i++) {
                if (differ(reader, i - 1, i)) {
                    changes.add(i);
                }
            }
            assertEquals(List.of(6, 7, 8, 9, 15, 16, 17, 18, 24), changes);
        } finally {
            reader.dispose();
        }
    }

    private static boolean differ(ImageReader reader, int one, int other) throws IOException {
        var first = reader.read(one);
        var second = reader.read(other);
        assertEquals(first.getWidth(), second.getWidth());
        int[] a = first.getRGB(0, 0, first.getWidth(), first.getHeight(), null, 0, first.getWidth());
        int[] b = second.getRGB(0, 0, second.getWidth(), second.getHeight(), null, 0, second.getWidth());
        return !Arrays.equals(a, b);
    }

    @Test
    void workThatIsNotWantedEnds() {
        Runnable unwanted = () -> {
            throw new CancellationException();
        };
        assertThrows(
                CancellationException.class,
                () -> PuzzleSolutionFormat.GIF.bytes(
                        PUZZLE, MOVES, ColourPalette.named(ColourPalette.LIGHT), unwanted));
    }

    @Test
    void picturesAreOfTheirFormats() {
        byte[] png = bytes(PuzzleSolutionFormat.PNG);
        assertArrayEquals(new byte[] {(byte) 0x89, 'P', 'N', 'G'}, Arrays.copyOf(png, 4));
        assertTrue(new String(bytes(PuzzleSolutionFormat.SVG), StandardCharsets.UTF_8).contains("<svg"));
    }

    @Test
    void ofTakesTheEndingOfTheName() {
        assertEquals(
                Optional.of(PuzzleSolutionFormat.GIF),
                ExtensionFormat.of(PuzzleSolutionFormat.class, Path.of("a", "My Solution.GIF")));
        assertEquals(Optional.empty(), ExtensionFormat.of(PuzzleSolutionFormat.class, Path.of("solution.doc")));
    }
}
