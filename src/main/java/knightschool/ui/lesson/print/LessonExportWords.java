package knightschool.ui.lesson.print;

import java.nio.file.Path;
import knightschool.text.Plural;

/** The texts of saving a lesson as a handout or as pictures of its slides. */
final class LessonExportWords {
    static final String HANDOUTS = "Handouts (PDF)";
    static final String SAVE_HANDOUT = "Save a handout";
    static final String CHOOSE_FOLDER = "Choose a folder for the pictures of the slides";
    static final String ANSWERS_QUESTION = "Print the answers too?";
    static final String ANSWERS_FACT =
            "With answers it is for the teacher: each question has its answer below it, and the boards show it.";
    static final String WITHOUT_ANSWERS = "Without answers";
    static final String WITH_ANSWERS = "With answers";
    static final String CANCEL = "Cancel";
    static final String REPLACE_QUESTION = "Replace the pictures?";
    static final String REPLACE = "Replace them";
    static final String STOPPED = "Stopped. No handout was saved.";
    static final String PREPARING = "Reading …";
    static final String WRITING = "Writing …";

    private LessonExportWords() {}

    /** @param slide the number of the slide, from 1 */
    static String drawing(int slide, int slides) {
        return "Slide " + slide + " of " + slides;
    }

    static String savedPictures(int pictures, Path folder) {
        return pictures(pictures) + " saved in " + folder + ".";
    }

    static String stoppedPictures(int pictures, Path folder) {
        return "Stopped. " + savedPictures(pictures, folder);
    }

    static String existingPictures(int pictures, Path folder) {
        return pictures(pictures) + " of this lesson " + (pictures == 1 ? "is" : "are") + " in " + folder + " already.";
    }

    private static String pictures(int count) {
        return Plural.counted(count, "picture");
    }
}
