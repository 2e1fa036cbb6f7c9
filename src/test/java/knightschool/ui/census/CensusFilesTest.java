package knightschool.ui.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.algorithm.Algorithms;
import knightschool.files.InputFault;
import knightschool.ui.SceneRegistry;
import knightschool.ui.choice.ReadingCard;
import knightschool.ui.shell.Messages;
import knightschool.ui.snapshot.QuietShell;
import knightschool.ui.theme.Theme;
import knightschool.ui.work.BackgroundWork;
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
    private final BackgroundWork worker = BackgroundWork.queue("census files", screen);
    private final CensusViewModel model = new CensusViewModel(Algorithms.named("backtracking"), 100);
    private final List<String> shown = new ArrayList<>();
    private Path chosen;
    private final CensusFiles files = new CensusFiles(
            model,
            model::ask,
            new Chosen(),
            new Shown(),
            worker,
            new ReadingCard(new QuietShell(SceneRegistry.all(), Theme.LIGHT), worker),
            _ -> {});

    private final class Chosen implements FileQuestions {
        @Override
        public Optional<Path> fileToOpen(Optional<Path> last) {
            return Optional.of(chosen);
        }

        @Override
        public Optional<Path> fileToSave(CensusQuestion question, Path proposed) {
            return Optional.of(chosen);
        }
    }

    private final class Shown implements Messages {
        @Override
        public void show(InputFault fault) {
            shown.add(fault.getMessage());
        }

        @Override
        public void say(String sentence) {
            shown.add(sentence);
        }

        @Override
        public void clear() {}
    }

    @AfterEach
    void closeEndsTheThread() {
        model.close();
        worker.close();
        screen.until(worker::isEnded);
    }

    private void open(Path file) {
        chosen = file;
        files.open();
        screen.until(() -> !worker.isBusy());
    }

    @Test
    void fileThatIsNotThereIsSaidSo() {
        open(folder.resolve("none.csv"));
        assertTrue(shown.getFirst().contains("there is no such file"), shown::toString);
    }

    @Test
    void rememberedTableWhoseSettingsAreFaultyIsSaidOnce() throws IOException {
        Path faulty = Files.writeString(folder.resolve("a.csv"), "start,outcome,steps\n");
        Files.writeString(folder.resolve("a.csv.settings"), "board ...\nalgoritm backtracking\n");
        Path other = Files.writeString(folder.resolve("b.csv"), "start,outcome,steps\n");
        openAgain(List.of(faulty, other));
        String words = shown.getFirst();
        assertTrue(words.contains("a.csv.settings:2: "), words);
        assertTrue(words.contains("has to begin with \"algorithm\". Mend it, or take it away"), words);
        openAgain(List.of(faulty, other));
        assertEquals(1, shown.size(), "a table without settings, or that is told of already, is left alone");
    }

    private void openAgain(List<Path> known) {
        files.openAgain(known);
        screen.until(() -> !worker.isBusy());
    }

    @Test
    void openThatBreaksDownIsSaidAndTheNextFileIsStillRead() {
        try (UncaughtFailures uncaught = new UncaughtFailures()) {
            open(BrokenPath.named("broken.csv"));
            assertEquals(List.of("of this test"), uncaught.messages());
        }
        assertTrue(shown.getFirst().contains("broke down"), shown::toString);
        assertTrue(shown.getFirst().contains("Try it again."), shown::toString);
        open(folder.resolve("none.csv"));
        assertEquals(2, shown.size());
    }
}
