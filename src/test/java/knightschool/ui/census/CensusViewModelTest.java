package knightschool.ui.census;

import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.board.Board;
import knightschool.census.CensusComputation;
import knightschool.census.CensusRow;
import knightschool.census.CensusTable;
import knightschool.files.InputFault;
import knightschool.search.Outcome;
import knightschool.ui.work.UncaughtFailures;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CensusViewModelTest {
    private static final Algorithm BACKTRACKING = Algorithms.named("backtracking");
    private static final Algorithm WARNSDORFF = Algorithms.named("warnsdorff");
    private static final long MILLION = 1_000_000;

    private final CensusViewModel model = new CensusViewModel(BACKTRACKING, MILLION);

    @AfterEach
    void closeEndsEveryThread() {
        model.close();
        until("the threads behind it have ended", model::isEnded);
    }

    private void settle() {
        settle(model);
    }

    private static void settle(CensusViewModel counted) {
        until("counting has ended", () -> {
            counted.tick();
            return !counted.runningProperty().get();
        });
    }

    private void count(Board board, Algorithm algorithm, long limit) {
        model.askOn(board, false);
        model.ask(algorithm, AlgorithmOptionValues.USUAL);
        model.limit(limit);
        model.run();
        settle();
    }

    @Test
    void runAnswersEveryStartOfFiveByFive() {
        count(Board.full(5, 5), BACKTRACKING, 10 * MILLION);
        assertEquals(25, model.rows().size());
        assertTrue(model.isComplete());
        assertEquals("25 of 25 starts counted", model.progressProperty().get());
        CensusStatistics summary = CensusStatistics.of(model.rows(), 10 * MILLION);
        assertEquals(13, summary.foundCount());
        assertEquals(12, summary.absentCount());
        for (int i = 0; i < 25; i++) {
            assertEquals(i, model.rows().get(i).start());
            assertEquals(
                    i % 2 == 0 ? Outcome.FOUND : Outcome.PROVEN_ABSENT,
                    model.rows().get(i).outcome());
        }
    }

    @Test
    void wordsTellWhatIsKnownOfASquare() {
        model.askOn(Board.full(8, 8), false);
        assertEquals("a8: not counted yet", CensusWords.square(model, 0));
        CensusTable table = new CensusTable();
        table.add(new CensusRow(0, Outcome.FOUND, 6_484_065));
        table.add(new CensusRow(1, Outcome.STOPPED, MILLION));
        table.add(new CensusRow(2, Outcome.PROVEN_ABSENT, 1));
        model.take(model.question(), table);
        assertEquals("a8: tour found after 6,484,065 steps", CensusWords.square(model, 0));
        assertEquals("b8: stopped after 1,000,000 steps, so nothing is known", CensusWords.square(model, 1));
        assertEquals("c8: no tour, proven after 1 step", CensusWords.square(model, 2));
        assertTrue(CensusWords.square(model, Board.NONE).startsWith("Point at a square"));
        model.askOn(Board.full(8, 8).withHole(3, true), false);
        assertEquals("d8: a hole, where no tour can start", CensusWords.square(model, 3));
        assertTrue(CensusWords.square(model, Board.NONE).startsWith("\"Count the steps\""));
    }

    @Test
    void cancelKeepsWhatIsDoneAndRunGoesOnWithTheRest() {
        model.askOn(Board.full(8, 8), false);
        model.limit(10_000_000_000L);
        model.run();
        until("a row has come", () -> {
            model.tick();
            return !model.rows().isEmpty();
        });
        model.cancel();
        settle();
        List<CensusRow> before = List.copyOf(model.rows());
        assertTrue(before.size() < 64, before.size() + " starts");
        assertEquals("", model.underwayProperty().get());
        model.limit(7 * MILLION);
        assertEquals(6_484_065, model.rows().getFirst().steps());
        assertTrue(before.stream().filter(model.question()::keeps).allMatch(model.rows()::contains));
        model.run();
        until("some of the rest have come", () -> {
            model.tick();
            return model.rows().size() > before.size() + 2;
        });
        model.cancel();
        settle();
        assertTrue(before.stream().filter(model.question()::keeps).allMatch(model.rows()::contains));
        // The limit of the first start takes long from all others.
        model.limit(10_000);
        model.run();
        settle();
        assertTrue(model.isComplete());
    }

    @Test
    void higherLimitCountsOnlyWhatWasStopped() {
        count(Board.full(6, 6), BACKTRACKING, 10_000);
        List<CensusRow> low = List.copyOf(model.rows());
        List<CensusRow> ended =
                low.stream().filter(row -> row.outcome() != Outcome.STOPPED).toList();
        assertTrue(ended.size() < 36);
        model.limit(100_000);
        assertEquals(ended, model.rows());
        model.limit(10_000);
        assertEquals(low, model.rows());
    }

    @Test
    void rowsOfAQuestionThatWasLeftAreThereAgain() {
        count(Board.full(5, 5), WARNSDORFF, MILLION);
        List<CensusRow> rows = List.copyOf(model.rows());
        model.ask(BACKTRACKING, AlgorithmOptionValues.USUAL);
        assertEquals(List.of(), model.rows());
        model.ask(WARNSDORFF, AlgorithmOptionValues.USUAL);
        assertEquals(rows, model.rows());
    }

    @Test
    void questionsAreTakenBackAndDoneAgainWithTheirRows() {
        assertFalse(model.undoableProperty().get());
        count(Board.full(5, 5), BACKTRACKING, MILLION);
        CensusParameters counted = model.question();
        List<CensusRow> rows = List.copyOf(model.rows());
        model.askOn(Board.full(5, 5), true);
        assertTrue(model.rows().isEmpty());
        model.ask(WARNSDORFF, AlgorithmOptionValues.USUAL);
        CensusParameters last = model.question();
        model.undo();
        model.undo();
        assertEquals(counted, model.question());
        assertEquals(rows, model.rows());
        assertTrue(model.redoableProperty().get());
        model.redo();
        model.redo();
        assertEquals(last, model.question());
        assertFalse(model.redoableProperty().get());
    }

    @Test
    void rowsOfManyQuestionsAreForgottenFromTheOldestOn() {
        CensusTable table = new CensusTable();
        table.add(new CensusRow(0, Outcome.STOPPED, 1));
        CensusRowCache left = new CensusRowCache();
        CensusParameters question = model.question();
        for (int limit = 1; limit <= CensusRowCache.MOST + 1; limit++) {
            left.keep(question.withLimit(limit), table.rows());
            left.of(question.withLimit(1));
        }
        left.keep(question, List.of());
        assertEquals(CensusRowCache.MOST, left.size());
        assertEquals(1, left.of(question.withLimit(1)).size());
        assertEquals(List.of(), left.of(question.withLimit(2)));
        assertEquals(1, left.of(question.withLimit(3)).size());
    }

    /** Whoever listens draws a board, sorts a table and adds up figures at each change. */
    @Test
    void rowsThatHaveComeArriveInOneChange() {
        model.askOn(Board.full(40, 40), false);
        model.limit(1_000);
        List<Integer> sizes = new ArrayList<>();
        model.rows().subscribe(() -> sizes.add(model.rows().size()));
        int ticks = 0;
        model.run();
        while (model.runningProperty().get()) {
            model.tick();
            ticks++;
            assertTrue(sizes.size() <= ticks, sizes + " after " + ticks + " ticks");
        }
        assertEquals(1600, sizes.getLast());
        CensusTable table = model.counted().table();
        model.askOn(Board.full(40, 40).withHole(1599, true), false);
        model.askOn(Board.full(40, 40), false);
        assertEquals(List.copyOf(table.rows()), model.rows());
    }

    @Test
    void countingThatBreaksDownKeepsItsRowsSaysSoAndGoesOnWithTheRest() {
        AtomicInteger left = new AtomicInteger(5);
        AtomicBoolean broken = new AtomicBoolean(true);
        CensusViewModel other = new CensusViewModel(
                WARNSDORFF,
                MILLION,
                (census, rows) -> new CensusComputation(census, row -> {
                    if (broken.get() && left.getAndDecrement() <= 0) {
                        throw new ArithmeticException("of this test");
                    }
                    rows.accept(row);
                }));
        try (UncaughtFailures uncaught = new UncaughtFailures()) {
            other.run();
            settle(other);
            assertEquals(List.of("of this test"), uncaught.messages());
        }
        assertEquals(5, other.rows().size());
        assertEquals("", other.underwayProperty().get());
        String words = other.failureProperty().get().words();
        assertTrue(words.contains("of this test"), words);
        assertFalse(other.runningProperty().get());
        assertTrue(other.runnableProperty().get());
        broken.set(false);
        CensusCommands.run(other).run();
        assertNull(other.failureProperty().get());
        settle(other);
        assertTrue(other.isComplete());
        assertFalse(other.runnableProperty().get());
        assertNull(other.failureProperty().get());
        other.close();
        until("the threads behind it have ended", other::isEnded);
    }

    @Test
    void boardWithAnEndRefusesClosedToursAndStaysAsItWas() {
        CensusParameters before = model.question();
        assertThrows(InputFault.class, () -> model.askOn(Board.full(5, 5).withEnd(24), true));
        assertEquals(before, model.question());
    }

    @Test
    void takeRefusesRowsThatDifferAndTakesNone() {
        count(Board.full(5, 5), WARNSDORFF, MILLION);
        List<CensusRow> rows = List.copyOf(model.rows());
        CensusTable table = new CensusTable();
        table.add(new CensusRow(0, Outcome.STOPPED, MILLION));
        assertThrows(InputFault.class, () -> model.take(model.question(), table));
        assertThrows(InputFault.class, () -> model.take(model.question().withLimit(7), new CensusTable()));
        assertEquals(rows, model.rows());
    }

    @Test
    void rowsAreUnsavedUntilAFileTellsThem() {
        assertEquals(List.of(), model.unsaved());
        count(Board.full(5, 5), WARNSDORFF, MILLION);
        assertEquals(List.of(model.counted()), model.unsaved());
        PartialCensusResult counted = model.counted();
        model.saved().put(Path.of("rows.csv"), counted);
        assertEquals(List.of(), model.unsaved());
        assertEquals(
                Optional.of(Path.of("rows.csv").toAbsolutePath()), model.saved().fileOf(model.question()));
        model.saved()
                .put(
                        Path.of("rows.csv"),
                        new PartialCensusResult(model.question().withLimit(7), List.of()));
        assertEquals(List.of(counted), model.unsaved());
    }

    @Test
    void tablesLeftBehindAreUnsavedUnlessAnotherOneTellsTheirRows() {
        count(Board.full(6, 6), BACKTRACKING, 10_000);
        PartialCensusResult low = model.counted();
        model.limit(100_000);
        assertEquals(List.of(low), model.unsaved());
        model.run();
        settle();
        PartialCensusResult high = model.counted();
        assertEquals(List.of(high), model.unsaved());
        model.ask(WARNSDORFF, AlgorithmOptionValues.USUAL);
        model.run();
        settle();
        assertEquals(List.of(model.counted(), high), model.unsaved());
        model.saved().put(Path.of("high.csv"), high);
        assertEquals(List.of(model.counted()), model.unsaved());
    }

    @Test
    void problemHasTheStartAndRefusesTheEnd() {
        model.askOn(Board.full(5, 5).withEnd(24), false);
        assertEquals(3, model.question().from(3).start());
        assertThrows(InputFault.class, () -> model.question().from(24));
        assertThrows(InputFault.class, () -> model.question().from(Board.NONE));
    }

    /** A stopped search would take more steps than it made, so that the number of those is a bound and no median. */
    @Test
    void medianOfStoppedSearchesIsABound() {
        List<CensusRow> rows = List.of(
                new CensusRow(0, Outcome.FOUND, 6_484_065),
                new CensusRow(1, Outcome.STOPPED, 10_000_000),
                new CensusRow(2, Outcome.STOPPED, 10_000_000));
        assertEquals("> 10 M", CensusStatistics.of(rows, 10_000_000).medianWords());
        assertEquals(
                "6.48 M", CensusStatistics.of(rows.subList(0, 2), 10_000_000).medianWords());
        assertEquals("–", CensusStatistics.of(rows, 20_000_000).medianWords(), "they never answer");
    }

    @Test
    void medianIsTheLowerOfTheTwoInTheMiddle() {
        List<CensusRow> rows = List.of(
                new CensusRow(0, Outcome.FOUND, 10),
                new CensusRow(1, Outcome.FOUND, 2),
                new CensusRow(2, Outcome.STOPPED, 30),
                new CensusRow(3, Outcome.FOUND, 4));
        assertEquals("4", CensusStatistics.of(rows, 30).medianWords());
        assertEquals("–", CensusStatistics.of(List.of(), 30).medianWords());
    }
}
