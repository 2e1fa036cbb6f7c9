package knightschool.algorithm;

/**
 * The names of an algorithm, its summary and its source; see {@link Algorithm} for each.
 *
 * @param name the name on the command line and in files
 * @param title the name on screen
 * @param summary one sentence that says what the algorithm does
 * @param source author and year
 * @param position the sort key in menus and tables, ascending
 */
record AlgorithmDescription(String name, String title, String summary, String source, int position) {}
