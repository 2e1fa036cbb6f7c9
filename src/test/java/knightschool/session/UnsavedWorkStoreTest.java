package knightschool.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import knightschool.board.Board;
import knightschool.files.FileStamp;
import knightschool.files.FullDisk;
import knightschool.files.InputFault;
import knightschool.files.ProcessIdentity;
import knightschool.setup.scene.CensusSetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What a process has kept aside and not saved is offered by another one once the first has ended. */
@Execution(ExecutionMode.CONCURRENT)
class UnsavedWorkStoreTest extends SessionStoreFolder {
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

    /** Whether its process has ended is not known then: that it has would be a guess. */
    @Test
    void workBesideALockThatCannotBeOpenedIsLeftToItsProcess() throws IOException {
        UnsavedWork work = work(home.resolve("none.board"));
        store.keepAside(List.of(work));
        pretendToHaveEnded();
        Path process = folderOfProcess();
        Path lock = Files.createDirectory(process.resolveSibling(process.getFileName() + ".lock"));
        assertEquals(List.of(), store.abandoned());
        assertEquals(List.of(work), store.heldByOthers());
        assertEquals(
                List.of(lock + ": this lock cannot be opened, so another window may still have the work beside it."
                        + " Allow your user to write it. Nothing is lost."),
                faults());
        Files.delete(lock);
        assertEquals(List.of(work), store.abandoned());
        assertEquals(List.of(), faults());
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
