package knightschool.ui.compare.pane;

import knightschool.algorithm.Algorithm;

/** What a pane says of its algorithm, its code and its place among others. */
final class PaneWords {
    private static final String CHOOSE_HELP = "Choose another algorithm here; the step stays";

    private PaneWords() {}

    /** @param copy how many panes before have the same options */
    static String options(String inShort, int copy) {
        if (copy == 0) {
            return inShort;
        }
        return (inShort.isEmpty() ? "" : inShort + ", ") + "number " + (copy + 1);
    }

    /** @param choosing whether another can be chosen there */
    static String algorithmHelp(Algorithm algorithm, boolean choosing) {
        return algorithm.summary() + "\n" + algorithm.source() + (choosing ? "\n" + CHOOSE_HELP : "");
    }

    static String algorithmReadOut(String title) {
        return "Algorithm: " + title;
    }

    static String currentLine(String line) {
        return "Current line: " + line;
    }

    /** Where a pane is among others, in so many columns. */
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
