package knightschool.ui.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import knightschool.files.InputFault;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BackgroundWorkerTest {
    private final TestScreen screen = new TestScreen();
    private final BackgroundWorker newest = BackgroundWorker.newest("newest", screen);
    private final BackgroundWorker queue = BackgroundWorker.queue("queue", screen);
    private final List<String> heard = new ArrayList<>();
    private final List<WorkFailure> failures = new ArrayList<>();

    @AfterEach
    void closeEndsTheThreads() {
        newest.close();
        queue.close();
        screen.until(() -> newest.isEnded() && queue.isEnded());
    }

    private void ask(BackgroundWorker work, String answer) {
        work.ask(_ -> answer, heard::add, failures::add);
    }

    private static String broken(String words) {
        throw new ArithmeticException(words);
    }

    @Test
    void answerComesOnTheScreensThreadAndSettlesTheWork() throws InterruptedException {
        ask(newest, "one");
        assertTrue(newest.isBusy());
        Runnable answer = screen.next();
        assertEquals(List.of(), heard);
        answer.run();
        assertEquals(List.of("one"), heard);
        assertFalse(newest.isBusy());
    }

    @Test
    void workIsBusyUntilItsAnswerHasBeenTakenOver() {
        List<Boolean> busy = new ArrayList<>();
        newest.ask(_ -> "one", _ -> busy.add(newest.isBusy()), failures::add);
        screen.until(() -> !newest.isBusy());
        assertEquals(List.of(true), busy);
    }

    @Test
    void workThatIsAskedForByAnAnswerKeepsItBusyThroughout() {
        List<Boolean> changes = new ArrayList<>();
        newest.busyProperty().addListener((_, _, now) -> changes.add(now));
        newest.ask(_ -> "one", _ -> ask(newest, "two"), failures::add);
        screen.until(() -> !newest.isBusy());
        assertEquals(List.of("two"), heard);
        assertEquals(List.of(true, false), changes);
    }

    @Test
    void answerThatIsWaitingIsForgottenWhenAnotherQuestionIsAsked() throws InterruptedException {
        ask(newest, "one");
        Runnable first = screen.next();
        ask(newest, "two");
        screen.until(() -> !newest.isBusy());
        first.run();
        assertEquals(List.of("two"), heard);
    }

    @Test
    void workUnderWayEndsWhereNobodyWantsItAnyMore() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        newest.ask(
                context -> {
                    begun.countDown();
                    while (true) {
                        context.requireWanted();
                        Thread.onSpinWait();
                    }
                },
                _ -> heard.add("never"),
                failures::add);
        begun.await();
        ask(newest, "two");
        screen.until(() -> !newest.isBusy());
        assertEquals(List.of("two"), heard);
        assertEquals(List.of(), failures);
    }

    @Test
    void queueAnswersAllInTheOrderAsked() {
        for (int i = 0; i < 20; i++) {
            ask(queue, String.valueOf(i));
        }
        screen.until(() -> !queue.isBusy());
        assertEquals(20, heard.size());
        assertEquals("0", heard.getFirst());
        assertEquals("19", heard.getLast());
    }

    @Test
    void cancelledQueueSaysNothingMoreAndTakesTheNext() throws InterruptedException {
        ask(queue, "one");
        ask(queue, "two");
        Runnable first = screen.next();
        queue.cancel();
        first.run();
        assertFalse(queue.isBusy());
        ask(queue, "three");
        screen.until(() -> !queue.isBusy());
        assertEquals(List.of("three"), heard);
    }

    @Test
    void whatIsSaidOnTheWayIsHeardBeforeTheAnswer() {
        newest.ask(
                context -> {
                    context.say(() -> heard.add("half"));
                    return "whole";
                },
                heard::add,
                failures::add);
        screen.until(() -> !newest.isBusy());
        assertEquals(List.of("half", "whole"), heard);
    }

    @Test
    void workThatBreaksDownIsSaidSoHeardOfAndCanBeTriedAgain() {
        boolean[] mended = new boolean[1];
        try (UncaughtFailures uncaught = new UncaughtFailures()) {
            newest.ask(_ -> mended[0] ? "whole" : broken("of this test"), heard::add, failures::add);
            screen.until(() -> !newest.isBusy());
            assertEquals(List.of("of this test"), uncaught.messages());
        }
        assertEquals(List.of(), heard);
        assertTrue(failures.getFirst().words().contains("of this test"));
        mended[0] = true;
        failures.getFirst().retry();
        assertTrue(newest.isBusy());
        screen.until(() -> !newest.isBusy());
        assertEquals(List.of("whole"), heard);
        assertEquals(1, failures.size());
    }

    @Test
    void faultyInputIsSaidToTheScreenAlone() {
        InputFault fault = new InputFault("there is no such file", "Check the name.");
        try (UncaughtFailures uncaught = new UncaughtFailures()) {
            queue.ask(
                    _ -> {
                        throw fault;
                    },
                    _ -> heard.add("never"),
                    failures::add);
            ask(queue, "two");
            screen.until(() -> !queue.isBusy());
            assertEquals(List.of(), uncaught.messages());
        }
        assertSame(fault, failures.getFirst().fault());
        assertEquals(List.of("two"), heard);
    }

    @Test
    void partsAreDoneAtOnceOnThreadsThatEndWithTheWork() {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        CyclicBarrier all = new CyclicBarrier(3);
        newest.ask(
                context -> {
                    context.inParallel(
                            3,
                            executor -> CompletableFuture.allOf(
                                    part(executor, all, threads),
                                    part(executor, all, threads),
                                    part(executor, all, threads)));
                    return "whole";
                },
                heard::add,
                failures::add);
        screen.until(() -> !newest.isBusy());
        assertEquals(List.of("whole"), heard);
        assertEquals(3, threads.size());
        screen.until(() -> threads.stream().noneMatch(Thread::isAlive));
    }

    private static CompletableFuture<Void> part(
            java.util.concurrent.Executor executor, CyclicBarrier all, Set<Thread> threads) {
        return CompletableFuture.runAsync(
                () -> {
                    threads.add(Thread.currentThread());
                    try {
                        all.await();
                    } catch (InterruptedException | java.util.concurrent.BrokenBarrierException e) {
                        throw new AssertionError(e);
                    }
                },
                executor);
    }

    @Test
    void failureOfAPartIsTheFailureOfTheWork() {
        try (UncaughtFailures uncaught = new UncaughtFailures()) {
            newest.ask(
                    context -> {
                        context.inParallel(
                                2, executor -> CompletableFuture.runAsync(() -> broken("of a part"), executor));
                        return "never";
                    },
                    heard::add,
                    failures::add);
            screen.until(() -> !newest.isBusy());
            assertEquals(List.of("of a part"), uncaught.messages());
        }
        assertEquals(List.of(), heard);
        assertTrue(failures.getFirst().words().contains("ArithmeticException: of a part"));
    }

    @Test
    void finishedQueueAnswersWhatWasAskedAndEnds() {
        ask(queue, "one");
        ask(queue, "two");
        queue.finish();
        ask(queue, "never");
        screen.until(() -> !queue.isBusy());
        screen.until(queue::isEnded);
        assertEquals(List.of("one", "two"), heard);
    }

    @Test
    void closedWorkSaysNothingMore() throws InterruptedException {
        ask(newest, "one");
        Runnable said = screen.next();
        newest.close();
        said.run();
        ask(newest, "two");
        assertFalse(newest.isBusy());
        assertEquals(List.of(), heard);
    }

    @Test
    void whatTheSceneDoesNotTellTheWindowTellsWantOfMemoryToo() {
        List<RuntimeException> faults = List.of(new InputFault("a.board", "no squares", "Draw one."));
        try (UncaughtFailures uncaught = new UncaughtFailures()) {
            queue.ask(_ -> outOfMemory(), heard::add, () -> heard.add("after want"));
            queue.ask(_ -> broken("of this test"), heard::add, () -> heard.add("after break"));
            queue.ask(
                    _ -> {
                        throw faults.getFirst();
                    },
                    _ -> heard.add("never"),
                    () -> heard.add("after fault"));
            screen.until(() -> !queue.isBusy());
            assertEquals(List.of("no room", "of this test", faults.getFirst().getMessage()), uncaught.messages());
        }
        assertEquals(List.of("after want", "after break", "after fault"), heard);
    }

    private static String outOfMemory() {
        throw new OutOfMemoryError("no room");
    }
}
