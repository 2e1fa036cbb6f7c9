package knightschool.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import knightschool.files.InputFault;
import knightschool.play.level.LevelProgress;
import knightschool.play.level.LevelProgressText;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgressStoreTest {
    private static final LevelProgress SOME = LevelProgressText.parse("28 4711 29 61300\n6 1 5 900\n");

    @TempDir
    private Path home;

    private Path file;
    private ProgressStore<LevelProgress> store;

    @BeforeEach
    void makeStore() {
        Path folder = home.resolve("some").resolve("state");
        file = folder.resolve("levels.txt");
        store = ProgressStore.ofLevels(folder);
    }

    @Test
    void loadGivesWhatWasSavedLast() {
        assertEquals(LevelProgress.NONE, store.load());
        store.save(LevelProgressText.parse("10 3 9 1\n"));
        store.save(SOME);
        assertEquals(SOME, store.load());
    }

    @Test
    void forgetLeavesNothing() {
        store.forget();
        store.save(SOME);
        store.forget();
        assertFalse(Files.exists(file));
        assertEquals(LevelProgress.NONE, store.load());
    }

    @Test
    void spoiltFileIsToldWithItsLineAndLeftAsItIs() throws IOException {
        store.save(SOME);
        Files.writeString(file, "28 4711 29 61300\nnonsense\n");
        InputFault fault = assertThrows(InputFault.class, store::load);
        assertTrue(fault.getMessage().startsWith(file + ":2: this is no result"), fault.getMessage());
        assertEquals("28 4711 29 61300\nnonsense\n", Files.readString(file));
    }

    @Test
    void folderThatCannotBeMadeIsToldInWords() throws IOException {
        Files.writeString(home.resolve("some"), "a file");
        assertTrue(assertThrows(InputFault.class, () -> store.save(SOME))
                .getMessage()
                .contains("this folder cannot be made"));
    }
}
