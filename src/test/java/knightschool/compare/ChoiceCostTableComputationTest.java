package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.RandomBoards;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.ScheduledFork;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Execution(ExecutionMode.CONCURRENT)
class ChoiceCostTableComputationTest {
    private static final long FAR = 10_000_000;

    static List<Algorithm> algorithms() {
        return Algorithms.all();
    }

    private static ChoiceCostTable read(Comparison comparison, long step) {
        ChoiceCostTableComputation reader =
                new ChoiceCostTableComputation(comparison, new ChoiceCostTableComputation.Request(0, step));
        while (reader.advance()) {
            assertTrue(reader.result().rows().size() <= MoveOrder.MOVES);
        }
        return reader.result();
    }

    /** The machine run from the beginning, step by step, says when the knight made a move and when it came back. */
    @ParameterizedTest
    @MethodSource("algorithms")
    void costsAreTheStepsOfTheSearchFromMoveToMove(Algorithm algorithm) {
        Random random = new Random(91);
        RandomBoards.stream(92, 70, 6).forEach(board -> {
            int[] playable = board.playable().toArray();
            boolean closed = board.end() == Board.NONE && random.nextInt(3) == 0;
            Problem problem =
                    new Problem(board, MoveOrder.CLOCKWISE, playable[random.nextInt(playable.length)], closed);
            ConfiguredAlgorithm solver = ConfiguredAlgorithm.of(algorithm);
            Comparison comparison = new Comparison(problem, List.of(solver));
            comparison.extend(random.nextInt(3_000), FAR);
            for (int i = 0; i < 5; i++) {
                long step = random.nextInt((int) comparison.explored() + 1);
                ChoiceCostTable table = read(comparison, step);
                Search search = solver.begin(problem);
                search.advance(step);
                assertEquals(search.path(), table.node());
                List<Integer> untried = Arrays.stream(search.untried()).boxed().toList();
                for (ChoiceCostTable.Row row : table.rows()) {
                    boolean tried = row.state() == ChoiceCostTable.State.TRIED;
                    assertEquals(!tried, untried.contains(row.square()));
                    assertEquals(
                            row.state() == ChoiceCostTable.State.NEXT,
                            !untried.isEmpty() && untried.getFirst() == row.square());
                    row.cost()
                            .ifPresent(cost -> assertEquals(
                                    spent(problem, solver, table, row.square(), comparison.explored()),
                                    cost,
                                    () -> table + ""));
                }
                assertEquals(
                        untried.size(),
                        table.rows().stream()
                                .filter(row -> row.state() != ChoiceCostTable.State.TRIED)
                                .count());
            }
        });
    }

    private static ChoiceCost spent(
            Problem problem, ConfiguredAlgorithm solver, ChoiceCostTable table, int square, long explored) {
        Search search = solver.begin(problem);
        int depth = table.node().length();
        boolean taken = false;
        while (!taken) {
            boolean here = search.depth() == depth && search.path().equals(table.node());
            taken = here && search.untried().length > 0 && search.untried()[0] == square;
            assertEquals(1, search.advance(1));
        }
        long first = search.step();
        while (search.depth() > depth && !search.isOver() && search.step() < explored) {
            search.advance(1);
        }
        long steps = search.step() - first + 1;
        if (search.depth() > depth && !search.isOver()) {
            return ChoiceCost.moreThan(steps);
        }
        Outcome vain = solver.policy().proves() ? Outcome.PROVEN_ABSENT : Outcome.STOPPED;
        return ChoiceCost.of(steps, search.depth() > depth && search.outcome() == Outcome.FOUND ? Outcome.FOUND : vain);
    }

    @Test
    void moveThatATwinTakesFirstCostsInBothTheSame() {
        Board board = Board.full(5, 5);
        Problem problem = Problem.open(board, 12);
        ConfiguredAlgorithm plain = ConfiguredAlgorithm.read("backtracking");
        Comparison original = new Comparison(problem, List.of(plain));
        original.extend(FAR, FAR);
        ChoiceCostTable table = read(original, 6);
        int last = table.rows().getLast().square();
        Comparison twin = new Comparison(problem, List.of(plain.twin(new ScheduledFork(6, last))));
        twin.extend(FAR, FAR);
        ChoiceCostTable forked = read(twin, 6);
        assertEquals(last, forked.rows().getFirst().square());
        for (ChoiceCostTable.Row row : forked.rows()) {
            Optional<ChoiceCost> known = table.rows().stream()
                    .filter(other -> other.square() == row.square())
                    .findFirst()
                    .flatMap(ChoiceCostTable.Row::cost);
            known.ifPresent(cost -> assertEquals(cost, row.cost().orElse(cost)));
        }
    }

    @Test
    void whatIsCountedFillsOnlyWhatTheSearchDoesNotKnow() {
        Board board = Board.full(8, 8);
        Comparison comparison =
                new Comparison(Problem.open(board, 0), List.of(ConfiguredAlgorithm.read("backtracking")));
        comparison.extend(1_000, FAR);
        ChoiceCostTable table = read(comparison, 44);
        assertEquals(2, table.rows().size());
        int next = table.rows().getFirst().square();
        int later = table.rows().getLast().square();
        ChoiceCostTable filled =
                table.with(Map.of(next, ChoiceCost.moreThan(5), later, ChoiceCost.of(33_422, Outcome.PROVEN_ABSENT)));
        assertEquals(table.rows().getFirst(), filled.rows().getFirst());
        assertTrue(filled.rows().getLast().isExact());
        assertEquals("""
                algorithm,options,step,from,to,onward,state,steps,more_than,outcome
                backtracking,,44,d1,b2,2,next,,956,
                backtracking,,44,d1,c3,4,later,33422,,proven-absent
                """, filled.csv());
        assertEquals(filled.csv().replace(',', '\t'), filled.tabbed());
    }

    @Test
    void searchThatIsOverHasNoMoveLeft() {
        Comparison comparison =
                new Comparison(Problem.open(Board.full(8, 8), 0), List.of(ConfiguredAlgorithm.read("warnsdorff")));
        comparison.extend(FAR, FAR);
        assertEquals(List.of(), read(comparison, 1_000).rows());
        assertEquals(63, read(comparison, 1_000).step());
    }
}
