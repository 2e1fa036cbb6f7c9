package knightschool.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
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
}
