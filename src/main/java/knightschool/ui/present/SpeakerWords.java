package knightschool.ui.present;

/** The words of the speaker's window. */
public final class SpeakerWords {
    static final String TITLE = "Speaker";
    static final String ON_SLIDE = "On the slide";
    static final String LOOK = "In both windows";
    static final String ON_SCREEN = "On the screen";
    static final String NEXT = "Next";
    static final String NOTES = "Notes";
    static final String SLIDES = "Slides";
    static final String PLANNED = "planned";
    static final String TOOK = "took";
    static final String QUESTION = "Question";
    static final String NO_QUESTION = "The class is asked nothing here.";
    public static final String LAST = "This is the last slide.";
    static final String SHOW_ANSWER = "Show the class";
    static final String SHOWN = "Shown";
    static final String ZOOM = "Zoom";
    static final String ANSWERS = "Answers";
    static final String HIDDEN = "The answer is hidden in this window.";
    static final String NOTES_SIZE = "size of the notes";
    static final String NEXT_SLIDE = "Next slide";
    static final String BLANK = "Blank";
    static final String BLANKED = "The class sees nothing now.";
    static final String POINTER = "Pointer";
    static final String SPOTLIGHT = "Spotlight";
    static final String EXTRAS = "With extras";
    static final String EXTRA = "extra";
    static final String ON_TIME = "as planned";

    private SpeakerWords() {}

    /** @param slide the index of the slide, from 0 */
    static String where(int slide, int slides) {
        return "slide " + (slide + 1) + " of " + slides;
    }

    static String time(double seconds) {
        long wholeSeconds = Math.round(Math.floor(seconds));
        return "%d:%02d".formatted(wholeSeconds / 60, wholeSeconds % 60);
    }

    static String of(int minutes) {
        return minutes > 0 ? "of " + minutes + " min" : "";
    }

    /** @param behind the delay in seconds; negative if the talk is ahead of the plan */
    static String behind(double behind) {
        if (Math.abs(behind) < 1) {
            return ON_TIME;
        }
        return time(Math.abs(behind)) + (behind > 0 ? " behind the plan" : " ahead of the plan");
    }

    /** Returns the planned time of a slide, given in seconds; empty for 0. */
    static String planned(double seconds) {
        return seconds == 0 ? "" : time(Math.round(seconds));
    }
}
