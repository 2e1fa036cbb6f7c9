package knightschool.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavaFxPlatformTest {
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
        JavaFxPlatform.chooseLibraryFolder(home);
        assertNull(System.getProperty(PROPERTY));
    }

    @Test
    void homeThatIsNoneIsNotTried() {
        JavaFxPlatform.chooseLibraryFolder(home.resolve("none"));
        String chosen = System.getProperty(PROPERTY);
        assertNotNull(chosen);
        assertTrue(Files.isWritable(Path.of(chosen)));
        JavaFxPlatform.chooseLibraryFolder(home.resolve("none"));
        assertEquals(chosen, System.getProperty(PROPERTY), "what is chosen already stays");
    }

    @Test
    void linuxHasAGraphicsDeviceWhereItShowsOne() {
        assertTrue(JavaFxPlatform.mayHaveGraphicsDevice("Linux", Path.of("/dev/dri")::equals));
        assertTrue(JavaFxPlatform.mayHaveGraphicsDevice("Linux", Path.of("/dev/nvidiactl")::equals));
        assertFalse(JavaFxPlatform.mayHaveGraphicsDevice("Linux", _ -> false));
    }

    @Test
    void otherSystemsMayHaveAGraphicsDeviceThatIsNoFile() {
        assertTrue(JavaFxPlatform.mayHaveGraphicsDevice("Windows 11", _ -> false));
        assertTrue(JavaFxPlatform.mayHaveGraphicsDevice("Mac OS X", _ -> false));
    }

    @Test
    void hasDisplayReadsTheEnvironmentOnLinuxOnly() {
        assertFalse(JavaFxPlatform.hasDisplay("Linux", Map.of()));
        assertFalse(JavaFxPlatform.hasDisplay("Linux", Map.of("DISPLAY", "")));
        assertTrue(JavaFxPlatform.hasDisplay("Linux", Map.of("DISPLAY", ":0")));
        assertTrue(JavaFxPlatform.hasDisplay("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0")));
        assertTrue(JavaFxPlatform.hasDisplay("Windows 11", Map.of()));
        assertTrue(JavaFxPlatform.hasDisplay("Mac OS X", Map.of()));
    }
}
