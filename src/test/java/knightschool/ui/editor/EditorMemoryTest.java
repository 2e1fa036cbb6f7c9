package knightschool.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What thousands of edits leave in memory, measured in a Java of its own, where no other test makes anything. */
@Execution(ExecutionMode.CONCURRENT)
class EditorMemoryTest {
    /** What an edit may leave for undo, in bytes. */
    private static final long PER_EDIT = 300;

    /** What undoing or doing again may leave, in bytes: less than any reference that is kept, with its object. */
    private static final long PER_STEP = 12;

    @Test
    void editsLeaveWhatUndoNeedsAndStepsBackAndForthLeaveNothing() throws IOException, InterruptedException {
        Process probe = new ProcessBuilder(command())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String printed = new String(probe.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, probe.waitFor(), printed);
        List<String> lines = printed.lines().toList();
        double edits = bytesAnEdit(lines.get(0));
        double steps = bytesAnEdit(lines.get(1));
        assertTrue(edits <= PER_EDIT, () -> "an edit leaves " + edits + " bytes");
        assertTrue(steps <= PER_STEP, () -> "a step back or forth leaves " + steps + " bytes");
    }

    private static double bytesAnEdit(String line) {
        String[] used = line.split(" ");
        return (Long.parseLong(used[1]) - Long.parseLong(used[0]))
                / (double) (EditorMemoryProbe.MANY - EditorMemoryProbe.FEW);
    }

    /** The Java of this test with its options, but without its agents, and with the plainest collector. */
    private static List<String> command() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option ->
                        Stream.of("-javaagent", "-agentlib", "-XX:", "-Xm").noneMatch(option::startsWith))
                .toList());
        command.addAll(List.of(
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx512m",
                "-cp",
                System.getProperty("java.class.path"),
                EditorMemoryProbe.class.getName()));
        return command;
    }
}
