package knightschool.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javafx.stage.Window;
import knightschool.app.Main;

/** Starts the program as without arguments, has an hour of use pass in it, and says now and then what memory it has. */
public final class MemoryProbe {
    /** The moments of the hour at which memory is looked at. */
    static final int MOMENTS = 6;

    /** Longer than it takes until the program is at rest, in seconds. */
    static final int REST_SECONDS = 25;

    /** How the names of its figures begin. */
    static final String HOME = "first page";

    /** Likewise, after the hour. */
    static final String END = "after the hour";

    /** How the names of its figures end. */
    static final String LIVING = "alive";

    private static final double KILOBYTES = 1024;
    private static final double MEBIBYTE = 1 << 20;

    private MemoryProbe() {}

    /**
     * @param args the seed; how many acts; whether living memory is asked for too, which a collection finds out and so
     *     changes what is resident
     */
    public static void main(String[] args) {
        Thread.ofPlatform().daemon().start(() -> {
            int status = 1;
            try {
                look(Long.parseLong(args[0]), Integer.parseInt(args[1]), Boolean.parseBoolean(args[2]));
                status = 0;
            } catch (InterruptedException | RuntimeException e) {
                System.err.println("The hour could not be played: " + e);
            } finally {
                Runtime.getRuntime().halt(status);
            }
        });
        Main.main(new String[0]);
    }

    private static void look(long seed, int acts, boolean living) throws InterruptedException {
        while (Window.getWindows().stream().noneMatch(Window::isShowing)) {
            Thread.sleep(100);
        }
        Thread.sleep(REST_SECONDS * 1000L);
        say(HOME, living);
        HourOfUse hour = new HourOfUse(seed);
        for (int moment = 1; moment <= MOMENTS; moment++) {
            hour.act(acts / MOMENTS);
            say("after %d minutes".formatted(60 / MOMENTS * moment), living);
        }
        hour.goHome();
        Thread.sleep(REST_SECONDS * 1000L);
        say(END, living);
    }

    private static void say(String moment, boolean living) {
        System.out.printf(Locale.ROOT, "%s, resident=%.1f%n", moment, resident());
        if (living) {
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            double alive = (runtime.totalMemory() - runtime.freeMemory()) / MEBIBYTE;
            System.out.printf(Locale.ROOT, "%s, %s=%.1f%n", moment, LIVING, alive);
        }
        System.out.flush();
    }

    /** What of the process lies in the machine's memory, in MiB. */
    private static double resident() {
        try {
            return Files.readAllLines(Path.of("/proc/self/status")).stream()
                            .filter(line -> line.startsWith("VmRSS:"))
                            .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                            .findFirst()
                            .orElseThrow()
                    / KILOBYTES;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
