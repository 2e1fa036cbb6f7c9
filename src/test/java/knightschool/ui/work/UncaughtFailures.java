package knightschool.ui.work;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** What is heard of uncaught failures, on any thread, until it is closed. */
public final class UncaughtFailures implements AutoCloseable {
    private final Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    private final List<Throwable> heard = new CopyOnWriteArrayList<>();

    public UncaughtFailures() {
        Thread.setDefaultUncaughtExceptionHandler((_, failure) -> heard.add(failure));
    }

    /** The messages of the failures, in the order in which they came. */
    public List<String> messages() {
        return heard.stream().map(Throwable::getMessage).toList();
    }

    @Override
    public void close() {
        Thread.setDefaultUncaughtExceptionHandler(before);
    }
}
