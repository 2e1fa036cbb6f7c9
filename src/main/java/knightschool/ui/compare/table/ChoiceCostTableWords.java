package knightschool.ui.compare.table;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.compare.ChoiceCost;
import knightschool.compare.ChoiceCostTable;
import knightschool.search.Outcome;
import knightschool.text.NumberFormatter;

/** The texts of the table that lists the moves a search can choose at a node and what each costs, in steps. */
public final class ChoiceCostTableWords {
    public static final String SAVE_TITLE = "Save what each move costs";
    public static final String FILE_NAME = "costs";
    public static final String NOTHING = "there is no move to tell of here";
    public static final String NOTHING_REMEDY = "Go to a step at which the knight can go on.";

    static final String NAME = "What each move costs from where the knight stands";
    static final String PANE_HELP = "Whose moves: choose another pane here";
    static final String NO_CHOICE = "No move is left to try here.";
    static final String OPEN_MOVES = "open moves from there";
    static final String STEPS = "steps until taken back";
    static final String STEPS_HELP = "All that is placed and undone from this move until it is taken back,"
            + " or until the search ends. What the search has not done is counted.";
    static final String END = "tour";

    private static final String UNKNOWN = "–";
    private static final String COMING = "…";

    private ChoiceCostTableWords() {}

    /** Returns the heading of a column without a button, such as "b2, next". */
    static String head(ChoiceCostTable.Row row, Board board) {
        return SquareNames.name(board, row.square()) + ", " + row.state().word();
    }

    static String whatIf(int square, Board board) {
        return "What if it went to " + SquareNames.name(board, square) + " next? A twin of this pane does.";
    }

    /**
     * Returns the cost of a move.
     *
     * @param count the number of steps counted so far, if the move is being counted
     * @param coming whether the move will be counted
     */
    static String steps(ChoiceCostTable.Row row, Optional<Long> count, boolean coming) {
        if (row.isExact()) {
            return row.cost()
                    .map(ChoiceCost::steps)
                    .map(SearchCounterTableWords::number)
                    .orElse(UNKNOWN);
        }
        if (count.isPresent()) {
            return SearchCounterTableWords.number(count.get()) + " " + COMING;
        }
        String least = row.cost()
                .map(ChoiceCost::steps)
                .filter(known -> known > 0)
                .map(ChoiceCostTableWords::moreThan)
                .orElse(UNKNOWN);
        return coming ? COMING : least;
    }

    /** Returns the tooltip of a cost: all digits of it, and what is counted. */
    static String stepsHelp(ChoiceCostTable.Row row) {
        return row.cost()
                .filter(cost -> cost.steps() > 0)
                .map(cost -> (cost.isExact() ? "" : "More than ") + NumberFormatter.grouped(cost.steps()) + ". "
                        + STEPS_HELP)
                .orElse(STEPS_HELP);
    }

    /** Returns a lower bound, marked as such. */
    private static String moreThan(long steps) {
        return "> " + SearchCounterTableWords.number(steps);
    }

    /** Returns the outcome of a move. */
    static String end(ChoiceCostTable.Row row) {
        return row.cost()
                .flatMap(ChoiceCost::end)
                .map(ChoiceCostTableWords::end)
                .orElse(UNKNOWN);
    }

    private static String end(Outcome outcome) {
        return switch (outcome) {
            case FOUND -> "tour";
            case PROVEN_ABSENT -> "no tour";
            case STOPPED -> "none found";
        };
    }

    /** Returns the accessible text of a column. */
    static String column(Board board, ChoiceCostTable.Row row, String steps) {
        return "Move to " + head(row, board) + ". Open moves from there: " + NumberFormatter.grouped(row.onward())
                + ". Steps: " + steps + ". Tour: " + end(row);
    }
}
