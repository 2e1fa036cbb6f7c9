package knightschool.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.census.CensusDefinition;
import knightschool.census.CensusFile;
import knightschool.census.CensusRow;
import knightschool.census.CensusTable;
import knightschool.files.FailingFileSystem;
import knightschool.files.FailingFileSystem.Failure;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import knightschool.files.shared.ProcessLock;
import knightschool.files.shared.SharedFile;
import knightschool.lesson.LessonTemplate;
import knightschool.search.Outcome;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import knightschool.setup.SetupText;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.EditorSetup;
import knightschool.tour.TourText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Everything that the program writes, on a disk on which each call fails in turn: what is there is what was there or
 * what was to be there, a writer tells its failure in words, and the next try succeeds.
 */
@Execution(ExecutionMode.CONCURRENT)
class WritersOnFailingDiskTest {
    private static final Board OLD = Board.full(3, 4);
    private static final Board NEW = Board.full(40, 50);
    private static final Set<String> CHANGES = Set.of("createDirectory", "write", "move", "delete");
    private static final int FIRST_ROWS = 3;
    private static final String DAMAGED = "; squares\n28 4711 29 61300\nspoilt\n";

    @TempDir
    private Path home;

    private final FailingFileSystem disk = new FailingFileSystem(FileSystems.getDefault());
    private int folders;

    /** Does something in a folder. */
    @FunctionalInterface
    private interface Act {
        void in(Path folder) throws IOException;
    }

    /** Tells what the files of a folder contain. */
    @FunctionalInterface
    private interface Content {
        Object of(Path folder) throws IOException;
    }

    /** What somebody does with files. */
    private record Trial(Act before, Act act, Content content, boolean isToldOrDone) {
        Trial(Act before, Act act, Content content) {
            this(before, act, content, true);
        }
    }

    private void tryEachCall(Trial trial) throws IOException {
        disk.repair();
        Path original = newFolder();
        trial.before().in(disk.path(original));
        Path whole = copy(original);
        Object before = trial.content().of(whole);
        disk.failAt(0, Failure.ONCE);
        trial.act().in(disk.path(whole));
        List<String> calls = disk.calls();
        Object after = trial.content().of(whole);
        for (Failure failure : Failure.values()) {
            for (int call = 1; call <= calls.size(); call++) {
                if (!isDifferent(failure, calls.get(call - 1))) {
                    continue;
                }
                Path folder = copy(original);
                String failedCall = fail(trial, folder, call, failure, List.of(before, after));
                trial.act().in(disk.path(folder));
                assertEquals(after, trial.content().of(folder), "second try after " + failure + ": " + failedCall);
                requireNothingTemporary(folder, failure, "second try after " + failedCall);
            }
        }
    }

    /** Whether a call that fails in some way leaves something else on the disk than one that fails once. */
    private static boolean isDifferent(Failure failure, String call) {
        return switch (failure) {
            case ONCE -> true;
            case HALF_WRITTEN -> call.equals("write");
            case FROM_THEN_ON -> CHANGES.contains(call);
        };
    }

    /** What cannot be deleted stays until the program ends. */
    private void requireNothingTemporary(Path folder, Failure failure, String name) throws IOException {
        if (failure != Failure.FROM_THEN_ON && !disk.failedCall().startsWith("delete")) {
            assertEquals(List.of(), temporary(folder), failure + ": " + name);
        }
    }

    /** Lets one call of an act fail, and returns that call. */
    private String fail(Trial trial, Path folder, int call, Failure failure, List<Object> allowed) throws IOException {
        disk.failAt(call, failure);
        boolean isTold = false;
        try {
            trial.act().in(disk.path(folder));
        } catch (InputFault fault) {
            assertFalse(fault.getMessage().contains("inside the program"), fault.getMessage());
            isTold = true;
        } catch (IOException | RuntimeException e) {
            throw new AssertionError(failure + ": " + disk.failedCall(), e);
        }
        disk.repair();
        String name = failure + ", told " + isTold + ": " + disk.failedCall();
        Object content = trial.content().of(folder);
        assertTrue(allowed.contains(content), () -> name + " leaves " + content);
        assertTrue(isTold || !trial.isToldOrDone() || content.equals(allowed.getLast()), name + " is told by nobody");
        requireNothingTemporary(folder, failure, name);
        return disk.failedCall();
    }

    private Path newFolder() throws IOException {
        return Files.createDirectory(home.resolve(Integer.toString(folders++)));
    }

