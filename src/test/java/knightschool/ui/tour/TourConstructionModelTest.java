package knightschool.ui.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import knightschool.Eventually;
import knightschool.algorithm.warnsdorff.WarnsdorffResult;
import knightschool.drawing.Zoom;
import knightschool.tour.PathCoverageGrid;
import knightschool.ui.command.Command;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TourConstructionModelTest {
    private TourConstructionModel model;
    private long pulse;

    private TourConstructionModel settled(int columns, int rows, boolean closed) {
        if (model != null) {
            model.close();
        }
        model = new TourConstructionModel(new TourConstructionParameters(columns, rows, closed), false);
        until("nothing is under way", model::isSettled);
        return model;
    }

    private void until(String what, BooleanSupplier holds) {
        Eventually.until(what, () -> model.tick(pulse++), holds);
    }

    private TourConstructionWords words() {
        return new TourConstructionWords(model, new TourConstructionCommands(model, _ -> {}, (_, _) -> {}).all());
    }

    private WarnsdorffWords ruleWords() {
        return new WarnsdorffWords(model, new TourConstructionCommands(model, _ -> {}, (_, _) -> {}).all());
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @AfterEach
    void close() {
        if (model != null) {
            model.close();
            until("the threads behind it have ended", model::isEnded);
        }
    }

    @Test
    void boardWhoseTourIsStoredIsNotNamedAfterADivision() {
        settled(12, 12, true);
        assertEquals("Divide and conquer", words().title());
        settled(8, 8, true);
        assertEquals("Stored tour", words().title());
    }

    @Test
    void stepsGoFromTheBoardToItsTourAndNoFurther() {
        settled(12, 12, true);
        assertEquals(0, model.steps().stepProperty().get());
        model.steps().reach(-1);
        assertEquals(0, model.steps().stepProperty().get());
        model.steps().reach(TourPlayback.END);
        assertEquals(6, model.steps().stepProperty().get());
        model.steps().reach(7);
        assertEquals(6, model.steps().stepProperty().get());
    }

    @Test
    void stepThatIsAskedForBeforeTheTourIsThereIsReachedWhenItIs() {
        model = new TourConstructionModel(new TourConstructionParameters(12, 12, true), false);
        model.steps().reach(4);
        until("nothing is under way", model::isSettled);
        assertEquals(4, model.steps().stepProperty().get());
        String edges = "[a-l]\\d+–[a-l]\\d+ and [a-l]\\d+–[a-l]\\d+";
        String sentence = words().joining();
        assertTrue(
                sentence.matches("Join 2 of 3: " + edges + " are cut, " + edges
                        + " put in. 3 blocks are one tour now, in one colour."),
                sentence);
    }

    @Test
    void pathThatWasCancelledIsAsLongAsBeforeWhenItIsBroughtBack() {
        model = new TourConstructionModel(new TourConstructionParameters(2000, 2000, true), false);
        until("the rule has begun", () -> model.visited() > 0);
        model.cancel();
        until("it has ended", model::isSettled);
        int visited = model.visited();
        model.putAway();
        assertNull(model.greedyProperty().get());
        assertNull(model.builtProperty().get());
        model.bringBack();
        until("nothing is under way", model::isSettled);
        assertEquals(visited, model.visited());
        assertEquals(
                WarnsdorffResult.Ending.CANCELLED, model.greedyProperty().get().ending());
    }

    /** A person who looks at something else meanwhile finds what was worked out, and not that it begins again. */
    @Test
    void workGoesOnWhileNobodyLooksAtIt() {
        AtomicInteger builds = new AtomicInteger();
        CountDownLatch looked = new CountDownLatch(1);
        model = new TourConstructionModel(new TourConstructionParameters(600, 600, true), (question, check) -> {
            if (builds.incrementAndGet() == 1) {
                await(looked);
            }
            return ConstructedTour.of(question, check);
        });
        until("it has begun", () -> builds.get() == 1);
        model.putAway();
        looked.countDown();
        model.bringBack();
        until("nothing is under way", model::isSettled);
        assertEquals(1, builds.get());
        int visited = model.visited();
        model.steps().reach(3);
        model.putAway();
        assertNull(model.builtProperty().get());
        model.bringBack();
        until("it is made again", model::isSettled);
        assertEquals(2, builds.get());
        assertEquals(visited, model.visited());
        assertEquals(3, model.steps().step());
    }

    @Test
    void everyStepIsSaidInASentenceOfItsOwn() {
        settled(13, 18, false);
        String before = "";
        for (int step = 0; step <= model.steps().last(); step++) {
            model.steps().reach(step);
            String sentence = words().joining();
            assertFalse(sentence.isBlank() || sentence.equals(before), sentence);
            before = sentence;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "7, 7, true, Ask for an open one (C)",
        "4, 4, true, choose another size",
        "3, 5, false, Choose another size"
    })
    void boardWithoutATourNamesItsTheoremAndWhatToDo(int columns, int rows, boolean closed, String advice) {
        settled(columns, rows, closed);
        assertNull(model.builtProperty().get());
        assertEquals(0, model.steps().last());
        String sentence = words().joining().toLowerCase(Locale.ROOT);
        assertTrue(sentence.startsWith("there is no "), sentence);
        assertTrue(sentence.contains("1991") || sentence.contains("1994"), sentence);
        assertTrue(sentence.contains(advice.toLowerCase(Locale.ROOT)), sentence);
        assertNotNull(model.greedyProperty().get());
    }

    @Test
    void ruleSaysHowFarItCame() {
        settled(8, 8, false);
        assertEquals(
                WarnsdorffResult.Ending.FILLED, model.greedyProperty().get().ending());
        assertEquals("Filled all 64 squares, never going back.", ruleWords().rule());
        settled(3, 3, false);
        assertEquals(WarnsdorffResult.Ending.STUCK, model.greedyProperty().get().ending());
        assertTrue(
                ruleWords().rule().contains("after 8 of 9 squares"), ruleWords().rule());
    }

    @Test
    void largeBoardIsShownWholeFirstAndJoinByJoinFromThere() {
        settled(600, 500, true);
        assertEquals(model.steps().last(), model.steps().stepProperty().get());
        assertTrue(model.builtProperty().get().places().isFull());
        assertTrue(words().joining().contains("300,000 squares"), words().joining());
        model.steps().reach(model.steps().last() - 1);
        assertTrue(words().joining().startsWith("Join 8,299 of 8,299: "), words().joining());
    }

    @Test
    void wayOfTheRuleIsShownAsFarAsItHasComeWhileItGoesOn() {
        CountDownLatch looked = new CountDownLatch(1);
        model = new TourConstructionModel(new TourConstructionParameters(1500, 1500, false), (question, check) -> {
            await(looked);
            return ConstructedTour.of(question, check);
        });
        model.tick(pulse++);
        looked.countDown();
        until("the way so far is shown", () -> model.coverageProperty().get() != null);
        PathCoverageGrid early = model.coverageProperty().get();
        int length = early.length();
        assertTrue(length > 0 && length <= 2_250_000);
        assertTrue(early.share(0, 0) > 0);
        until("it has come further", () -> model.coverageProperty().get() != early || model.isSettled());
        assertEquals(length, early.length());
        until("nothing is under way", model::isSettled);
        assertTrue(model.visited() >= length);
    }

    /** What is heard of uncaught failures until a model has settled. */
    private Throwable heard(Runnable begin) {
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        AtomicReference<Throwable> heard = new AtomicReference<>();
        Thread.setDefaultUncaughtExceptionHandler((_, failure) -> heard.set(failure));
        try {
            begin.run();
            until("nothing is under way", model::isSettled);
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        return heard.get();
    }

    @Test
    void wantOfMemoryIsSaidAndTheSameCanBeTriedAgain() {
        AtomicBoolean scarce = new AtomicBoolean(true);
        Throwable failure =
                heard(() -> model = new TourConstructionModel(TourConstructionParameters.USUAL, (question, check) -> {
                    int most = scarce.get() ? Integer.MAX_VALUE : 1;
                    assertEquals(most, new long[most].length);
                    return ConstructedTour.of(question, check);
                }));
        assertInstanceOf(OutOfMemoryError.class, failure.getCause());
        assertTrue(model.isWithoutTour());
        String sentence = words().joining();
        assertTrue(sentence.contains("memory") && sentence.contains("smaller board"), sentence);
        assertTrue(sentence.endsWith(" E tries again."), sentence);
        assertEquals("Not begun.", ruleWords().rule());
        scarce.set(false);
        model.retry();
        until("nothing is under way", model::isSettled);
        assertNull(model.breakdownProperty().get());
        assertEquals(6, model.steps().last());
    }

    @Test
    void faultOfTheProgramIsSaidAndHeardOf() {
        Throwable fault =
                heard(() -> model = new TourConstructionModel(new TourConstructionParameters(12, 12, true), (_, _) -> {
                    throw new ArithmeticException("of this test");
                }));
        assertInstanceOf(ArithmeticException.class, fault);
        String sentence = words().joining();
        assertTrue(sentence.contains("broke down inside the program"), sentence);
        assertTrue(sentence.contains("of this test") && sentence.endsWith(" E tries again."), sentence);
        assertEquals("144 squares", words().joined().full());
    }

    @Test
    void sentencesWriteSizesWithOneSignAndOneSquareAsOne() {
        settled(3, 8, true);
        String sentence = words().joining();
        assertTrue(sentence.startsWith("There is no closed tour of 3 × 8: 3 × 4, 3 × 6 and 3 × 8 have "), sentence);
        assertFalse(sentence.contains(" x "), sentence);
        settled(1, 1, false);
        assertEquals("Filled the one square, never going back.", ruleWords().rule());
    }

    /** Joining is said to have taken a nanosecond, so that the rule takes longer on every machine. */
    @Test
    void measuredTimesAreToldAPersonWhoAskedAndNotOnASlide() {
        TourConstructionParameters question = new TourConstructionParameters(400, 400, true);
        settled(400, 400, true);
        assertFalse(ruleWords().rule().contains("In this run"), ruleWords().rule());
        model.close();
        model = new TourConstructionModel(question, (other, check) -> {
            ConstructedTour built = ConstructedTour.of(other, check);
            return new ConstructedTour(built.places(), built.assembly(), 1);
        });
        until("nothing is under way", model::isSettled);
        assertTrue(
                ruleWords().rule().contains(" In this run it took "),
                ruleWords().rule());
    }

    /** Joining is said to take longer each time, so that the figure would be another one if it were measured anew. */
    @Test
    void figureThatWasMeasuredIsTheSameOnceOneComesBackAndAnotherOnceOneBeginsAgain() {
        AtomicInteger made = new AtomicInteger();
        model = new TourConstructionModel(new TourConstructionParameters(1100, 1000, true), (other, check) -> {
            ConstructedTour built = ConstructedTour.of(other, check);
            return new ConstructedTour(built.places(), built.assembly(), made.incrementAndGet() * 10L);
        });
        until("nothing is under way", model::isSettled);
        String first = ruleWords().rule();
        assertTrue(first.contains(" In this run it took "), first);
        model.putAway();
        assertNull(model.greedyProperty().get());
        model.bringBack();
        until("nothing is under way", model::isSettled);
        assertEquals(2, made.get());
        assertEquals(first, ruleWords().rule());
        model.ask(new TourConstructionParameters(400, 400, true));
        until("nothing is under way", model::isSettled);
        model.ask(new TourConstructionParameters(1100, 1000, true));
        until("nothing is under way", model::isSettled);
        assertEquals(first, ruleWords().rule());
        model.retry();
        until("nothing is under way", model::isSettled);
        assertNotEquals(first, ruleWords().rule());
    }

    @Test
    void escStopsPlaying() {
        settled(14, 12, true);
        Command stop = Command.named(
                new TourConstructionCommands(model, _ -> {}, (_, _) -> {}).all(), TourConstructionCommands.CANCEL);
        assertFalse(stop.available().get());
        model.steps().playback().play();
        assertTrue(stop.available().get());
        stop.run();
        assertFalse(model.steps().playback().isPlaying());
        assertNotNull(model.builtProperty().get());
        assertNotNull(model.greedyProperty().get());
    }

    @Test
    void cancelKeepsWhatIsThereAndAgainBeginsAnew() {
        model = new TourConstructionModel(new TourConstructionParameters(4096, 4096, true), false);
        until("the rule has begun", () -> model.visited() > 0);
        model.cancel();
        until("nothing is under way", model::isSettled);
        WarnsdorffResult part = model.greedyProperty().get();
        assertEquals(WarnsdorffResult.Ending.CANCELLED, part.ending());
        assertTrue(part.path().length() < 4096 * 4096);
        assertTrue(ruleWords().rule().startsWith("Cancelled after "));
        assertNotNull(model.builtProperty().get());
        model.retry();
        assertTrue(model.runningProperty().get());
    }

    @Test
    void tourThatIsCancelledBeforeItIsMadeIsNotWaitedFor() {
        CountDownLatch release = new CountDownLatch(1);
        AtomicInteger begun = new AtomicInteger();
        model = new TourConstructionModel(TourConstructionParameters.USUAL, (question, check) -> {
            begun.incrementAndGet();
            await(release);
            return ConstructedTour.of(question, check);
        });
        until("joining has begun", () -> begun.get() == 1);
        assertTrue(words().joining().startsWith("Joining blocks to a tour of 12 × 12"));
        model.cancel();
        assertTrue(model.isSettled());
        assertEquals("Cancelled before the blocks were joined. E tries again.", words().joining());
        assertEquals(
                "Cancelled before the first square. E tries again.", ruleWords().rule());
        assertNull(model.builtProperty().get());
        model.retry();
        release.countDown();
        until("nothing is under way", model::isSettled);
        assertEquals(2, begun.get());
        assertEquals(6, model.steps().last());
        assertEquals(0, model.steps().stepProperty().get());
    }

    @Test
    void stepThatWasWantedIsReachedAlsoWhereTheTourWasMadeOnlyAtTheSecondTry() {
        AtomicBoolean broken = new AtomicBoolean(true);
        heard(() -> {
            model = new TourConstructionModel(TourConstructionParameters.USUAL, (question, check) -> {
                if (broken.getAndSet(false)) {
                    throw new ArithmeticException("of this test");
                }
                return ConstructedTour.of(question, check);
            });
            model.steps().reach(TourPlayback.END);
        });
        assertTrue(model.isWithoutTour());
        model.retry();
        until("nothing is under way", model::isSettled);
        assertEquals(6, model.steps().stepProperty().get());
    }

    @Test
    void countsAreShortWhereThereIsLittleRoom() {
        settled(600, 500, true);
        assertEquals("300,000 squares", words().joined().full());
        assertEquals("300 k squares", words().joined().brief());
        settled(12, 12, true);
        model.steps().reach(3);
        assertEquals("72 / 144", words().joined().full());
    }

    /** One that was left is not gone on with, and those asked for and left meanwhile are not begun. */
    @Test
    void manyQuestionsInARowAreNeverWorkedOnAtOnceAndTheLastIsAnswered() {
        CountDownLatch release = new CountDownLatch(1);
        AtomicInteger busy = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        List<TourConstructionParameters> begun = new CopyOnWriteArrayList<>();
        List<TourConstructionParameters> made = new CopyOnWriteArrayList<>();
        model = new TourConstructionModel(TourConstructionParameters.USUAL, (question, check) -> {
            most.accumulateAndGet(busy.incrementAndGet(), Math::max);
            begun.add(question);
            try {
                await(release);
                ConstructedTour built = ConstructedTour.of(question, check);
                made.add(question);
                return built;
            } finally {
                busy.decrementAndGet();
            }
        });
        until("the first question is worked on", () -> busy.get() == 1);
        for (int columns = 13; columns <= 30; columns++) {
            model.ask(new TourConstructionParameters(columns, 12, true));
        }
        release.countDown();
        until("nothing is under way", model::isSettled);
        TourConstructionParameters last = new TourConstructionParameters(30, 12, true);
        assertEquals(1, most.get());
        assertEquals(List.of(TourConstructionParameters.USUAL, last), begun);
        assertEquals(List.of(last), made);
        assertEquals(30 * 12, model.builtProperty().get().places().length());
        assertNotNull(model.greedyProperty().get());
    }

    @Test
    void stepsAreKnownWhenTheTourIsSaidToBeThereAlsoWhereAKeyWasPressedTooSoon() {
        AtomicInteger last = new AtomicInteger(-1);
        model = new TourConstructionModel(new TourConstructionParameters(600, 500, true), false);
        model.builtProperty().addListener((_, _, now) -> last.set(model.steps().last()));
        model.steps().playback().toggle();
        model.steps().playback().step(-1);
        assertFalse(model.steps().playback().playingProperty().get());
        until("nothing is under way", model::isSettled);
        assertEquals(8302, last.get());
        assertEquals(8302, model.steps().stepProperty().get());
    }

    @Test
    void largeBoardIsPlayedInAboutTheTimeOfASmallOne() {
        settled(600, 500, true);
        model.steps().playback().toggle();
        int pulses = 0;
        for (long now = 0; model.steps().playback().playingProperty().get(); now += 100_000_000L) {
            model.tick(now);
            pulses++;
        }
        assertEquals(model.steps().last(), model.steps().stepProperty().get());
        assertTrue(pulses > 400 && pulses < 800, pulses + " pulses");
    }

    @Test
    void playGoesToTheEndAndStopsThere() {
        settled(12, 12, true);
        model.steps().playback().toggle();
        long late = Long.MAX_VALUE / 8;
        for (int i = 0; i < 20 && model.steps().playback().playingProperty().get(); i++) {
            late += 5_000_000_000L;
            model.tick(late);
        }
        assertFalse(model.steps().playback().playingProperty().get());
        assertEquals(model.steps().last(), model.steps().stepProperty().get());
        model.steps().playback().toggle();
        assertEquals(0, model.steps().stepProperty().get());
    }

    @Test
    void anotherQuestionBeginsAnewAndGoesBackToTheWholeBoard() {
        settled(12, 12, true);
        model.zoomProperty().set(new Zoom(2, 0.2, 0.2));
        model.ask(model.question().other());
        assertEquals(2, model.zoomProperty().get().scale());
        model.ask(new TourConstructionParameters(10, 12, true));
        assertEquals(Zoom.WHOLE, model.zoomProperty().get());
        assertNull(model.builtProperty().get());
        until("nothing is under way", model::isSettled);
        assertEquals(10 * 12, model.builtProperty().get().places().length());
    }

    @Test
    void questionsAreTakenBackWithTheirToursAndNothingIsComputedAgain() {
        AtomicInteger made = new AtomicInteger();
        model = new TourConstructionModel(TourConstructionParameters.USUAL, (question, check) -> {
            made.incrementAndGet();
            return ConstructedTour.of(question, check);
        });
        until("nothing is under way", model::isSettled);
        model.steps().reach(4);
        ConstructedTour closed = model.builtProperty().get();
        WarnsdorffResult rule = model.greedyProperty().get();
        assertFalse(model.undoableProperty().get());
        model.ask(model.question().other());
        until("nothing is under way", model::isSettled);
        ConstructedTour open = model.builtProperty().get();
        model.steps().reach(2);
        model.undo();
        assertTrue(model.isSettled());
        assertEquals(TourConstructionParameters.USUAL, model.question());
        assertSame(closed, model.builtProperty().get());
        assertSame(rule, model.greedyProperty().get());
        assertEquals(4, model.steps().step());
        assertFalse(model.undoableProperty().get());
        model.redo();
        assertSame(open, model.builtProperty().get());
        assertEquals(2, model.steps().step());
        assertFalse(model.redoableProperty().get());
        assertEquals(2, made.get());
    }

    @Test
    void sizeIsTakenBackWithThePlaceThatWasLookedAt() {
        Zoom near = new Zoom(2, 0.2, 0.2);
        settled(12, 12, true);
        model.zoomProperty().set(near);
        model.ask(new TourConstructionParameters(10, 12, true));
        model.undo();
        assertEquals(TourConstructionParameters.USUAL, model.question());
        assertEquals(near, model.zoomProperty().get());
        model.redo();
        assertEquals(new TourConstructionParameters(10, 12, true), model.question());
        until("nothing is under way", model::isSettled);
        assertEquals(10 * 12, model.builtProperty().get().places().length());
    }

    @Test
    void resultOfAQuestionThatWasTakenBackDoesNotArrive() {
        CountDownLatch release = new CountDownLatch(1);
        model = new TourConstructionModel(TourConstructionParameters.USUAL, (question, check) -> {
            if (!question.closed()) {
                await(release);
            }
            return ConstructedTour.of(question, check);
        });
        until("nothing is under way", model::isSettled);
        ConstructedTour closed = model.builtProperty().get();
        model.ask(model.question().other());
        model.undo();
        assertTrue(model.isSettled());
        release.countDown();
        model.redo();
        until("the open tour is there", model::isSettled);
        assertFalse(model.builtProperty().get().places().isClosed());
        model.undo();
        assertSame(closed, model.builtProperty().get());
    }

    /** Tours of many large boards would fill the memory, so the farthest are computed again when they are wanted. */
    @Test
    void largeTourIsComputedAgainWhereItIsTakenBackAndLeadsToItsStep() {
        settled(1100, 1000, true);
        model.steps().reach(3);
        int visited = model.visited();
        model.ask(new TourConstructionParameters(12, 12, true));
        until("nothing is under way", model::isSettled);
        model.undo();
        assertFalse(model.isSettled());
        until("nothing is under way", model::isSettled);
        assertEquals(1_100_000, model.builtProperty().get().places().length());
        assertEquals(3, model.steps().step());
        assertEquals(visited, model.visited());
    }

    @Test
    void nothingIsTakenBackBeyondWhatWasOpened() {
        settled(12, 12, true);
        model.ask(model.question().other());
        model.open(new TourConstructionParameters(10, 12, true));
        assertFalse(model.undoableProperty().get());
        model.undo();
        assertEquals(new TourConstructionParameters(10, 12, true), model.question());
    }

    @Test
    void questionIsReadAsItWasWritten() {
        for (TourConstructionParameters question : new TourConstructionParameters[] {
            TourConstructionParameters.USUAL, new TourConstructionParameters(4096, 3, false)
        }) {
            assertEquals(Optional.of(question), TourConstructionParameters.read(question.written()));
        }
        for (String text : new String[] {"", "12", "0x4", "5000x3", "axb", "12x12 open", "12x12x12"}) {
            assertEquals(Optional.empty(), TourConstructionParameters.read(text));
        }
    }
}
