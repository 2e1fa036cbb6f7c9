package knightschool.ui.compare.model;

import java.util.List;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import knightschool.algorithm.ConfiguredAlgorithm;

/**
 * The pane that a view below the panes shows: it stays that of the same search when panes are added, moved or closed.
 */
final class FollowedPane {
    private final ReadOnlyIntegerWrapper index = new ReadOnlyIntegerWrapper(this, "pane");
    private List<ConfiguredAlgorithm> solvers = List.of();

    /**
     * Follows the pane to its place among other panes. If its search is gone, the pane at the same place is taken, or
     * the last one.
     *
     * @return whether its search is still there
     */
    boolean follow(List<ConfiguredAlgorithm> now) {
        int place = place(now);
        solvers = now;
        index.set(Math.min(place < 0 ? index.get() : place, now.size() - 1));
        return place >= 0;
    }

    /** Returns the new index of the search, among several equal ones the one with as many before it; -1 for none. */
    private int place(List<ConfiguredAlgorithm> now) {
        if (index.get() >= solvers.size()) {
            return -1;
        }
        ConfiguredAlgorithm solver = solvers.get(index.get());
        int earlier = (int)
                solvers.subList(0, index.get()).stream().filter(solver::equals).count();
        for (int i = 0; i < now.size(); i++) {
            if (now.get(i).equals(solver) && earlier-- == 0) {
                return i;
            }
        }
        return now.indexOf(solver);
    }

    void set(int pane) {
        index.set(pane);
    }

    int get() {
        return index.get();
    }

    /** The index of the pane, from 0. */
    ReadOnlyIntegerProperty property() {
        return index.getReadOnlyProperty();
    }
}
