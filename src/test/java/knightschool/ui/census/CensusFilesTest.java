package knightschool.ui.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.Eventually;
import knightschool.algorithm.Algorithms;
import knightschool.board.Board;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.document.HeardShell;
import knightschool.ui.runs.SavedRunsReadingWords;
import knightschool.ui.work.BrokenPath;
import knightschool.ui.work.TestScreen;
import knightschool.ui.work.UncaughtFailures;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CensusFilesTest {
    @TempDir
    Path folder;

    private final TestScreen screen = new TestScreen();
    private final CensusViewModel model = new CensusViewModel(Algorithms.named("backtracking"), 100);
    private final HeardShell heard = new HeardShell();
    private final FixedAnswers answers = new FixedAnswers();
    private final DocumentFileManager documents = new DocumentFileManager(heard.shell, answers, screen);
    private final CensusFiles files = new CensusFiles(model, model::ask, documents, heard.shell);

    @AfterEach
    void closeEndsTheThread() {
        model.close();
        documents.close();
        screen.until(documents::isEnded);
    }

    private void open(Path file) {
        answers.open = Optional.of(file);
        files.open();
        screen.until(documents::isSettled);
    }

    @Test
    void fileThatIsNotThereIsSaidSo() {
        open(folder.resolve("none.csv"));
        assertTrue(heard.faults.getFirst().getMessage().contains("there is no such file"), heard.faults::toString);
    }

    @Test
    void rememberedTableWhoseSettingsAreFaultyIsSaidOnce() throws IOException {
        Path faulty = Files.writeString(folder.resolve("a.csv"), "start,outcome,steps\n");
        Files.writeString(folder.resolve("a.csv.settings"), "board ...\nalgoritm backtracking\n");
        Path other = Files.writeString(folder.resolve("b.csv"), "start,outcome,steps\n");
        openAgain(List.of(faulty, other));
        String words = heard.faults.getFirst().getMessage();
        assertTrue(words.contains("a.csv.settings:2: "), words);
        assertTrue(words.contains("has to begin with \"algorithm\". Mend it, or delete it"), words);
        openAgain(List.of(faulty, other));
        assertEquals(1, heard.faults.size(), "a table without settings, or that is told of already, is left alone");
    }

    @Test
    void noNumberIsSaidBeforeItIsKnownWhatWasSaved() {
        String before = model.progressProperty().get();
        files.openAgain(List.of(folder.resolve("none.csv")));
        assertEquals(SavedRunsReadingWords.READING, model.progressProperty().get());
        screen.until(documents::isSettled);
        assertEquals(before, model.progressProperty().get());
    }

    private void openAgain(List<Path> known) {
        files.openAgain(known);
        screen.until(documents::isSettled);
    }

    @Test
    void nothingIsCountedAnyMoreOnceATableIsSavedBecauseTheWindowCloses() {
        model.askOn(Board.full(8, 8), false);
        model.limit(1_000_000_000);
        model.run();
        Eventually.until("a start is counted", () -> {
            model.tick();
            return !files.documents().isEmpty();
        });
        answers.save = Optional.of(folder.resolve("table.csv"));
        files.documents().getFirst().saving().save(_ -> {});
        assertTrue(model.isIdle(), "a row that ends while the file is chosen would be in no file");
        screen.until(documents::isSettled);
        assertEquals(List.of(), files.documents(), "so the window closes without another question");
    }

    @Test
    void openThatBreaksDownIsSaidAndTheNextFileIsStillRead() {
        try (UncaughtFailures uncaught = new UncaughtFailures()) {
            open(BrokenPath.named("broken.csv"));
            assertEquals(List.of("of this test"), uncaught.messages());
        }
        assertTrue(heard.faults.getFirst().getMessage().contains("broke down"), heard.faults::toString);
        assertTrue(heard.faults.getFirst().getMessage().contains("Try it again."), heard.faults::toString);
        open(folder.resolve("none.csv"));
        assertEquals(2, heard.faults.size());
    }
}
