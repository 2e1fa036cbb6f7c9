package knightschool.ui.compare.model;

import knightschool.compare.SearchComputationProgress;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.text.NumberFormatter;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.GestureDescription;

/** Texts of the commands of a comparison. */
public final class CompareCommandWords {
    public static final String CLOSE_THIS = "close this pane";
    public static final String ENLARGE_THIS = "this pane alone";
    public static final String COSTS_OF_THIS = "what each move from here costs";
    public static final String SHOW_ALL = "all panes again";

    static final String ENDS_HELD_BACK = "Answer the question first: whether searches end would give the answer away.";
    static final String TREE_HELD_BACK = "Answer the question first: the search tree would give the answer away.";
    static final String SELECT_FIRST =
            "Choose a node of the search tree first: click it, or press an arrow in the tree.";
    static final String NODE_BEING_READ = "The steps of this node are being counted. Press again in a moment.";
    static final String TREE_WITHOUT_ROOM = "The search tree has no room here.";
    static final String DEPTHS_WITHOUT_ROOM = "The curves of squares visited have no room here.";
    static final String LINED_UP_IN_WINDOW = "All panes are at one step here.";
    static final String ALONE_AT_ITS_STEP = "Show all panes again (" + CommandDefinitions.keyText("compare.zoom")
            + "): panes are lined up with the first one, which is not shown.";

    static final GestureDescription DOUBLE_CLICK =
            new GestureDescription("Double click", "on a board: this pane alone, and all of them again");
    static final GestureDescription DRAG_PANE = new GestureDescription(
            "Drag the name of a pane", "over another pane: it goes to that place; Esc lets it stay");
    static final GestureDescription STOP_AT_SQUARE =
            new GestureDescription("Right click", "on a square: stop the search there");
    static final GestureDescription FORK = new GestureDescription(
            "Right click on another move",
            "that the search could make instead of the next one: also a twin of the pane, and what the move costs");
    static final GestureDescription ARROWS = new GestureDescription(
            "Tab, then ← ↑ ↓ →",
            "on a board: point at a square in all panes; Enter goes to the move that closed it last; Esc to the clock");

    static final GestureDescription TREE = new GestureDescription(
            "Click in the search tree",
            "what was spent below a node; double click goes to the step that placed it; the wheel comes nearer");

    static final GestureDescription NUMBERS = CommandDefinitions.gesture("compare.number");

    /** Why an answer about a pane that is not shown is not taken back. */
    static final String ANSWERED_IN_HIDDEN_PANE = "The answer is about a pane that is not shown. Show all panes again ("
            + CommandDefinitions.keyText("compare.zoom") + ") to take it back or to give it again.";

    /** Why an answer is not taken back after its board or search has changed. */
    static final String ANSWERS_STAY = "This question is over. Its answers stay as they are.";

    private CompareCommandWords() {}

    /** Why an answer that was given at another step is not taken back. */
    static String answeredAt(long step) {
        return "The answer was given at step " + NumberFormatter.grouped(step)
                + ". Go to that step to take it back or to give it again.";
    }

    /** Why there is no next question. */
    public static String predictFirst(String key) {
        return "Begin the questions to a class first (" + key + ").";
    }

    /**
     * Why there is nothing to export: neither a table is shown, nor is a class asked.
     *
     * @param counts the key of the table of counts
     * @param costs the key of the table of costs
     */
    public static String tableOrPredictFirst(String counts, String costs, String ask) {
        return "First show a table, of counts (" + counts + ") or of costs (" + costs + "), or ask a class (" + ask
                + ").";
    }

    /** Why a change from before the questions to a class is not taken back or done again while it is asked. */
    public static String changedAfter(String key) {
        return "All that was done before the class was asked stays. End the questions first (" + key + ").";
    }

    /** Asks to end the questions to the class before panes are lined up by anything other than the step. */
    static String linedUpAfter(String key) {
        return "End the questions to the class first (" + key + "): the class is asked about one step, at which all "
                + "panes are.";
    }

    /** Says that a search has no node where one was named, or has not come to it. */
    static String missing(SearchTreeInViewReader.Node node, SearchComputationProgress progress) {
        String step = NumberFormatter.grouped(node.step());
        return progress.complete() || node.step() <= progress.explored()
                ? "This search has no node of depth " + NumberFormatter.grouped(node.depth()) + " at step " + step + "."
                : "The chosen node is at step " + step + ", and the search has come only to step "
                        + NumberFormatter.grouped(progress.explored()) + ".";
    }

    /** Why the commands of the search tree are not available. */
    static String treeFirst(String key) {
        return "Show the search tree first (" + key + ").";
    }
}
