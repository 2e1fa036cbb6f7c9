package knightschool.algorithm;

/**
 * The names of an algorithm, its summary and its source; see {@link Algorithm} for each.
 *
 * @param name the name on the command line and in files
 * @param title the name on screen
 * @param summary one sentence that says what the algorithm does
 * @param source author and year
 * @param position the sort key in menus and tables, ascending
 * @param isQuoted whether a sentence quotes the title as the name of a search, since it cannot be its subject by itself
 */
record AlgorithmDescription(String name, String title, String summary, String source, int position, boolean isQuoted) {
    /** Creates the description of an algorithm with a title that can be the subject of a sentence. */
    AlgorithmDescription(String name, String title, String summary, String source, int position) {
        this(name, title, summary, source, position, false);
    }
}
