package knightschool.ui.compare.pane;

import knightschool.algorithm.Algorithm;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.text.Plural;

/** The texts of a pane about its algorithm, its code and its place among the panes. */
final class PaneWords {
    /** The choice of all panes, instead of one. */
    static final String ALL = "All panes";

    /** The sentence that tells where the parts of the workbench are chosen. */
    static final String PARTS = "Its parts are chosen in the menu at its name.";

    private static final String CHOOSE_HELP = "Choose another algorithm here; the step stays";
    private static final String PUT_TOGETHER_HELP = "Choose its parts here, or another algorithm; the step stays";

    private PaneWords() {}

    /**
     * Returns the tooltip of an algorithm's name.
     *
     * @param choosing whether another algorithm can be chosen there
     */
    static String algorithmHelp(ConfiguredAlgorithm solver, boolean choosing) {
        Algorithm algorithm = solver.algorithm();
        String verdict = solver.verdict();
        return algorithm.summary() + "\n" + (verdict.isEmpty() ? algorithm.source() : verdict)
                + (choosing ? "\n" + (verdict.isEmpty() ? CHOOSE_HELP : PUT_TOGETHER_HELP) : "");
    }

    static String algorithmReadOut(String title) {
        return "Algorithm: " + title;
    }

    /**
     * Says that a search has not come to the step asked for yet.
     *
     * @param explored the number of steps that it has made so far
     */
    static String onItsWay(long explored) {
        return "On its way: " + Plural.counted(explored, "step") + " so far.";
    }

    static String currentLine(String line) {
        return "Current line: " + line;
    }

    /** Returns the place of a pane among others laid out in the given number of columns. */
    static String place(int pane, int panes, int columns, String title) {
        if (panes == 1) {
            return "";
        }
        if (panes == columns && panes <= 3) {
            return pane == 0 ? "left" : pane == panes - 1 ? "right" : "middle";
        }
        return panes == 2 ? pane == 0 ? "above" : "below" : title;
    }
}
