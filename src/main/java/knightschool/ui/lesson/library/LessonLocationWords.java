package knightschool.ui.lesson.library;

/**
 * What stands beside the title of a lesson or a slide where it is found among other things, such as "Slide in lesson
 * 3".
 */
final class LessonLocationWords {
    static final String FOLDER = "Folder";

    /** Whose lessons they are, where those of the program and of a folder are found together. */
    static final String OF_THE_PROGRAM = " of the program";

    /** See {@link #OF_THE_PROGRAM}. */
    static final String OF_YOUR_FOLDER = " of your folder";

    private LessonLocationWords() {}

    static String lesson(String ordinal) {
        return "Lesson " + ordinal;
    }

    /** A slide of a lesson. */
    static String slideIn(String ordinal) {
        return "Slide in lesson " + ordinal;
    }

    /** @param name of a folder */
    static String lessonsIn(String name) {
        return "Lessons in " + name;
    }
}
