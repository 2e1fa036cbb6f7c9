package knightschool.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ApplicationDataFolderTest {
    @Test
    void ofFollowsTheCustomOfEachSystem() {
        assertEquals(Path.of("/h/.local/state/knight-school"), ApplicationDataFolder.of("Linux", "/h", Map.of()));
        assertEquals(
                Path.of("/s/knight-school"), ApplicationDataFolder.of("Linux", "/h", Map.of("XDG_STATE_HOME", "/s")));
        assertEquals(
                Path.of("/h/.local/state/knight-school"),
                ApplicationDataFolder.of("Linux", "/h", Map.of("XDG_STATE_HOME", "not/absolute")));
        // A user without a home.
        assertEquals(Path.of("/?/.local/state/knight-school"), ApplicationDataFolder.of("Linux", "?", Map.of()));
        assertEquals(
                Path.of("/h/Library/Application Support/knight-school"),
                ApplicationDataFolder.of("Mac OS X", "/h", Map.of()));
        assertEquals(
                Path.of("/local/knight-school"),
                ApplicationDataFolder.of("Windows 11", "/h", Map.of("LOCALAPPDATA", "/local")));
    }
}
