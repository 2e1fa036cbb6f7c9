package knightschool.files;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import knightschool.Eventually;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class ProcessIdentityTest {
    @Test
    void isAliveSaysThisProcessAndNoOtherOfItsNumber() {
        assertTrue(ProcessIdentity.isAlive(ProcessIdentity.own().name()));
        assertFalse(ProcessIdentity.isAlive(ProcessHandle.current().pid() + "-1"));
        assertFalse(ProcessIdentity.isAlive("no mark"));
    }

    @Test
    void isZombieReadsTheStateBehindANameThatMayHoldAnything() {
        assertTrue(ProcessIdentity.isZombie("12 (java) Z 1 12 12 0"));
        assertFalse(ProcessIdentity.isZombie("12 (java) S 1 12 12 0"));
        assertFalse(ProcessIdentity.isZombie("12 (a) Z (b) R 1 12 12 0"));
        assertFalse(ProcessIdentity.isZombie(""));
    }

    /** The shell becomes a program that never asks how the child has ended that the shell began. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void isAliveSaysNoOfAProcessWhoseParentHasNotHeardThatItEnded() throws IOException {
        Process parent = new ProcessBuilder("sh", "-c", "exec 3<&0; (read line <&3) & echo $!; exec sleep 600").start();
        try (BufferedReader said = parent.inputReader();
                BufferedWriter told = parent.outputWriter()) {
            ProcessHandle child =
                    ProcessHandle.of(Long.parseLong(said.readLine())).orElseThrow();
            Instant begun = child.info().startInstant().orElseThrow();
            String name = new ProcessIdentity(child.pid(), begun.toEpochMilli()).name();
            assertTrue(ProcessIdentity.isAlive(name));
            Eventually.until(
                    "the shell is another program", () -> program(parent).equals("sleep"));
            told.write("end\n");
            told.flush();
            Eventually.until("the child has ended", () -> !ProcessIdentity.isAlive(name));
            assertTrue(child.isAlive(), "Java counts it as alive");
        } finally {
            parent.destroyForcibly();
        }
    }

    private static String program(Process process) {
        try {
            return Files.readString(Path.of("/proc", String.valueOf(process.pid()), "comm"))
                    .strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
