package knightschool.ui.lesson;

import knightschool.files.InputFault;

/** What the list of lessons and the slides say, apart from the lessons' own text, quizzes and commands. */
final class LessonWords {
    static final String TITLE = "Lessons";
    static final String ALL = "All lessons";
    static final String NOTES = "Notes";
    static final String OWN = "They come with the program.";
    static final String CHECKING = " Checking what they claim …";
    static final String CHOOSE_FOLDER = "Open a folder with lessons";
    static final String ANOTHER_FOLDER = "Open another folder…";
    static final String BACK_TO_OWN = "Back to the program's lessons";
    static final String BACK_TO_OWN_TIP = "Show the lessons that come with the program";
    static final String HAS_FAULT = "This lesson has a fault";
    static final String FAULTY = "This lesson cannot be shown";
    static final String BACK = "Back to the lessons";
    static final String READ_AGAIN = "Read it again";
    static final String READ_AGAIN_TIP = "Read the lessons again, once the file is mended";
    static final String FOR_THE_SPEAKER = "For the speaker";
    static final String NO_NOTES =
            "This slide has no notes. In the file, a paragraph that begins with \"Note:\" is one.";

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

    static String moreFaults(int count) {
        return "And " + count + " more. Open it to read them.";
    }

    /** @param minutes how long a lesson takes; 0 if it does not say */
    static String length(int minutes, int slides) {
        return (minutes > 0 ? minutes + " minutes, " : "") + slides + (slides == 1 ? " slide" : " slides");
    }

    /** @param slide counted from 0 */
    static String where(int slide, int slides) {
        return "slide " + (slide + 1) + " of " + slides;
    }
}
