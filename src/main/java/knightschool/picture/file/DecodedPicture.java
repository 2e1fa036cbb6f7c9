package knightschool.picture.file;

import java.awt.image.BufferedImage;
import knightschool.picture.PictureReading;
import knightschool.picture.SelectionFrame;

/**
 * The decoded picture of a file, possibly scaled down.
 *
 * @param image the image, without transparency; must not be modified
 * @param step the number of pixels of the file's picture per pixel of the image, in each direction; 1 if not scaled
 */
public record DecodedPicture(BufferedImage image, int step) {
    /** Returns the part of the image for a part of the file's picture. */
    public SelectionFrame part(SelectionFrame inFile) {
        return new SelectionFrame(
                inFile.x() / step,
                inFile.y() / step,
                Math.ceilDiv(inFile.width(), step),
                Math.ceilDiv(inFile.height(), step));
    }

    /** Returns a reading of the image with its grid in the coordinates of the file's picture. */
    public PictureReading inFile(PictureReading reading) {
        return new PictureReading(
                reading.board(), reading.grid().enlarged(step), reading.doubts(), reading.confidence());
    }

    /** Returns the frame of the file's picture, to a precision of {@code step} pixels. */
    public SelectionFrame whole() {
        return SelectionFrame.whole(image.getWidth() * step, image.getHeight() * step);
    }
}
