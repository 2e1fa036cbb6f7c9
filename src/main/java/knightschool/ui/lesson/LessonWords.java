package knightschool.ui.lesson;

import java.nio.file.Path;
import knightschool.files.InputFault;

/** What the list of lessons and the slides say, apart from the lessons' own text, quizzes and commands. */
final class LessonWords {
    static final String TITLE = "Lessons";
    static final String ALL = "All lessons";
    static final String NOTES = "Notes";
    static final String GLOSSARY = "Glossary";
    static final String GLOSSARY_TIP = "What the words mean, with an example of each";
    static final String PROMISE = "Graph theory, one knight’s move at a time";
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
    static final String PLAY = "Play";
    static final String PLAY_WORDS = "Visit every square yourself";
    static final String COMPARE = "Compare";
    static final String COMPARE_WORDS = "Watch searches side by side";
    static final String EDIT = "Edit a board";
    static final String EDIT_WORDS = "Make holes, and ask if there is a tour";
    static final String MORE = "More";
    static final String SAVE_RESULTS = "Save your answers as a table";
    static final String RESULTS_NAME = "answers";
    static final String TABLES = "Tables (CSV)";
    static final String FORGET_QUESTION = "Forget your progress?";
    static final String FORGET_FACT =
            "The slides that you saw and the questions that you answered will be forgotten. The lessons stay.";
    static final String FORGET = "Forget it";
    static final String KEEP = "Keep it";
    static final String FORGOTTEN = "Your progress in the lessons is forgotten.";
    static final String CHECKING = " Checking what they claim …";
    static final String CHOOSE_FOLDER = "Open a folder with lessons";
    static final String ANOTHER_FOLDER = "Open another folder…";
    static final String BACK_TO_OWN = "Back to the program's lessons";
    static final String BACK_TO_OWN_TIP = "Show the lessons that come with the program";
    static final String HAS_FAULT = "This lesson has a fault";
    static final String FAULTY = "This lesson cannot be shown";
    private static final String LAST_GOOD = "Below is the lesson as it was before.";
    static final String BACK = "Back to the lessons";
    static final String READ_AGAIN = "Read it again";
    static final String READ_AGAIN_TIP = "Read the lessons again, once the file is mended";
    static final String NEW_LESSON = "Write a lesson of your own";
    static final String NEW_LESSON_NAME = "01-my-lesson";
    static final String LESSON_FILES = "Lessons (Markdown)";
    static final String FOR_THE_SPEAKER = "For the speaker";
    static final String NO_NOTES =
            "This slide has no notes. In the file, a paragraph that begins with \"Note:\" is one.";

    static final InputFault NOTHING_TO_PRESENT =
            new InputFault("there is no lesson to present here", "Open one first.");

    private LessonWords() {}

    static InputFault noLesson(String name) {
        return new InputFault("there is no lesson \"" + name + "\" here any more", "Choose another one.");
    }

    /** @param tab the title of the scene's tab */
    static String openIn(String tab) {
        return "Open in " + tab;
    }

    static String from(String folder) {
        return "From the folder " + folder;
    }

    static String line(int number) {
        return "Line " + number;
    }

    /** @param file the name of the file that has the fault */
    static String fault(String file, InputFault fault) {
        return file + (fault.line() > 0 ? ", line " + fault.line() : "") + ": " + fault.what() + ". " + fault.remedy();
    }

    /** @param more how many further faults there are */
    static String lastGood(int more) {
        return (more > 0 ? "And " + more + (more == 1 ? " more fault. " : " more faults. ") : "") + LAST_GOOD;
    }

    static String moreFaults(int count) {
        return "And " + count + " more. Open it to read them.";
    }

    /** @param file of a lesson that was just begun */
    static String begun(Path file) {
        return "Saved as " + file
                + ". Open it in any editor: what you save there is shown here. The guide lies beside it.";
    }

    /** @param minutes how long a lesson takes; 0 if it does not say */
    static String length(int minutes, int slides) {
        return slides + (slides == 1 ? " slide" : " slides") + (minutes > 0 ? ", " + minutes(minutes) : "");
    }

    /** @param minutes how long a lesson takes; 0 if it does not say */
    static String minutes(int minutes) {
        return minutes > 0 ? minutes + " min" : "";
    }

    /** @param slide from 1 */
    static String goOnAt(int slide, int slides) {
        return "Continue: slide " + slide + " of " + slides;
    }

    static String done(int done, int lessons) {
        return done + " of " + lessons + (lessons == 1 ? " lesson done" : " lessons done");
    }

    /** @param slide counted from 0 */
    static String where(int slide, int slides) {
        return "slide " + (slide + 1) + " of " + slides;
    }
}
