package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
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

    /** Returns the files that closing the window waits for while the lesson is written. */
    private Set<Path> begin(Path file) {
        Set<Path> awaited = new HashSet<>();
        Executor screen = task -> Platform.runLater(() -> {
            task.run();
            awaited.addAll(window.fileWrites().files());
        });
        LessonCreator lesson = onFx(() -> new LessonCreator(window, screen, FixedAnswers.savingTo(file)));
        onFx(() -> {
            lesson.ask();
            return awaited.addAll(window.fileWrites().files());
        });
        until("it is written", () -> onFx(lesson::isSettled));
        lesson.close();
        return onFx(() -> Set.copyOf(awaited));
    }

    @Test
    void lessonIsWrittenAndOpenedWithTheGuideBesideIt() throws IOException {
        Path file = folder.resolve("05-mine.md");
        assertEquals(Set.of(file, folder.resolve("WRITING.md")), begin(file), "closing waits for both");
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
        Path file = folder.resolve("05-mine.md");
        assertEquals(Set.of(file), begin(file), "the guide is not written");
        assertEquals("My own notes.", Files.readString(guide));
    }
}
