package knightschool.ui.lesson;

import java.util.Optional;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.setup.scene.LessonsSetup;

/** Slides of the lessons that come with the program. */
public final class OwnLessons {
    private OwnLessons() {}

    /** The lesson whose file is called so behind its number. */
    public static LessonReadResult of(String name) {
        return LessonFolderReader.own().stream()
                .filter(file -> file.name().contains("-" + name))
                .findFirst()
                .orElseThrow();
    }

    /** A slide, counted from 1, of the lesson whose file is called so behind its number. */
    public static LessonsSetup slide(String lesson, int slide) {
        return new LessonsSetup("", of(lesson).name(), slide, Optional.empty());
    }
}
