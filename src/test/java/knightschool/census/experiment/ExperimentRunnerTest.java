package knightschool.census.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.MoveOrder;
import knightschool.census.CensusRow;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
@Timeout(120)
class ExperimentRunnerTest {
    private static final List<Board> SMALL =
            List.of(Board.full(3, 4), Board.full(4, 4), BoardText.parse("....\n.#..\n....\n...#\n"), Board.full(4, 5));

    private static final List<ConfiguredAlgorithm> SOLVERS = Stream.of(
                    "backtracking",
                    "forward-checking",
                    "warnsdorff",
                    "warnsdorff --no-backtracking",
                    "warnsdorff --tie-break random --seed 5")
            .map(ConfiguredAlgorithm::read)
            .toList();

    static CompletedRunCache made(ExperimentPlan plan, CompletedRunCache known, int threads) {
        ExperimentRunner run =
                new ExperimentRunner(plan, known, counted -> known.add(counted.group(), counted.row(), plan.limit()));
        if (threads == 1) {
            run.workOn(Runnable::run, 1).join();
            return known;
        }
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            run.workOn(pool, threads).join();
        }
        return known;
    }

    /** Every step of the search made. */
    private static CensusRow explicit(ExperimentRunGroup group, int start, long limit) {
        Search search = Search.begin(
                new Problem(group.board(), MoveOrder.CLOCKWISE, start, group.closed()),
                group.solver().policy());
        search.advance(limit);
        return new CensusRow(start, search.outcome(), search.step());
    }

    private static List<CensusRow> explicit(ExperimentPlan plan, ExperimentRunGroup group) {
        return plan.starts().on(group.board()).stream()
                .mapToObj(start -> explicit(group, start, plan.limit()))
                .toList();
    }

    @Test
    void runsEndAsTheSearchesDo() {
        for (boolean closed : new boolean[] {false, true}) {
            ExperimentPlan plan = new ExperimentPlan(SMALL, EvenlySpacedStarts.ALL, SOLVERS, closed, 3_000);
            CompletedRunCache known = made(plan, new CompletedRunCache(), 2);
            for (ExperimentRunGroup group : plan.groups()) {
                assertEquals(explicit(plan, group), known.rows(plan, group), group::toString);
            }
        }
    }

    @Test
    void resumedRunsGiveWhatUninterruptedOnesGive() {
        ExperimentPlan plan = new ExperimentPlan(SMALL, new EvenlySpacedStarts(7), SOLVERS, false, 20_000);
        String whole = ExperimentText.write(plan, made(plan, new CompletedRunCache(), 1));
        CompletedRunCache known = new CompletedRunCache();
        List<ExperimentRunner.FinishedRun> first = new ArrayList<>();
        ExperimentRunner[] run = new ExperimentRunner[1];
        run[0] = new ExperimentRunner(plan, known, counted -> {
            first.add(counted);
            if (first.size() == 40) {
                run[0].cancel();
            }
        });
        run[0].workOn(Runnable::run, 1).join();
        assertEquals(40, first.size());
        first.forEach(counted -> known.add(counted.group(), counted.row(), plan.limit()));
        CompletedRunCache resumed = new CompletedRunCache();
        ExperimentText.read(ExperimentText.write(plan, known)).addTo(resumed);
        List<ExperimentRunner.FinishedRun> rest = new ArrayList<>();
        new ExperimentRunner(plan, resumed, rest::add).workOn(Runnable::run, 1).join();
        assertEquals(plan.runs() - 40, rest.size());
        rest.forEach(counted -> resumed.add(counted.group(), counted.row(), plan.limit()));
        assertEquals(whole, ExperimentText.write(plan, resumed));
    }

    /** What was counted under one limit is known under another exactly where the search under that one says so. */
    @Test
    void otherLimitsAreAnsweredFromWhatIsKnown() {
        Random random = new Random(5);
        CompletedRunCache known = new CompletedRunCache();
        int kept = 0;
        for (int round = 0; round < 12; round++) {
            long limit = 1 + random.nextInt(4_000);
            ExperimentPlan plan = new ExperimentPlan(SMALL, EvenlySpacedStarts.ALL, SOLVERS, false, limit);
            for (ExperimentRunGroup group : plan.groups()) {
                for (CensusRow row : known.rows(plan, group)) {
                    assertEquals(explicit(group, row.start(), limit), row, () -> group + " under " + limit);
                    kept++;
                }
            }
            made(plan, known, 1);
        }
        assertTrue(kept > 1_000, "kept " + kept);
    }

    /** The figures of a table that was made by another program, those that take a second. */
    @Test
    void tableHasTheFiguresOfTheLook() {
        ExperimentPlan plan = new ExperimentPlan(
                List.of(Board.full(5, 5)), EvenlySpacedStarts.ALL, ConfiguredAlgorithm.usual(), false, 10_000_000);
        assertEquals("""
                5 1562814 13 12 0 FIRST 1.0
                5 95860 13 12 0 FEWER 16.3
                5 3442 13 12 0 FEWER 454.0
                """, figures(plan));
    }

    /** Those of the boards on which most runs are stopped, for which minutes may pass without the second compiler. */
    @Test
    @Tag("speed")
    void tableOfLargerBoardsHasTheFiguresOfTheLook() {
        ExperimentPlan plan = new ExperimentPlan(
                List.of(Board.full(6, 6), Board.full(7, 7), Board.full(8, 8)),
                EvenlySpacedStarts.ALL,
                ConfiguredAlgorithm.usual(),
                false,
                10_000_000);
        assertEquals("""
                6 1794425 25 0 11 FIRST 1.0
                6 125455 31 0 5 FEWER 14.3
                6 35 36 0 0 FEWER 51269.3
                7 >10000000 4 0 45 FIRST 1.0
                7 >10000000 9 0 40 BOTH_STOPPED 0.0
                7 2868098 25 0 24 OVER_FEWER 3.5
                8 >10000000 2 0 62 FIRST 1.0
                8 >10000000 14 0 50 BOTH_STOPPED 0.0
                8 63 64 0 0 OVER_FEWER 158730.2
                """, figures(plan));
    }

    private static String figures(ExperimentPlan plan) {
        StringBuilder figures = new StringBuilder();
        for (ExperimentTable.Row row :
                ExperimentTable.of(plan, made(plan, new CompletedRunCache(), 2)).rows()) {
            FiveNumberSummary summary = row.summary();
            figures.append(row.group().board().columns() + " ")
                    .append(summary.median().orElseThrow().field() + " ")
                    .append(summary.count(Outcome.FOUND) + " ")
                    .append(summary.count(Outcome.PROVEN_ABSENT) + " ")
                    .append(summary.count(Outcome.STOPPED) + " ")
                    .append(row.ratio().kind() + " ")
                    .append(Math.round(10 * row.ratio().times()) / 10.0 + "\n");
        }
        return figures.toString();
    }
}
