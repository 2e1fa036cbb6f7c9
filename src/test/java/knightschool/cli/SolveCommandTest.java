package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import knightschool.board.Board;
import knightschool.search.TourDefinition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolveCommandTest {
    @TempDir
    Path folder;

    @Test
    void solvePrintsThePublishedCountsFromTheFirstSquare() {
        String backtracking = solve("8x8", "backtracking");
        assertTrue(
                backtracking.startsWith("{\"outcome\": \"found\",\n\"steps\": 6484065,\n\"placements\": 3242064,"
                        + "\n\"undos\": 3242001,\n\"tour\": [0,10,4,"),
                backtracking);
        assertTrue(solve("8x8", "forward-checking", "--start", "a8").contains("\"steps\": 1731697,"));
        assertEquals(solve("8x8", "warnsdorff"), solve("8x8", "warnsdorff", "--start", "0"));
    }

    @Test
    void solvePrintsATourThatIsOne() {
        int[] tour = tour(solve("6x5", "warnsdorff", "--start", "c3"));
        assertEquals("", TourDefinition.fault(Board.full(6, 5), 14, false, tour));
        int[] closed = tour(solve("6x5", "forward-checking", "--closed"));
        assertEquals("", TourDefinition.fault(Board.full(6, 5), 0, true, closed));
    }

    @Test
    void solveSaysWhyNoCircuitIsStoredAndWhatToDo() {
        CommandLineRun run = CommandLineRun.of("solve", "--board=5x5", "--algorithm=stored-circuit");
        assertEquals(0, run.status());
        assertTrue(run.output().startsWith("{\"outcome\": \"stopped\",\n\"steps\": 0,"), run.output());
        assertEquals(
                "knight-school: This size has no closed tour (Schwenk 1991): choose another algorithm.",
                run.messages().strip());
    }

    @Test
    void solveSaysProvenAbsentOnlyAfterAsManyUndosAsPlacements() {
        assertEquals(
                "{\"outcome\": \"proven-absent\",\n\"steps\": 28,\n\"placements\": 14,\n\"undos\": 14,\n\"tour\": []}\n",
                solve("3x3", "backtracking"));
        assertTrue(solve("1x1", "backtracking")
                .endsWith("\"steps\": 0,\n\"placements\": 0,\n\"undos\": 0,\n\"tour\": [0]}\n"));
    }

    /** From the corner two moves lead on; each leaves the middle square alone, and is taken back in its own step. */
    @Test
    void solveCountsWhatTheArticleTakesBackAtOnceAndProvesNothing() {
        assertEquals(
                "{\"outcome\": \"stopped\",\n\"steps\": 2,\n\"placements\": 2,\n\"undos\": 2,\n\"tour\": []}\n",
                solve("3x3", "warnsdorff-article"));
    }

    @Test
    void solveStopsExactlyAtItsLimit() {
        assertEquals(
                "{\"outcome\": \"stopped\",\n\"steps\": 100,\n\"placements\": 75,\n\"undos\": 25,\n\"tour\": []}\n",
                solve("8x8", "forward-checking", "--max-steps", "100"));
        assertTrue(solve("8x8", "warnsdorff", "--max-steps", "63").contains("\"found\""));
        assertTrue(solve("8x8", "warnsdorff", "--max-steps", "62").contains("\"stopped\""));
    }

    @Test
    void solveStopsAtADeadEndWithoutBacktracking() throws Exception {
        Path board = board("K..#...\n.....#.\n......#\n.#....#\n#.#...#\n#..####\n.#.#.##\n");
        String greedy = solve(board.toString(), "warnsdorff", "--no-backtracking");
        assertTrue(greedy.contains("\"stopped\""), greedy);
        assertTrue(greedy.contains("\"undos\": 0,"), greedy);
        assertTrue(solve(board.toString(), "warnsdorff").contains("\"found\""));
    }

    @Test
    void solveStartsOnTheOptionElseOnKElseOnTheFirstPlayableSquare() throws Exception {
        String k = board(".....\n.....\n..K..\n.....\n.....\n").toString();
        assertEquals(12, tour(solve(k, "warnsdorff"))[0]);
        assertEquals(24, tour(solve(k, "warnsdorff", "--start", "e1"))[0]);
        assertEquals(3, tour(solve(board("###.\n").toString(), "backtracking"))[0]);
    }

    private Path board(String text) throws Exception {
        return Files.writeString(Files.createTempFile(folder, "some", ".board"), text);
    }

    private static String solve(String board, String algorithm, String... more) {
        return CommandLineRun.outputOf(Arguments.with(more, "solve", "--board", board, "--algorithm", algorithm));
    }

    private static int[] tour(String json) {
        String list = json.substring(json.indexOf("\"tour\": [") + 9, json.lastIndexOf(']'));
        return Arrays.stream(list.split(",")).mapToInt(Integer::parseInt).toArray();
    }
}
