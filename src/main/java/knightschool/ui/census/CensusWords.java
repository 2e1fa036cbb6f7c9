package knightschool.ui.census;

import java.util.List;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.census.CensusRow;
import knightschool.census.CensusRun;
import knightschool.search.Outcome;
import knightschool.text.Numbers;
import knightschool.ui.choice.BoardChoice;
import knightschool.ui.choice.BoardUse;

/** What the census says in words. */
final class CensusWords {
    /** More names than these would be cut short in a small window. */
    private static final int MOST_NAMES = 2;

    private CensusWords() {}

    /** Such as "a8: tour found after 6,484,065 steps". */
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

    /** How a search ended, for a table. */
    static String word(Outcome outcome) {
        return switch (outcome) {
            case FOUND -> "tour found";
            case PROVEN_ABSENT -> "no tour";
            case STOPPED -> "stopped";
        };
    }

    static String steps(long steps) {
        return Numbers.grouped(steps) + (steps == 1 ? " step" : " steps");
    }

    /**
     * What there is to say of a table that was opened.
     *
     * @param known whether it is known what it answers
     */
    static String opened(String file, int rows, CensusQuestion question, boolean known) {
        return file + ": " + Numbers.grouped(rows) + (rows == 1 ? " row" : " rows")
                + (known ? " of " : ". No " + file + ".settings says of what, so it is taken for ") + words(question)
                + ".";
    }

    /** Such as "warnsdorff --strict on 5 × 5, at most 1,000 steps". */
    private static String words(CensusQuestion question) {
        return String.join(" ", question.said()) + " on "
                + BoardChoice.of(BoardUse.CENSUS, question.board()).title() + ", at most " + steps(question.limit());
    }

    /** Such as "12 of 64 starts counted". */
    static String progress(int done, int all) {
        return Numbers.grouped(done) + " of " + Numbers.grouped(all) + (all == 1 ? " start" : " starts") + " counted";
    }

    /** Such as "now e4 at 1.2 M"; empty where nothing is under way. */
    static String underway(Board board, List<CensusRun.Underway> underway) {
        if (underway.isEmpty()) {
            return "";
        }
        String names = underway.stream()
                .limit(MOST_NAMES)
                .map(one -> SquareNames.name(board, one.start()) + " at " + Numbers.compact(one.steps()))
                .collect(Collectors.joining(", "));
        int more = underway.size() - MOST_NAMES;
        return "now " + names + (more > 0 ? " and " + more + " more" : "");
    }
}
