package knightschool.ui.compare.pane;

import java.util.ArrayList;
import java.util.List;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Solver;
import knightschool.drawing.AlgorithmPathStyle;

/**
 * The identity of a pane among its neighbours. Panes of one algorithm share its colour and marker shape, and differ in
 * their options, the filling of the marker and the line in the timeline.
 *
 * @param solver the solver of the pane
 * @param number the number of panes to the left with the same algorithm
 * @param copy the number of panes to the left with the same algorithm and options
 * @param alone whether no other pane has the same algorithm
 */
public record PaneIdentity(Solver solver, int number, int copy, boolean alone) {
    /** Returns the identities of panes, from left to right. */
    public static List<PaneIdentity> of(List<Solver> solvers) {
        List<PaneIdentity> panes = new ArrayList<>();
        for (Solver solver : solvers) {
            panes.add(new PaneIdentity(
                    solver,
                    (int) panes.stream()
                            .filter(pane -> pane.isOf(solver.algorithm()))
                            .count(),
                    (int) panes.stream()
                            .filter(pane -> pane.solver.equals(solver))
                            .count(),
                    solvers.stream()
                                    .filter(other -> other.algorithm() == solver.algorithm())
                                    .count()
                            == 1));
        }
        return List.copyOf(panes);
    }

    private boolean isOf(Algorithm algorithm) {
        return solver.algorithm() == algorithm;
    }

    /** Returns the path style of the algorithm in the variant for this pane. */
    public AlgorithmPathStyle look() {
        return AlgorithmPathStyle.of(solver.algorithm()).variant(number);
    }

    /**
     * Returns the options in a few words, with a number where several panes have the same options; empty for the first
     * pane with the default options.
     */
    String options() {
        return PaneWords.options(solver.choices().inShort(), copy);
    }

    /** Returns the display name with the options, such as "Warnsdorff, pohl". */
    public String title() {
        String options = options();
        return solver.algorithm().title() + (options.isEmpty() ? "" : ", " + options);
    }

    /**
     * Returns the name as written within a sentence; the options follow if another pane has the same algorithm, as in
     * "Warnsdorff (pohl)".
     */
    public String titleInSentence() {
        String name = solver.algorithm().titleInSentence();
        return note().isEmpty() ? name : name + " (" + note() + ")";
    }

    /**
     * Returns the note beside the number of steps in the pane's lane: the options if another pane has the same
     * algorithm, else empty.
     */
    public String note() {
        return alone ? "" : options();
    }

    /**
     * Returns the id of a node of this pane: the part and the algorithm's name, with a number from the second pane of
     * the algorithm on.
     */
    public String id(String part) {
        return part + "-" + solver.algorithm().name() + (number == 0 ? "" : "-" + (number + 1));
    }
}
