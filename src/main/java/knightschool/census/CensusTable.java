package knightschool.census;

import java.util.Collection;
import java.util.Collections;
import java.util.TreeMap;

/**
 * The rows of a census that have been computed so far, in ascending order of their starts. Not safe for use by several
 * threads.
 */
public final class CensusTable {
    private final TreeMap<Integer, CensusRow> rows = new TreeMap<>();

    /** Adds a row. It replaces an existing row of the same start. */
    public void add(CensusRow row) {
        rows.put(row.start(), row);
    }

    /** Returns the rows in ascending order of their starts. */
    public Collection<CensusRow> rows() {
        return Collections.unmodifiableCollection(rows.values());
    }

    /** Returns whether the table has a row for a start. */
    public boolean has(int start) {
        return rows.containsKey(start);
    }

    /** Returns the row of a start, or null if there is none. */
    public CensusRow get(int start) {
        return rows.get(start);
    }
}
