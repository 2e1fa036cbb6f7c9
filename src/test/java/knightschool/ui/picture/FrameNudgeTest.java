package knightschool.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import knightschool.picture.PictureFrame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Frames as keys move them, by 4 pixels in a picture of 400. */
class FrameNudgeTest {
    private static final PictureFrame PICTURE = PictureFrame.whole(400, 300);

    @ParameterizedTest
    @CsvSource({
        "1, 0, false, 104, 100, 200, 100", "-1, 0, false, 96, 100, 200, 100",
        "0, -1, false, 100, 96, 200, 100", "0, 1, false, 100, 104, 200, 100",
        "1, 0, true, 100, 100, 204, 100", "-1, 0, true, 100, 100, 196, 100",
        "0, 1, true, 100, 100, 200, 104", "0, -1, true, 100, 100, 200, 96"
    })
    void keyMovesTheFrameOrItsLowerRightCorner(
            int right, int down, boolean sizes, int x, int y, int width, int height) {
        PictureFrame frame = new PictureFrame(100, 100, 200, 100);
        assertEquals(new PictureFrame(x, y, width, height), new FrameNudge(right, down, sizes).of(frame, PICTURE));
    }

    @ParameterizedTest
    @CsvSource({"1, 0, false", "0, 1, false", "1, 0, true", "0, 1, true"})
    void frameStaysInThePicture(int right, int down, boolean sizes) {
        PictureFrame frame = new PictureFrame(198, 199, 200, 100);
        PictureFrame end = new FrameNudge(right, down, sizes).of(frame, PICTURE);
        assertEquals(right == 0 ? 398 : 400, end.x() + end.width());
        assertEquals(down == 0 ? 299 : 300, end.y() + end.height());
    }

    @Test
    void frameStaysLargeEnoughToBeRead() {
        PictureFrame small = new PictureFrame(10, 10, 26, 24);
        assertEquals(new PictureFrame(10, 10, 24, 24), new FrameNudge(-1, -1, true).of(small, PICTURE));
        PictureFrame tiny = PictureFrame.whole(20, 20);
        assertEquals(tiny, new FrameNudge(-1, -1, true).of(tiny, tiny));
    }
}
