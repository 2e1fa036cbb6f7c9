package knightschool.census.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.census.CensusDefinition;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Execution(ExecutionMode.CONCURRENT)
class ExperimentTextTest {
    private static final List<ConfiguredAlgorithm> TWO = Stream.of("warnsdorff --tie-break roth", "backtracking")
            .map(ConfiguredAlgorithm::read)
            .toList();

    @Test
    void planIsKnownFromItsFileEvenIfNothingIsCounted() {
        List<Board> boards = List.of(Board.full(5, 5), BoardText.parse("...\n.#.\n...\n"), Board.full(2, 1));
        for (EvenlySpacedStarts starts :
                List.of(EvenlySpacedStarts.ALL, new EvenlySpacedStarts(4), new EvenlySpacedStarts(1))) {
            for (boolean closed : new boolean[] {false, true}) {
                ExperimentPlan plan = new ExperimentPlan(boards, starts, TWO, closed, 1_234);
                ExperimentText.Runs read = ExperimentText.read(ExperimentText.write(plan, new CompletedRunCache()));
                assertEquals(plan, read.plan());
                assertEquals(0, read.count());
            }
        }
    }

    @Test
    void largestPlanComesBack() {
        Board drawn = BoardText.parse(".#.#.#.#\n........\n".repeat(4));
        List<Board> boards = List.of(
                Board.full(1, 1),
                Board.full(1200, 3),
                Board.full(4096, 1),
                Board.full(1, 4096),
                Board.full(40, 40),
                drawn);
        List<ConfiguredAlgorithm> solvers = Stream.of(
                        "backtracking",
                        "forward-checking --strict",
                        "warnsdorff --no-backtracking --tie-break roth",
                        "warnsdorff --tie-break random --seed 123456789012345678",
                        "warnsdorff",
                        "warnsdorff --tie-break roth")
                .map(ConfiguredAlgorithm::read)
                .toList();
        ExperimentPlan plan =
                new ExperimentPlan(boards, EvenlySpacedStarts.ALL, solvers, true, CensusDefinition.MOST_STEPS);
        String text = ExperimentText.write(plan, new CompletedRunCache());
        assertEquals(plan, ExperimentText.read(text).plan());
    }

    /** Every line contains the rows of its board. */
    @Test
    void fileThatIsTooLargeToBeReadIsNotWritten(@TempDir Path folder) {
        Board drawn = BoardText.parse((".#".repeat(50) + "\n" + "..".repeat(50) + "\n").repeat(50));
        ExperimentPlan plan = new ExperimentPlan(List.of(drawn), EvenlySpacedStarts.ALL, TWO, false, 1_234);
        Path file = folder.resolve("x.csv");
        InputFault fault = assertThrows(
                InputFault.class, () -> ExperimentText.write(file, new ExperimentText.Runs(plan, Map.of())));
        assertEquals("the runs need more than 67,108,864 bytes, which are not read again", fault.description());
        assertFalse(Files.exists(file));
    }

    @Test
    void runsComeBackAsTheyWere() {
        ExperimentPlan plan = new ExperimentPlan(List.of(Board.full(4, 5)), EvenlySpacedStarts.ALL, TWO, false, 5_000);
        String text = ExperimentText.write(plan, ExperimentRunnerTest.made(plan, new CompletedRunCache(), 1));
        ExperimentText.Runs read = ExperimentText.readAndCheck(text, ReadProgressListener.NONE);
        CompletedRunCache known = new CompletedRunCache();
        read.addTo(known);
        assertEquals(text, ExperimentText.write(read.plan(), known));
        assertEquals(plan.runs(), read.count());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "3x4,backtracking,100,0,found; 2; is no run of an experiment",
                "3x4,backtracking,100,99,found,11; 2; no playable square",
                "3x4,dijkstra,100,0,found,11; 2; there is no algorithm",
                "3x4,backtracking,100,0,lost,11; 2; is no outcome",
                "3x4,backtracking,100,0,found,5; 2; takes at least 11",
                "3x4,backtracking,100,0,found,; 2; the number of steps is missing",
                "3x4,backtracking,100,0,stopped,99; 2; but the limit is 100",
                "3x4,backtracking,100,0,,|3x4,backtracking,200,1,,; 3; another limit stands above",
                "3x4,backtracking,100,0,,|3x4,backtracking --closed,100,0,,; 3; open and closed tours are mixed",
                "3x4,backtracking,100,0,found,11|3x4,backtracking,100,0,found,12; 3; has another row above",
                "5000x1,backtracking,100,0,,; 2; is not possible"
            })
    void faultNamesItsLine(String lines, int line, String words) {
        String text = ExperimentText.HEADER + "\n" + lines.replace('|', '\n') + "\n";
        InputFault fault = assertThrows(InputFault.class, () -> ExperimentText.read(text));
        assertEquals(line, fault.line());
        assertTrue(fault.description().contains(words), fault::description);
    }

    @Test
    void rowThatTheSearchDoesNotGiveIsRefused() {
        String text = ExperimentText.HEADER + "\n5x5,warnsdorff,1000,0,found,26\n";
        InputFault fault =
                assertThrows(InputFault.class, () -> ExperimentText.readAndCheck(text, ReadProgressListener.NONE));
        assertTrue(fault.description().contains("the search gives 0,found,24"), fault::description);
    }

    @Test
    void runsThatContradictKnownOnesAddNone() {
        ExperimentPlan plan = new ExperimentPlan(
                List.of(Board.full(5, 5)),
                EvenlySpacedStarts.ALL,
                List.of(ConfiguredAlgorithm.read("warnsdorff")),
                false,
                1_000);
        CompletedRunCache known = ExperimentRunnerTest.made(plan, new CompletedRunCache(), 1);
        String before = ExperimentText.write(plan, known);
        ExperimentText.Runs other = ExperimentText.read(
                ExperimentText.HEADER + "\n6x6,warnsdorff,1000,0,found,35\n5x5,warnsdorff,1000,0,found,25\n");
        assertThrows(InputFault.class, () -> other.addTo(known));
        assertEquals(before, ExperimentText.write(plan, known));
        assertTrue(known.row(
                        new ExperimentRunGroup(Board.full(6, 6), plan.solvers().getFirst(), false), 0, 1_000)
                .isEmpty());
    }

    @Test
    void boardsAreInTheOrderOfTheirSquaresAndThenOfTheirColumns() {
        Board holed = BoardText.parse("....\n....\n....\n...#\n");
        ExperimentPlan plan = new ExperimentPlan(
                List.of(Board.full(8, 8), Board.full(4, 3), holed, Board.full(4, 4), Board.full(3, 4)),
                EvenlySpacedStarts.ALL,
                TWO,
                false,
                1_000);
        List<Board> ordered = List.of(Board.full(3, 4), Board.full(4, 3), holed, Board.full(4, 4), Board.full(8, 8));
        assertEquals(ordered, plan.boards());
        assertEquals(
                Board.full(5, 5),
                plan.withBoard(Board.full(5, 5), false).boards().get(4));
    }

    @Test
    void startsAreSpreadEvenlyAndHolesAreNone() {
        Board board = BoardText.parse("#...\n....\n");
        assertEquals("{1, 2, 4, 6}", new EvenlySpacedStarts(4).on(board).toString());
        assertEquals(
                "{1, 2, 3, 4, 5, 6, 7}", new EvenlySpacedStarts(99).on(board).toString());
        assertEquals(7, EvenlySpacedStarts.ALL.count(board));
    }
}
