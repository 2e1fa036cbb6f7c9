package knightschool.ui.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorkFailureTest {
    private final List<Throwable> heard = new ArrayList<>();

    private WorkFailure heard(Throwable failure) {
        Thread thread = Thread.currentThread();
        Thread.UncaughtExceptionHandler before = thread.getUncaughtExceptionHandler();
        thread.setUncaughtExceptionHandler((_, fault) -> heard.add(fault));
        try {
            return WorkFailure.report(failure);
        } finally {
            thread.setUncaughtExceptionHandler(before);
        }
    }

    @Test
    void wantOfMemoryIsAdviceForMoreThanThereIsNow() {
        OutOfMemoryError want = assertThrows(OutOfMemoryError.class, () -> new long[Integer.MAX_VALUE].clone());
        String remedy = heard(want).remedy();
        assertTrue(remedy.startsWith("Choose a smaller board, or"), remedy);
        long gigabytes = Long.parseLong(remedy.replaceAll(".*-Xmx(\\d+)g\\.", "$1"));
        assertTrue(gigabytes << 30 > Runtime.getRuntime().maxMemory(), remedy);
        assertInstanceOf(WorkFailure.ReportedOutOfMemory.class, heard.getFirst());
        assertEquals(want, heard.getFirst().getCause());
    }

    @Test
    void faultOfTheProgramIsNamedAndHeardOf() {
        RuntimeException fault = new IllegalStateException("no knight");
        String words = heard(fault).words();
        assertTrue(words.contains("IllegalStateException: no knight"), words);
        assertTrue(words.endsWith("choose something else and report it."), words);
        assertEquals(List.of(fault), heard);
    }
}
