package knightschool.ui.tree;

import knightschool.drawing.tree.SearchTreeLegendSigns;

/** The words of the signs of search trees. */
final class SearchTreeSignWords {
    /** The place of the colours of nodes, in the legend. */
    static final String NODES_WHERE = "in the search tree";

    private SearchTreeSignWords() {}

    /** Returns the place of a sign, in the legend. */
    static String where(SearchTreeLegendSigns.Kind kind, SearchTreeLegendEntries.DrawnTrees drawnTrees) {
        return switch (kind) {
            case CHOSEN -> "with all below it";
            case IN_VIEW ->
                "of all steps: the tree below shows these; "
                        + (drawnTrees.marksVisits()
                                ? "each line is a visit to the position shown"
                                : "the line is the step shown");
            case PATH, VAIN, PRUNED, NARROW, LATER, AGAIN, NOW -> NODES_WHERE;
        };
    }

    /** Returns the name of a sign in the legend. */
    static String name(SearchTreeLegendSigns.Kind kind, SearchTreeLegendEntries.DrawnTrees drawnTrees) {
        return switch (kind) {
            case PATH -> drawnTrees.linked() ? "On the path" : "The tour";
            case VAIN -> drawnTrees.linked() ? "Taken back" : "Searched in vain";
            case PRUNED -> "Pruned";
            case NARROW -> drawnTrees.hidesPruned() ? "Small or pruned" : "Many small nodes";
            case LATER -> "Later";
            case AGAIN -> "Visited again";
            case NOW -> drawnTrees.marksVisits() ? "The position shown, each time" : "Now";
            case CHOSEN -> "The chosen node";
            case IN_VIEW -> "Steps in view";
        };
    }
}
