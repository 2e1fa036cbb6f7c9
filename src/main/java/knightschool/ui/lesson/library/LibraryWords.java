package knightschool.ui.lesson.library;

/** What lessons are called where they are found among other things. */
final class LibraryWords {
    private LibraryWords() {}

    static String lesson(String ordinal) {
        return "Lesson " + ordinal;
    }

    /** A slide of a lesson. */
    static String slideIn(String ordinal) {
        return "Slide in lesson " + ordinal;
    }
}
