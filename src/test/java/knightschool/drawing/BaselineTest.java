package knightschool.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaselineTest {
    @TempDir
    private Path folder;

    @Test
    void checkRefusesATextWithoutABaseline() {
        Baseline strict = new Baseline(folder, false);
        AssertionError refused = assertThrows(AssertionError.class, () -> strict.check("board", "box\n"));
        assertTrue(refused.getMessage().contains("-Dbaseline=accept"), refused.getMessage());
        assertFalse(Files.exists(strict.file("board")));
    }

    @Test
    void checkTellsTheLinesThatDiffer() {
        new Baseline(folder, true).check("board", "sketch\nbox\nline\ndisc\n");
        Baseline strict = new Baseline(folder, false);
        strict.check("board", "sketch\nbox\nline\ndisc\n");
        AssertionError refused =
                assertThrows(AssertionError.class, () -> strict.check("board", "sketch\nbox\nring\ndisc\ntext\n"));
        String message = refused.getMessage();
        assertTrue(message.contains("- 3: line\n+ 3: ring\n+ 5: text\n"), message);
        assertFalse(message.contains("disc"), message);
    }

    @Test
    void checkWritesWhatIsAccepted() throws Exception {
        Baseline accepting = new Baseline(folder.resolve("new"), true);
        accepting.check("board", "box\n");
        accepting.check("board", "line\n");
        assertEquals("line\n", Files.readString(accepting.file("board")));
        assertEquals(List.of("board"), accepting.names());
    }

    @Test
    void differenceOfLongTextsIsShortened() {
        String many = "box\n".repeat(200);
        Baseline accepting = new Baseline(folder, true);
        accepting.check("board", "line\n");
        AssertionError refused =
                assertThrows(AssertionError.class, () -> new Baseline(folder, false).check("board", many));
        assertTrue(refused.getMessage().contains("and 141 lines more"), refused.getMessage());
    }

    @Test
    void differenceOfAMovedLineIsTwoLines() {
        assertEquals(List.of("- 1: a", "+ 3: a"), Baseline.difference(List.of("a", "b", "c"), List.of("b", "c", "a")));
        assertEquals(List.of(), Baseline.difference(List.of("a"), List.of("a")));
    }

    @Test
    void sketchIsOneShapeALineWithRolesAndRoundedNumbers() {
        SketchBuilder pencil = new SketchBuilder();
        pencil.box(0, 0.04, 10, 20.25, 0, AreaStyle.filled(ColourRole.SQUARE_DARK));
        pencil.line(
                1,
                2,
                -0.01,
                4.96,
                LineStyle.round(ColourRole.INK.sheer(0.3), 1.234).dashed(3, 2));
        pencil.add(new SketchShape.Label(
                5, 6, "a1", 12, SketchShape.Weight.STRONG, SketchShape.Side.ENDS, ColourRole.MUTED));
        assertEquals("""
                sketch 10x20
                box 0,0 10x20.3 fill square-dark
                line 1,2 to 0,5 (ink sheer 30%) wide 1.23 round dash 3,2
                text "a1" ends 5,6 size 12 strong muted
                """, SketchText.of(pencil.sketch(10, 20)));
    }
}
