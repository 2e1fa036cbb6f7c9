package knightschool.cli;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import knightschool.explain.TourOrWalkSearchProgressListener;

/** Reports the progress of a long search from time to time; a short search reports nothing. */
final class TerminalProgress {
    /** The number of steps between two checks of the clock. */
    static final long STRIDE = 1 << 20;

    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(5);

    private final Terminal terminal;
    private final LongSupplier clock;
    private long lastReport;

    TerminalProgress(Terminal terminal) {
        this.terminal = terminal;
        this.clock = terminal.nanoseconds();
        this.lastReport = clock.getAsLong();
    }

    /** Reports the number of steps made. */
    void at(long steps) {
        say("%,d steps so far. Ctrl+C ends the search; --max-steps sets a limit.", steps);
    }

    /**
     * Reports a count.
     *
     * @param count the number of squares passed
     * @param squares the number of all squares
     * @param states the number of states kept
     */
    void at(int count, int squares, long states) {
        say(
                "%,d of %,d squares passed, %,d states so far. Ctrl+C ends the count; --max-states sets a limit.",
                count, squares, states);
    }

    /**
     * Returns a listener that reports the progress of an inquiry.
     *
     * @param hint what else the user can do about it, starting with a semicolon; may be empty
     */
    TourOrWalkSearchProgressListener ofInquiry(String hint) {
        return new TourOrWalkSearchProgressListener() {
            @Override
            public void cuts(long count) {
                say("%,d cuts tried so far. Ctrl+C ends the search.", count);
            }

            @Override
            public void steps(long count) {
                say("%,d steps so far. Ctrl+C ends the search%s.", count, hint);
            }

            @Override
            public void changes(long weighed) {
                say("%,d changes of a walk weighed so far. Ctrl+C ends the search.", weighed);
            }

            @Override
            public void orders(long sets, long all) {
                say(
                        "Every order of visits: %,d of %,d sets of squares weighed so far. Ctrl+C ends the search.",
                        sets, all);
            }
        };
    }

    /** Prints a message, given as a format and its values, if none was printed for some seconds. */
    void say(String format, Object... values) {
        long now = clock.getAsLong();
        if (now - lastReport >= PATIENCE) {
            lastReport = now;
            terminal.say(String.format(Locale.ROOT, format, values));
        }
    }
}
