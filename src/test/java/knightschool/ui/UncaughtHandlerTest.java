package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import knightschool.files.InputFault;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.work.WorkFailure;
import org.junit.jupiter.api.Test;

class UncaughtHandlerTest {
    private final List<String> shown = new ArrayList<>();
    private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();
    private final UncaughtHandler handler =
            new UncaughtHandler(new Shown(), Runnable::run, new PrintStream(terminal, true));

    @Test
    void uncaughtExceptionBecomesOneSentenceWithItsPlace() {
        handler.uncaughtException(Thread.currentThread(), new IllegalStateException("no knight"));
        assertEquals(1, shown.size());
        assertTrue(shown.getFirst().contains("no knight"), shown.getFirst());
        assertTrue(shown.getFirst().contains("UncaughtHandlerTest.java:"), shown.getFirst());
        assertEquals(List.of(shown.getFirst()), terminal.toString().lines().toList());
    }

    @Test
    void wantOfMemoryIsNoFaultToReportButAdviceToFollow() {
        OutOfMemoryError want = assertThrows(OutOfMemoryError.class, () -> new long[Integer.MAX_VALUE].clone());
        handler.uncaughtException(Thread.currentThread(), want);
        assertTrue(shown.getFirst().contains("memory"), shown.getFirst());
        assertTrue(shown.getFirst().contains("smaller board"), shown.getFirst());
        assertFalse(shown.getFirst().contains("report"), shown.getFirst());
    }

    @Test
    void wantOfMemoryThatASceneTellsIsNotToldAgain() {
        OutOfMemoryError want = assertThrows(OutOfMemoryError.class, () -> new long[Integer.MAX_VALUE].clone());
        Thread thread = Thread.currentThread();
        Thread.UncaughtExceptionHandler before = thread.getUncaughtExceptionHandler();
        thread.setUncaughtExceptionHandler(handler);
        try {
            WorkFailure.report(want);
        } finally {
            thread.setUncaughtExceptionHandler(before);
        }
        assertEquals(List.of(), shown);
        assertEquals("", terminal.toString());
    }

    @Test
    void uncaughtExceptionThatRepeatsIsSaidOnce() {
        for (int pulse = 0; pulse < 3; pulse++) {
            handler.uncaughtException(Thread.currentThread(), new IllegalStateException("no knight"));
        }
        assertEquals(1, shown.size());
    }

    @Test
    void uncaughtInputFaultIsShownAsWhatItIs() {
        handler.uncaughtException(
                Thread.currentThread(), new InputFault("a.board", 2, "a row is too short", "Make it as long."));
        assertEquals(1, shown.size());
        assertTrue(shown.getFirst().startsWith("a.board:2"), shown.getFirst());
        assertEquals("", terminal.toString());
    }

    private final class Shown implements MessageDisplay {
        @Override
        public void show(InputFault fault) {
            shown.add(fault.getMessage());
        }

        @Override
        public void say(String sentence) {
            shown.add(sentence);
        }

        @Override
        public void report(String sentence) {
            say(sentence);
        }

        @Override
        public void clear() {
            shown.clear();
        }
    }
}
