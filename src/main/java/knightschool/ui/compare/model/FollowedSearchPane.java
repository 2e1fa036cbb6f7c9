package knightschool.ui.compare.model;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import knightschool.algorithm.ConfiguredAlgorithm;

/**
 * The index of the pane whose data a table or a search tree below the panes shows. When panes are added, moved or
 * closed, the view stays with the same search.
 */
final class FollowedSearchPane {
    private final ReadOnlyIntegerWrapper index = new ReadOnlyIntegerWrapper(this, "pane");
    private List<ConfiguredAlgorithm> solvers = List.of();

    /**
     * Finds the search of the pane among the new panes. If the search no longer exists, the pane at the same index is
     * followed instead, or the last one.
     *
     * @return whether the search still exists
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

    /** The search of the pane; empty if there is none. */
    Optional<ConfiguredAlgorithm> search() {
        return solvers.stream().skip(index.get()).findFirst();
    }

    int get() {
        return index.get();
    }

    /** The index of the pane, from 0. */
    ReadOnlyIntegerProperty property() {
        return index.getReadOnlyProperty();
    }
}
