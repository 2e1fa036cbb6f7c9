package knightschool.picture.file;

import java.awt.image.BufferedImage;
import knightschool.picture.PictureReading;
import knightschool.picture.SelectionFrame;

/**
 * The picture of a file, which may be read smaller than it is there.
 *
 * @param image without transparency; nobody changes it
 * @param step the side of the part of the file's picture, in its pixels, that one pixel stands for; 1 for a picture
 *     that is read as it is
 */
public record DecodedPicture(BufferedImage image, int step) {
    /** The part of the image that is this part of the file's picture. */
    public SelectionFrame part(SelectionFrame inFile) {
        return new SelectionFrame(
                inFile.x() / step,
                inFile.y() / step,
                Math.ceilDiv(inFile.width(), step),
                Math.ceilDiv(inFile.height(), step));
    }

    /** The same board where it lies in the file's picture. */
    public PictureReading inFile(PictureReading reading) {
        return new PictureReading(
                reading.board(), reading.grid().enlarged(step), reading.doubts(), reading.confidence());
    }

    /** The size of the file's picture, to the step. */
    public SelectionFrame whole() {
        return SelectionFrame.whole(image.getWidth() * step, image.getHeight() * step);
    }
}
