package knightschool.ui.lesson;

import java.nio.file.Path;
import knightschool.files.InputFault;
import knightschool.text.Plural;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.document.DocumentWords;
import knightschool.ui.present.SpeakerWords;

/** The texts of the lesson scene, except those of the lessons themselves, of quizzes and of commands. */
final class LessonWords {
    static final String TITLE = "Lessons";
    static final String ALL = "All lessons";
    static final String NOTES = "Notes";
    static final String NEXT_LESSON = "Next lesson";
    static final String FIRST_SLIDE = "This is the first slide.";
    static final String LAST_OF_ALL = "This is the last slide, and no lesson comes after this one.";
    static final String NO_HINT = "No question here has another hint.";
    static final GestureDescription BET_BY_NUMBER = CommandDefinitions.gesture("lesson.bet");
    static final String NO_QUESTION = "This slide has no question.";
    static final String NO_SLIDE = "The hints are for the questions of the slides. Open a lesson first.";
    static final String GLOSSARY = "Glossary";
    static final String GLOSSARY_TIP = "What the words mean, with an example of each";
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
    static final String CHOOSE_FOLDER = "Open a folder with lessons";
    static final String ANOTHER_FOLDER = "Open another folder…";
    static final String BACK_TO_OWN = "Back to the program's lessons";
    static final String FAULTY = "This lesson cannot be shown";
    private static final String LAST_GOOD = "Below is the lesson as it was before.";
    private static final String AS_WRITTEN = "The slide below is as the file says it now.";
    static final String BACK = "Back to the lessons";
    static final String READ_AGAIN = "Read it again";
    static final String READ_AGAIN_TIP = "Read the lessons again, once the file is mended";
    static final String NEW_LESSON = "Write a lesson of your own";
    static final String NEW_LESSON_NAME = "01-my-lesson";
    static final String LESSON_FILES = "Lessons (Markdown)";
    static final String FOR_THE_SPEAKER = "For the speaker";
    static final String NO_NOTES =
            "This slide has no notes. In the file, a paragraph that begins with \"Note:\" is one.";

    static final String NOTES_OF_SPEAKER = "The class would read the notes here. They are in the speaker's window ("
            + CommandDefinitions.keyText(LessonCommands.SPEAKER) + ").";
    static final String PRESENTATION_ENDED = "The presentation has ended, because another tab is shown. "
            + "The tab \"" + TITLE + "\" still has the slide: there, "
            + CommandDefinitions.keyText(LessonCommands.PRESENT)
            + " presents it again.";
    static final String NO_SLIDE_PRESENTED = "The presentation has ended, because no slide is shown now. "
            + CommandDefinitions.keyText(LessonCommands.PRESENT) + " presents a lesson again.";
    static final String EDITS_NOT_UNDOABLE =
            "What you did beside this slide before cannot be taken back: the slide shows something else now.";
    static final String NOTES_HERE = "The notes are in this window already, below the slide.";
    static final String ANSWER_FIRST = "Answer the question first: the tab shows what this slide still holds back.";

    static final InputFault NO_LESSON = new InputFault("there is no lesson here", "Open one first.");

    private LessonWords() {}

    /**
     * The message for the key of a command that a slide does not offer. It quotes the command, whose words are
     * sometimes a verb and sometimes a noun.
     *
     * @param command the name of the command, such as "another board"
     */
    static String notOnSlide(String command) {
        return "Slides do not have the command \"" + command + "\".";
    }

    static InputFault noLesson(String name) {
        return new InputFault("there is no lesson \"" + name + "\" here any more", "Choose another one.");
    }

    static String line(int number) {
        return "Line " + number;
    }

    /** @param file the name of the faulty file */
    static String fault(String file, InputFault fault) {
        return file + (fault.line() > 0 ? ", line " + fault.line() : "") + ": " + fault.description() + ". "
                + fault.remedy();
    }

    /**
     * Returns the text below the first fault of a lesson that is being written.
     *
     * @param more the number of further faults
     * @param asWritten whether the slide is that of the present file
     */
    static String faultNote(int more, boolean asWritten) {
        return moreFaults(more) + (asWritten ? AS_WRITTEN : LAST_GOOD);
    }

    /** @param more the number of further faults; the text is empty for 0 */
    static String moreFaults(int more) {
        return more == 0 ? "" : "And " + Plural.counted(more, "more fault") + ". ";
    }

    /** @param file the file of a newly created lesson */
    static String begun(Path file) {
        return DocumentWords.saved(file)
                + " Open it in any editor: what you save there is shown here. The guide lies beside it.";
    }

    /**
     * @param folder the user's folder of lessons
     * @param key the key that opens the search
     */
    static String folderClosed(Path folder, String key) {
        Path name = folder.getFileName() == null ? folder : folder.getFileName();
        return "Your folder \"" + name + "\" is closed now. To open it again: " + key + ", then its name.";
    }

    /** @param next the title of the lesson that comes after the one that is open */
    static String lastSlide(String next) {
        return SpeakerWords.LAST + " The button \"" + NEXT_LESSON + "\" opens \"" + next + "\".";
    }

    /** @param tab the title of the scene's tab */
    static String openIn(String tab) {
        return "Open in " + tab;
    }

    /** Returns the message for a student who tries to turn slides by arrow keys that act on the scene. */
    static String arrowsOfTheScene(String next, String previous) {
        return "On this slide the arrow keys move what stands beside the text. " + next + " shows the next slide, "
                + previous + " the one before.";
    }

    /** @param slide the index of the slide, from 0 */
    static String where(int slide, int slides) {
        return "slide " + (slide + 1) + " of " + slides;
    }
}
