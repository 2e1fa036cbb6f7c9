package knightschool.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.files.FileStamp;
import knightschool.files.InputFault;
import knightschool.files.ProcessIdentity;
import knightschool.setup.scene.EditorSetup;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** The store of the sessions, with a folder in a home of its own. */
abstract class SessionStoreFolder {
    @TempDir
    Path home;

    Path folder;
    SessionStore store;

    @BeforeEach
    void makeStore() {
        folder = home.resolve("state");
        store = new SessionStore(folder);
    }

    static UnsavedWork work(Path file) {
        return new UnsavedWork(
                EditorSetup.of(Board.full(3, 4)),
                Optional.of(file),
                FileStamp.of(file),
                "first line\nsecond\n",
                Instant.parse("2026-01-02T03:04:05Z"));
    }

    /** Gives the folder of this process the name that one with its number had that began before. */
    final void pretendToHaveEnded() throws IOException {
        Path own = folder.resolve("unsaved").resolve(ProcessIdentity.own().name());
        Files.move(own, own.resolveSibling(ProcessHandle.current().pid() + "-1"));
    }

    final List<String> faults() {
        return store.faults().stream().map(InputFault::getMessage).toList();
    }

    /** The folder with the unsaved work of the one process that has some. */
    final Path folderOfProcess() throws IOException {
        return files(folder.resolve("unsaved")).stream()
                .filter(Files::isDirectory)
                .findFirst()
                .orElseThrow();
    }

    static List<Path> files(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> all = Files.list(folder)) {
                all.forEach(files::add);
            }
        }
        return files;
    }
}
