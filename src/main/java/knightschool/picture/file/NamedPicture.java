package knightschool.picture.file;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;

/**
 * A picture that a person handed in.
 *
 * @param name what a person knows it by: the name of its file without the folder, or where it came from
 * @param image opaque, see {@link PictureFileReader#opaque}; nobody changes it
 * @param step how many pixels of what was handed in one pixel is wide and high: a large picture is read smaller
 */
public record NamedPicture(String name, BufferedImage image, int step) {
    /** A picture in its own size. */
    public NamedPicture(String name, BufferedImage image) {
        this(name, image, 1);
    }

    /**
     * The picture of a file.
     *
     * @param progress told while it is decoded, which may take seconds
     * @throws InputFault if it cannot be used, with the file as its place
     */
    public static NamedPicture read(Path file, ReadProgressListener progress) {
        DecodedPicture picture = PictureFileReader.read(file, progress);
        return new NamedPicture(String.valueOf(file.getFileName()), picture.image(), picture.step());
    }
}
