package knightschool.ui.compare.model;

import java.util.List;
import java.util.stream.Collectors;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.drawing.chart.ExperimentPlotData;
import knightschool.text.NumberFormatter;
import knightschool.ui.command.CommandDefinitions;

/** Texts of the comparison as a whole: its name, and the results of requests. */
public final class CompareWords {
    public static final String TITLE = "Compare";
    public static final String CARD = "Compare";
    public static final String TAKE_BOARD = "Compare";
    public static final String TAKE_BOARD_HELP = "begin all panes anew on this board";
    public static final String CARD_WORDS = "Watch searches side by side";
    public static final String NEVER = "That does not happen any more until every pane has finished.";
    public static final String NEVER_HERE = "That does not happen any more in this pane.";
    static final String NEVER_IN_FIRST =
            "That does not happen any more in the first pane, with which the others are lined up.";
    public static final String ONE_ALONE = "It takes two panes to differ, and only one is shown. Show all panes again ("
            + CommandDefinitions.keyText("compare.zoom") + ") to look for that.";
    public static final String ALWAYS_ALIKE = "These panes never differ: at every step they stand alike.";
    public static final String NO_DIFFERENCE =
            "From here on no two panes begin to differ. To look from the start, go there first ("
                    + CommandDefinitions.keyText("compare.to-start") + ").";
    static final String NEXT_QUESTION = "next question";
    static final String NO_QUESTION =
            "There is nothing more to ask until every pane has finished. To begin again, go to the start ("
                    + CommandDefinitions.keyText("compare.to-start") + ").";
    static final String MOST_PANES = "There are six panes already, as many as can be read. Close one first.";
    static final String LAST_PANE = "This is the only pane: it stays.";
    public static final String USUAL_PANES = "Usual three";
    public static final String IN_THE_CELLS = "in the cells below a board";
    static final String THAT_MOVE = "step of that move";

    /** Why no later step is shown while a question of a slide asks what comes next. */
    static final String NEXT_STEPS_HELD_BACK = "Answer the question first: the next steps would give the answer away.";

    public static final String ONE_PANE = "There is no other pane. Add one first.";

    /** The reason for a request that needs several panes when panes cannot be added. */
    public static final String ONE_PANE_ONLY = "There is no other pane here to compare with.";

    private CompareWords() {}

    /**
     * Returns which boards of an experiment's plan are left out for a comparison, and why; empty if there are none.
     *
     * @param before the boards of the plan before
     */
    public static String leftOut(List<Board> before, ExperimentPlan next) {
        return before.stream()
                .filter(board -> !next.boards().contains(board))
                .map(board -> ExperimentPlotData.name(board)
                        + (next.closed() && board.end() != Board.NONE
                                ? " is left out: it has an end, so no tour on it can be closed."
                                : " is left out: an experiment has at most " + ExperimentPlan.MOST_BOARDS + " boards."))
                .collect(Collectors.joining(" "));
    }

    /**
     * The message that a pane has to be enlarged first.
     *
     * @param key the key that does so
     */
    public static String aloneFirst(String key) {
        return "Show one pane alone first (" + key + ").";
    }

    /** The notice that all searches are complete, so that a higher limit changes nothing. */
    static final String ALL_END = "Every search ends before the limit. There is nothing to raise it for.";

    static String computedUpTo(long limit) {
        return "Computed up to step " + NumberFormatter.grouped(limit) + ". Go on to raise the limit.";
    }

    /**
     * The notice while an event is searched for.
     *
     * @param event the name of the event, after "the"
     */
    static String lookingFor(String event) {
        return "Looking for the " + event + " …";
    }

    /**
     * The notice that the depth has fallen.
     *
     * @param panes the searches in which it has
     * @param depth the number of squares; fewer are visited now
     */
    static String depthDropText(long step, List<ConfiguredAlgorithm> panes, Board board, long depth) {
        String titles = panes.stream().map(solver -> solver.title(board)).collect(Collectors.joining(" and "));
        return "Step " + NumberFormatter.grouped(step) + ", " + titles + ": the depth fell below "
                + NumberFormatter.grouped(depth) + ".";
    }

    static String notYet(String event, long upTo) {
        return "Looking for the " + event + ": not up to step " + NumberFormatter.grouped(upTo) + " …";
    }

    static String notBeforeLimit(long upTo) {
        return "That does not happen up to step " + NumberFormatter.grouped(upTo) + ". Go on to raise the limit.";
    }
}
