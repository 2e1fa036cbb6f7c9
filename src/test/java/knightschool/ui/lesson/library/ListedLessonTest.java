package knightschool.ui.lesson.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import knightschool.lesson.LessonReadResult;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ListedLessonTest {
    @ParameterizedTest
    @CsvSource({
        "03-looking.md, 3",
        "lessons/12-a-b.md, 12",
        "lessons\\03-looking.md, 3",
        "looking.md, 7",
        "2-dir/looking.md, 7",
        "00-zero.md, 7",
        "B-three-searches.md, B",
        "b-three.md, 7",
        "Bishop-and-knight.md, 7"
    })
    void ordinalComesFromTheFilesNameElseFromItsPlace(String name, String ordinal) {
        LessonReadResult file = LessonReadResult.faulty(name, FileResolver.nothing(), List.of());
        assertEquals(ordinal, ListedLesson.read(file, 7).ordinal());
    }
}
