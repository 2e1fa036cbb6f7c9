package knightschool.ui.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.AlgorithmOption;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.board.Board;
import knightschool.census.CensusTable;
import knightschool.files.InputFault;
import knightschool.search.policy.TieBreak;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoredCensusParametersReaderTest {
    @TempDir
    Path folder;

    @Test
    void whatIsSavedIsReadAgain() {
        Path file = folder.resolve("rows.csv");
        Board board = Board.full(5, 4).withHole(7, true);
        for (Algorithm algorithm : Algorithms.all()) {
            same(file, new CensusParameters(board.withEnd(3), false, algorithm, AlgorithmOptionValues.USUAL, 7));
            same(file, new CensusParameters(board, true, algorithm, AlgorithmOptionValues.USUAL, 123));
        }
        AlgorithmOptionValues random = new AlgorithmOptionValues(
                Set.of(AlgorithmOption.NO_BACKTRACKING, AlgorithmOption.TIE_BREAK, AlgorithmOption.SEED),
                TieBreak.RANDOM,
                123_456_789_012L);
        same(file, new CensusParameters(board, true, Algorithms.named("warnsdorff"), random, 1));
        same(
                file,
                new CensusParameters(
                        board,
                        true,
                        Algorithms.named("warnsdorff"),
                        new AlgorithmOptionValues(Set.of(), TieBreak.POHL, AlgorithmOptionValues.USUAL_SEED),
                        1));
    }

    private static void same(Path file, CensusParameters question) {
        question.file(file).save(new CensusTable());
        assertEquals(Optional.of(question), StoredCensusParametersReader.read(file));
    }

    @Test
    void tableAloneSaysNothing() {
        assertEquals(Optional.empty(), StoredCensusParametersReader.read(folder.resolve("rows.csv")));
    }

    @ParameterizedTest
    @CsvSource({
        "'board .../..', 1, all",
        "'board', 1, the board is empty",
        "'5x5', 1, has to begin with \"board\"",
        "'board ...|algorithm none|options |max-steps 5', 2, there is no algorithm",
        "'board ...|algorithm warnsdorff', 3, has to begin with \"options\"",
        "'board ...|algorithm warnsdorff|options --strict|max-steps 5', 3, --strict: the algorithm",
        "'board ...|algorithm warnsdorff|options --tie-break|max-steps 5', 3, --tie-break: nothing stands behind it",
        "'board ...|algorithm warnsdorff|options --fast|max-steps 5', 3, --fast: the algorithm warnsdorff has no such option",
        "'board ..E|algorithm warnsdorff|options --closed|max-steps 5', 3, closed",
        "'board ...|algorithm warnsdorff|options |max-steps 0', 4, is no number of steps",
        "'board ...|algorithm warnsdorff|options |max-steps 1234567890123456789', 4, is no number of steps",
    })
    void faultNamesTheFileAndTheLine(String lines, int line, String what) throws IOException {
        Path file = folder.resolve("rows.csv");
        Path beside = Files.writeString(folder.resolve("rows.csv.settings"), lines.replace('|', '\n') + "\n");
        InputFault fault = assertThrows(InputFault.class, () -> StoredCensusParametersReader.read(file));
        assertTrue(fault.getMessage().startsWith(beside + ":" + line + ": "), fault.getMessage());
        assertTrue(fault.getMessage().contains(what), fault.getMessage());
    }

    @Test
    void boardTooLargeForTheSceneIsRefused() {
        Path file = folder.resolve("rows.csv");
        new CensusParameters(Board.full(41, 3), false, Algorithms.named("warnsdorff"), AlgorithmOptionValues.USUAL, 1)
                .file(file)
                .save(new CensusTable());
        InputFault fault = assertThrows(InputFault.class, () -> StoredCensusParametersReader.read(file));
        assertEquals(1, fault.line());
    }
}
