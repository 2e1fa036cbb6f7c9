package knightschool.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class EntranceTest {

    @Test
    void chooseCommandLineWhereArgumentsAreGiven() {
        assertEquals(Entrance.COMMAND_LINE, Entrance.choose(1, true, true));
        assertEquals(Entrance.COMMAND_LINE, Entrance.choose(3, false, false));
    }

    @Test
    void chooseWindowWhereADisplayIs() {
        assertEquals(Entrance.WINDOW, Entrance.choose(0, true, true));
        assertEquals(Entrance.WINDOW, Entrance.choose(0, true, false));
    }

    @Test
    void chooseGalleryOnlyWhereAFolderIsNamed() {
        assertEquals(Entrance.GALLERY, Entrance.choose(0, false, true));
        assertEquals(Entrance.ADVICE, Entrance.choose(0, false, false));
    }

    @Test
    void hasDisplayReadsTheEnvironmentOnLinuxOnly() {
        assertFalse(Entrance.hasDisplay("Linux", Map.of()));
        assertFalse(Entrance.hasDisplay("Linux", Map.of("DISPLAY", "")));
        assertTrue(Entrance.hasDisplay("Linux", Map.of("DISPLAY", ":0")));
        assertTrue(Entrance.hasDisplay("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0")));
        assertTrue(Entrance.hasDisplay("Windows 11", Map.of()));
        assertTrue(Entrance.hasDisplay("Mac OS X", Map.of()));
    }
}
