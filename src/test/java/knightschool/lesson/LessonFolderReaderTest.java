package knightschool.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonFolderReaderTest {
    @Test
    void ownHoldsEveryLessonOfTheProgramInOrderWithoutAFault() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("lessons"))) {
            List<String> names = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.matches("\\d{2}-.*\\.md"))
                    .sorted()
                    .toList();
            assertFalse(names.isEmpty());
            List<LessonReadResult> own = LessonFolderReader.own();
            assertEquals(names, own.stream().map(LessonReadResult::name).toList());
            assertEquals(
                    List.of(),
                    own.stream().flatMap(file -> file.faults().stream()).toList());
        }
    }

    @Test
    void folderReadsGoodAndFaultyLessonsInOrder(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("02-good.md"), "---\ntitle: Good\n---\n## One\n");
        Files.writeString(folder.resolve("01-bad.md"), "no lesson");
        Files.writeString(folder.resolve("readme.txt"), "not meant");
        List<LessonReadResult> files = LessonFolderReader.folder(folder);
        assertEquals(2, files.size());
        assertTrue(files.getFirst().lesson().isEmpty());
        assertEquals("Good", files.get(1).title());
    }

    @Test
    void folderRefusesWhatHoldsNoLesson(@TempDir Path folder) {
        assertThrows(InputFault.class, () -> LessonFolderReader.folder(folder));
        assertThrows(InputFault.class, () -> LessonFolderReader.folder(folder.resolve("none")));
    }
}
