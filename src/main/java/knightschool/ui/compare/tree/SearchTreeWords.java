package knightschool.ui.compare.tree;

import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.text.NumberFormatter;
import knightschool.trace.Subtree;

/** The words of the search tree. */
final class SearchTreeWords {
    static final String TITLE = "Search tree of";
    static final String TITLE_ALONE = "Search tree";
    static final String PANE_HELP = "Choose whose search tree is shown";
    static final String NOTHING = "The search has made no step yet.";
    static final String HELP =
            "Click a node to see what was spent below it, double click to go there. Turn the wheel to come nearer, drag to move.";

    private SearchTreeWords() {}

    /**
     * Returns a description of the steps spent below a node.
     *
     * @param over whether the search is over
     */
    static String of(Subtree subtree, Board board, boolean over) {
        return SquareNames.name(board, subtree.square()) + " as square " + NumberFormatter.grouped(subtree.depth())
                + " of the path, steps " + NumberFormatter.grouped(subtree.first()) + " to "
                + NumberFormatter.grouped(subtree.last())
                + ": " + NumberFormatter.grouped(subtree.steps()) + " steps, "
                + NumberFormatter.grouped(subtree.placements())
                + " placed, at most " + NumberFormatter.grouped(subtree.deepest()) + " squares visited, "
                + end(subtree, over);
    }

    private static String end(Subtree subtree, boolean over) {
        if (subtree.hasTour()) {
            return "with the tour";
        }
        return subtree.ended() || over ? "no tour" : "no tour so far";
    }

    static String readOut(String pane, long first, long last) {
        return TITLE + " " + pane + ", steps " + NumberFormatter.grouped(first) + " to "
                + NumberFormatter.grouped(last);
    }
}
