package knightschool.ui.lesson.library;

import java.util.List;

/** The words beside the title of a lesson or a slide in search results, such as "Slide 2 in lesson 3". */
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

    /**
     * Returns the words for a slide of a lesson.
     *
     * @param slide the number of the slide, from 1
     */
    static String slideIn(String ordinal, int slide) {
        return "Slide " + slide + " in lesson " + ordinal;
    }

    /** Returns the ways to write the number of a slide of a lesson. */
    static List<String> numbers(String ordinal, int slide) {
        String number = ordinal + "." + slide;
        return List.of(
                number,
                "slide " + number,
                lesson(number),
                lesson(ordinal) + " slide " + slide,
                slideIn(ordinal, slide));
    }

    /** @param name the name of a folder */
    static String lessonsIn(String name) {
        return "Lessons in " + name;
    }
}
