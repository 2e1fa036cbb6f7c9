package knightschool.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import knightschool.Eventually;

/** The packaged program, started as a person would. */
final class Launcher {

    /** The status of a run that had not ended by itself. */
    static final int STILL_RUNNING = -1;

    /** What one run left behind. */
    record Run(int status, String output, String messages) {}

    private static final long BETWEEN_LOOKS_NANOS = 50_000_000;

    private Launcher() {}

    /** Runs it without a display until it ends. */
    static Run run(String... arguments) throws IOException {
        return run(Map.of(), () -> false, arguments);
    }

    /** As {@link #run}, with one more option for its Java, which says on its first line that it picked it up. */
    static Run runWith(String option, String... arguments) throws IOException {
        return run(Map.of("JAVA_TOOL_OPTIONS", option), () -> false, arguments);
    }

    /** As {@link #run}, in an environment with more variables. */
    static Run runIn(Map<String, String> environment, String... arguments) throws IOException {
        return run(environment, () -> false, arguments);
    }

    /** Runs it without arguments until it ends, with the variable {@code DISPLAY} set. */
    static Run open(String display) throws IOException {
        return run(Map.of("DISPLAY", display), () -> false);
    }

    /**
     * As {@link #open}, and ends it as soon as its Java has loaded a class. Its Java says on its first line that it
     * picked up an option.
     */
    static Run openUntilLoaded(String display, String type) throws IOException {
        Path log = Files.createTempFile("knight-school", ".log");
        try {
            return run(
                    Map.of("DISPLAY", display, "JAVA_TOOL_OPTIONS", "-Xlog:class+load:file=" + log),
                    () -> text(log).contains(" " + type + " "));
        } finally {
            Files.delete(log);
        }
    }

    private static Run run(Map<String, String> environment, BooleanSupplier enough, String... arguments)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("knightschool.launcher"));
        command.addAll(List.of(arguments));
        Path output = Files.createTempFile("knight-school", ".out");
        Path messages = Files.createTempFile("knight-school", ".err");
        try {
            ProcessBuilder builder =
                    new ProcessBuilder(command).redirectOutput(output.toFile()).redirectError(messages.toFile());
            builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY"));
            builder.environment().putAll(environment);
            int status = status(builder.start(), enough);
            return new Run(status, text(output), text(messages));
        } finally {
            Files.delete(output);
            Files.delete(messages);
        }
    }

    private static int status(Process process, BooleanSupplier enough) {
        try {
            Eventually.until(
                    "the program has ended, or done what is looked for",
                    () -> LockSupport.parkNanos(BETWEEN_LOOKS_NANOS),
                    () -> !process.isAlive() || enough.getAsBoolean());
            return process.isAlive() ? STILL_RUNNING : process.exitValue();
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
