package knightschool.ui.lesson.home;

import knightschool.lesson.Lesson;
import knightschool.lesson.progress.LessonExtent;
import knightschool.lesson.progress.LessonProgress;
import knightschool.text.Plural;
import knightschool.ui.lesson.library.CourseProgressModel;
import knightschool.ui.lesson.library.ListedLesson;

/** The words of the first page. */
final class HomeWords {
    static final String TITLE = "Lessons";
    static final String PROMISE = "Graph theory, one knight's move at a time";
    static final String PROMISE_BELOW = "Build walks, test claims, and watch a search think, on a board of your own.";
    static final String START_HERE = "Start here";
    static final String GO_ON = "Go on here";
    static final String ALL_DONE = "All lessons are done";
    static final String BEGIN = "Begin";
    static final String AGAIN = "Read it again";
    static final String FIRST_SLIDE = "Slide 1";
    static final String OTHERS = "The other lessons";
    static final String NO_PART = "More";
    static final String DONE = "done";
    static final String CHECKING = "Checking the lessons …";
    static final String READING = "Reading the lessons …";
    static final String HAS_FAULT = "This lesson has a fault";

    private HomeWords() {}

    static String from(String folder) {
        return "From the folder " + folder;
    }

    static String moreFaults(int count) {
        return "And " + count + " more. Open it to read them.";
    }

    static String length(Lesson lesson) {
        String slides = Plural.counted(lesson.slides().size(), "slide");
        return lesson.head().minutes() > 0 ? slides + ", " + minutes(lesson) : slides;
    }

    /** Returns the length of a lesson, without and with its extra slides; empty if unknown. */
    static String minutes(Lesson lesson) {
        int core = lesson.head().minutes();
        if (core == 0) {
            return "";
        }
        return (lesson.extraMinutes() > 0 ? core + "–" + (core + lesson.extraMinutes()) : core) + " min";
    }

    /** @param slide the number of the slide, from 1 */
    static String continueAtSlide(int slide, int slides) {
        return "Continue: slide " + slide + " of " + slides;
    }

    /** @param slide the number of the slide with the first open question, from 1 */
    static String openQuestionAt(int slide, int slides) {
        return "Open question: slide " + slide + " of " + slides;
    }

    /**
     * Returns the reason why a user who saw every slide continues at an earlier one: the first with an open question.
     */
    static String openQuestions(int open, int slide) {
        return "You saw every slide. "
                + (open == 1
                        ? "One question is still open, on slide " + slide + "."
                        : open + " questions are still open, the first on slide " + slide + ".");
    }

    static String done(int count, int lessons) {
        return count + " of " + Plural.counted(lessons, "lesson") + " done";
    }

    /** Returns the progress in a lesson in words; empty if it was not begun. */
    static String soFar(CourseProgressModel course, ListedLesson card) {
        if (course.isDone(card)) {
            return DONE;
        }
        LessonExtent extent = CourseProgressModel.extent(card);
        LessonProgress so = course.of(card);
        return so.isBegun()
                ? soFar(
                        so.isRead(extent),
                        so.withResult(extent),
                        extent.questions().size())
                : "";
    }

    /**
     * Returns the progress in an unfinished lesson in words.
     *
     * @param read whether every slide was seen
     * @param answered the number of answered questions
     */
    static String soFar(boolean read, int answered, int questions) {
        String words = answered + " of " + (questions == 1 ? "1 question" : questions + " questions") + " answered";
        return questions == 0 ? "" : read ? "read, " + words : words;
    }
}
