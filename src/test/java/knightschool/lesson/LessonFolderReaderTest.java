package knightschool.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonFolderReaderTest {
    @Test
    void ownHoldsEveryLessonOfTheProgramInOrderWithoutAFault() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("lessons"))) {
            Map<Boolean, List<String>> named = files.map(
                            file -> file.getFileName().toString())
                    .filter(name -> name.matches("(\\d{2}|[A-Z])-.*\\.md"))
                    .sorted()
                    .collect(Collectors.partitioningBy(name -> Character.isLetter(name.charAt(0))));
            List<String> names = Stream.of(true, false)
                    .flatMap(isRoute -> named.get(isRoute).stream())
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
    void folderBeginsWithTheLessonsThatHaveALetter(@TempDir Path folder) throws IOException {
        for (String name : List.of("01-one.md", "B-two.md", "A-first.md", "Bishops.md")) {
            Files.writeString(folder.resolve(name), "---\ntitle: Good\n---\n## One\n");
        }
        assertEquals(
                List.of("A-first.md", "B-two.md", "01-one.md", "Bishops.md"),
                LessonFolderReader.folder(folder).stream()
                        .map(file -> Path.of(file.name()).getFileName().toString())
                        .toList());
    }

    @Test
    void folderRefusesWhatHoldsNoLesson(@TempDir Path folder) {
        assertThrows(InputFault.class, () -> LessonFolderReader.folder(folder));
        assertThrows(InputFault.class, () -> LessonFolderReader.folder(folder.resolve("none")));
    }
}
