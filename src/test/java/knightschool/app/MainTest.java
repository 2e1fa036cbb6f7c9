package knightschool.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTest {
    @TempDir
    private Path home;

    /** Whatever the home of the person is: what is kept may lie elsewhere. */
    @Test
    void forgetfulIsSaidOfTheFolderInWhichThingsAreKept() throws IOException {
        Path state = home.resolve("state").resolve("knight-school");
        assertEquals(Optional.empty(), Main.forgetful(state));
        assertEquals(Optional.empty(), Main.forgetful(Files.createDirectories(state)));
        Path under = Files.writeString(home.resolve("file"), "").resolve("knight-school");
        assertEquals(
                Optional.of("knight-school: the folder " + under + " may not be written,"
                        + " so what you choose and how far you come is forgotten at the end."),
                Main.forgetful(under));
        Path nowhere = Files.createSymbolicLink(home.resolve("link"), home.resolve("none"));
        assertEquals(true, Main.forgetful(nowhere).isPresent());
    }

    /** As where the shell lets Java open no more files. */
    @Test
    void partThatCannotBeLoadedIsSaidInASentence() throws Exception {
        Path classes = Path.of(
                Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process = new ProcessBuilder(java, "-cp", classes.toString(), Main.class.getName(), "--help")
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        assertTrue(output.matches("knight-school: a part of the program cannot be loaded\\. [^\\n]+"), output);
        assertEquals(2, process.waitFor());
    }
}
