package knightschool.ui.census;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import knightschool.census.CensusRow;

/**
 * Keeps the rows of censuses by their parameters, so that a census with earlier parameters is not counted again. The
 * least recently used ones are dropped.
 */
final class CensusRowCache {
    /**
     * The most questions kept: more than anyone asks in a day. With as many rows as the largest board has, they take
     * about 16 MB.
     */
    static final int MOST = 256;

    private final Map<CensusParameters, List<CensusRow>> rows = new LinkedHashMap<>(MOST, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<CensusParameters, List<CensusRow>> eldest) {
            return size() > MOST;
        }
    };

    /** Stores the rows of a question; removes it if there are none. */
    void keep(CensusParameters question, Collection<CensusRow> newRows) {
        if (newRows.isEmpty()) {
            rows.remove(question);
        } else {
            rows.put(question, List.copyOf(newRows));
        }
    }

    /** The stored rows of a question; empty if there are none. */
    List<CensusRow> of(CensusParameters question) {
        return rows.getOrDefault(question, List.of());
    }

    /** The rows of all stored questions. */
    List<PartialCensusResult> tables() {
        return rows.entrySet().stream()
                .map(entry -> new PartialCensusResult(entry.getKey(), entry.getValue()))
                .toList();
    }

    int size() {
        return rows.size();
    }
}
