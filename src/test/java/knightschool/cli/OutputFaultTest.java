package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What the program, in a process of its own, says of an output that takes nothing. */
@Execution(ExecutionMode.CONCURRENT)
class OutputFaultTest {
    private static final List<String> FRENCH = List.of("-Duser.language=fr");

    @TempDir
    private Path folder;

    @Test
    void helpOnAFullDiskIsAFault() throws Exception {
        File full = new File("/dev/full");
        assumeTrue(full.exists());
        Process process =
                ProgramProcess.of(FRENCH, "--help").redirectOutput(full).start();
        assertEquals(
                "knight-school: the result cannot be written: the disk is full. Free some space on it.",
                output(process));
        assertEquals(2, process.waitFor());
    }

    /** The system says in French that the reader has gone, where it can. */
    @Test
    void readerThatHasGoneIsNoFaultInFrench() throws Exception {
        ProcessBuilder builder = ProgramProcess.of(FRENCH, "tour", "--board=400x400");
        Path locale = folder.resolve("fr_FR.UTF-8");
        if (Files.exists(Path.of("/usr/bin/localedef"))) {
            new ProcessBuilder("/usr/bin/localedef", "-i", "fr_FR", "-f", "UTF-8", locale.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("said").toFile())
                    .start()
                    .waitFor();
            builder.environment().put("LOCPATH", folder.toString());
            builder.environment().put("LC_ALL", "fr_FR.UTF-8");
        }
        Process process = builder.start();
        try (InputStream output = process.getInputStream()) {
            assertTrue(output.read() >= 0);
        }
        assertEquals("", output(process));
        assertEquals(0, process.waitFor());
    }

    private static String output(Process process) throws Exception {
        try (InputStream messages = process.getErrorStream()) {
            return new String(messages.readAllBytes(), StandardCharsets.UTF_8).strip();
        }
    }
}
