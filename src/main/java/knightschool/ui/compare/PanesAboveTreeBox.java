package knightschool.ui.compare;

import javafx.scene.Node;
import javafx.scene.layout.Region;
import knightschool.ui.compare.pane.PaneGrid;
import knightschool.ui.compare.tree.SearchTreeView;
import knightschool.ui.control.HeightCachingColumn;

/**
 * The column with the panes of a comparison above its search tree. The tree gets the height that the boards leave
 * empty, and on a slide gives height to boards that are too small.
 */
final class PanesAboveTreeBox extends HeightCachingColumn {
    private final Region above;
    private final PaneGrid panes;
    private final SearchTreeView tree;

    /**
     * @param above holds the panes, at the top of this column
     * @param tree the search tree, which is the last part of this column while it is below the panes
     */
    PanesAboveTreeBox(Region above, PaneGrid panes, SearchTreeView tree) {
        super(0);
        this.above = above;
        this.panes = panes;
        this.tree = tree;
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (!tree.isManaged() || tree.getParent() != this) {
            return;
        }
        double gained = gained();
        if (gained == 0) {
            return;
        }
        above.resize(above.getWidth(), above.getHeight() - gained);
        for (Node part : getManagedChildren()) {
            if (part != above) {
                part.relocate(part.getLayoutX(), part.getLayoutY() - gained);
            }
        }
        tree.resize(tree.getWidth(), tree.getHeight() + gained);
    }

    /** Returns the height that the tree gets from the panes, in pixels; negative for one that it gives up. */
    private double gained() {
        double free = Math.floor(tree.getHeight() - tree.minHeight(tree.getWidth()));
        double missing = panes.missingHeight(above.getWidth(), above.getHeight(), free);
        if (missing > 0) {
            return -missing;
        }
        double spare = panes.spareHeight(above.getWidth(), above.getHeight());
        return Math.max(0, Math.floor(Math.min(spare, tree.mostHeight() - tree.getHeight())));
    }
}
