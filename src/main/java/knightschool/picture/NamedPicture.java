package knightschool.picture;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import knightschool.files.InputFault;

/**
 * A picture that a person handed in.
 *
 * @param name what a person knows it by: the name of its file without the folder, or where it came from
 * @param image opaque, see {@link ImageFile#opaque}; nobody changes it
 */
public record NamedPicture(String name, BufferedImage image) {
    /**
     * The picture of a file.
     *
     * @throws InputFault if it cannot be used, with the file as its place
     */
    public static NamedPicture read(Path file) {
        return new NamedPicture(String.valueOf(file.getFileName()), ImageFile.read(file));
    }
}
