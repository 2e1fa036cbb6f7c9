package knightschool.ui.compare.animation;

import java.util.Locale;
import knightschool.files.InputFault;
import knightschool.text.NumberFormatter;
import knightschool.text.SentenceCase;
import knightschool.ui.work.WorkFailure;

/** Texts about animated pictures. */
public final class AnimatedPictureWords {
    /** The title of the dialog that asks for the file. */
    public static final String SAVE_TITLE = "Save the animated picture";

    /** The name of the files. */
    public static final String FILES = "Animated pictures (GIF)";

    public static final String FILE_NAME = "comparison";

    /** The message while the comparison is not shown yet. */
    public static final String NOT_YET = "The comparison is not shown yet. The choice of steps comes as soon as it is.";

    static final String TITLE = "An animated picture of these steps";
    static final String FIRST = "From step";
    static final String LAST = "To step";
    static final String EVERY = "Steps from one picture to the next";
    static final String PER_SECOND = "Pictures per second";
    static final String SIZE = "Size, in pixels";
    static final String SAVE = "Save as GIF…";
    static final String CANCEL = "Cancel";
    static final String MAKING = "Making the animated picture";
    static final String BACKWARD = "the last step lies before the first";
    static final String BACKWARD_REMEDY = "Write the smaller number first.";

    private AnimatedPictureWords() {}

    static String noNumber(String name, String typed) {
        return "\"" + name + "\": " + (typed.isEmpty() ? "there is no number" : "\"" + typed + "\" is not a number");
    }

    static String outside(String name, String number) {
        return "\"" + name + "\": " + number + " cannot be used";
    }

    static String between(String least, String most) {
        return "Write a number from " + least + " to " + most + ".";
    }

    static String tooMany(long pictures) {
        return "that is " + NumberFormatter.grouped(pictures) + " pictures, and at most "
                + AnimatedPicturePlan.MOST_PICTURES + " fit into one file";
    }

    static String tooManyRemedy(long every) {
        return "Take fewer steps, or one picture every " + NumberFormatter.grouped(every) + " steps.";
    }

    /** Says how many pictures there are, and how long they take. */
    static String summary(AnimatedPicturePlan plan) {
        double seconds = plan.seconds();
        String time = String.format(Locale.ROOT, seconds < 10 ? "%.1f" : "%.0f", seconds);
        return (plan.pictures() == 1 ? "1 picture" : plan.pictures() + " pictures") + ", " + time
                + " seconds; then it begins again.";
    }

    static String size(double width, double height) {
        return Math.round(width) + " × " + Math.round(height);
    }

    static String progress(int number, int all) {
        return "Picture " + number + " of " + all;
    }

    /** The fault of a second comparison that ends before the last step of the pictures, unlike the one on screen. */
    public static InputFault tooFar() {
        return new InputFault(
                "the searches were computed again for it, and stopped before the last of these steps",
                "Take steps that are nearer to the beginning.");
    }

    /** Says that no file was saved, why, and what to do next. */
    static InputFault notMade(WorkFailure failure) {
        InputFault fault = failure.fault();
        return new InputFault(
                "the animated picture could not be made, so no file was saved. "
                        + SentenceCase.begun(fault.description()),
                fault.remedy());
    }
}
