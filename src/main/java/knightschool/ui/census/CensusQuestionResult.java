package knightschool.ui.census;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import knightschool.census.CensusRow;
import knightschool.census.CensusTable;
import knightschool.search.Outcome;

/**
 * What is known of a question.
 *
 * @param rows by rising start
 */
record CensusQuestionResult(CensusQuestion question, List<CensusRow> rows) {
    CensusQuestionResult {
        rows = List.copyOf(rows);
    }

    static CensusQuestionResult of(CensusQuestion question, CensusTable table) {
        return new CensusQuestionResult(question, List.copyOf(table.rows()));
    }

    /** The rows as they are written to a file. */
    CensusTable table() {
        CensusTable table = new CensusTable();
        rows.forEach(table::add);
        return table;
    }

    /**
     * Whether a row of a question, perhaps with another limit, can be read from this table: a search that has ended
     * ended so under every limit that let it, and one that was stopped was stopped under every lower limit.
     */
    boolean tells(CensusQuestion other, CensusRow row) {
        int place = Collections.binarySearch(rows, row, Comparator.comparingInt(CensusRow::start));
        return place >= 0
                && other.isLike(question)
                && (rows.get(place).outcome() != Outcome.STOPPED || question.limit() >= other.limit());
    }

    /** Whether every row of another table can be read from this one. */
    boolean tells(CensusQuestionResult other) {
        return other.rows().stream().allMatch(row -> tells(other.question(), row));
    }
}
