package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import knightschool.lesson.AllFaults;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonTemplate;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.robot.WindowOnScreen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonCreatorTest extends WindowOnScreen {
    @TempDir
    private Path folder;

    private void begin(Path file) {
        LessonCreator lesson = onFx(() -> new LessonCreator(window, Platform::runLater, FixedAnswers.savingTo(file)));
        List<Path> awaited = onFx(() -> {
            lesson.ask();
            return window.fileWrites().files();
        });
        assertEquals(List.of(file, file.resolveSibling("WRITING.md")), awaited, "closing waits for both");
        until("it is written", () -> onFx(lesson::isSettled));
        lesson.close();
    }

    @Test
    void lessonIsWrittenAndOpenedWithTheGuideBesideIt() throws IOException {
        Path file = folder.resolve("05-mine.md");
        begin(file);
        until("it is open", () -> onFx(window::isSettled));
        assertEquals(
                Optional.of(new LessonsSetup(folder.toString(), "05-mine.md", 1, Optional.empty())), onFx(window::now));
        assertArrayEquals(LessonTemplate.bytes(), Files.readAllBytes(file));
        assertTrue(Files.readString(folder.resolve("WRITING.md")).startsWith("# Writing lessons"));
        assertEquals(List.of(), AllFaults.of(LessonFolderReader.folder(folder).getFirst(), new ClaimEvaluator()));
    }

    @Test
    void guideThatIsThereStaysAsItIs() throws IOException {
        Path guide = Files.writeString(folder.resolve("WRITING.md"), "My own notes.");
        begin(folder.resolve("05-mine.md"));
        assertEquals("My own notes.", Files.readString(guide));
    }
}
