package knightschool.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import knightschool.RandomRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Whenever a process is killed that writes everything the program writes: what was written is there, and whole. */
class KilledWritersTest {
    /** A process is killed more often with {@code -Dkills=1000}, and at other moments with {@code -Dseed=3}. */
    private static final int KILLS = RandomRun.times("kills", 5);

    /** Numbers of the census are its rows, and it has 10,000 of them. */
    private static final int MOST_NUMBERS = 8_000;

    private static final int MOST_LINES = 60;

    /** The status of a process that was killed: 128 and the number of the signal. */
    private static final int KILLED = 128 + 9;

    /** In nanoseconds. */
    private static final int LONGEST_PAUSE = 20_000_000;

    @TempDir
    private Path home;

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the status of a killed process is another there")
    void nothingWrittenIsLostOrHalf() {
        RandomRun.of(random -> {
            int first = 0;
            Path folder = newFolder(0);
            for (int kill = 0; kill < KILLS; kill++) {
                if (first > MOST_NUMBERS) {
                    first = 0;
                    folder = newFolder(kill);
                }
                first = killAndRead(folder, first, random);
            }
        });
    }

    private Path newFolder(int name) throws IOException {
        Path folder = home.resolve(Integer.toString(name));
        for (NumberWriters writer : NumberWriters.values()) {
            Files.createDirectories(writer.in(folder));
        }
        return folder;
    }

    /**
     * Kills a process that writes numbers, once each writer has written one, and reads what is there.
     *
     * @param first the first number
     * @return a number that is larger than all that were written
     */
    private static int killAndRead(Path folder, int first, Random random) throws IOException {
        Map<NumberWriters, Integer> written = new EnumMap<>(NumberWriters.class);
        Process process = start(folder, first);
        try (BufferedReader printed = process.inputReader()) {
            int lines = random.nextInt(MOST_LINES);
            while (lines-- > 0 || written.size() < NumberWriters.values().length) {
                add(printed.readLine(), written);
            }
            LockSupport.parkNanos(random.nextInt(LONGEST_PAUSE));
            process.toHandle().destroyForcibly();
            for (String line = printed.readLine();
                    line != null && line.matches("[A-Z]+ \\d+");
                    line = printed.readLine()) {
                add(line, written);
            }
            process.onExit().join();
            assertEquals(KILLED, process.exitValue(), "the process was killed, and did not end by itself");
        } finally {
            process.destroyForcibly();
        }
        int most = first;
        for (NumberWriters writer : NumberWriters.values()) {
            int number = writer.number(writer.in(folder));
            assertTrue(
                    number >= written.get(writer) && number <= written.get(writer) + 1,
                    writer + " has " + number + ", and " + written + " were written");
            // Elsewhere a machine has no identity, and the files of its killed processes are swept after a day.
            assertTrue(
                    OS.current() != OS.LINUX || temporaryFiles(writer.in(folder)) <= 1,
                    writer + " leaves more than one temporary file");
            most = Math.max(most, number);
        }
        return most + 1;
    }

    private static Process start(Path folder, int first) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        NumberWriters.UntilKilled.class.getName(),
                        folder.toString(),
                        Integer.toString(first))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static void add(String line, Map<NumberWriters, Integer> written) {
        assertTrue(line != null, "the process has ended by itself");
        String[] words = line.split(" ");
        written.put(NumberWriters.valueOf(words[0]), Integer.valueOf(words[1]));
    }

    /** Returns how many temporary files of killed processes are in a folder, and in those below. */
    private static long temporaryFiles(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(".part")).count();
        }
    }
}
