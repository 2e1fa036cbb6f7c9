package knightschool.ui.compare.pane;

import java.util.ArrayList;
import java.util.List;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.SearchTitles;
import knightschool.drawing.AlgorithmStyle;

/**
 * The attributes that distinguish a pane from the other panes of a comparison. Panes of one algorithm share its colour
 * and the shape of its marker; their options, the filling of the marker and the line in the timeline differ.
 *
 * @param solver the algorithm of the pane
 * @param optionWords its options and its forks in a few words; empty for the usual ones
 * @param number how many panes on its left are of the same algorithm
 * @param copy how many panes on its left have the same options too
 * @param alone whether no other pane is of its algorithm
 */
public record PaneIdentity(ConfiguredAlgorithm solver, String optionWords, int number, int copy, boolean alone) {
    /** The identities of panes on a board, from left to right. */
    public static List<PaneIdentity> of(List<ConfiguredAlgorithm> solvers, Board board) {
        List<PaneIdentity> panes = new ArrayList<>();
        for (ConfiguredAlgorithm solver : solvers) {
            panes.add(new PaneIdentity(
                    solver,
                    solver.inShort(board),
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
    public AlgorithmStyle look() {
        return AlgorithmStyle.of(solver.algorithm()).variant(number);
    }

    /** Whether it is the twin of a search that took another choice. */
    public boolean isTwin() {
        return solver.isTwin();
    }

    /** Its options and forks in a few words, and which one it is of several with the same; empty for the usual ones. */
    String options() {
        return SearchTitles.details(optionWords, copy);
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
     * Returns the text beside the number of steps in the timeline: the options, if another pane has the same algorithm,
     * or the forks.
     */
    public String note() {
        return alone && !isTwin() ? "" : options();
    }

    /**
     * Returns the id of a node of this pane: the part and the algorithm's name, with a number from the second pane of
     * the algorithm on.
     */
    public String id(String part) {
        return part + "-" + solver.algorithm().name() + (number == 0 ? "" : "-" + (number + 1));
    }
}
