package knightschool.ui.compare;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.algorithm.Solver;

/** What searches in the panes of a comparison, from left to right. */
final class LineUp {
    private final ReadOnlyObjectWrapper<List<Solver>> solvers = new ReadOnlyObjectWrapper<>(List.of());

    void set(List<Solver> now) {
        solvers.set(List.copyOf(now));
    }

    ReadOnlyObjectProperty<List<Solver>> solversProperty() {
        return solvers.getReadOnlyProperty();
    }

    List<Solver> solvers() {
        return solvers.get();
    }

    /**
     * Puts an algorithm with its options into a pane. Another pane that runs the same changes places with this pane, so
     * that no two do the same.
     *
     * @param pane its number, from 0 at the left
     * @return whether anything changed
     */
    boolean choose(int pane, Solver chosen) {
        List<Solver> now = new ArrayList<>(solvers.get());
        Solver before = now.get(pane);
        if (before.equals(chosen)) {
            return false;
        }
        int other = now.indexOf(chosen);
        if (other >= 0) {
            now.set(other, before);
        }
        now.set(pane, chosen);
        set(now);
        return true;
    }
}
