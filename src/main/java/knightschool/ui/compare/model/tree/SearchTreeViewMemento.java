package knightschool.ui.compare.model.tree;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.SearchTreeViewState;

/**
 * A view of the search tree of a pane, or of the trees of all panes, with which it can be restored: after another pane
 * was shown alone, after the trees of all panes were shown, by the undo of a change, or from a set-up.
 *
 * @param pane the index of the pane whose tree it is, or in whose tree the node is, from 0
 * @param search the search of that pane
 * @param view the steps in view and the selected node
 * @param nodes whether a small tree is drawn as nodes and links
 * @param placements whether the board shows how often each square was placed below the selected node
 */
public record SearchTreeViewMemento(
        int pane, ConfiguredAlgorithm search, SearchTreeViewState view, boolean nodes, boolean placements) {
    /** Returns what a set-up shows of the tree. */
    public static SearchTreeViewMemento of(CompareSetup setup) {
        return new SearchTreeViewMemento(
                setup.treePane(),
                setup.treeSearch(),
                setup.tree(),
                setup.shows(CompareDisplayOptions.NODES),
                setup.shows(CompareDisplayOptions.PLACEMENTS));
    }

    /** Returns whether the same is seen of the tree of the same search, wherever its pane is. */
    public boolean isSameView(SearchTreeViewMemento other) {
        return search.equals(other.search)
                && view.steps().equals(other.view.steps())
                && view.node().equals(other.view.node())
                && view.all() == other.view.all()
                && nodes == other.nodes
                && placements == other.placements;
    }

    /** Returns this with the place of its search among other panes; empty if it is no longer there. */
    public Optional<SearchTreeViewMemento> among(List<ConfiguredAlgorithm> panes) {
        boolean inPlace = pane < panes.size() && panes.get(pane).equals(search);
        return Optional.of(inPlace ? pane : panes.indexOf(search))
                .filter(place -> place >= 0)
                .map(place -> new SearchTreeViewMemento(place, search, view, nodes, placements));
    }

    /** Returns whether neither steps nor a node were chosen. */
    public boolean isUsual() {
        return view.steps().isEmpty() && view.node().isEmpty();
    }

    /** Returns this with the node of another view. */
    public SearchTreeViewMemento withNodeOf(SearchTreeViewState other) {
        return new SearchTreeViewMemento(
                pane,
                search,
                new SearchTreeViewState(OptionalInt.of(pane), view.steps(), other.node(), view.all()),
                nodes,
                placements);
    }
}
