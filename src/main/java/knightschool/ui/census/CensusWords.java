package knightschool.ui.census;

import java.util.List;
import java.util.stream.Collectors;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.census.CensusComputation;
import knightschool.census.CensusRow;
import knightschool.search.Outcome;
import knightschool.setup.CensusSetup;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.ui.choice.BoardPurpose;
import knightschool.ui.choice.ProblemChoice;
import knightschool.ui.command.GestureDescription;

/** Texts of the census. */
final class CensusWords {
    private static final String RUN = "Run";
    private static final String CANCEL = "Cancel";
    private static final String COUNT_REST = "Count the rest";
    private static final String ALL_COUNTED = "All counted";

    /** All texts of the button that runs a census. */
    static final List<String> RUN_BUTTON = List.of(RUN, CANCEL, COUNT_REST, ALL_COUNTED);

    static final String TITLE = "Census";
    static final List<GestureDescription> GESTURES = List.of(
            new GestureDescription("Arrows", "to another square, another row, or another choice in a box"),
            new GestureDescription("Enter, or a click", "compare on that start"));

    static final String COUNTING = "The starts are being counted already.";
    static final String COMPLETE = "All starts are counted.";

    /** The most names that fit in a small window. */
    private static final int MOST_NAMES = 2;

    static final String POINT = "Point at a square to read how the search from it ended.";
    static final String EMPTY = "No start is counted yet.";
    static final String TABLE_HELP = "Click a row to compare on its start; click a heading to sort by it";
    static final String ALGORITHM_HELP = "Which algorithm searches";
    static final String LIMIT_HELP = "After how many steps a search is stopped";
    static final String COMPLETE_HELP = "Every start is counted; another limit or algorithm begins anew";
    static final String START_COLUMN = "Start";
    static final String ENDED_COLUMN = "Ended";
    static final String STEPS_COLUMN = "Steps";
    static final String MEDIAN = "median";
    static final String STARTS_COUNTED = "Starts counted";
    static final String OPEN_FILE = "Open CSV…";
    static final String SAVE_FILE = "Save as CSV…";
    static final String COMPARE = "Compare on this start";
    static final String ENDING = ".csv";
    static final String TABLE = "table";
    static final String TABLES = "Census tables";
    static final String SAVE_TITLE = "Save the table";
    static final String OPEN_TITLE = "Open a census table";

    // The legend

    static final String NOT_COUNTED_YET = "Not counted yet";
    static final String POINTED_AT = "Pointed at";
    static final String TOUR_FOUND = "Tour found";
    static final String STOPPED = "Stopped";
    static final String PROVEN_NO_TOUR = "Proven: no tour";
    static final String WITHIN_LIMIT = "no tour found within the limit";
    static final String SHADE = "the more steps, the stronger the colour";

    private CensusWords() {}

    /** The known result of a square; without a square, what to do next. */
    static String square(CensusViewModel model, int square) {
        Board board = model.question().board();
        if (!board.contains(square)) {
            return model.rows().isEmpty() && !model.runningProperty().get()
                    ? "Run counts the steps of the search from every start."
                    : "Point at a square: a click compares on that start.";
        }
        if (!board.isPlayable(square)) {
            return SquareNames.name(board, square) + ": a hole, where no tour can start";
        }
        return model.row(square)
                .map(row -> sentence(board, row))
                .orElseGet(() -> SquareNames.name(board, square) + ": not counted yet");
    }

    /** The current text of the button that runs a census. */
    static String run(CensusViewModel model) {
        if (model.runningProperty().get()) {
            return CANCEL;
        }
        return model.isComplete() ? ALL_COUNTED : model.rows().isEmpty() ? RUN : COUNT_REST;
    }

    /**
     * The heading of a census without a scene around it, such as "Backtracking, closed tours: 12 of 64 starts counted".
     */
    static String heading(CensusParameters question, String progress) {
        return searching(question) + ": " + progress;
    }

