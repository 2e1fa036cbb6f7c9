package knightschool.ui.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.Eventually;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.census.experiment.EvenlySpacedStarts;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.census.experiment.ExperimentText;
import knightschool.drawing.Sketch;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.document.HeardShell;
import knightschool.ui.work.TestScreen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExperimentFilesTest {
    private static final ExperimentPlan PLAN = new ExperimentPlan(
            List.of(Board.full(5, 5)),
            EvenlySpacedStarts.ALL,
            List.of(ConfiguredAlgorithm.read("warnsdorff")),
            false,
            2_000);

    @TempDir
    Path folder;

    private final TestScreen screen = new TestScreen();
    private final ExperimentViewModel model = new ExperimentViewModel(PLAN);
    private final HeardShell heard = new HeardShell();
    private final FixedAnswers answers = new FixedAnswers();
    private final DocumentFileManager documents = new DocumentFileManager(heard.shell, answers, screen);
    private final ExperimentFiles files = new ExperimentFiles(model, documents, heard.shell, () -> Sketch.EMPTY);

    @AfterEach
    void closeEndsTheThread() {
        model.close();
        documents.close();
        screen.until(documents::isEnded);
    }

    private void openAgain(Path... known) {
        files.openAgain(List.of(known));
        screen.until(documents::isSettled);
    }

    @Test
    void rememberedRunsThatAreDamagedAreToldOnceWithLineAndRemedy() throws IOException {
        Path damaged = Files.writeString(
                folder.resolve("runs.csv"), ExperimentText.HEADER + "\n5x5,warnsdorff,2000,0,found,twenty\n");
        Path table = Files.writeString(folder.resolve("table.csv"), "start,outcome,steps\n0,fond,1\n");
        openAgain(table, damaged, folder.resolve("gone.csv"));
        assertEquals(1, heard.faults.size(), heard.faults::toString);
        String words = heard.faults.getFirst().displayMessage();
        assertTrue(words.contains("runs.csv:2: "), words);
        assertTrue(words.contains("Write a line such as"), words);
        openAgain(table, damaged);
        assertEquals(1, heard.faults.size(), "a table of another kind, or a fault that was told, is left alone");
    }

    @Test
    void nothingIsCountedAnyMoreOnceRunsAreSavedBecauseTheWindowCloses() {
        model.open(new ExperimentPlan(
                List.of(Board.full(3, 4), Board.full(8, 8)),
                EvenlySpacedStarts.ALL,
                List.of(ConfiguredAlgorithm.read("backtracking")),
                false,
                1_000_000_000));
        model.run();
        Eventually.until("a run is made", () -> {
            model.tick();
            return !model.table().isEmpty();
        });
        answers.save = Optional.of(folder.resolve("runs.csv"));
        files.documents().getFirst().saving().save(_ -> {});
        assertTrue(model.isIdle(), "a run that ends while the file is chosen would be in no file");
        assertTrue(model.runnableProperty().get(), "and the rest can be made if the window stays open");
        screen.until(documents::isSettled);
        assertEquals(List.of(), files.documents(), "so the window closes without another question");
    }

    @Test
    void damagedRunsDoNotHideThoseOfOtherFiles() throws IOException {
        Path damaged = Files.writeString(folder.resolve("first.csv"), ExperimentText.HEADER + "\n\uFFFD\n");
        Path whole = Files.writeString(
                folder.resolve("second.csv"), ExperimentText.HEADER + "\n5x5,warnsdorff,2000,0,found,24\n");
        openAgain(damaged, whole);
        assertEquals(1, model.table().count(), heard.faults::toString);
        assertEquals(1, heard.faults.size(), heard.faults::toString);
    }
}
