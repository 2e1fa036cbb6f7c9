package knightschool.ui.tree;

import java.util.List;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.Sketch;
import knightschool.drawing.tree.SearchTreeLegendSigns;
import knightschool.ui.legend.LegendEntry;

/** The legend entries of the signs on the search trees. */
public final class SearchTreeLegendEntries {
    /**
     * The state of the trees that determines their signs.
     *
     * @param hues the colours of the algorithms whose trees are drawn
     * @param linked whether the tree is drawn as nodes and links, which grow with the steps
     * @param hidesPruned whether pruned nodes are not told from others
     * @param marksVisits whether all visits to a position are marked, and not a step
     * @param overview the outline of all steps; empty if there is none
     * @param part the steps in view
     */
    public record DrawnTrees(
            List<ColourExpression> hues,
            boolean linked,
            boolean hidesPruned,
            boolean marksVisits,
            Sketch overview,
            Sketch part) {
        /** Whether nothing has been drawn since, which is told without a look at the shapes. */
        boolean isSame(DrawnTrees other) {
            return other != null
                    && overview == other.overview
                    && part == other.part
                    && linked == other.linked
                    && hidesPruned == other.hidesPruned
                    && marksVisits == other.marksVisits
                    && hues.equals(other.hues);
        }
    }

    private DrawnTrees last;

    /** The entries of the last state. They are kept by the identity of its drawings, which cost much to compare. */
    private List<LegendEntry> signs = List.of();

    /** Returns the entries for what is drawn. */
    public List<LegendEntry> of(DrawnTrees now) {
        if (!now.isSame(last)) {
            last = now;
            signs = entries(now);
        }
        return signs;
    }

    /** Returns those of the entries that stand beside the tree: the colours of its nodes. */
    public List<LegendEntry> ofNodes(DrawnTrees now) {
        return of(now).stream()
                .filter(entry -> entry.where().equals(SearchTreeSignWords.NODES_WHERE))
                .toList();
    }

    private static List<LegendEntry> entries(DrawnTrees drawnTrees) {
        return SearchTreeLegendSigns.of(drawnTrees.hues(), drawnTrees.overview(), drawnTrees.part()).stream()
                .map(sign -> new LegendEntry(
                        sign.sketch(),
                        SearchTreeSignWords.name(sign.kind(), drawnTrees),
                        SearchTreeSignWords.where(sign.kind(), drawnTrees)))
                .toList();
    }
}
