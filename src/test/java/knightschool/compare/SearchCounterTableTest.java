package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class SearchCounterTableTest {
    private static final Board FIVE = Board.full(5, 5);
    private static final int C3 = 12;
    private static final long FAR = 100_000;

    private final Problem problem = Problem.open(FIVE, C3);
    private final Comparison comparison = new Comparison(problem, ConfiguredAlgorithm.usual());

    private SearchCounterTable at(long step) {
        return SearchCounterTable.of(comparison.snapshot(step), comparison.lanes());
    }

    private void finish() {
        while (comparison.extend(FAR, FAR)) {
            assertFalse(comparison.isComplete());
        }
    }

    @Test
    void twinIsToldByItsForkInTheFile() {
        Board board = Board.full(8, 8);
        Comparison pair = new Comparison(
                Problem.open(board, 0),
                List.of(
                        ConfiguredAlgorithm.read("backtracking"),
                        ConfiguredAlgorithm.read("backtracking fork 44 c3", board)));
        pair.extend(100, 100);
        SearchCounterTable table = SearchCounterTable.of(pair.snapshot(50), pair.lanes());
        assertTrue(table.csv().contains("\nbacktracking,c3 at step 44,50,"), table::csv);
    }

    @Test
    void everyCountIsThatOfASearchWhichRunsThereByItself() {
        finish();
        Random random = new Random(5);
        for (int i = 0; i < 60; i++) {
            long step = random.nextInt(20_000);
            SearchCounterTable table = at(step);
            for (SearchCounterTable.Row row : table.rows()) {
                Search alone = Search.begin(problem, row.solver().policy());
                alone.advance(step);
                assertEquals(alone.step(), row.now().step());
                assertEquals(alone.depth(), row.now().depth());
                assertEquals(alone.placements(), row.now().placements());
                assertEquals(alone.deepest(), row.now().deepest());
                assertEquals(alone.undos(), row.now().undos());
                assertEquals(alone.pruned(), row.now().pruned());
                alone.advance(FAR);
                assertEquals(alone.step(), row.all().step());
                assertEquals(alone.placements(), row.all().placements());
                assertEquals(alone.outcome(), row.outcome());
                assertTrue(row.complete());
            }
        }
    }

    @Test
    void timeOfAStepIsKnownAfterEnoughSteps() {
        Comparison eight = new Comparison(Problem.open(Board.full(8, 8), 0), ConfiguredAlgorithm.usual());
        eight.extend(300_000, 300_000);
        SearchCounterTable table = SearchCounterTable.of(eight.snapshot(0), eight.lanes());
        assertTrue(table.rows().getFirst().stepNanos().orElseThrow() > 0);
        assertTrue(table.rows().getLast().stepNanos().isEmpty(), "63 steps are too few");
        List<List<String>> lines = table.lines();
        assertEquals("ns_per_step", lines.getFirst().getLast());
        assertTrue(Long.parseLong(lines.get(1).getLast()) > 0);
        assertEquals("", lines.getLast().getLast());
    }

    @Test
    void stepsArePlacementsAndUndosWhereNothingElseIsAStep() {
        finish();
        for (long step : List.of(0L, 1L, 24L, 400L, 19_792L)) {
            for (SearchCounterTable.Row row : at(step).rows()) {
                assertEquals(
                        row.now().step(), row.now().placements() + row.now().undos());
                assertEquals(
                        row.now().depth(),
                        1 + row.now().placements() - row.now().undos());
            }
        }
    }

    @Test
    void searchesOfThePublishedBoardTakeThePublishedSteps() {
        finish();
        List<SearchCounterTable.Row> rows = at(400).rows();
        assertEquals(
                List.of(19_792L, 2_394L, 24L),
                rows.stream().map(row -> row.all().step()).toList());
        assertEquals(StepRatio.FIRST, rows.getFirst().ratio());
        assertEquals(
                new StepRatio(StepRatio.Kind.FEWER, 19_792 / 24.0),
                rows.getLast().ratio());
    }

    @Test
    void searchThatGoesOnIsComparedByTheStepsItHasMade() {
        comparison.extend(20, 20);
        assertEquals(
                List.of(StepRatio.Kind.FIRST, StepRatio.Kind.BOTH_STOPPED, StepRatio.Kind.BOTH_STOPPED),
                at(10).rows().stream().map(row -> row.ratio().kind()).toList());
        comparison.extend(100, 100);
        List<SearchCounterTable.Row> rows = at(50).rows();
        assertEquals(
                new StepRatio(StepRatio.Kind.OVER_FEWER, 100 / 24.0),
                rows.getLast().ratio());
        assertEquals(StepRatio.Kind.BOTH_STOPPED, rows.get(1).ratio().kind());
        assertTrue(at(50).csv().contains(",yes,found,<0.24,"), () -> at(50).csv());
        assertEquals(
                List.of(false, false, true),
                rows.stream().map(SearchCounterTable.Row::complete).toList());
        assertEquals(Outcome.STOPPED, rows.getFirst().outcome());
        assertEquals(100, rows.getFirst().all().step());
    }

    @Test
    void momentOfOtherSearchesHasNoRows() {
        Comparison other = comparison.searching(List.of(ConfiguredAlgorithm.read("warnsdorff")));
        assertEquals(
                List.of(),
                SearchCounterTable.of(comparison.snapshot(0), other.lanes()).rows());
    }

    @Test
    void fileHasALineASearchWithAsManyFieldsAsTheHead() {
        Comparison optioned = new Comparison(
                problem,
                List.of(
                        ConfiguredAlgorithm.read("warnsdorff --tie-break roth"),
                        ConfiguredAlgorithm.read("backtracking")));
        optioned.extend(100, 100);
        SearchCounterTable table = SearchCounterTable.of(optioned.snapshot(30), optioned.lanes());
        List<String> lines = table.csv().lines().toList();
        assertEquals(3, lines.size());
        assertTrue(lines.get(1).startsWith("warnsdorff,Roth,"), lines.get(1));
        assertTrue(lines.get(2).contains(",no,,>4.16"), lines.get(2));
        for (String line : lines) {
            assertEquals(17, line.split(",", -1).length, line);
        }
        List<String> tabbed = table.tabbed().lines().toList();
        IntStream.range(0, lines.size()).forEach(i -> assertEquals(lines.get(i).replace(",", "\t"), tabbed.get(i)));
    }

    @Test
    void optionsWithACommaAreOneField() {
        Comparison optioned = new Comparison(
                problem, List.of(ConfiguredAlgorithm.read("warnsdorff --no-backtracking --tie-break random --seed 7")));
        optioned.extend(100, 100);
        SearchCounterTable table = SearchCounterTable.of(optioned.snapshot(30), optioned.lanes());
        assertTrue(table.csv().contains("\nwarnsdorff,\"no backtracking, random 7\","), table.csv());
        assertEquals(17, table.tabbed().lines().toList().getLast().split("\t", -1).length);
    }
}
