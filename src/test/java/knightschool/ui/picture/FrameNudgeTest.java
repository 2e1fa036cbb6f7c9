package knightschool.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import knightschool.picture.SelectionFrame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Frames as keys move them, by 4 pixels in a picture of 400. */
class FrameNudgeTest {
    private static final SelectionFrame PICTURE = SelectionFrame.whole(400, 300);

    @ParameterizedTest
    @CsvSource({
        "1, 0, false, 104, 100, 200, 100", "-1, 0, false, 96, 100, 200, 100",
        "0, -1, false, 100, 96, 200, 100", "0, 1, false, 100, 104, 200, 100",
        "1, 0, true, 100, 100, 204, 100", "-1, 0, true, 100, 100, 196, 100",
        "0, 1, true, 100, 100, 200, 104", "0, -1, true, 100, 100, 200, 96"
    })
    void keyMovesTheFrameOrItsLowerRightCorner(
            int right, int down, boolean sizes, int x, int y, int width, int height) {
        SelectionFrame frame = new SelectionFrame(100, 100, 200, 100);
        assertEquals(
                new SelectionFrame(x, y, width, height),
                new PictureCorrectionKeyHandler.FrameNudge(right, down, sizes).of(frame, PICTURE));
    }

    @ParameterizedTest
    @CsvSource({"1, 0, false", "0, 1, false", "1, 0, true", "0, 1, true"})
    void frameStaysInThePicture(int right, int down, boolean sizes) {
        SelectionFrame frame = new SelectionFrame(198, 199, 200, 100);
        SelectionFrame end = new PictureCorrectionKeyHandler.FrameNudge(right, down, sizes).of(frame, PICTURE);
        assertEquals(right == 0 ? 398 : 400, end.x() + end.width());
        assertEquals(down == 0 ? 299 : 300, end.y() + end.height());
    }

    @Test
    void frameStaysLargeEnoughToBeRead() {
        SelectionFrame small = new SelectionFrame(10, 10, 26, 24);
        assertEquals(
                new SelectionFrame(10, 10, 24, 24),
                new PictureCorrectionKeyHandler.FrameNudge(-1, -1, true).of(small, PICTURE));
        SelectionFrame tiny = SelectionFrame.whole(20, 20);
        assertEquals(tiny, new PictureCorrectionKeyHandler.FrameNudge(-1, -1, true).of(tiny, tiny));
    }
}
