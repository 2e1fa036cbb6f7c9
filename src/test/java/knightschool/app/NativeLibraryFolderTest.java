package knightschool.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NativeLibraryFolderTest {
    private static final String PROPERTY = "javafx.cachedir";

    private String before;

    @TempDir
    Path home;

    @BeforeEach
    void forget() {
        before = System.getProperty(PROPERTY);
        System.clearProperty(PROPERTY);
    }

    @AfterEach
    void restore() {
        System.clearProperty(PROPERTY);
        if (before != null) {
            System.setProperty(PROPERTY, before);
        }
    }

    @Test
    void homeThatMayBeWrittenIsLeftToJavaFx() {
        NativeLibraryFolder.choose(home);
        assertNull(System.getProperty(PROPERTY));
    }

    @Test
    void homeThatIsNoneIsNotTried() {
        NativeLibraryFolder.choose(home.resolve("none"));
        String chosen = System.getProperty(PROPERTY);
        assertNotNull(chosen);
        assertTrue(Files.isWritable(Path.of(chosen)));
        NativeLibraryFolder.choose(home.resolve("none"));
        assertEquals(chosen, System.getProperty(PROPERTY), "what is chosen already stays");
    }
}
