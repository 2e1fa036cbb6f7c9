package knightschool.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FontsTest {
    @Test
    void failureOfAMachineWithoutAFontIsSaidInWords() {
        NullPointerException failure = new NullPointerException("of JavaFX");
        assertSame(failure, Fonts.inWords(failure));
        failure.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("com.sun.javafx.font.LogicalFont", "getDefaultAAMode", "LogicalFont.java", 1)
        });
        assertTrue(Fonts.inWords(failure).getMessage().startsWith("this machine has no font"));
    }

    @Test
    void folderForTemporaryFilesThatIsMissingIsNamed(@TempDir Path folder) {
        Fonts.requireTemporaryFolder(folder);
        Path none = folder.resolve("none");
        InputFault fault = assertThrows(InputFault.class, () -> Fonts.requireTemporaryFolder(none));
        assertEquals(
                none + ": this folder for temporary files is missing, or may not be written. Make it, or name another:"
                        + " JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=FOLDER.",
                fault.getMessage());
    }
}
