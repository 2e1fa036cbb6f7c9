package knightschool.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class GpuDetectorTest {
    @Test
    void linuxHasOneWhereItShowsOne() {
        assertTrue(GpuDetector.mayBeThere("Linux", Path.of("/dev/dri")::equals));
        assertTrue(GpuDetector.mayBeThere("Linux", Path.of("/dev/nvidiactl")::equals));
        assertFalse(GpuDetector.mayBeThere("Linux", _ -> false));
    }

    @Test
    void otherSystemsMayHaveOneThatIsNoFile() {
        assertTrue(GpuDetector.mayBeThere("Windows 11", _ -> false));
        assertTrue(GpuDetector.mayBeThere("Mac OS X", _ -> false));
    }
}
