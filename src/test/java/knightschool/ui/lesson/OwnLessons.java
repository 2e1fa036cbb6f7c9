package knightschool.ui.lesson;

import java.util.Optional;
import knightschool.lesson.LessonFolder;
import knightschool.setup.LessonsSetup;

/** Slides of the lessons that come with the program. */
public final class OwnLessons {
    private OwnLessons() {}

    /** A slide, and the lesson that it is of, both counted from 1. */
    public static LessonsSetup slide(int lesson, int slide) {
        String name = LessonFolder.own().get(lesson - 1).name();
        return new LessonsSetup("", name, slide, Optional.empty());
    }
}
