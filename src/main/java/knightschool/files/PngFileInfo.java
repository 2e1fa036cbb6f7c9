package knightschool.files;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The location, size and stamp of a PNG picture, from the header of the file (W3C, Portable Network Graphics, third
 * edition, 2025).
 *
 * @param file the location
 * @param width the width in pixels
 * @param height the height in pixels
 * @param stamp a stamp for detecting that the file was written again
 */
public record PngFileInfo(URI file, int width, int height, FileStamp stamp) {
    /** The longest side, in pixels: a larger picture would take too much memory. */
    public static final int MAX_SIDE = 4096;

    private static final long MAX_BYTES = 16L << 20;
    private static final long SIGNATURE = 0x89504E470D0A1A0AL;
    private static final int FIRST_CHUNK = 0x49484452;

    /**
     * Reads the header of a picture in a folder.
     *
     * @param name the name relative to the folder, which may lead through subfolders
     * @throws InputFault if the file does not exist, lies outside the folder, also by a link, or is not a PNG picture
     *     of a permitted size
     */
    public static PngFileInfo in(Path folder, String name) {
        Path file = ContainedFileResolver.find(folder, name);
        try {
            if (Files.size(file) > MAX_BYTES) {
                throw noPicture(name);
            }
            return read(file, name);
        } catch (IOException _) {
            throw noPicture(name);
        }
    }

    private static PngFileInfo read(Path file, String name) throws IOException {
        try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
            boolean head = in.readLong() == SIGNATURE && in.readInt() > 0 && in.readInt() == FIRST_CHUNK;
            int width = in.readInt();
            int height = in.readInt();
            if (!head || !isSide(width) || !isSide(height)) {
                throw noPicture(name);
            }
            FileStamp stamp = FileStamp.of(file).orElseThrow(() -> noPicture(name));
            return new PngFileInfo(file.toUri(), width, height, stamp);
        }
    }

    private static boolean isSide(int pixels) {
        return pixels > 0 && pixels <= MAX_SIDE;
    }

    private static InputFault noPicture(String name) {
        return new InputFault(
                "\"" + name + "\" is no picture that can be shown",
                "Save it as PNG with at most " + MAX_SIDE + " pixels a side.");
    }
}
