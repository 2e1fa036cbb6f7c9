package knightschool.ui.lesson.slide;

/** The words about a slide as a whole. */
public final class SlideWords {
    private static final String EXTRA = "extra";

    private SlideWords() {}

    /**
     * Returns the line above the title of a slide.
     *
     * @param ordinal the number or letter of the lesson
     * @param lesson the title of the lesson
     * @param isExtra whether a class can do without the slide
     */
    static String lessonLine(String ordinal, String lesson, boolean isExtra) {
        String line = ordinal + "  " + lesson;
        return isExtra ? line + "  ·  " + EXTRA : line;
    }

    /**
     * Returns the title of a slide in a list.
     *
     * @param isExtra whether a class can do without the slide
     */
    public static String title(String slide, boolean isExtra) {
        return isExtra ? slide + ", " + EXTRA : slide;
    }
}
