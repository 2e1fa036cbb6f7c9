package knightschool.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.files.shared.SharedFile;
import knightschool.lesson.progress.CourseProgress;
import knightschool.lesson.progress.CourseProgressText;
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

    /** A reader fails at one line, or at the whole text: neither keeps anything from being saved. */
    @Test
    void readerThatFailsCostsWhatItFailedAt() throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "one\nspoilt\ntwo\n");
        MergingFileStore<String> byLine = storeOfText(text -> {
            List<String> words = new ArrayList<>();
            List<InputFault> faults = PartialReadResult.faults(text, line -> words.add(checked(line)));
            return new PartialReadResult<>(String.join(" ", words), faults);
        });
        assertEquals("one two", byLine.load().value());
        assertEquals(2, byLine.load().faults().getFirst().line());
        MergingFileStore<String> whole = storeOfText(text -> PartialReadResult.whole(checked(text)));
        assertEquals("", whole.load().value());
        assertEquals(
                file + ": this cannot be read. The file as it was will be kept as levels.txt.damaged.",
                whole.load().faults().getFirst().getMessage());
        whole.save("", "three");
        assertEquals("three", whole.load().value());
        assertEquals("one\nspoilt\ntwo\n", Files.readString(file.resolveSibling("levels.txt.damaged")));
    }

    /** A tenth damaged text has no copy, so its lines are not dropped. */
    @Test
    void nothingIsSavedWhereTheDamagedTextCannotBeCopied() throws IOException {
        Files.createDirectories(file.getParent());
        Files.createDirectory(file.resolveSibling("levels.txt.damaged"));
        for (int i = 2; i <= 9; i++) {
            Files.writeString(file, "damage " + i + "\n");
            assertTrue(messageOfDamage().endsWith("will be kept as levels.txt.damaged-" + i + "."), messageOfDamage());
            store.save(AllLevelResults.NONE, SOME);
            assertEquals("damage " + i + "\n", Files.readString(file.resolveSibling("levels.txt.damaged-" + i)));
        }
        Files.writeString(file, "damage 9\n");
        assertTrue(messageOfDamage().endsWith("will be kept as levels.txt.damaged-9."), messageOfDamage());
        Files.writeString(file, "damage 10\n");
        assertTrue(messageOfDamage().endsWith("Move them away."), messageOfDamage());
        InputFault fault = assertThrows(InputFault.class, () -> store.save(AllLevelResults.NONE, SOME));
        assertEquals(
                file + ".damaged: this and 8 more damaged copies are there already. Move them away.",
                fault.getMessage());
        assertEquals("damage 10\n", Files.readString(file));
    }

    private String messageOfDamage() {
        return store.load().faults().getFirst().getMessage();
    }

    /** A file of many damaged lines, or of a size that no list of results has, costs little time and memory. */
    @Test
    void damageTakesLittleMemory() throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "0\n".repeat(5_000) + "28 4711 29 61300\n");
        assertEquals(1, store.load().value().results().size());
        assertTrue(messageOfDamage().contains("nor are 4999 more lines"), messageOfDamage());
        assertEquals(
                1_000,
                Set.copyOf(AllLevelResultsText.parse("0\n".repeat(5_000)).faults())
                        .size());
        Files.writeString(file, " ".repeat((1 << 22) + 1));
        assertThrows(InputFault.class, store::load);
    }

    private MergingFileStore<String> storeOfText(Function<String, PartialReadResult<String>> reader) {
        return new MergingFileStore<>(new SharedFile(file, 1 << 10), "", reader, text -> text, (_, ours, _) -> ours);
    }

    private static String checked(String text) {
        if (text.contains("spoilt")) {
            throw new NumberFormatException("of a reader");
        }
        return text;
    }

    /** A scene made on a slide is read by the parser of YAML, which throws an exception of its own at this escape. */
    @Test
    void sceneThatBreaksItsReaderCostsItselfAlone() {
        PartialReadResult<CourseProgress> progress = CourseProgressText.parse(
                "02-walks.md - 4 1,2 1/q/made/ab/scene%3A+board%0Aboard%3A+%22%5CUFFFFFFFF%22\n");
        assertEquals(List.of(), progress.faults());
        assertEquals(1, progress.value().lessons().size());
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
