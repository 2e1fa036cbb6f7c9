package knightschool.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import knightschool.board.Board;
import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows of a table that are counted again when it is opened. */
class RowProofTest {
    @TempDir
    private Path folder;

    private CensusFile file(Board board, String rows) throws Exception {
        Path file = Files.writeString(folder.resolve("t.csv"), "start,outcome,steps\n" + rows);
        CensusDefinition census = CensusDefinition.ofEveryStart(
                board, MemoizedStepCounterTest.BACKTRACKING, false, CensusDefinition.MOST_STEPS);
        return CensusFile.of(file, census, "backtracking", List.of());
    }

    /** A board with a side of more than 1,000 squares is written as its size. */
    @Test
    void censusOfAWideBoardIsResumed() {
        Path table = folder.resolve("wide.csv");
        CensusDefinition census =
                CensusDefinition.ofEveryStart(Board.full(1200, 3), MemoizedStepCounterTest.BACKTRACKING, false, 5_000);
        CensusFile.of(table, census, "backtracking", List.of()).save(new CensusTable());
        CensusFile again = CensusFile.of(table, census, "backtracking", List.of());
        again.resume();
        again.requireOwnBeside();
        assertEquals(
                Board.full(1200, 3),
                CensusSettingsFile.readBeside(table).orElseThrow().board());
    }

    /** The settings cannot be written; a table without them would be taken for an answer to any question. */
    @Test
    void tableIsWrittenAfterItsSettings() throws Exception {
        Path table = folder.resolve("t.csv");
        CensusFile first = file(Board.full(5, 5), "");
        Files.delete(table);
        Files.createDirectories(CensusSettingsFile.beside(table).resolve("in the way"));
        first.force();
        assertThrows(InputFault.class, () -> first.save(new CensusTable()));
        assertFalse(Files.exists(table));
    }

    /** Without its settings nobody knows what an older table answers. */
    @Test
    void settingsOfATableThatCannotBeReplacedAreWrittenBack() throws Exception {
        file(Board.full(8, 8), "").save(new CensusTable());
        String settings = Files.readString(CensusSettingsFile.beside(folder.resolve("t.csv")));
        CensusFile other = file(Board.full(5, 5), "");
        Files.delete(folder.resolve("t.csv"));
        Files.createDirectories(folder.resolve("t.csv").resolve("in the way"));
        other.force();
        assertThrows(InputFault.class, () -> other.save(new CensusTable()));
        assertEquals(settings, Files.readString(CensusSettingsFile.beside(folder.resolve("t.csv"))));
    }

    /** That start has no end in sight. */
    @Test
    void rowThatSaysTooFewStepsIsNotCountedToTheEnd() throws Exception {
        CensusFile file = file(Board.full(8, 8), "2,found,100\n");
        InputFault fault = assertThrows(InputFault.class, file::resume);
        assertEquals(2, fault.line());
        assertEquals("2,found,100 stands there, but the search takes more steps", fault.description());
    }

    @Test
    void countingSaysHowFarItIsAndEndsWhereNobodyWantsIt() throws Exception {
        CensusFile file = file(Board.full(8, 8), "0,found,6484065\n");
        List<Double> parts = new ArrayList<>();
        assertEquals(1, file.resume(parts::add).rows().size());
        assertTrue(parts.size() > 1 && parts.getLast() > 0.1 && parts.getLast() < 1, parts::toString);
        assertThrows(
                CancellationException.class,
                () -> file.resume(part -> {
                    if (part > 0.1) {
                        throw new CancellationException();
                    }
                }));
    }
}
