package knightschool.ui.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LatestWorkTest {
    private static final long PATIENCE_SECONDS = 60;

    private final BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
    private final LatestWork work = new LatestWork("test", screen::add);
    private final List<String> heard = new ArrayList<>();

    @AfterEach
    void close() {
        work.close();
    }

    private void hearNext() throws InterruptedException {
        Runnable next = screen.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertTrue(next != null, "nothing was said");
        next.run();
    }

    private void ask(String answer) {
        work.ask(_ -> answer, heard::add, () -> heard.add("broken"));
    }

    @Test
    void answerComesOnTheScreensThread() throws InterruptedException {
        ask("one");
        assertEquals(List.of(), heard);
        hearNext();
        assertEquals(List.of("one"), heard);
    }

    @Test
    void answerThatIsWaitingIsForgottenWhenAnotherQuestionIsAsked() throws InterruptedException {
        ask("one");
        Runnable first = screen.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        ask("two");
        hearNext();
        first.run();
        assertEquals(List.of("two"), heard);
    }

    @Test
    void workUnderWayEndsWhereNobodyWantsItAnyMore() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        work.ask(
                ticket -> {
                    begun.countDown();
                    while (true) {
                        ticket.requireWanted();
                        Thread.onSpinWait();
                    }
                },
                _ -> heard.add("never"),
                () -> heard.add("broken"));
        assertTrue(begun.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
        ask("two");
        hearNext();
        assertEquals(List.of("two"), heard);
    }

    @Test
    void whatIsSaidOnTheWayIsHeardBeforeTheAnswer() throws InterruptedException {
        work.ask(
                ticket -> {
                    ticket.say(() -> heard.add("half"));
                    return "whole";
                },
                heard::add,
                () -> heard.add("broken"));
        hearNext();
        hearNext();
        assertEquals(List.of("half", "whole"), heard);
    }

    @Test
    void workThatBreaksDownIsSaidSoAndTheNextQuestionIsAnswered() throws InterruptedException {
        AtomicReference<Throwable> uncaught = new AtomicReference<>();
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((_, failure) -> uncaught.set(failure));
        try {
            work.ask(
                    _ -> {
                        throw new ArithmeticException("of this test");
                    },
                    _ -> heard.add("never"),
                    () -> heard.add("broken"));
            hearNext();
            ask("two");
            hearNext();
            awaitUncaught(uncaught);
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        assertEquals(List.of("broken", "two"), heard);
        assertEquals("of this test", uncaught.get().getMessage());
    }

    private static void awaitUncaught(AtomicReference<Throwable> uncaught) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (uncaught.get() == null) {
            assertTrue(System.nanoTime() < end, "nobody heard of the fault");
            Thread.onSpinWait();
        }
    }

    @Test
    void closedWorkEndsItsThreadAndSaysNothingMore() throws InterruptedException {
        ask("one");
        Runnable said = screen.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        work.close();
        said.run();
        assertEquals(List.of(), heard);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!work.isEnded()) {
            assertTrue(System.nanoTime() < end, "the thread goes on");
            Thread.onSpinWait();
        }
    }
}
