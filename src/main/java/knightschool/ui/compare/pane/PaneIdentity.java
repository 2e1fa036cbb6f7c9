package knightschool.ui.compare.pane;

import java.util.ArrayList;
import java.util.List;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Solver;
import knightschool.drawing.AlgorithmPathStyle;

/**
 * What tells a pane from those beside it. Panes of one algorithm share its colour and the shape of its marker; their
 * options, the filling of the marker and the line in the timeline differ.
 *
 * @param solver what searches in it
 * @param number how many panes on its left are of the same algorithm
 * @param copy how many panes on its left have the same options too
 * @param alone whether no other pane is of its algorithm
 */
public record PaneIdentity(Solver solver, int number, int copy, boolean alone) {
    /** The identities of panes, from left to right. */
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

    /** The colour and the shape of its algorithm, and what differs among those of the same. */
    public AlgorithmPathStyle look() {
        return AlgorithmPathStyle.of(solver.algorithm()).variant(number);
    }

    /** Its options in a few words, and which one it is of several with the same; empty for the usual ones. */
    String options() {
        return PaneWords.options(solver.choices().inShort(), copy);
    }

    /** Its name on screen with its options, such as "Warnsdorff, pohl". */
    public String title() {
        String chosen = options();
        return solver.algorithm().title() + (chosen.isEmpty() ? "" : ", " + chosen);
    }

    /** Its name within a sentence, with its options where another pane is of its algorithm: "Warnsdorff (pohl)". */
    public String titleInSentence() {
        String name = solver.algorithm().titleInSentence();
        return note().isEmpty() ? name : name + " (" + note() + ")";
    }

    /** What its lane says beside the number of steps: its options, where another pane is of its algorithm. */
    public String note() {
        return alone ? "" : options();
    }

    /** The id of a node of this pane: the algorithm's name, numbered from the second on. */
    public String id(String part) {
        return part + "-" + solver.algorithm().name() + (number == 0 ? "" : "-" + (number + 1));
    }
}
