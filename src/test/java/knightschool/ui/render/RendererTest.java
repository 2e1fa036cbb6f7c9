package knightschool.ui.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RendererTest {
    private static final String LESSON = """
            ---
            title: Two slides
            minutes: 1
            goals: [See that it is drawn.]
            ---

            ## One

            The board.

            ```setup
            scene: graph
            board: 4x4
            ```

            ## Two

            The end.
            """;

    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private Renderer renderer() {
        return new Renderer(folder.resolve("out"), 1024, 700, "dark");
    }

    @Test
    void renderWritesAPictureForEachSlide() throws IOException {
        List<Path> written = renderer().render(file("two.md", LESSON));
        assertEquals(
                List.of("two-01.png", "two-02.png"),
                written.stream().map(p -> p.getFileName().toString()).toList());
        assertEquals(1024, ImageIO.read(written.getFirst().toFile()).getWidth());
        assertEquals(0xFF1B1E23, ImageIO.read(written.getLast().toFile()).getRGB(1020, 690));
    }

    @Test
    void renderOfSetupShowsItsMoment() throws IOException {
        Path setup = file("five.setup", "scene: compare\nboard: 5x5\nmoment: step 7\n");
        List<Path> written = renderer().render(setup);
        assertEquals(List.of(folder.resolve("out").resolve("five.png")), written);
        Path later = file("later.setup", "scene: compare\nboard: 5x5\nmoment: step 8\n");
        assertTrue(Files.mismatch(written.getFirst(), renderer().render(later).getFirst()) >= 0);
    }

    @Test
    void renderMovingWritesOneGif() throws IOException {
        List<Path> written = renderer().renderMoving(file("two.md", LESSON));
        assertEquals(1, written.size());
        assertTrue(Files.readString(written.getFirst(), java.nio.charset.StandardCharsets.ISO_8859_1)
                .startsWith("GIF89a"));
    }

    @Test
    void renderOfFaultyLessonNamesTheLineAndWritesNothing() throws IOException {
        Path lesson = file("bad.md", LESSON.replace("board: 4x4", "board: 4xx"));
        InputFault fault = assertThrows(InputFault.class, () -> renderer().render(lesson));
        assertTrue(fault.line() > 0, fault.getMessage());
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void renderOfLessonWhoseClaimFailsNamesTheLineAndWritesNothing() throws IOException {
        Path lesson = file("wrong.md", LESSON.replace("The end.", "The end.\n\n```expect\nvertices 4x4 = 15\n```"));
        InputFault fault = assertThrows(InputFault.class, () -> renderer().render(lesson));
        assertTrue(fault.getMessage().startsWith(lesson + ":"), fault.getMessage());
        assertTrue(fault.line() > 0, fault.getMessage());
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void renderReadsOnlyTheOneLessonWhateverItsNameEndsIn() throws IOException {
        file("faulty.md", "no lesson");
        List<Path> written = renderer().render(file("two.txt", LESSON));
        assertEquals(
                List.of("two.txt-01.png", "two.txt-02.png"),
                written.stream().map(p -> p.getFileName().toString()).toList());
    }

    @Test
    void renderOfTheRootIsNoLesson() {
        assertThrows(InputFault.class, () -> renderer().render(Path.of("/")));
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void rendererRefusesSizesAndThemesInWords() {
        assertThrows(InputFault.class, () -> new Renderer(folder, 10, 10, "light"));
        assertThrows(InputFault.class, () -> new Renderer(folder, 1280, 5000, "light"));
        assertThrows(InputFault.class, () -> new Renderer(folder, 1280, 720, "sepia"));
        assertThrows(InputFault.class, () -> renderer().render(folder.resolve("missing.md")));
    }
}