    private static String searching(CensusParameters question) {
        return new ConfiguredAlgorithm(question.algorithm(), question.choices()).title()
                + (question.closed() ? ", closed tours" : "");
    }

    /** The text of a limit to choose. */
    static String limit(long steps) {
        return (CensusViewModel.LIMITS.contains(steps)
                        ? NumberFormatter.compact(steps)
                        : NumberFormatter.grouped(steps))
                + " " + Plural.noun(steps, "step") + " at most";
    }

    /** The name of a table in a list, such as "Backtracking, open tours on 8 × 8, ...". */
    static String named(CensusParameters question) {
        return words(question);
    }

    /** The name of a file for a table without its suffix, such as "warnsdorff-5x5-closed". */
    static String fileName(CensusParameters question) {
        Board board = question.board();
        return question.algorithm().name() + "-" + board.columns() + "x" + board.rows()
                + (question.closed() ? "-closed" : "");
    }

    /** The result of a start, such as "a8: tour found after 6,484,065 steps". */
    static String sentence(Board board, CensusRow row) {
        return SquareNames.name(board, row.start()) + ": " + ending(row.outcome()) + " after " + steps(row.steps())
                + (row.outcome() == Outcome.STOPPED ? ", so nothing is known" : "");
    }

    private static String ending(Outcome outcome) {
        return switch (outcome) {
            case FOUND -> "tour found";
            case PROVEN_ABSENT -> "no tour, proven";
            case STOPPED -> "stopped";
        };
    }

    /** The outcome of a search, for a table. */
    static String word(Outcome outcome) {
        return switch (outcome) {
            case FOUND -> "tour found";
            case PROVEN_ABSENT -> "no tour";
            case STOPPED -> "stopped";
        };
    }

    static String steps(long steps) {
        return Plural.counted(steps, "step");
    }

    /**
     * The message on an opened table.
     *
     * @param known whether the question that it answers is known
     */
    static String opened(String file, int rows, CensusParameters question, boolean known) {
        return file + ": " + Plural.counted(rows, "row")
                + (known ? " of " : ". No " + file + ".settings says of what, so it is taken for ") + words(question)
                + ".";
    }

    /** A question, such as "Warnsdorff, strict, closed tours on 5 × 5, at most 1,000 steps". */
    private static String words(CensusParameters question) {
        return searching(question) + " on "
                + ProblemChoice.of(BoardPurpose.CENSUS, question.board()).title() + ", at most "
                + steps(question.limit());
    }

    /** The progress, such as "12 of 64 starts counted". */
    static String progress(int count, int all) {
        return NumberFormatter.grouped(count) + " of " + Plural.counted(all, "start") + " counted";
    }

    /** The message in another scene, such as "The census on 8 × 8 is done: 64 of 64 starts counted." */
    static String done(CensusParameters question, String progress) {
        return "The census on "
                + ProblemChoice.of(BoardPurpose.CENSUS, question.board()).title() + " is done: " + progress + ".";
    }

    /** The starts that are being searched from, such as "now e4 at 1.2 M"; empty if there are none. */
    static String underway(Board board, List<CensusComputation.Underway> underway) {
        if (underway.isEmpty()) {
            return "";
        }
        long most = underway.stream()
                .limit(MOST_NAMES)
                .mapToLong(CensusComputation.Underway::steps)
                .max()
                .getAsLong();
        String names = underway.stream()
                .limit(MOST_NAMES)
                .map(one -> SquareNames.name(board, one.start()) + " at "
                        + NumberFormatter.besideLargest(one.steps(), most))
                .collect(Collectors.joining(", "));
        int more = underway.size() - MOST_NAMES;
        return "now " + names + (more > 0 ? " and " + more + " more" : "");
    }

    /** The name of an unsaved table, such as "4 × 4, Warnsdorff's rule". */
    static String unsaved(CensusSetup setup) {
        return NumberFormatter.size(setup.board().columns(), setup.board().rows()) + ", "
                + setup.searching().algorithm().title();
    }
}
