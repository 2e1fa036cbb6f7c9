package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import knightschool.Eventually;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class CensusRowStoreTest {
    @TempDir
    Path folder;

    /** The second search has no end in sight. The end comes from outside as soon as the first row is printed. */
    @Test
    @Timeout(Eventually.PATIENCE_SECONDS)
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a process cannot be asked to end there")
    void programThatIsEndedLeavesEveryPrintedRowInItsFile() throws Exception {
        Path file = folder.resolve("rows.csv");
        Process process = census("--starts=0,2", "--max-steps=999999999999999999", "--out=" + file);
        try (BufferedReader printed = process.inputReader()) {
            assertEquals("start,outcome,steps", printed.readLine());
            assertEquals("0,found,6484065", printed.readLine());
            process.destroy();
            process.waitFor();
        } finally {
            process.destroyForcibly();
        }
        assertEquals(List.of("start,outcome,steps", "0,found,6484065"), Files.readAllLines(file));
        try (var left = Files.list(folder)) {
            assertEquals(
                    List.of("rows.csv", "rows.csv.settings"),
                    left.map(Path::getFileName).map(Path::toString).sorted().toList());
        }
    }

    private static Process census(String... more) throws Exception {
        String[] line = {"census", "--board=8x8", "--algorithm=backtracking"};
        return ProgramProcess.of(Arguments.with(more, line))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }
}
