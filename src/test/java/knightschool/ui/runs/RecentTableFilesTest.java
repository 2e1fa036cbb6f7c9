package knightschool.ui.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import knightschool.census.CensusText;
import knightschool.census.experiment.ExperimentText;
import knightschool.setup.scene.CensusSetup;
import knightschool.statemap.PuzzleSessionLogCsv;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.document.HeardShell;
import knightschool.ui.work.TestScreen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecentTableFilesTest {
    @TempDir
    private Path folder;

    private final TestScreen screen = new TestScreen();
    private final HeardShell heard = new HeardShell();
    private final DocumentFileManager documents = new DocumentFileManager(heard.shell, new FixedAnswers(), screen);

    @AfterEach
    void closeEndsTheThread() {
        documents.close();
        screen.until(documents::isEnded);
    }

    private Path table(String name, String head) throws IOException {
        return Files.writeString(folder.resolve(name), head + "\n");
    }

    private void use(Path file) {
        heard.shell.recentFiles().add(file);
    }

    @Test
    void tablesAreToldApartByTheirFirstLinesAndThoseThatAreGoneAreNotListed() throws IOException {
        use(table("early.csv", CensusText.HEADER));
        RecentTableFiles tables = new RecentTableFiles(CensusSetup.TABLE, heard.shell.recentFiles(), documents);
        untilListed(tables, folder.resolve("early.csv"));
        use(table("runs.csv", ExperimentText.HEADER));
        use(table("moves.csv", PuzzleSessionLogCsv.HEADER));
        use(table("other.csv", "a,b"));
        use(folder.resolve("gone.csv"));
        use(table("small.board", "..."));
        use(table("LATE.CSV", "\uFEFF" + CensusText.HEADER));
        untilListed(tables, folder.resolve("LATE.CSV"), folder.resolve("early.csv"));
        heard.shell.recentFiles().forgetAll(heard.shell.recentFiles().all());
        untilListed(tables);
    }

    private void untilListed(RecentTableFiles tables, Path... files) {
        screen.until(() -> tables.files().equals(List.of(files)));
    }

    @Test
    void filesAreSavedWhileAFolderOfRecentOnesDoesNotAnswer() {
        CountDownLatch folderAnswers = new CountDownLatch(1);
        AtomicBoolean saved = new AtomicBoolean();
        documents.askBeside(_ -> waitFor(folderAnswers), _ -> {});
        documents.runAfterTasks(() -> saved.set(true));
        screen.until(saved::get);
        folderAnswers.countDown();
    }

    private static boolean waitFor(CountDownLatch event) {
        try {
            event.await();
            return true;
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
