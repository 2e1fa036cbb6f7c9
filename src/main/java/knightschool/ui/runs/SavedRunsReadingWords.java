package knightschool.ui.runs;

/** The sentence that stands in place of the number of runs until saved runs were read. */
public final class SavedRunsReadingWords {
    /** Stands in place of the number of runs until it is known what was saved before. */
    public static final String READING = "Reading what was saved…";

    private SavedRunsReadingWords() {}
}