    private Path copy(Path original) throws IOException {
        Path copy = home.resolve(Integer.toString(folders++));
        try (Stream<Path> all = Files.walk(original)) {
            for (Path file : all.toList()) {
                Files.copy(file, copy.resolve(original.relativize(file)));
            }
        }
        return copy;
    }

    private static List<String> temporary(Path folder) throws IOException {
        return files(folder).keySet().stream()
                .filter(name -> name.endsWith(".part") || name.endsWith("-lock"))
                .toList();
    }

    /** The texts of all files in a folder and in the folders in it, by name. */
    private static TreeMap<String, String> files(Path folder) throws IOException {
        TreeMap<String, String> texts = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            all.filter(Files::isRegularFile)
                    .forEach(file -> texts.put(folder.relativize(file).toString(), text(file)));
        }
        return texts;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The texts without those of temporary files and locks, of which the test asks by itself. */
    private static TreeMap<String, String> lasting(Path folder) throws IOException {
        TreeMap<String, String> texts = files(folder);
        texts.keySet().removeIf(name -> name.endsWith(".part") || name.endsWith("lock"));
        return texts;
    }

    @Test
    void boardIsWhole() throws IOException {
        tryEachCall(new Trial(
                folder -> BoardText.write(folder.resolve("x.board"), OLD),
                folder -> BoardText.write(folder.resolve("x.board"), NEW),
                WritersOnFailingDiskTest::lasting));
    }

    @Test
    void setupIsWhole() throws IOException {
        tryEachCall(new Trial(
                _ -> {},
                folder -> SetupText.write(folder.resolve("x.setup"), EditorSetup.of(NEW)),
                WritersOnFailingDiskTest::lasting));
    }

    @Test
    void tourIsWhole() throws IOException {
        int[] tour = Stream.iterate(0, square -> square + 1)
                .limit(20_000)
                .mapToInt(square -> square)
                .toArray();
        tryEachCall(new Trial(
                folder -> TextFiles.write(folder.resolve("x.csv"), "0\n"),
                folder -> TextFiles.write(folder.resolve("x.csv"), out -> TourText.write(tour, out, _ -> {})),
                WritersOnFailingDiskTest::lasting));
    }

    @Test
    void lessonIsWholeAndTheGuideBesideItIsNotReplaced() throws IOException {
        Act begin = folder -> {
            LessonTemplate.putGuideBeside(folder.resolve("x.md"));
            TextFiles.write(folder.resolve("x.md"), LessonTemplate.bytes());
        };
        Content lesson = folder -> Files.exists(folder.resolve("x.md")) ? lasting(folder) : "none";
        tryEachCall(new Trial(_ -> {}, begin, lesson));
        tryEachCall(new Trial(folder -> TextFiles.write(folder.resolve("WRITING.md"), "mine"), begin, lesson));
    }

