package knightschool.ui.experiment;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;
import knightschool.census.experiment.CompletedRunCache;
import knightschool.census.experiment.ExperimentText;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.files.TextFiles;
import knightschool.setup.RecognizedFileKind;
import knightschool.setup.scene.ExperimentSetup;
import knightschool.ui.document.StampedFileContent;

/**
 * Finds saved runs that an experiment can use: files with its own plan, and files with other plans that contain runs of
 * the same solvers on the same boards. Each file is read at most once.
 */
final class SavedRunsFinder {
    private final int mostBytes;
    private final BiFunction<Path, ReadProgressListener, ExperimentText.Runs> reader;
    private final Set<Path> readFiles = ConcurrentHashMap.newKeySet();

    /** A file with what it says, which has not been checked. */
    private record Candidate(Path file, ExperimentText.Runs runs) {}

    /**
     * @param mostBytes the largest size of a file
     * @param reader reads a file and checks its runs
     */
    SavedRunsFinder(int mostBytes, BiFunction<Path, ReadProgressListener, ExperimentText.Runs> reader) {
        this.mostBytes = mostBytes;
        this.reader = reader;
    }

    /**
     * Reads the files that have the plan of some runs, and those that have further runs for it. Files that are gone,
     * and tables of other kinds, are left out. Called on a worker thread.
     *
     * @param recent the files, newest first
     * @param now what is known of the plan
     * @param faults receives why a file of runs cannot be read or added
     * @return the files to add, in this order: the newest file of the plan last
     */
    List<StampedFileContent<ExperimentText.Runs>> find(
            List<Path> recent, ExperimentText.Runs now, ReadProgressListener progress, Consumer<InputFault> faults) {
        CompletedRunCache knownRuns = new CompletedRunCache();
        now.addTo(knownRuns);
        List<StampedFileContent<ExperimentText.Runs>> found = new ArrayList<>();
        // Files of the plan first: what they have need not be read in others.
        List<Candidate> candidates = recent.stream()
                .filter(file -> !readFiles.contains(file))
                .flatMap(file -> candidate(file, faults).stream())
                .sorted(Comparator.comparing(one -> !one.runs().plan().equals(now.plan())))
                .toList();
        for (Candidate one : candidates) {
            boolean isFirstOfPlan = found.isEmpty() && one.runs().plan().equals(now.plan());
            if (isFirstOfPlan || !knownRuns.hasAll(of(one, now))) {
                readFiles.add(one.file());
                try {
                    StampedFileContent<ExperimentText.Runs> content =
                            StampedFileContent.of(one.file(), () -> reader.apply(one.file(), progress));
                    content.value().addTo(knownRuns);
                    found.addFirst(content);
                } catch (InputFault fault) {
                    faults.accept(fault);
                }
            }
        }
        return List.copyOf(found);
    }

    /** The runs of a file that count for a plan. */
    private static ExperimentText.Runs of(Candidate one, ExperimentText.Runs now) {
        CompletedRunCache its = new CompletedRunCache();
        one.runs().addTo(its);
        return ExperimentText.Runs.of(now.plan(), its);
    }

    private Optional<Candidate> candidate(Path file, Consumer<InputFault> faults) {
        try {
            return Stream.of(file)
                    .filter(Files::exists)
                    .map(one -> TextFiles.read(one, mostBytes))
                    .filter(text -> text.startsWith(ExperimentText.HEADER))
                    .map(text -> new Candidate(file, ExperimentText.read(text)))
                    .findFirst();
        } catch (InputFault fault) {
            // A file that cannot be read at all may be a table of another kind.
            if (RecognizedFileKind.of(file)
                    .filter(one -> one.kind().equals(ExperimentSetup.RUNS))
                    .isPresent()) {
                faults.accept(fault.place().isEmpty() ? fault.in(file.toString()) : fault);
            }
            return Optional.empty();
        }
    }
}
