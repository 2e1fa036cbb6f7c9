package knightschool.census;

import java.util.Collection;
import java.util.Collections;
import java.util.TreeMap;

/** The rows of a census that are known, by rising start. Not for several threads. */
public final class CensusTable {
    private final TreeMap<Integer, CensusRow> rows = new TreeMap<>();

    /** Adds a row; one that is there already for its start gives way. */
    public void add(CensusRow row) {
        rows.put(row.start(), row);
    }

    /** The rows, by rising start. */
    public Collection<CensusRow> rows() {
        return Collections.unmodifiableCollection(rows.values());
    }

    /** Whether the search from that start is answered. */
    public boolean has(int start) {
        return rows.containsKey(start);
    }

    /** What is known of that start; null if nothing is. */
    public CensusRow get(int start) {
        return rows.get(start);
    }
}
