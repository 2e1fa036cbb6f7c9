package knightschool.ui.census;

import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.census.CensusRow;
import knightschool.census.CensusTable;
import knightschool.compare.StepRatio;
import knightschool.drawing.SketchShape;
import knightschool.files.InputFault;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.setup.value.ShownCensusSolvers;
import knightschool.ui.legend.LegendEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SeveralAlgorithmsCensusTest {
    private static final ConfiguredAlgorithm BACKTRACKING = ConfiguredAlgorithm.read("backtracking");
    private static final ConfiguredAlgorithm WARNSDORFF = ConfiguredAlgorithm.read("warnsdorff");
    private static final ConfiguredAlgorithm DEAD_ENDS = ConfiguredAlgorithm.read("dead-ends");
    private static final Board FIVE = Board.full(5, 5);

    private final CensusViewModel model = new CensusViewModel(Algorithms.named("backtracking"), 1_000_000);

    @AfterEach
    void closeEndsEveryThread() {
        model.close();
        until("the threads behind it have ended", model::isEnded);
    }

    private static MultiSolverCensusPlan plan(Board board, long limit, ConfiguredAlgorithm... solvers) {
        return new MultiSolverCensusPlan(
                board, false, List.of(solvers), limit, ShownCensusSolvers.usual(solvers.length));
    }

    private void count() {
        model.run();
        until("counting has ended", () -> {
            model.tick();
            return !model.runningProperty().get();
        });
    }

    /** As after a restart that reads the table of one solver from its file, and after another one is chosen. */
    @Test
    void wordsDoNotDenyTheRowsOfASolverWhenAnotherHasNone() {
        model.ask(plan(FIVE, 1_000_000, BACKTRACKING));
        assertEquals("No start is counted yet.", CensusWords.noRows(model.plan()));
        assertEquals("Count the steps", CensusWords.run(model));
        count();
        model.ask(plan(FIVE, 1_000_000, BACKTRACKING, WARNSDORFF));
        assertEquals("25 of 50 runs counted", model.progressProperty().get());
        assertEquals("No start is counted with Warnsdorff yet.", CensusWords.noRows(model.plan()));
        assertEquals("no start is counted with Warnsdorff yet", CensusWords.nothingToSave(model.plan()));
        assertEquals("a5: Backtracking 56 steps, Warnsdorff not counted yet", CensusWords.square(model, 0));
        assertEquals("Go on", CensusWords.run(model));
        model.see(ShownCensusSolvers.pair(0, 1));
        assertEquals("a5: Backtracking 56 steps, Warnsdorff not counted yet", CensusWords.square(model, 0));
    }

    /** Every ratio is that of two searches made step by step, for random boards, solvers and limits. */
    @Test
    void ratiosAreThoseOfSearchesMadeStepByStep() {
        Random random = new Random(27);
        List<String> names = Stream.of(
                        "backtracking",
                        "forward-checking",
                        "warnsdorff",
                        "dead-ends",
                        "unreachable",
                        "warnsdorff --no-backtracking",
                        "warnsdorff --tie-break random --seed 5")
                .toList();
        int bounds = 0;
        int known = 0;
        for (int i = 0; i < 24; i++) {
            Board board = Board.full(3 + random.nextInt(3), 3 + random.nextInt(2));
            for (int holes = random.nextInt(3); holes > 0; holes--) {
                board = board.withHole(random.nextInt(board.squares()), true);
            }
            List<ConfiguredAlgorithm> solvers = names.stream()
                    .map(ConfiguredAlgorithm::read)
                    .filter(_ -> random.nextInt(3) == 0)
                    .toList();
            if (solvers.size() < 2 || solvers.size() > 6) {
                continue;
            }
            long limit = List.of(20L, 300L, 1_000_000L).get(random.nextInt(3));
            model.ask(plan(board, limit, solvers.toArray(ConfiguredAlgorithm[]::new)));
            count();
            assertTrue(model.isComplete());
            for (ShownCensusSolvers seen : ShownCensusSolvers.all(solvers.size())) {
                model.see(seen);
                for (int start = 0; start < board.squares(); start++) {
                    if (!board.isPlayable(start) || seen.second().isEmpty()) {
                        assertTrue(model.ratio(start).isEmpty());
                        continue;
                    }
                    Search mine = searched(solvers.get(seen.solver()), board, start, limit);
                    Search other = searched(solvers.get(seen.second().getAsInt()), board, start, limit);
                    StepRatio ratio = model.ratio(start).orElseThrow();
                    check(ratio, mine, other, limit);
                    bounds += ratio.isBound() ? 1 : 0;
                    known += ratio.isKnown() && !ratio.isBound() ? 1 : 0;
                }
            }
        }
        assertTrue(bounds > 20 && known > 100, bounds + " bounds, " + known + " known");
    }

    private static Search searched(ConfiguredAlgorithm solver, Board board, int start, long limit) {
        Search search = solver.begin(new Problem(board, MoveOrder.CLOCKWISE, start, false));
        search.advance(limit);
        return search;
    }

    private static void check(StepRatio ratio, Search mine, Search other, long limit) {
        boolean mineEnds = mine.outcome() != Outcome.STOPPED;
        boolean otherEnds = other.outcome() != Outcome.STOPPED;
        if (mineEnds && otherEnds && mine.step() > 0 && other.step() > 0) {
            assertFalse(ratio.isBound());
            assertEquals((double) mine.step() / other.step(), ratio.quotient(), 1e-9 * ratio.quotient());
        } else if (!mineEnds && mine.step() == limit && otherEnds && other.step() > 0) {
            assertEquals(StepRatio.Kind.OVER_MORE, ratio.kind());
            assertEquals((double) limit / other.step(), ratio.quotient(), 1e-9 * ratio.quotient());
        } else if (mineEnds && mine.step() > 0 && !otherEnds && other.step() == limit) {
            assertEquals(StepRatio.Kind.OVER_FEWER, ratio.kind());
            assertEquals((double) mine.step() / limit, ratio.quotient(), 1e-9 * ratio.quotient());
        } else if (ratio.kind() != StepRatio.Kind.SAME) {
            assertFalse(ratio.isKnown(), ratio.toString());
        }
    }

    @Test
    void allSolversAreCountedAndTheWordsTellTheRatio() {
        model.ask(plan(FIVE, 10_000_000, BACKTRACKING, WARNSDORFF, DEAD_ENDS));
        assertEquals("0 of 75 runs counted", model.progressProperty().get());
        count();
        assertEquals("75 of 75 runs counted", model.progressProperty().get());
        assertEquals(1, model.partProperty().get());
        long backtracking = model.besideRow(24).orElseThrow().steps();
        long warnsdorff = model.row(24).orElseThrow().steps();
        assertEquals(
                "e1: " + String.format("%,d", Math.round((double) backtracking / warnsdorff))
                        + " times fewer steps: Warnsdorff " + warnsdorff + ", Backtracking "
                        + String.format("%,d", backtracking),
                CensusWords.square(model, 24));
        model.see(ShownCensusSolvers.of(0));
        assertEquals(backtracking, model.row(24).orElseThrow().steps());
        assertEquals(List.of(), model.besideRows());
    }

    @Test
    void boundsAreSaidAsSuch() {
        model.ask(plan(FIVE, 1_000, BACKTRACKING, WARNSDORFF));
        count();
        assertEquals(
                "e1: at least 41 times fewer steps: Warnsdorff 24, Backtracking more than 1,000",
                CensusWords.square(model, 24));
    }

    /** The legend on the page has the signs of a pair, and that of the window the same ones and the colours. */
    @Test
    void legendExplainsTheSignsThatTheBoardOfAPairHas() {
        CensusLegendEntries legend = new CensusLegendEntries();
        model.ask(plan(FIVE, 1_000, BACKTRACKING, WARNSDORFF));
        assertEquals(List.of(CensusWords.NOT_COUNTED_YET), names(legend.outcomes(model, 90)));
        count();
        assertEquals(List.of(CensusWords.ONE_STOPPED, CensusWords.BOTH_STOPPED), names(legend.outcomes(model, 90)));
        assertTrue(legend.of(model, 90).containsAll(legend.outcomes(model, 90)));
        model.limit(10_000_000);
        count();
        assertEquals(List.of(CensusWords.AS_MANY_STEPS), names(legend.outcomes(model, 90)));
        assertEquals(List.of("Warnsdorff takes fewer steps", CensusWords.AS_MANY_STEPS), names(legend.of(model, 90)));
        model.see(ShownCensusSolvers.of(0));
        assertEquals(List.of(CensusWords.TOUR_FOUND, CensusWords.PROVEN_NO_TOUR), names(legend.outcomes(model, 90)));
    }

    /** Where numbers have room they stand in place of arrowheads, on the board and in its legend. */
    @Test
    void signOfARatioHasAnArrowheadOnlyWhereSquaresAreTooSmallForNumbers() {
        CensusLegendEntries legend = new CensusLegendEntries();
        model.ask(plan(FIVE, 1_000, BACKTRACKING, WARNSDORFF));
        count();
        assertEquals(arrowheads(legend, 16), arrowheads(legend, 90) + 2);
        assertEquals(5, arrowheads(legend, 90), "the lines of the hatching alone");
    }

    private long arrowheads(CensusLegendEntries legend, double side) {
        LegendEntry bound = legend.outcomes(model, side).getFirst();
        assertEquals(CensusWords.ONE_STOPPED, bound.name());
        return bound.signs().getFirst().shapes().stream()
                .filter(SketchShape.Line.class::isInstance)
                .count();
    }

    private static List<String> names(List<LegendEntry> entries) {
        return entries.stream().map(LegendEntry::name).toList();
    }

    @Test
    void choiceWithoutRoomForOptionsNumbersTheSolversThatOnlyTheyTellApart() {
        ConfiguredAlgorithm random =
                ConfiguredAlgorithm.read("warnsdorff --tie-break random --seed 123456789012345678");
        ConfiguredAlgorithm roth = ConfiguredAlgorithm.read("warnsdorff --tie-break roth");
        MultiSolverCensusPlan plan = plan(FIVE, 1_000, BACKTRACKING, roth, random);
        assertEquals(
                List.of(
                        "Backtracking",
                        "Warnsdorff, Roth",
                        "Warnsdorff (2)",
                        "Warnsdorff, Roth beside Backtracking",
                        "Warnsdorff (2) beside Backtracking",
                        "Warnsdorff (2) beside Warnsdorff (1)"),
                ShownCensusSolvers.all(3).stream()
                        .map(view -> CensusWords.choice(view, plan))
                        .toList());
        assertTrue(CensusWords.seenHelp(plan.seeing(ShownCensusSolvers.pair(2, 1)))
                .endsWith("Warnsdorff, random 123456789012345678 beside Warnsdorff, Roth"));
    }

    /** While it counts, what is seen changes; the counting goes on, and undo takes it back. */
    @Test
    void seeingSomethingElseLeavesTheCountingAlone() {
        model.ask(plan(Board.full(8, 8), 1_000_000_000, BACKTRACKING, WARNSDORFF));
        model.run();
        until("a row has come", () -> {
            model.tick();
            return model.besideRow(0).isPresent();
        });
        model.see(ShownCensusSolvers.of(0));
        assertTrue(model.runningProperty().get());
        assertEquals(6_484_065, model.row(0).orElseThrow().steps());
        assertTrue(
                model.underwayProperty().get().startsWith("now Backtracking "),
                model.underwayProperty().get());
        model.undo();
        assertTrue(model.runningProperty().get());
        assertEquals(6_484_065, model.besideRow(0).orElseThrow().steps());
        model.cancel();
        until("counting has ended", () -> {
            model.tick();
            return !model.runningProperty().get();
        });
        assertTrue(model.besideRow(0).isPresent());
        assertTrue(model.runnableProperty().get());
    }

    @Test
    void solverThatIsAddedIsSeenBesideTheOtherAndOneThatIsTakenOutComesBackWithItsRows() {
        model.ask(plan(FIVE, 1_000_000, WARNSDORFF));
        count();
        List<CensusRow> rows = List.copyOf(model.rows());
        model.ask(model.plan().withSolvers(List.of(BACKTRACKING, WARNSDORFF)));
        assertEquals(ShownCensusSolvers.pair(1, 0), model.plan().solversInView());
        assertEquals(rows, model.rows());
        assertFalse(model.isComplete());
        count();
        model.ask(model.plan().withSolvers(List.of(BACKTRACKING)));
        assertEquals(ShownCensusSolvers.of(0), model.plan().solversInView());
        assertTrue(model.isComplete());
        model.undo();
        assertEquals(rows, model.rows());
        assertEquals(25, model.ratios().size());
        model.ask(WARNSDORFF.algorithm(), WARNSDORFF.choices());
        assertEquals(ShownCensusSolvers.pair(1, 0), model.plan().solversInView());
        model.ask(DEAD_ENDS.algorithm(), DEAD_ENDS.choices());
        assertEquals(List.of(BACKTRACKING, DEAD_ENDS), model.plan().solvers());
        model.ask(BACKTRACKING.algorithm(), BACKTRACKING.choices());
        assertEquals(ShownCensusSolvers.of(0), model.plan().solversInView());
    }

    /** A legend asks for them in every frame, and whoever listens to the rows as they arrive. */
    @Test
    void ratiosAreKeptAndInStepWithTheRowsWhileTheyArrive() {
        model.ask(plan(FIVE, 1_000, BACKTRACKING, WARNSDORFF));
        assertSame(model.ratios(), model.ratios());
        List<Map<Integer, StepRatio>> expected = new ArrayList<>();
        List<Map<Integer, StepRatio>> seen = new ArrayList<>();
        model.rows().subscribe(() -> {
            expected.add(ratiosOfRows());
            seen.add(Map.copyOf(model.ratios()));
        });
        count();
        assertEquals(expected, seen);
        assertEquals(25, model.ratios().size());
        assertEquals(
                model.ratios().values().stream().map(StepRatio::kind).collect(Collectors.toSet()), model.ratioKinds());
        model.limit(10);
        assertEquals(ratiosOfRows(), model.ratios());
        model.see(ShownCensusSolvers.of(0));
        assertEquals(Map.of(), model.ratios());
        assertEquals(Set.of(), model.ratioKinds());
    }

    private Map<Integer, StepRatio> ratiosOfRows() {
        return model.besideRows().stream()
                .filter(row -> model.row(row.start()).isPresent())
                .collect(Collectors.toMap(
                        CensusRow::start, row -> model.ratio(row.start()).orElseThrow()));
    }

    @Test
    void nextViewComesRoundToTheFirst() {
        MultiSolverCensusPlan first =
                plan(FIVE, 1_000, BACKTRACKING, WARNSDORFF).seeing(ShownCensusSolvers.of(0));
        assertEquals(ShownCensusSolvers.of(1), first.seeingNext().solversInView());
        assertEquals(
                ShownCensusSolvers.pair(1, 0), first.seeingNext().seeingNext().solversInView());
        assertEquals(first, first.seeingNext().seeingNext().seeingNext());
        assertEquals(
                ShownCensusSolvers.of(0),
                first.seeing(ShownCensusSolvers.pair(0, 1)).seeingNext().solversInView());
    }

    @Test
    void tableOfAPlanIsTakenByItsSolverAndAnotherIsRefused() {
        model.ask(plan(FIVE, 1_000_000, BACKTRACKING, WARNSDORFF));
        CensusTable table = new CensusTable();
        table.add(new CensusRow(0, Outcome.FOUND, 56));
        model.take(model.plan().question(BACKTRACKING), table);
        assertEquals(56, model.besideRow(0).orElseThrow().steps());
        assertTrue(model.row(0).isEmpty());
        CensusParameters other = model.plan().question(DEAD_ENDS);
        assertThrows(InputFault.class, () -> model.take(other, table));
        CensusTable wrong = new CensusTable();
        wrong.add(new CensusRow(0, Outcome.FOUND, 57));
        CensusParameters asked = model.plan().question(BACKTRACKING);
        assertThrows(InputFault.class, () -> model.take(asked, wrong));
        model.ask(other);
        assertEquals(List.of(BACKTRACKING, WARNSDORFF, DEAD_ENDS), model.plan().solvers());
        assertEquals(ShownCensusSolvers.of(2), model.plan().solversInView());
    }

    @Test
    void everyTableThatIsInNoFileIsUnsaved() {
        model.ask(plan(FIVE, 1_000_000, BACKTRACKING, WARNSDORFF));
        count();
        assertEquals(
                List.of(model.plan().question(WARNSDORFF), model.plan().question(BACKTRACKING)),
                model.unsaved().stream().map(PartialCensusResult::question).toList());
    }

    @Test
    void tableSideBySideHasWhatBothSearchesDid() {
        model.ask(plan(Board.full(3, 3).withHole(4, true), 4, BACKTRACKING, WARNSDORFF));
        assertTrue(model.comparison().isEmpty());
        count();
        List<List<String>> lines = model.comparison().lines();
        assertEquals(
                "start,square,backtracking outcome,backtracking steps,warnsdorff outcome,warnsdorff steps,"
                        + "warnsdorff times_fewer_than_first",
                String.join(",", lines.getFirst()));
        assertEquals(9, lines.size());
        assertEquals("0,a3,stopped,>4,stopped,>4,", String.join(",", lines.get(1)));
    }

    @Test
    void shownOfSetUpsIsReadAsWritten() {
        for (ShownCensusSolvers shown : ShownCensusSolvers.all(6)) {
            assertEquals(shown, ShownCensusSolvers.parse(shown.word(), 6).orElseThrow());
        }
        assertEquals(21, ShownCensusSolvers.all(6).size());
        assertEquals(
                new ShownCensusSolvers(0, OptionalInt.of(1)),
                ShownCensusSolvers.parse(" 1  beside 2 ", 2).orElseThrow());
        for (String wrong : List.of("", "0", "3", "1 beside 1", "1 beside 3", "2 beside", "a")) {
            assertTrue(ShownCensusSolvers.parse(wrong, 2).isEmpty(), wrong);
        }
    }
}
