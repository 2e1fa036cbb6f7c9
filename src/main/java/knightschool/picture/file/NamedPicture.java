package knightschool.picture.file;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;

/**
 * A picture that a user provided.
 *
 * @param name the name shown to the user: the file name without the folder, or where the picture came from
 * @param image an opaque image, see {@link PictureFileReader#opaque}; must not be modified
 * @param step the number of pixels of the original per pixel of the image, in each direction; a large picture is scaled
 *     down
 */
public record NamedPicture(String name, BufferedImage image, int step) {
    /** Creates a picture that is not scaled. */
    public NamedPicture(String name, BufferedImage image) {
        this(name, image, 1);
    }

    /**
     * Reads the picture of a file.
     *
     * @param progress told while the file is decoded, which may take seconds
     * @throws InputFault if the file cannot be used, with the file as its location
     */
    public static NamedPicture read(Path file, ReadProgressListener progress) {
        DecodedPicture picture = PictureFileReader.read(file, progress);
        return new NamedPicture(String.valueOf(file.getFileName()), picture.image(), picture.step());
    }
}
