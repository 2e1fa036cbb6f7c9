package knightschool.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The packaged program, started as a person would. */
final class Launcher {

    /** What one run left behind. */
    record Run(int status, String output, String messages) {}

    private Launcher() {}

    static Run run(String... arguments) throws IOException, InterruptedException {
        return runOn("", arguments);
    }

    /** Runs it with the variable {@code DISPLAY} set; empty leaves it out. */
    static Run runOn(String display, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("knightschool.launcher"));
        command.addAll(List.of(arguments));
        Path output = Files.createTempFile("knight-school", ".out");
        Path messages = Files.createTempFile("knight-school", ".err");
        try {
            ProcessBuilder builder =
                    new ProcessBuilder(command).redirectOutput(output.toFile()).redirectError(messages.toFile());
            builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY"));
            if (!display.isEmpty()) {
                builder.environment().put("DISPLAY", display);
            }
            int status = builder.start().waitFor();
            return new Run(status, Files.readString(output), Files.readString(messages));
        } finally {
            Files.delete(output);
            Files.delete(messages);
        }
    }
}
