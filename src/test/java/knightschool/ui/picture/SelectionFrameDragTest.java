package knightschool.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import knightschool.drawing.picture.FrameHandle;
import knightschool.picture.PicturePoint;
import knightschool.picture.SelectionFrame;
import knightschool.ui.picture.PictureCorrectionMouseHandler.SelectionFrameDrag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Frames as the mouse drags them. */
class SelectionFrameDragTest {
    private static final SelectionFrame PICTURE = SelectionFrame.whole(400, 300);
    private static final SelectionFrame FRAME = new SelectionFrame(100, 100, 200, 100);

    @ParameterizedTest
    @CsvSource({
        "101, 99, NORTH_WEST", "180, 102, NORTH", "303, 98, NORTH_EAST", "299, 150, EAST",
        "300, 200, SOUTH_EAST", "250, 203, SOUTH", "100, 200, SOUTH_WEST", "97, 120, WEST"
    })
    void handleIsFoundNearCornersAndAlongSides(double x, double y, FrameHandle handle) {
        assertEquals(Optional.of(handle), FrameHandle.at(FRAME, new PicturePoint(x, y), 5));
    }

    @ParameterizedTest
    @CsvSource({"200, 150", "90, 90", "310, 150", "200, 210"})
    void noHandleIsFoundElsewhere(double x, double y) {
        assertEquals(Optional.empty(), FrameHandle.at(FRAME, new PicturePoint(x, y), 5));
    }

    @ParameterizedTest
    @CsvSource({
        "NORTH_WEST, 50, 60, 50, 60, 250, 140",
        "SOUTH_EAST, 350, 250, 100, 100, 250, 150",
        "NORTH, 0, 120, 100, 120, 200, 80",
        "EAST, 999, 0, 100, 100, 300, 100",
        "WEST, 299, 150, 276, 100, 24, 100",
        "SOUTH, 0, -50, 100, 100, 200, 24"
    })
    void draggedHandleMovesItsSidesWithinThePictureAndLeavesTheOthers(
            FrameHandle handle, double x, double y, int left, int top, int width, int height) {
        assertEquals(
                new SelectionFrame(left, top, width, height), handle.dragged(FRAME, new PicturePoint(x, y), PICTURE));
    }

    @Test
    void newFrameIsDrawnInAnyDirectionAndWithinThePicture() {
        SelectionFrameDrag drag = new SelectionFrameDrag.Drawn(new PicturePoint(150, 120));
        assertEquals(Optional.of(new SelectionFrame(0, 20, 150, 100)), drag.to(new PicturePoint(-30, 20), PICTURE));
    }

    @Test
    void newFrameThatIsTooSmallIsNone() {
        SelectionFrameDrag drag = new SelectionFrameDrag.Drawn(new PicturePoint(150, 120));
        assertEquals(Optional.empty(), drag.to(new PicturePoint(160, 200), PICTURE));
    }
}
