package knightschool.ui.lesson;

/** What a person can do with lessons, in words. */
final class LessonCommandWords {
    static final String NEXT = "the next slide";
    static final String PREVIOUS = "the slide before";
    static final String NOTES = "the speaker's notes";
    static final String BESIDE = "this scene in its own tab, with all its controls";
    static final String LIST = "all lessons";
    static final String FOLDER = "the lessons of a folder of your own";
    static final String NEW = "a new lesson of your own, with the guide for writing one";
    static final String FIRST = "the first slide";
    static final String LAST = "the last slide";
    static final String PRESENT = "present: the slide alone on the whole screen";
    static final String SPEAKER = "the speaker's window: notes, clock and the next slide";
    static final String OWN = "the lessons that come with the program";
    static final String GO_ON = "go on with the lesson where you left off";
    static final String HANDOUT = "save a handout of this lesson (PDF)";
    static final String PICTURES = "save the slides of this lesson as pictures";
    static final String STOP_PRINTING = "stop what is being saved";
    static final String RESULTS = "save what became of your answers, as a table";
    static final String FORGET = "forget which slides you saw and what you answered";

    private LessonCommandWords() {}
}
