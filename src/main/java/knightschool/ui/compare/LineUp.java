package knightschool.ui.compare;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.algorithm.Algorithm;
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
     * Puts an algorithm into a pane. A pane that is of that algorithm keeps its options; another pane that runs it with
     * its usual ones changes places with this pane, so that no two do the same.
     *
     * @param pane its number, from 0 at the left
     * @return whether anything changed
     */
    boolean choose(int pane, Algorithm algorithm) {
        List<Solver> now = new ArrayList<>(solvers.get());
        Solver before = now.get(pane);
        if (before.algorithm() == algorithm) {
            return false;
        }
        Solver chosen = Solver.of(algorithm);
        int other = now.indexOf(chosen);
        if (other >= 0) {
            now.set(other, before);
        }
        now.set(pane, chosen);
        set(now);
        return true;
    }
}
