package knightschool.ui.runs;

/** Texts of the scenes that count runs of searches. */
public final class SearchRunsWords {
    /** Stands in place of the number of runs until it is known what was saved before. */
    public static final String READING = "Reading what was saved…";

    private SearchRunsWords() {}
}