    /** Saves a census of some rows; one that resumes counts those behind the first. */
    private static void saveCensus(Path folder, long limit, int rows, boolean resumes) {
        SearchPolicy backtracking =
                new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.NONE, BackjumpRule.ONE_SQUARE);
        CensusDefinition census = CensusDefinition.ofEveryStart(Board.full(5, 5), backtracking, false, limit);
        Path file = folder.resolve("x.csv");
        try (ProcessLock _ = ProcessLock.tryOn(file).orElseThrow()) {
            CensusFile censusFile = CensusFile.of(file, census, "backtracking", List.of());
            CensusTable table = resumes ? censusFile.resume() : new CensusTable();
            for (int start = resumes ? FIRST_ROWS : 0; start < rows; start++) {
                if (!table.has(start)) {
                    table.add(new CensusRow(start, Outcome.STOPPED, limit));
                }
            }
            censusFile.save(table);
        }
    }

    /** The table and its settings. */
    private static Object census(Path folder) throws IOException {
        TreeMap<String, String> texts = lasting(folder);
        return texts.containsKey("x.csv") ? texts : "none";
    }

    /** The table, which for a moment may have no settings, but never those of another. */
    private static Object replacedCensus(Path folder) throws IOException {
        String table = lasting(folder).get("x.csv");
        String settings = lasting(folder).getOrDefault("x.csv.settings", "");
        String limit = table.contains("stopped,1") ? "1" : "2";
        return table + (settings.isEmpty() || settings.strip().endsWith(limit) ? "" : " beside " + settings);
    }

    @Test
    void censusIsWhole() throws IOException {
        Act first = folder -> saveCensus(folder, 1, FIRST_ROWS, false);
        tryEachCall(new Trial(_ -> {}, first, WritersOnFailingDiskTest::census));
        tryEachCall(new Trial(first, folder -> saveCensus(folder, 1, 5, true), WritersOnFailingDiskTest::census));
        tryEachCall(
                new Trial(first, folder -> saveCensus(folder, 2, 4, false), WritersOnFailingDiskTest::replacedCensus));
    }

    @Test
    void progressAndWhatItReplacesAreWhole() throws IOException {
        StoredSettings light = StoredSettings.NONE.with("theme", "LIGHT");
        StoredSettings dark = light.with("theme", "DARK").with("of", "others".repeat(3_000));
        tryEachCall(new Trial(
                folder -> MergingFileStore.ofSettings(folder.resolve("state")).save(StoredSettings.NONE, light),
                folder -> MergingFileStore.ofSettings(folder.resolve("state")).save(light, dark),
                WritersOnFailingDiskTest::lasting));
        tryEachCall(new Trial(
                folder -> MergingFileStore.ofSettings(folder.resolve("state")).save(StoredSettings.NONE, light),
                folder -> MergingFileStore.ofSettings(folder.resolve("state")).forget(),
                WritersOnFailingDiskTest::lasting));
    }

    /** Whether the new text is there or not, the damaged one is. */
    @Test
    void damagedTextIsNotLost() throws IOException {
        tryEachCall(new Trial(
                folder -> TextFiles.write(folder.resolve("levels.txt"), DAMAGED),
                folder -> MergingFileStore.ofLevels(folder)
                        .save(
                                MergingFileStore.ofLevels(folder).load().value(),
                                MergingFileStore.ofLevels(folder).load().value()),
                folder -> lasting(folder).containsValue(DAMAGED)));
        tryEachCall(new Trial(
                folder -> TextFiles.write(folder.resolve("x.txt"), DAMAGED),
                folder -> new SharedFile(folder.resolve("x.txt"), 1_000).keepDamaged(DAMAGED),
                folder -> lasting(folder).containsKey("x.txt.damaged")
                        || lasting(folder).containsKey("x.txt.damaged-2")));
    }

    @Test
    void sessionIsWhole() throws IOException {
        tryEachCall(new Trial(
                folder -> new SessionStore(folder.resolve("state")).save(session(OLD)),
                folder -> new SessionStore(folder.resolve("state")).save(session(NEW)),
                WritersOnFailingDiskTest::lasting));
    }

    private static Session session(Board board) {
        return new Session(BuiltInSceneKinds.EDITOR, List.of(EditorSetup.of(board)));
    }

    private static UnsavedWork work(String data) {
        return new UnsavedWork(
                EditorSetup.of(OLD),
                Optional.empty(),
                Optional.empty(),
                data + "\n",
                Instant.parse("2026-01-02T03:04:05Z"));
    }

    private static List<UnsavedWork> works(Path folder) {
        return RecoveryFile.in(RecoveryFolders.files(folder.resolve("unsaved")).stream()
                        .filter(Files::isDirectory)
                        .toList())
                .stream()
                .flatMap(file -> file.work().stream())
                .toList();
    }

    private static void keepOfEndedProcess(Path folder, List<UnsavedWork> works) throws IOException {
        new SessionStore(folder).keepAside(works);
        Path own = new RecoveryFolders(folder.resolve("unsaved")).own();
        Files.move(own, own.resolveSibling("1-1"));
    }

    @Test
    void unsavedWorkIsOneWholeSet() throws IOException {
        List<UnsavedWork> old = List.of(work("one"), work("two"));
        tryEachCall(new Trial(
                folder -> new SessionStore(folder).keepAside(old),
                folder -> new SessionStore(folder).keepAside(List.of(work("three"), work("four"))),
                WritersOnFailingDiskTest::works));
        tryEachCall(new Trial(
                folder -> keepOfEndedProcess(folder, old),
                folder -> new SessionStore(folder).abandoned(),
                WritersOnFailingDiskTest::works));
        tryEachCall(new Trial(
                folder -> {
                    keepOfEndedProcess(folder, old);
                    TextFiles.write(folder.resolve("unsaved/1-1/damaged.txt"), "not work");
                },
                folder -> new SessionStore(folder).abandoned(),
                folder -> lasting(folder).values().stream().sorted().toList()));
        tryEachCall(new Trial(
                folder -> keepOfEndedProcess(folder, old),
                folder -> new SessionStore(folder).forgetAbandoned(List.of(work("one"))),
                WritersOnFailingDiskTest::works,
                false));
    }
}
