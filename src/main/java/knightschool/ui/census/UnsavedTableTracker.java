package knightschool.ui.census;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import knightschool.census.CensusRow;

/** Records which tables were opened from files or saved to them, to tell which rows are not saved yet. */
final class UnsavedTableTracker {
    private final Map<Path, PartialCensusResult> files = new HashMap<>();

    /** Records that a file contains this table and nothing else. */
    void put(Path file, PartialCensusResult table) {
        files.put(file.toAbsolutePath().normalize(), table);
    }

    /** Returns the tables that have rows in no file. A table that is implied by another one of them is left out. */
    List<PartialCensusResult> missing(List<PartialCensusResult> tables) {
        List<PartialCensusResult> missing = new ArrayList<>();
        for (PartialCensusResult table : tables) {
            if (!holds(table) && missing.stream().noneMatch(other -> other.implies(table))) {
                missing.removeIf(table::implies);
                missing.add(table);
            }
        }
        return missing;
    }

    private boolean holds(PartialCensusResult table) {
        return table.rows().stream().allMatch(row -> holds(table.question(), row));
    }

    private boolean holds(CensusParameters question, CensusRow row) {
        return files.values().stream().anyMatch(table -> table.implies(question, row));
    }

    /** The file that answers a question; empty if there is none. */
    Optional<Path> fileOf(CensusParameters question) {
        return files.entrySet().stream()
                .filter(file -> file.getValue().question().equals(question))
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
