package knightschool.ui.lesson.library;

/** The words beside the title of a lesson or a slide in search results, such as "Slide in lesson 3". */
final class LessonPaletteEntryWords {
    static final String FOLDER = "Folder";

    /** The suffix for the program's lessons, used if a folder's lessons are found too. */
    static final String OF_THE_PROGRAM = " of the program";

    /** The suffix for a folder's lessons; see {@link #OF_THE_PROGRAM}. */
    static final String OF_YOUR_FOLDER = " of your folder";

    private LessonPaletteEntryWords() {}

    static String lesson(String ordinal) {
        return "Lesson " + ordinal;
    }

    /** Returns the words for a slide of a lesson. */
    static String slideIn(String ordinal) {
        return "Slide in lesson " + ordinal;
    }

    /** @param name the name of a folder */
    static String lessonsIn(String name) {
        return "Lessons in " + name;
    }
}
