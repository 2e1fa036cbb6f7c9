package knightschool.ui.census;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import knightschool.census.CensusRow;
import knightschool.census.CensusTable;
import knightschool.search.Outcome;

/**
 * The rows of a census that are counted so far, with the parameters of the census.
 *
 * @param rows by ascending start
 */
record PartialCensusResult(CensusParameters question, List<CensusRow> rows) {
    PartialCensusResult {
        rows = List.copyOf(rows);
    }

    static PartialCensusResult of(CensusParameters question, CensusTable table) {
        return new PartialCensusResult(question, List.copyOf(table.rows()));
    }

    /** The rows as a table for a file. */
    CensusTable table() {
        CensusTable table = new CensusTable();
        rows.forEach(table::add);
        return table;
    }

    /**
     * Whether this table implies a row of another question that differs at most in its limit. A search that has ended
     * ends in the same way under every sufficient limit, and one that was stopped is stopped under every lower limit.
     */
    boolean implies(CensusParameters other, CensusRow row) {
        int place = Collections.binarySearch(rows, row, Comparator.comparingInt(CensusRow::start));
        return place >= 0
                && other.isLike(question)
                && (rows.get(place).outcome() != Outcome.STOPPED || question.limit() >= other.limit());
    }

    /** Whether this table implies every row of another one. */
    boolean implies(PartialCensusResult other) {
        return other.rows().stream().allMatch(row -> implies(other.question(), row));
    }
}
