package knightschool.ui.lesson.library;

/**
 * What stands beside the title of a lesson or a slide where it is found among other things, such as "Slide in lesson
 * 3".
 */
final class LessonPlaceWords {
    private LessonPlaceWords() {}

    static String lesson(String ordinal) {
        return "Lesson " + ordinal;
    }

    /** A slide of a lesson. */
    static String slideIn(String ordinal) {
        return "Slide in lesson " + ordinal;
    }
}
