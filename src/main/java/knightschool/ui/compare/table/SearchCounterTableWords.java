package knightschool.ui.compare.table;

import java.util.OptionalDouble;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.SearchCounterTable;
import knightschool.compare.StepRatio;
import knightschool.text.NumberFormatter;

/** Texts of the table of the counts of each search, such as its steps, placements and undos. */
public final class SearchCounterTableWords {
    public static final String SAVE_TITLE = "Save the counts";
    public static final String TABLES = "Tables for a spreadsheet";
    public static final String FILE_NAME = "counts";
    public static final String COPIED = "The table is copied. Paste it into a spreadsheet.";
    public static final String NOTHING = "nothing is counted yet";
    public static final String NOTHING_REMEDY = "Wait a moment, then try again.";

    static final String NOW = "until this step";
    static final String ALL = "in all";
    static final String STEPS = "steps";
    static final String VISITED = "visited";
    static final String BEST_DEPTH = "best";
    static final String PLACED = "placed";
    static final String UNDONE = "undone";
    static final String PRUNED = "pruned";
    static final String RATIO = "beside the first";
    static final String TIME = "time per step";
    static final String TIME_HELP =
            "In nanoseconds (ns), on this machine: 1,000,000,000 ns are one second. Each machine needs another time.";
    static final String END = "end";
    static final String NAME = "What the searches have counted";

    private static final String UNKNOWN = "–";

    /** The number from which numbers are rounded. The exported file has every digit. */
    private static final long LONG = 10_000_000;

    private SearchCounterTableWords() {}

    static String number(long count) {
        return count < LONG ? NumberFormatter.grouped(count) : NumberFormatter.compact(count);
    }

    /** The number of prunes; "–" for a search without lookahead. */
    static String pruned(ConfiguredAlgorithm solver, long count) {
        return solver.policy().looksAhead() ? number(count) : UNKNOWN;
    }

    /** The number of steps beside the first search: "2.5 × as many", "> 825 × fewer", or "–" if it is not known. */
    static String ratio(StepRatio ratio) {
        return ratio.kind() == StepRatio.Kind.BOTH_STOPPED ? UNKNOWN : ratio.shortWords();
    }

    /** The time of a step in nanoseconds: "24 ns", or "–" if it is not known. */
    static String time(OptionalDouble nanos) {
        return nanos.isEmpty() ? UNKNOWN : number(Math.round(nanos.getAsDouble())) + " ns";
    }

    /**
     * Returns the act of a button beside the table.
     *
     * @param saves whether it saves the table; otherwise it copies it
     */
    public static String export(boolean saves) {
        return (saves ? "save" : "copy") + " what every search has counted, as a table";
    }

    /** Why the table cannot be exported. */
    public static String showFirst(String key) {
        return "Show the table first (" + key + ").";
    }

    /** A total count; as a lower bound if the search is not complete. */
    static String atLeast(boolean complete, long count) {
        return complete ? number(count) : "≥ " + number(count);
    }

    /**
     * How a search ended, in at most three words.
     *
     * @param atLimit whether it has reached the limit
     */
    static String end(SearchCounterTable.Row row, boolean atLimit) {
        if (!row.complete()) {
            return atLimit ? "at the limit" : "goes on";
        }
        return switch (row.outcome()) {
            case FOUND -> "tour";
            case PROVEN_ABSENT -> "no tour";
            case STOPPED -> "stopped";
        };
    }

    /** The accessible text of a row. */
    static String row(String name, SearchCounterTable.Row row, String end) {
        return name + ". Until this step: steps " + number(row.now().step()) + ", placed "
                + number(row.now().placements()) + ", undone "
                + number(row.now().undos()) + ". In all: steps "
                + atLeast(row.complete(), row.all().step()) + ". End: " + end;
    }
}
