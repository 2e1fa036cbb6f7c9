package knightschool.ui.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import knightschool.census.CensusText;
import knightschool.census.experiment.ExperimentText;
import knightschool.setup.TableKind;
import knightschool.statemap.PuzzleSessionText;
import knightschool.ui.work.TestScreen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecentTablesTest {
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
        RecentTables tables = new RecentTables(TableKind.CENSUS, heard.shell.recentFiles(), documents);
        screen.until(documents::isSettled);
        assertEquals(List.of(folder.resolve("early.csv")), tables.files(), "what is known when a scene is made");
        use(table("runs.csv", ExperimentText.HEADER));
        use(table("moves.csv", PuzzleSessionText.HEADER));
        use(table("other.csv", "a,b"));
        use(folder.resolve("gone.csv"));
        use(table("small.board", "..."));
        use(table("LATE.CSV", "\uFEFF" + CensusText.HEADER));
        screen.until(documents::isSettled);
        assertEquals(List.of(folder.resolve("LATE.CSV"), folder.resolve("early.csv")), tables.files());
        heard.shell.recentFiles().forgetAll(heard.shell.recentFiles().all());
        screen.until(documents::isSettled);
        assertEquals(List.of(), tables.files());
    }
}
