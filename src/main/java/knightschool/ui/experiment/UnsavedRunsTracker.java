package knightschool.ui.experiment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import knightschool.census.experiment.CompletedRunCache;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.census.experiment.ExperimentText;

/**
 * Tells which runs are in no file. For that it records the runs of earlier plans, and the runs that were opened from
 * files or saved to them.
 */
final class UnsavedRunsTracker {
    /** In the order in which they were opened or saved. */
    private final SequencedMap<Path, ExperimentText.Runs> files = new LinkedHashMap<>();

    /** The runs of earlier plans as they were when the plan was left; the plan left last is the last one. */
    private List<ExperimentText.Runs> earlier = List.of();

    /** Records that a file has these runs and nothing else. */
    void put(Path file, ExperimentText.Runs runs) {
        files.putLast(key(file), runs);
    }

    private static Path key(Path file) {
        return file.toAbsolutePath().normalize();
    }

    /** Returns whether a file was opened or saved. */
    boolean has(Path file) {
        return files.containsKey(key(file));
    }

    /** Returns the file that was saved or opened with a plan last; empty if there is none. */
    Optional<Path> fileOf(ExperimentPlan plan) {
        return files.reversed().entrySet().stream()
                .filter(entry -> entry.getValue().plan().equals(plan))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Records the runs of a plan that is left for another one. */
    void leave(ExperimentText.Runs runs) {
        earlier = joined(earlier, runs);
    }

    /**
     * Returns the runs that are in no file, plan by plan, those of the plan on screen last. A plan whose runs follow
     * from files or from those of other plans is left out.
     *
     * @param now the runs of the plan on screen
     */
    List<ExperimentText.Runs> unsaved(ExperimentText.Runs now) {
        CompletedRunCache saved = known(files.values());
        List<ExperimentText.Runs> before =
                earlier.stream().filter(runs -> !saved.hasAll(runs)).toList();
        return saved.hasAll(now) ? before : joined(before, now);
    }

    /** Returns some runs and further ones, without those that follow from others, so that small acts add little. */
    private static List<ExperimentText.Runs> joined(List<ExperimentText.Runs> some, ExperimentText.Runs more) {
        List<ExperimentText.Runs> all = new ArrayList<>(some);
        all.removeIf(runs -> runs.plan().equals(more.plan()));
        if (!known(all).hasAll(more)) {
            all.removeIf(known(List.of(more))::hasAll);
            all.add(more);
        }
        return all;
    }

    private static CompletedRunCache known(Collection<ExperimentText.Runs> some) {
        CompletedRunCache runs = new CompletedRunCache();
        some.forEach(one -> one.addTo(runs));
        return runs;
    }
}
