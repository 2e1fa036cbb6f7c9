package knightschool.algorithm;

/**
 * How an algorithm is called; see {@link Algorithm} for each.
 *
 * @param name on the command line and in files
 * @param title on screen
 * @param summary what it does, in a sentence
 * @param source who described it, and when
 * @param position its place in menus and tables, rising
 */
record AlgorithmDescription(String name, String title, String summary, String source, int position) {}
