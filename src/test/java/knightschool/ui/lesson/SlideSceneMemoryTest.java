package knightschool.ui.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import knightschool.lesson.LessonReadResult;
import knightschool.lesson.LessonReader;
import knightschool.lesson.progress.LessonKey;
import knightschool.setup.source.FileResolver;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.lesson.library.ListedSlide;
import org.junit.jupiter.api.Test;

class SlideSceneMemoryTest {
    private static final String FIRST = "```quiz\nask: How many?\nkind: number\nright: 4\n```\n\n";
    private static final String SECOND = "```quiz\nask: How many more?\nkind: number\nright: 4\n```\n\n";

    private static SlideSceneMemory.Place place(String questions) {
        LessonReadResult file = LessonReader.read(
                "x.md",
                "---\ntitle: T\n---\n## S\n\n" + questions + "```setup\nscene: walk\nboard: 5x5\n```\n",
                FileResolver.nothing());
        ListedLesson lesson = ListedLesson.read(file, 1);
        return SlideSceneMemory.place(
                new LessonKey("", "x.md"),
                new ListedSlide(lesson, file.lesson().orElseThrow().slides().getFirst()));
    }

    /** The order of what was done names the questions by their places, which another question would move. */
    @Test
    void slideWithAnotherQuestionIsAnotherPlace() {
        assertEquals(place(FIRST + SECOND), place(FIRST + SECOND));
        assertNotEquals(place(FIRST + SECOND), place(SECOND + FIRST));
        assertNotEquals(place(SECOND), place(FIRST + SECOND));
    }
}
