package knightschool.ui.present;

/** What the speaker's window says. */
final class PresentWords {
    static final String TITLE = "Speaker";
    static final String ON_SCREEN = "On the screen";
    static final String NEXT = "Next";
    static final String NOTES = "Notes";
    static final String SLIDES = "Slides";
    static final String PLANNED = "planned";
    static final String TOOK = "took";
    static final String QUESTION = "Question";
    static final String NO_QUESTION = "The class is asked nothing here.";
    static final String LAST = "This is the last slide.";
    static final String SHOW_ANSWER = "Show the class";
    static final String SHOWN = "Shown";
    static final String ZOOM = "Zoom";
    static final String ANSWERS = "Answers";
    static final String HIDDEN = "The answer is hidden.";
    static final String MANY = "Many answers are right.";
    static final String RIGHT = "is right";
    static final String NOTES_SIZE = "size of the notes";
    static final String NEXT_SLIDE = "Next slide";
    static final String BLANK = "Blank";
    static final String BLANKED = "The class sees nothing now.";
    static final String POINTER = "Pointer";
    static final String SPOTLIGHT = "Spotlight";
    static final String ON_TIME = "as planned";

    static final String DO_NEXT = "the next slide";
    static final String DO_PREVIOUS = "the slide before";
    static final String DO_FILL = "the slide on the whole screen of the class, or no more";
    static final String DO_END = "end the presentation";
    static final String DO_BLANK = "show the class nothing, or the slide again";
    static final String DO_POINT = "a dot on the class's slide where you point";
    static final String DO_SPOTLIGHT = "only what you point at is bright";
    static final String DO_ZOOM = "show the class a part larger where you point (also by the wheel), or all again";
    static final String DO_ANSWERS = "see the answers here, or hide them";
    static final String DO_REVEAL = "show the class the next answer of this slide";
    static final String DO_FIRST = "the first slide";
    static final String DO_LAST = "the last slide";

    private PresentWords() {}

    /** @param slide from 0 */
    static String where(int slide, int slides) {
        return "slide " + (slide + 1) + " of " + slides;
    }

    /** Minutes and seconds. */
    static String time(double seconds) {
        long whole = Math.round(Math.floor(seconds));
        return "%d:%02d".formatted(whole / 60, whole % 60);
    }

    static String of(int minutes) {
        return minutes > 0 ? "of " + minutes + " min" : "";
    }

    /** @param behind in seconds, negative where the talk is ahead */
    static String behind(double behind) {
        if (Math.abs(behind) < 1) {
            return ON_TIME;
        }
        return time(Math.abs(behind)) + (behind > 0 ? " behind the plan" : " ahead of the plan");
    }

    /** A planned time of a slide. */
    static String planned(double seconds) {
        return seconds == 0 ? "" : time(Math.round(seconds));
    }
}
