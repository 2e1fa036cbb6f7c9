package knightschool.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The packaged program, started as a person would. */
final class Launcher {

    /** The status of a run that was still going when patience ended. It was closed then. */
    static final int STILL_RUNNING = -1;

    /** What one run left behind. */
    record Run(int status, String output, String messages) {}

    private static final int PATIENCE_SECONDS = 300;

    private Launcher() {}

    /** Runs it without a display until it ends. */
    static Run run(String... arguments) throws IOException, InterruptedException {
        return run(Map.of(), PATIENCE_SECONDS, arguments);
    }

    /** As {@link #run}, with one more option for its Java, which says on its first line that it picked it up. */
    static Run runWith(String option, String... arguments) throws IOException, InterruptedException {
        return run(Map.of("JAVA_TOOL_OPTIONS", option), PATIENCE_SECONDS, arguments);
    }

    /** Runs it without arguments, with the variable {@code DISPLAY} set, for at most so many seconds. */
    static Run open(String display, int seconds) throws IOException, InterruptedException {
        return run(Map.of("DISPLAY", display), seconds);
    }

    private static Run run(Map<String, String> environment, int seconds, String... arguments)
            throws IOException, InterruptedException {
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
            int status = status(builder.start(), seconds);
            return new Run(status, Files.readString(output), Files.readString(messages));
        } finally {
            Files.delete(output);
            Files.delete(messages);
        }
    }

    private static int status(Process process, int seconds) throws InterruptedException {
        if (process.waitFor(seconds, TimeUnit.SECONDS)) {
            return process.exitValue();
        }
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().waitFor();
        return STILL_RUNNING;
    }
}
