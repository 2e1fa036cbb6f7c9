package knightschool.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.MoveOrder;
import knightschool.graph.KnightGraph;
import knightschool.search.policy.NeighbourOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** Whether there is a tour: every algorithm against a count that walks every path. */
@Execution(ExecutionMode.CONCURRENT)
class ExistenceTest {
    @Test
    void everyAlgorithmAgreesWithBruteForceOnRandomBoards() {
        int[] found = {0};
        int[] absent = {0};
        Stream<Problem> problems = Stream.concat(Problems.random(21, 120, 5), Problems.walked(22, 40, 6));
        problems.forEach(problem -> {
            boolean exists = BruteForce.count(problem) > 0;
            (exists ? found : absent)[0]++;
            Contestant.all().forEach(contestant -> judge(contestant, problem, exists));
        });
        assertTrue(found[0] > 40 && absent[0] > 40, found[0] + " boards with a tour, " + absent[0] + " without");
    }

    private static void judge(Contestant contestant, Problem problem, boolean exists) {
        Search search = contestant.begin(problem);
        search.advance(Long.MAX_VALUE);
        String where = contestant + ", from " + problem.start() + (problem.closed() ? ", closed" : "") + ":\n"
                + BoardText.format(problem.board());
        assertTrue(search.isOver(), where);
        switch (search.outcome()) {
            case FOUND -> {
                int[] tour = search.path().squares();
                assertEquals("", TourDefinition.fault(problem.board(), problem.start(), problem.closed(), tour), where);
                assertTrue(exists, where);
            }
            case PROVEN_ABSENT -> {
                assertTrue(!exists, where);
                assertEquals(search.placements(), search.undos(), where);
            }
            case STOPPED -> {
                assertTrue(!contestant.proves(), where);
                assertTrue(contestant.goesBack() || search.undos() == 0, where);
            }
        }
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/oracles/boards/answers.csv", numLinesToSkip = 1)
    void everyAlgorithmFindsATourWhereTheOracleHasOne(
            String board, int vertices, long edges, long pathsFromStart, long pathsFromAny, long circuits)
            throws Exception {
        Board read = oracle(board);
        KnightGraph graph = KnightGraph.of(read);
        assertEquals(vertices, graph.vertexCount());
        assertEquals(edges, graph.edgeCount());
        if (vertices <= 20) {
            Problem closed = new Problem(read, MoveOrder.CLOCKWISE, read.start(), true);
            assertEquals(pathsFromStart, BruteForce.count(Problem.open(read, read.start())));
            assertEquals(pathsFromAny, directedTours(read));
            assertEquals(2 * circuits, BruteForce.count(closed));
            Contestant.thorough().forEach(contestant -> judge(contestant, closed, circuits > 0));
        }
        for (Contestant contestant : Contestant.thorough()) {
            judge(contestant, Problem.open(read, read.start()), pathsFromStart > 0);
        }
    }

    private static Board oracle(String name) throws Exception {
        try (var in = ExistenceTest.class.getResourceAsStream("/oracles/boards/" + name + ".board")) {
            return BoardText.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @ParameterizedTest
    @CsvSource({"3x4,16", "4x4,0", "4x5,164", "3x7,104", "3x8,792"})
    void bruteForceCountsThePublishedNumbersOfDirectedOpenTours(String size, long tours) {
        Board board = BoardText.ofSize(size);
        assertEquals(tours, directedTours(board));
    }

    private static long directedTours(Board board) {
        return board.playable()
                .mapToLong(start -> BruteForce.count(Problem.open(board, start)))
                .sum();
    }

    @Test
    void greedyRuleFillsTheChessboardFromAllStartsButOne() {
        Board board = Board.full(8, 8);
        for (Contestant contestant : Contestant.all()) {
            boolean usual = contestant.policy().order().equals(NeighbourOrder.FEWEST_ONWARD);
            if (usual && !contestant.goesBack()) {
                List<Integer> stuck = new ArrayList<>();
                board.playable()
                        .filter(start -> !fills(contestant, board, start))
                        .forEach(stuck::add);
                assertEquals(1, stuck.size(), () -> contestant + " is stuck from " + stuck);
            }
        }
    }

    private static boolean fills(Contestant contestant, Board board, int start) {
        Search search = contestant.begin(Problem.open(board, start));
        search.advance(Long.MAX_VALUE);
        int[] squares = search.path().squares();
        boolean fills = TourDefinition.fault(board, start, false, squares).isEmpty();
        assertEquals(fills ? Outcome.FOUND : Outcome.STOPPED, search.outcome(), () -> Arrays.toString(squares));
        return fills;
    }
}
