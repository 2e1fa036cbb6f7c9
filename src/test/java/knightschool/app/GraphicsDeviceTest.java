package knightschool.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class GraphicsDeviceTest {
    @Test
    void linuxHasOneWhereItShowsOne() {
        assertTrue(GraphicsDevice.mayBeThere("Linux", Path.of("/dev/dri")::equals));
        assertTrue(GraphicsDevice.mayBeThere("Linux", Path.of("/dev/nvidiactl")::equals));
        assertFalse(GraphicsDevice.mayBeThere("Linux", _ -> false));
    }

    @Test
    void otherSystemsMayHaveOneThatIsNoFile() {
        assertTrue(GraphicsDevice.mayBeThere("Windows 11", _ -> false));
        assertTrue(GraphicsDevice.mayBeThere("Mac OS X", _ -> false));
    }
}
