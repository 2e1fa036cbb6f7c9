package knightschool.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import knightschool.files.InputFault;
import knightschool.files.shared.SharedFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person forgets all while something is being kept on another thread. */
class PendingStoreChangesTest {
    private static final StoredSettings EARLIER = StoredSettings.NONE.with("earlier", "1");
    private static final StoredSettings LATER = StoredSettings.NONE.with("later", "2");

    @TempDir
    private Path home;

    private Path file;
    private MergingFileStore<StoredSettings> store;
    private PendingStoreChanges<StoredSettings> steps;

    /** What happens while the first step is being kept. */
    private Runnable meanwhile = () -> {};

    @BeforeEach
    void makeSteps() {
        file = home.resolve("settings.txt");
        store = new MergingFileStore<>(
                new SharedFile(file, 1 << 10),
                StoredSettings.NONE,
                StoredSettings::parse,
                StoredSettings::format,
                (base, mine, theirs) -> {
                    Runnable once = meanwhile;
                    meanwhile = () -> {};
                    once.run();
                    return StoredSettings.merge(base, mine, theirs);
                });
        steps = new PendingStoreChanges<>(store);
        steps.add(StoredSettings.NONE, EARLIER);
    }

    @Test
    void whatFailedToBeKeptIsNotKeptAfterAllWasForgotten() {
        meanwhile = () -> {
            steps.forget();
            meanwhile = PendingStoreChangesTest::refuse;
            refuse();
        };
        assertThrows(InputFault.class, steps::keep);
        steps.keep();
        assertEquals(StoredSettings.NONE, store.load().value());
        assertFalse(steps.isWaiting());
    }

    private static void refuse() {
        throw new InputFault("the disk is full", "");
    }

    @Test
    void whatIsDoneAfterAllWasForgottenStaysAlsoWhereTheSameWorkKeepsIt() {
        meanwhile = () -> {
            steps.forget();
            steps.add(StoredSettings.NONE, LATER);
        };
        steps.keep();
        steps.keep();
        assertEquals(LATER, store.load().value());
    }

    @Test
    void whatCannotBeForgottenIsForgottenOnceItCan() throws Exception {
        steps.keep();
        String kept = Files.readString(file);
        Files.delete(file);
        Files.createDirectories(file.resolve("in the way"));
        steps.forget();
        steps.add(StoredSettings.NONE, LATER);
        assertThrows(InputFault.class, steps::keep);
        assertTrue(steps.isWaiting());
        Files.delete(file.resolve("in the way"));
        Files.delete(file);
        Files.writeString(file, kept);
        steps.keep();
        assertEquals(LATER, store.load().value());
    }
}
