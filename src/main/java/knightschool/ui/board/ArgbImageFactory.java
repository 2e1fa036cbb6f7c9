package knightschool.ui.board;

import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/** Creates JavaFX images from arrays of ARGB pixels. */
public final class ArgbImageFactory {
    private ArgbImageFactory() {}

    /** Returns an image of pixels that are given row by row. */
    public static WritableImage of(int width, int height, int[] argb) {
        WritableImage image = new WritableImage(width, height);
        image.getPixelWriter().setPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
        return image;
    }
}
