package knightschool.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.FileStamp;
import knightschool.files.FullDisk;
import knightschool.files.InputFault;
import knightschool.files.ProcessIdentity;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.LevelSetup;
import knightschool.setup.scene.SetupSamples;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class SessionStoreTest {
    private static final String NOT_USED = ": this is a link, which is not used. Move it away.";

    @TempDir
    private Path home;

    private Path folder;
    private SessionStore store;

    @BeforeEach
    void makeStore() {
        folder = home.resolve("state");
        store = new SessionStore(folder);
    }

    @Test
    void loadGivesWhatWasSavedWhateverWasShown() {
        SetupSamples samples = new SetupSamples(7, 12);
        for (int i = 0; i < 40; i++) {
            List<Setup> scenes = SceneKind.values().stream().map(samples::of).toList();
            Session session =
                    new Session(SceneKind.values().get(i % SceneKind.values().size()), scenes);
            store.save(session);
            assertEquals(Optional.of(session), store.load());
        }
    }

    @Test
    void loadGivesNothingBeforeTheFirstTimeAndWhereTheFileIsSpoilt() throws IOException {
        assertEquals(Optional.empty(), store.load());
        Files.createDirectories(folder);
        Files.write(folder.resolve("session.txt"), new byte[] {0, 1, 2, (byte) 0xff});
        assertEquals(Optional.empty(), store.load());
        assertEquals(1, store.faults().size());
    }

    @Test
    void loadGivesTheFileOfABoardAsLongAsItHoldsThatBoard() throws IOException {
        Board board = Board.full(4, 5);
        Path file = Files.writeString(home.resolve("mine.board"), BoardText.format(board));
        EditorSetup named = EditorSetup.of(board).in(file);
        Session session = new Session(BuiltInSceneKinds.EDITOR, List.of(named, LessonsSetup.LIST));
        store.save(session);
        assertEquals(Optional.of(session), store.load());
        Session plain = new Session(BuiltInSceneKinds.EDITOR, List.of(named.selfContained(), LessonsSetup.LIST));
        Files.writeString(file, BoardText.format(Board.full(5, 4)));
        assertEquals(Optional.of(plain), store.load());
        Files.delete(file);
        assertEquals(Optional.of(plain), store.load());
    }

    @Test
    void loadLeavesOutASceneThatThisVersionDoesNotKnow() throws IOException {
        Files.createDirectories(folder);
        Files.writeString(
                folder.resolve("session.txt"),
                "compare\n---\nscene: later\n---\nscene: lessons\n---\nscene: editor\nx: 1\n");
        Session known = new Session(BuiltInSceneKinds.COMPARE, List.of(LessonsSetup.LIST));
        assertEquals(Optional.of(known), store.load());
        assertEquals(3, store.faults().getFirst().line());
        store.save(known);
        assertTrue(Files.readString(folder.resolve("session.txt.damaged")).contains("scene: later"));
        store.load();
        assertEquals(List.of(), store.faults());
    }

    @Test
    void loadShowsTheLastSceneWhereTheOneInFrontIsSpoilt() throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("session.txt"), "nonsense\n---\nscene: lessons\n");
        Session known = new Session(BuiltInSceneKinds.LESSONS, List.of(LessonsSetup.LIST));
        assertEquals(Optional.of(known), store.load());
        assertEquals(1, store.faults().getFirst().line());
    }

    private static UnsavedWork work(Path file) {
        return new UnsavedWork(
                EditorSetup.of(Board.full(3, 4)),
                Optional.of(file),
                FileStamp.of(file),
                "first line\nsecond\n",
                Instant.parse("2026-01-02T03:04:05Z"));
    }

    @Test
    void abandonedIsWhatAnEndedProcessKeptAsideAndNotOnesOwn() throws IOException {
        Path file = Files.writeString(home.resolve("my.board"), "...\n");
        UnsavedWork work = work(file);
        store.keepAside(List.of(work));
        assertEquals(List.of(), store.abandoned());

        pretendToHaveEnded();
        assertEquals(List.of(work), store.abandoned());
        assertEquals(FileStamp.of(file), store.abandoned().getFirst().stamp());
        Files.writeString(file, "....\n");
        assertNotEquals(FileStamp.of(file), store.abandoned().getFirst().stamp());

        store.forgetAbandoned(List.of(work));
        assertEquals(List.of(), store.abandoned());
        assertEquals(List.of(), files(folder.resolve("unsaved")));
    }

    /** Two windows that are opened after a crash do not both offer what was lost there. */
    @Test
    void abandonedBelongsToTheFirstThatFindsItUntilThatHasEndedToo() throws IOException {
        UnsavedWork work = work(home.resolve("none.board"));
        store.keepAside(List.of(work));
        pretendToHaveEnded();
        assertEquals(List.of(work), store.abandoned());
        Path claimed = folderOfProcess();
        Path others = claimed.resolveSibling(
                claimed.getFileName().toString().replace(ProcessIdentity.own().name(), livingProcess()));
        Files.move(claimed, others);
        assertEquals(List.of(), store.abandoned());
        assertEquals(List.of(work), store.heldByOthers());
        Files.move(others, claimed.resolveSibling("1-1~1-2"));
        assertEquals(List.of(work), store.abandoned());
        assertEquals(List.of(), store.heldByOthers());
    }

    /** The mark of the process that began this one, or any other that is alive. */
    private static String livingProcess() {
        return ProcessHandle.allProcesses()
                .filter(process -> process.pid() != ProcessHandle.current().pid())
                .map(process -> process.pid() + "-"
                        + process.info()
                                .startInstant()
                                .map(Instant::toEpochMilli)
                                .orElse(0L))
                .filter(ProcessIdentity::isAlive)
                .findFirst()
                .orElseThrow();
    }

    /** A process of another machine on the same home is not listed on this one. */
    @Test
    void workOfAProcessThatHoldsItsLockIsNotAbandoned() throws IOException {
        UnsavedWork work = work(home.resolve("none.board"));
        store.keepAside(List.of(work));
        pretendToHaveEnded();
        Path lock = folder.resolve("unsaved").resolve(ProcessHandle.current().pid() + "-1.lock");
        try (FileChannel held = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            assertTrue(held.tryLock() != null);
            assertEquals(List.of(), store.abandoned());
            assertEquals(List.of(work), store.heldByOthers());
        }
        assertEquals(List.of(work), store.abandoned());
        store.forgetAbandoned(List.of(work));
        assertEquals(List.of(), files(folder.resolve("unsaved")));
    }

    @Test
    void forgetAbandonedLeavesWhatIsNotAnsweredYet() throws IOException {
        UnsavedWork one = work(home.resolve("one.board"));
        UnsavedWork two = work(home.resolve("two.board"));
        store.keepAside(List.of(one, two));
        pretendToHaveEnded();
        assertEquals(List.of(one, two), store.abandoned());
        store.forgetAbandoned(List.of(one));
        assertEquals(List.of(two), store.abandoned());
    }

    @Test
    void abandonedGivesAllThatOneSceneKeptAsideInItsOrder() throws IOException {
        List<UnsavedWork> works = IntStream.rangeClosed(3, 14)
                .mapToObj(rows -> new UnsavedWork(
                        CensusSetup.of(Board.full(3, rows)),
                        Optional.empty(),
                        Optional.empty(),
                        "rows of " + rows + "\n",
                        Instant.parse("2026-01-02T03:04:05Z")))
                .toList();
        store.keepAside(works);
        pretendToHaveEnded();
        assertEquals(works, store.abandoned());
    }

    /** Gives the folder of this process the name that one with its number had that began before. */
    private void pretendToHaveEnded() throws IOException {
        Path own = folder.resolve("unsaved").resolve(ProcessIdentity.own().name());
        Files.move(own, own.resolveSibling(ProcessHandle.current().pid() + "-1"));
    }

    /** A process may be killed after any of its writes: what it leaves is all that it kept last, or all before. */
    @Test
    void abandonedIsOneWholeSetWhereverTheProcessWasKilled() throws IOException {
        List<UnsavedWork> before = List.of(work(home.resolve("a.board")), work(home.resolve("b.board")));
        store.keepAside(before);
        Map<String, String> first = kept();
        store.keepAside(before.reversed());
        Map<String, String> second = kept();
        for (int written = 0; written <= second.size(); written++) {
            Path process = Files.createDirectories(folder.resolve("unsaved").resolve("1-" + (written + 2)));
            Map<String, String> all = new TreeMap<>(first);
            second.entrySet().stream().limit(written).forEach(file -> all.put(file.getKey(), file.getValue()));
            for (Map.Entry<String, String> file : all.entrySet()) {
                Files.writeString(process.resolve(file.getKey()), file.getValue());
            }
            List<UnsavedWork> expected = written < second.size() ? before : before.reversed();
            assertEquals(expected, store.abandoned(), "killed after " + written + " files");
            store.forgetAbandoned(List.of(expected.getFirst()));
            assertEquals(List.of(expected.getLast()), store.abandoned());
            store.forgetAbandoned(expected);
            assertEquals(List.of(), store.abandoned());
        }
    }

    /** What is kept aside, by the names of the files. */
    private Map<String, String> kept() throws IOException {
        Map<String, String> kept = new TreeMap<>();
        for (Path file :
                files(folder.resolve("unsaved").resolve(ProcessIdentity.own().name()))) {
            kept.put(file.getFileName().toString(), Files.readString(file));
        }
        return kept;
    }

    /** A full disk leaves what was there before, and nothing of what came after. */
    @Test
    void keepAsideOnAFullDiskLeavesWhatWasThere() throws IOException {
        Path place = Files.createDirectories(home.resolve("disk"));
        try (FullDisk disk = new FullDisk(place)) {
            SessionStore small = new SessionStore(place);
            List<UnsavedWork> works = List.of(work(home.resolve("a.board")), work(home.resolve("b.board")));
            small.keepAside(works);
            disk.fill();
            assertThrows(InputFault.class, () -> small.keepAside(works.reversed()));
            disk.free();
            Path own = place.resolve("unsaved").resolve(ProcessIdentity.own().name());
            assertEquals(
                    works,
                    RecoveryFile.in(List.of(own)).stream()
                            .flatMap(file -> file.work().stream())
                            .toList());
            assertEquals(2, files(own).size());
            small.keepAside(works.reversed());
            assertEquals(2, files(own).size());
            small.keepAside(List.of());
        }
    }

    /** Whatever could not be written is not written later: what is kept last is what is there. */
    @Test
    void newestStateWinsAfterAFullDisk() throws IOException {
        Path place = Files.createDirectories(home.resolve("disk"));
        try (FullDisk disk = new FullDisk(place)) {
            SessionStore small = new SessionStore(place);
            PendingStoreChanges<StoredSettings> settings =
                    new PendingStoreChanges<>(MergingFileStore.ofSettings(place));
            StoredSettings light = StoredSettings.NONE.with("theme", "LIGHT");
            StoredSettings dark = StoredSettings.NONE.with("theme", "DARK");
            small.save(shown(3));
            settings.add(StoredSettings.NONE, light);
            settings.keep();
            disk.fill();
            settings.add(light, dark);
            assertThrows(InputFault.class, () -> small.save(shown(4)));
            assertThrows(InputFault.class, settings::keep);
            disk.free();
            settings.add(dark, light);
            settings.keep();
            small.save(shown(3));
            assertEquals(Optional.of(shown(3)), new SessionStore(place).load());
            assertEquals(light, MergingFileStore.ofSettings(place).load().value());
            small.save(shown(5));
            assertEquals(Optional.of(shown(5)), new SessionStore(place).load());
        }
    }

    private static Session shown(int side) {
        return new Session(BuiltInSceneKinds.EDITOR, List.of(EditorSetup.of(Board.full(side, side))));
    }

    /** A link may lead to a file of a person's own: it is not written over. */
    @Test
    void linkToAFileElsewhereIsToldAndNothingIsWrittenThere() throws IOException {
        Path own = Files.writeString(home.resolve("mine.txt"), "my own words\n");
        Files.createDirectories(folder);
        Files.createSymbolicLink(folder.resolve("session.txt"), own);
        InputFault fault = assertThrows(
                InputFault.class,
                () -> store.save(new Session(BuiltInSceneKinds.EDITOR, List.of(EditorSetup.of(Board.full(3, 3))))));
        assertEquals(
                folder.resolve("session.txt")
                        + ": this is a link to a file in another folder, which is not written. Move it away.",
                fault.getMessage());
        assertEquals("my own words\n", Files.readString(own));
        for (MergingFileStore<?> kept : List.of(
                MergingFileStore.ofLevels(folder),
                MergingFileStore.ofLessons(folder),
                MergingFileStore.ofOpened(folder),
                MergingFileStore.ofRecent(folder),
                MergingFileStore.ofSettings(folder))) {
            Files.createSymbolicLink(Path.of(kept.name()), own);
            assertThrows(InputFault.class, () -> saveAgain(kept), kept.name());
            assertEquals("my own words\n", Files.readString(own), kept.name());
        }
        assertEquals(
                List.of(own), files(home).stream().filter(Files::isRegularFile).toList(), "no lock lies there");
    }

    private static <T> void saveAgain(MergingFileStore<T> store) {
        T known = store.load().value();
        store.save(known, known);
    }

    /** A link within the folder is the person's way to name a file there. */
    @Test
    void linkInsideTheFolderIsFollowed() throws IOException {
        Files.createDirectories(folder);
        Files.createSymbolicLink(folder.resolve("session.txt"), Path.of("other.txt"));
        Session session = new Session(BuiltInSceneKinds.EDITOR, List.of(EditorSetup.of(Board.full(3, 3))));
        store.save(session);
        assertEquals(Optional.of(session), new SessionStore(folder).load());
        assertTrue(Files.isSymbolicLink(folder.resolve("session.txt")));
    }

    /** What a link leads to is somebody's own folder: nothing is read, written or deleted there. */
    @Test
    void workIsNotKeptAsideBehindALink() throws IOException {
        Path own = Files.createDirectories(home.resolve("mine"));
        Files.createDirectories(folder);
        Path link = Files.createSymbolicLink(folder.resolve("unsaved"), own);
        InputFault fault =
                assertThrows(InputFault.class, () -> store.keepAside(List.of(work(home.resolve("none.board")))));
        assertEquals(link + NOT_USED, fault.getMessage());
        store.keepAside(List.of());
        assertEquals(List.of(), store.abandoned());
        assertEquals(List.of(link + NOT_USED), faults());
        assertEquals(List.of(), files(own));
    }

    @Test
    void linkAmongTheFoldersOfWorkIsToldAndWhatItLeadsToStays() throws IOException {
        Path own = Files.createDirectories(home.resolve("mine"));
        UnsavedWork work = work(home.resolve("none.board"));
        Files.writeString(own.resolve("001-editor.txt"), work.format());
        Files.writeString(own.resolve("diary.txt"), "my own words\n");
        Path link = Files.createSymbolicLink(
                Files.createDirectories(folder.resolve("unsaved")).resolve("1-1"), own);
        assertEquals(List.of(), store.abandoned());
        assertEquals(List.of(link + NOT_USED), faults());
        store.forgetAbandoned(List.of(work));
        assertEquals(2, files(own).size());
        assertTrue(Files.isSymbolicLink(link));
    }

    @Test
    void spoiltWorkIsNotPutAsideBehindALink() throws IOException {
        store.keepAside(List.of(work(home.resolve("none.board"))));
        pretendToHaveEnded();
        Path process = folderOfProcess();
        Files.writeString(process.resolve("001-editor.txt"), "not\n---\nthis");
        Path own = Files.createDirectories(home.resolve("mine"));
        Path link = Files.createSymbolicLink(folder.resolve("unsaved.damaged"), own);
        store.abandoned();
        assertEquals(List.of(), files(own));
        assertEquals(link + NOT_USED, faults().getFirst());
    }

    private List<String> faults() {
        return store.faults().stream().map(InputFault::getMessage).toList();
    }

    @Test
    void keepAsideForgetsWhatIsSavedSince() throws IOException {
        Path file = home.resolve("none.board");
        store.keepAside(List.of(work(file)));
        assertEquals(
                1,
                files(folder.resolve("unsaved")).stream()
                        .filter(Files::isDirectory)
                        .count());
        store.keepAside(List.of());
        assertEquals(List.of(), files(folder.resolve("unsaved")));
    }

    /** What is spoilt is kept beside, once and for all; what cannot be read now stays until it can. */
    @Test
    void abandonedKeepsWhatCannotBeReadAndSaysSo() throws IOException {
        UnsavedWork work = work(home.resolve("none.board"));
        store.keepAside(List.of(work));
        pretendToHaveEnded();
        Path process = folderOfProcess();
        Files.writeString(process.resolve("001-editor.txt"), "not\n---\nthis");
        Files.write(process.resolve("002-census.txt"), new byte[] {0});
        Path unreadable = Files.createDirectories(process.resolve("003-census.txt"));
        Files.writeString(unreadable.resolve("in the way"), "");
        assertEquals(List.of(work), store.abandoned());
        assertEquals(
                List.of(
                        folder.resolve("unsaved.damaged")
                                + ": work that was not saved cannot be read (2 files). It is kept there.",
                        folder.resolve("unsaved") + ": work that was not saved cannot be read now."
                                + " It stays there, and the next start tries it again."),
                store.faults().stream().map(InputFault::getMessage).toList());
        store.forgetAbandoned(List.of(work));
        assertEquals(List.of(), store.abandoned());
        assertEquals(1, store.faults().size(), "what is put aside is said once");
        List<String> kept = new ArrayList<>();
        for (Path file : files(folder.resolve("unsaved.damaged"))) {
            kept.add(Files.readString(file));
        }
        assertEquals(List.of("\0", "not\n---\nthis"), kept.stream().sorted().toList());

        Path stays = folderOfProcess().resolve("003-census.txt");
        Files.delete(stays.resolve("in the way"));
        Files.delete(stays);
        Files.writeString(stays, work.format());
        assertEquals(List.of(work), store.abandoned());
        assertEquals(List.of(), store.faults());
    }

    /** The largest table that is counted: a line for each square of a board. */
    @Test
    void abandonedGivesALargeTable() throws IOException {
        UnsavedWork table = new UnsavedWork(
                CensusSetup.of(Board.full(3, 4)),
                Optional.empty(),
                Optional.empty(),
                "123456,found,999999\n".repeat(1_000_000),
                Instant.parse("2026-01-02T03:04:05Z"));
        store.keepAside(List.of(table));
        pretendToHaveEnded();
        assertEquals(List.of(table), store.abandoned());
    }

    /** The folder with the unsaved work of the one process that has some. */
    private Path folderOfProcess() throws IOException {
        return files(folder.resolve("unsaved")).stream()
                .filter(Files::isDirectory)
                .findFirst()
                .orElseThrow();
    }

    private static List<Path> files(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> all = Files.list(folder)) {
                all.forEach(files::add);
            }
        }
        return files;
    }

    @Test
    void withoutLeavesOutTheScenesThatAPersonIsAskedAbout() {
        Session session =
                new Session(BuiltInSceneKinds.EDITOR, List.of(EditorSetup.of(Board.full(3, 4)), LessonsSetup.LIST));
        UnsavedWork asked = work(home.resolve("none.board"));
        assertEquals(
                new Session(BuiltInSceneKinds.EDITOR, List.of(LessonsSetup.LIST)), session.without(List.of(asked)));
        assertEquals(session, session.without(List.of()));
    }

    @Test
    void linksInAFolderOfWorkAndInPlaceOfItsLockAreToldAndWhatTheyLeadToStays() throws IOException {
        UnsavedWork work = work(home.resolve("none.board"));
        Path own = Files.writeString(home.resolve("mine.txt"), work.format());
        Path process = Files.createDirectories(folder.resolve("unsaved").resolve("1-1"));
        Path link = Files.createSymbolicLink(process.resolve("001-editor.txt"), own);
        Path lock = Files.createSymbolicLink(folder.resolve("unsaved").resolve("2-2.lock"), home.resolve("none"));
        assertEquals(List.of(), store.abandoned());
        assertEquals(
                List.of(lock + NOT_USED),
                faults().stream().filter(fault -> fault.contains("lock")).toList());
        assertTrue(
                faults().stream().anyMatch(fault -> fault.endsWith(link.getFileName() + NOT_USED)), faults()::toString);
        assertEquals(2, faults().size(), faults()::toString);
        store.forgetAbandoned(List.of(work));
        assertEquals(work.format(), Files.readString(own));
    }

    @Test
    void danglingLinkInPlaceOfTheLockMakesNoFileElsewhere() throws IOException {
        Path unsaved = Files.createDirectories(folder.resolve("unsaved"));
        Path elsewhere = home.resolve("elsewhere");
        Files.createSymbolicLink(unsaved.resolve(ProcessIdentity.own().name() + ".lock"), elsewhere);
        store.keepAside(List.of(work(home.resolve("none.board"))));
        assertFalse(Files.exists(elsewhere));
    }

    /** Older versions took any number as a seed. */
    @Test
    void seedOfAnOlderVersionCostsItselfAlone() throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("session.txt"), """
                compare
                ---
                scene: editor
                board: 3x3
                ---
                scene: compare
                board: 6x6
                panes: ["warnsdorff --tie-break random --seed -17", "backtracking"]
                moment: step 5
                ---
                scene: level
                squares: 20
                seed: -4711
                walk: [a1]
                time: 9
                ---
                scene: census
                board: 5x5
                panes: ["warnsdorff --tie-break random --seed 9000000000000000000"]
                """);
        Session session = store.load().orElseThrow();
        assertEquals(BuiltInSceneKinds.COMPARE, session.current());
        assertEquals(
                List.of(
                        BuiltInSceneKinds.EDITOR,
                        BuiltInSceneKinds.COMPARE,
                        BuiltInSceneKinds.LEVEL,
                        BuiltInSceneKinds.CENSUS),
                session.scenes().stream().map(Setup::scene).toList());
        String compare = SetupText.format(session.scenes().get(1));
        assertTrue(compare.contains("random") && !compare.contains("-17"), compare);
        assertTrue(compare.contains("backtracking") && compare.contains("step 5") && compare.contains("6x6"), compare);
        assertEquals(20, ((LevelSetup) session.scenes().get(2)).level().squares());
        assertEquals(
                List.of(store.file() + ":8: the seed -17 is no longer possible, and 1 is taken in its place,"
                        + " nor are 2 more lines. All other lines are known."
                        + " The file as it was will be kept as session.txt.damaged."),
                faults());
    }

    /** Whoever may read everything, such as root, sees no closed folder. */
    @Test
    void folderThatCannotBeReadIsToldAndTheOthersAreOffered() throws IOException {
        Path unsaved = folder.resolve("unsaved");
        UnsavedWork work = work(Files.writeString(home.resolve("a.board"), "....\n"));
        store.keepAside(List.of(work));
        pretendToHaveEnded();
        Path closed = Files.createDirectories(unsaved.resolve("0-0"));
        Files.writeString(closed.resolve("x"), "");
        Files.setPosixFilePermissions(closed, Set.of());
        try {
            assumeFalse(Files.isReadable(closed));
            assertEquals(List.of(work), store.abandoned());
            assertEquals(1, faults().size());
            String words = faults().getFirst();
            assertTrue(words.contains("this folder of work that was not saved cannot be read"), words);
        } finally {
            for (Path one : files(unsaved)) {
                if (Files.isDirectory(one)) {
                    Files.setPosixFilePermissions(one, PosixFilePermissions.fromString("rwx------"));
                }
            }
        }
    }
}
