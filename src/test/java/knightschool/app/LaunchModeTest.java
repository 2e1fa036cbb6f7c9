package knightschool.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class LaunchModeTest {

    @Test
    void chooseCommandLineWhereArgumentsAreGiven() {
        assertEquals(LaunchMode.COMMAND_LINE, LaunchMode.choose(true, true, true, true));
        assertEquals(LaunchMode.COMMAND_LINE, LaunchMode.choose(true, true, false, false));
    }

    @Test
    void chooseWindowWhereADisplayIs() {
        assertEquals(LaunchMode.WINDOW, LaunchMode.choose(false, false, true, true));
        assertEquals(LaunchMode.WINDOW, LaunchMode.choose(false, false, true, false));
        assertEquals(LaunchMode.WINDOW, LaunchMode.choose(false, true, true, true));
    }

    @Test
    void chooseGalleryOnlyWhereAFolderIsNamed() {
        assertEquals(LaunchMode.GALLERY, LaunchMode.choose(false, false, false, true));
        assertEquals(LaunchMode.ADVICE, LaunchMode.choose(false, false, false, false));
        assertEquals(LaunchMode.ADVICE, LaunchMode.choose(false, true, false, true));
    }

    @Test
    void hasDisplayReadsTheEnvironmentOnLinuxOnly() {
        assertFalse(LaunchMode.hasDisplay("Linux", Map.of()));
        assertFalse(LaunchMode.hasDisplay("Linux", Map.of("DISPLAY", "")));
        assertTrue(LaunchMode.hasDisplay("Linux", Map.of("DISPLAY", ":0")));
        assertTrue(LaunchMode.hasDisplay("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0")));
        assertTrue(LaunchMode.hasDisplay("Windows 11", Map.of()));
        assertTrue(LaunchMode.hasDisplay("Mac OS X", Map.of()));
    }
}
