package knightschool.ui.census;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import knightschool.census.CensusRow;

/** The rows of the questions that were left, for when one is asked again. Those not asked for longest are forgotten. */
final class CensusRowCache {
    /** More than anybody asks in a day; with as many rows as the largest board has they take about 16 MB. */
    static final int MOST = 256;

    private final Map<CensusQuestion, List<CensusRow>> rows = new LinkedHashMap<>(MOST, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<CensusQuestion, List<CensusRow>> eldest) {
            return size() > MOST;
        }
    };

    /** Keeps what is known of a question; nothing known takes no space. */
    void keep(CensusQuestion question, Collection<CensusRow> known) {
        if (known.isEmpty()) {
            rows.remove(question);
        } else {
            rows.put(question, List.copyOf(known));
        }
    }

    /** What was known of a question when it was left; empty where nothing was, or it is forgotten. */
    List<CensusRow> of(CensusQuestion question) {
        return rows.getOrDefault(question, List.of());
    }

    /** What is known of every question that is kept. */
    List<CensusQuestionResult> tables() {
        return rows.entrySet().stream()
                .map(kept -> new CensusQuestionResult(kept.getKey(), kept.getValue()))
                .toList();
    }

    /** How many questions are kept. */
    int size() {
        return rows.size();
    }
}
