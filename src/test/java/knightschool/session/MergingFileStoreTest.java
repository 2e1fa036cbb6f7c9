package knightschool.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.play.level.AllLevelResults;
import knightschool.play.level.AllLevelResultsText;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergingFileStoreTest {
    private static final AllLevelResults SOME = parse("28 4711 29 61300\n6 1 5 900\n");

    @TempDir
    private Path home;

    private Path file;
    private MergingFileStore<AllLevelResults> store;

    @BeforeEach
    void makeStore() {
        Path folder = home.resolve("some").resolve("state");
        file = folder.resolve("levels.txt");
        store = MergingFileStore.ofLevels(folder);
    }

    private static AllLevelResults parse(String text) {
        return AllLevelResultsText.parse(text).value();
    }

    @Test
    void loadGivesWhatWasSaved() throws IOException {
        assertEquals(PartialReadResult.whole(AllLevelResults.NONE), store.load());
        store.save(AllLevelResults.NONE, SOME);
        assertEquals(PartialReadResult.whole(SOME), store.load());
        try (Stream<Path> files = Files.list(file.getParent())) {
            assertEquals(List.of(file), files.toList());
        }
    }

    @Test
    void forgetLeavesNothing() {
        store.forget();
        store.save(AllLevelResults.NONE, SOME);
        store.forget();
        assertFalse(Files.exists(file));
        assertEquals(AllLevelResults.NONE, store.load().value());
    }

    @Test
    void spoiltLineIsToldAndCostsNoOther() throws IOException {
        store.save(AllLevelResults.NONE, SOME);
        String spoilt = "28 4711 29 61300\nnonsense\n6 1 5 900\n6 1 5\n";
        Files.writeString(file, spoilt);
        PartialReadResult<AllLevelResults> read = store.load();
        assertEquals(SOME, read.value());
        assertEquals(
                file + ":2: this is no result of a level, nor is 1 more line. All other lines are known."
                        + " The file as it was will be kept as levels.txt.damaged.",
                read.faults().getFirst().getMessage());
        assertEquals(spoilt, Files.readString(file));

        store.save(SOME, parse(AllLevelResultsText.format(SOME) + "10 3 9 1\n"));
        assertEquals(spoilt, Files.readString(file.resolveSibling("levels.txt.damaged")));
        assertEquals(3, store.load().value().results().size());
        assertEquals(List.of(), store.load().faults());
    }

    @Test
    void bytesThatAreNoTextCostTheirLine() throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, "6 1 5 900\n6 2 5 \u00fc\u0000\n28 4711 29 61300\n".getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(SOME, store.load().value());
        assertEquals(2, store.load().faults().getFirst().line());
    }

    @Test
    void whatIsNoFileInItsPlaceIsToldAndLeft() throws Exception {
        Files.createDirectories(file);
        assertTrue(fault().contains("this is a folder, not a file"), fault());
        Files.delete(file);
        if (Files.isExecutable(Path.of("/usr/bin/mkfifo"))) {
            assertEquals(
                    0,
                    new ProcessBuilder("/usr/bin/mkfifo", file.toString())
                            .start()
                            .waitFor());
            assertTrue(fault().contains("pipe"), fault());
            Files.delete(file);
        }
        Files.createSymbolicLink(file, home.resolve("no").resolve("where"));
        assertTrue(fault().contains("its folder does not exist"), fault());
        assertTrue(Files.isSymbolicLink(file));
    }

    private String fault() {
        return assertThrows(InputFault.class, () -> store.save(AllLevelResults.NONE, SOME))
                .getMessage();
    }

    @Test
    void folderThatCannotBeMadeIsToldInWords() throws IOException {
        Files.writeString(home.resolve("some"), "a file");
        assertTrue(fault().contains("this folder cannot be made"), fault());
    }
}
