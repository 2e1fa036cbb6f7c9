package knightschool.picture.file;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.files.TextFiles;

/**
 * Reads picture files that users provide: PNG, JPEG, GIF (the first picture) and BMP.
 *
 * <p>At most {@link #MAX_BYTES} are read, and the size in the header is checked before memory is allocated. Of a
 * picture with more than {@link #MAX_PIXELS}, only some rows and columns are read. Every problem is reported in words.
 */
public final class PictureFileReader {
    /** The maximum size of a file, in bytes. */
    public static final int MAX_BYTES = 96 << 20;

    /** The maximum number of pixels of a decoded picture. A larger picture is scaled down. */
    public static final int MAX_PIXELS = 40_000_000;

    /** The maximum side of a decoded picture, in pixels. */
    public static final int MAX_SIDE = 16_384;

    /** The extensions of picture files, in lower case. */
    public static final List<String> ENDINGS = List.of(".png", ".jpg", ".jpeg", ".gif", ".bmp");

    private static final List<String> FORMATS = List.of("png", "jpeg", "gif", "bmp");

    /** The signatures of picture files, in Latin 1. The two letters of BMP are too few to be reliable. */
    private static final List<String> BEGINNINGS = List.of("\u0089PNG", "\u00FF\u00D8\u00FF", "GIF8");

    /** The offset of the number of bits per sample in a PNG, which is followed by the colour type. */
    private static final int PNG_DEPTH = 24;

    private static final int PNG_COLOUR = 25;

    private static final String SAVE_AGAIN = "Save the picture again as PNG, or take a new screenshot.";

    private PictureFileReader() {}

    /** Returns whether a file has the extension or signature of a picture. It may still not be one. */
    public static boolean isPicture(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        if (ENDINGS.stream().anyMatch(name::endsWith)) {
            return true;
        }
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (InputStream in = TextFiles.open(file)) {
            String start = new String(in.readNBytes(4), StandardCharsets.ISO_8859_1);
            return BEGINNINGS.stream().anyMatch(start::startsWith);
        } catch (IOException | InputFault _) {
            return false;
        }
    }

    /**
     * Reads the picture of a file. Transparent pixels become white.
     *
     * @param progress told while the file is decoded, which may take seconds
     * @throws InputFault if the file cannot be used, with the file as its location
     */
    public static DecodedPicture read(Path file, ReadProgressListener progress) {
        String name = file.toString();
        try (InputStream in = TextFiles.open(file)) {
            return picture(name, in.readNBytes(MAX_BYTES + 1), progress);
        } catch (IOException e) {
            throw TextFiles.unreadable(name);
        }
    }

    /**
     * Decodes a picture.
     *
     * @param name the location named in a fault
     */
    static DecodedPicture picture(String name, byte[] bytes, ReadProgressListener progress) {
        if (bytes.length == 0) {
            throw new InputFault(name, "the file is empty", "Save the picture again.");
        }
        if (bytes.length > MAX_BYTES) {
            throw new InputFault(
                    name, "the file is larger than " + (MAX_BYTES >> 20) + " MiB", "Cut the board out of it.");
        }
        BmpFileCheck.refusePictureInside(name, bytes);
        try (ImageInputStream in = new MemoryCacheImageInputStream(new ProgressInputStream(bytes, progress))) {
            ImageReader reader = reader(name, in);
            try {
                reader.setInput(in, true, true);
                refuseCutOff(name, reader, bytes);
                PictureSubsampling reduction =
                        reduction(name, reader, bytes, Runtime.getRuntime().maxMemory());
                BufferedImage image = decode(name, reader, reduction, ExifOrientation.of(bytes));
                return new DecodedPicture(image, reduction.step());
            } finally {
                reader.dispose();
            }
        } catch (CancellationException | InputFault e) {
            throw e;
        } catch (IOException | RuntimeException _) {
            throw damaged(name);
        }
    }

    /**
     * Rejects a file that is too short for its header. Java allocates memory and takes seconds for the size in a
     * header, and may read missing data as black.
     */
    private static void refuseCutOff(String name, ImageReader reader, byte[] bytes) throws IOException {
        long pixels = (long) reader.getWidth(0) * reader.getHeight(0);
        if (JpegHeaderReader.isTooShort(bytes, pixels) || BmpFileCheck.isCutOff(bytes)) {
            throw damaged(name);
        }
    }

    private static PictureSubsampling reduction(String name, ImageReader reader, byte[] bytes, long memory)
            throws IOException {
        return PictureSubsampling.of(name, reader.getWidth(0), reader.getHeight(0), mostPixels(bytes), memory);
    }

    private static long mostPixels(byte[] bytes) {
        if (JpegHeaderReader.isInPasses(bytes)) {
            return PictureSubsampling.mostPixelsIn(JpegHeaderReader.passes(bytes), bytes.length);
        }
        boolean isPng = bytes.length > PNG_COLOUR && (bytes[0] & 0xFF) == 0x89 && bytes[1] == 'P';
        return isPng
                ? PictureSubsampling.mostPixelsOfPng(bytes[PNG_DEPTH], bytes[PNG_COLOUR])
                : PictureSubsampling.MOST_PIXELS;
    }

    static InputFault needsMemory(String name, int width, int height) {
        return new InputFault(
                name,
                String.format(
                        Locale.ROOT,
                        "the picture is too large for the memory that there is: %,d x %,d pixels",
                        width,
                        height),
                "Make it smaller, or cut the board out of it.");
    }

    /**
     * Returns an image without transparency, in a format that is fast to read. Pictures from the clipboard may need
     * this.
     */
    public static BufferedImage opaque(BufferedImage image) {
        BufferedImage plain = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = plain.createGraphics();
        g.drawImage(image, 0, 0, Color.WHITE, null);
        g.dispose();
        return plain;
    }

    /**
     * Checks that a picture is not too large.
     *
     * @throws InputFault if it is too large, or has no pixels
     */
    public static void checkSize(String name, int width, int height) {
        if (width < 1 || height < 1) {
            throw damaged(name);
        }
        if (width > MAX_SIDE || height > MAX_SIDE || (long) width * height > MAX_PIXELS) {
            throw tooMany(name, width, height, MAX_SIDE, MAX_PIXELS);
        }
    }

    static InputFault tooMany(String name, int width, int height, int mostSide, long mostPixels) {
        return new InputFault(
                name,
                "the picture says that it has " + width + " x " + height + " pixels, which are too many",
                String.format(
                        Locale.ROOT, "Make it smaller: up to %,d on a side and %,d in all.", mostSide, mostPixels));
    }

    private static ImageReader reader(String name, ImageInputStream in) throws IOException {
        for (Iterator<ImageReader> readers = ImageIO.getImageReaders(in); readers.hasNext(); ) {
            ImageReader reader = readers.next();
            if (FORMATS.contains(reader.getFormatName().toLowerCase(Locale.ROOT))) {
                return reader;
            }
            reader.dispose();
        }
        throw new InputFault(name, "this is no picture that can be read", "Choose a PNG, JPEG, GIF or BMP file.");
    }

    private static BufferedImage decode(
            String name, ImageReader reader, PictureSubsampling reduction, ExifOrientation orientation)
            throws IOException {
        int width = reader.getWidth(0);
        int height = reader.getHeight(0);
        boolean[] cut = new boolean[1];
        reader.addIIOReadWarningListener((_, warning) -> cut[0] |= isAboutLoss(warning));
        try {
            BufferedImage image = orientation.applied(opaque(decoded(reader, reduction.param(reader))));
            if (cut[0]) {
                throw damaged(name);
            }
            return image;
        } catch (OutOfMemoryError _) {
            throw needsMemory(name, width, height);
        } catch (IOException | RuntimeException e) {
            if (isForWantOfMemory(e)) {
                throw needsMemory(name, width, height);
            }
            throw e;
        }
    }

    /** Returns whether the cause of a failure is a lack of memory, which Java wraps in other exceptions. */
    private static boolean isForWantOfMemory(Exception failure) {
        return Stream.iterate((Throwable) failure, Objects::nonNull, Throwable::getCause)
                .anyMatch(OutOfMemoryError.class::isInstance);
    }

    private static BufferedImage decoded(ImageReader reader, ImageReadParam param) throws IOException {
        if (reader.getFormatName().equalsIgnoreCase("jpeg") && CmykJpegReader.isNeeded(reader)) {
            return CmykJpegReader.read(reader, param);
        }
        return reader.read(0, param);
    }

    /**
     * Returns whether a warning tells that data is missing. Java reads the first part of a truncated JPEG and only
     * warns.
     */
    private static boolean isAboutLoss(String warning) {
        String words = String.valueOf(warning).toLowerCase(Locale.ROOT);
        return words.contains("premature") || words.contains("truncated") || words.contains("corrupt");
    }

    static InputFault damaged(String name) {
        return new InputFault(name, "the picture is damaged or cut off", SAVE_AGAIN);
    }

    /** The bytes of a picture file as a stream that reports how far it has been read. Decoders read it as they go. */
    private static final class ProgressInputStream extends ByteArrayInputStream {
        private static final int AT_ONCE = 1 << 13;

        private final ReadProgressListener progress;

        ProgressInputStream(byte[] bytes, ReadProgressListener progress) {
            super(bytes);
            this.progress = progress;
        }

        @Override
        public int read(byte[] into, int from, int length) {
            progress.reached((double) pos / count);
            return super.read(into, from, Math.min(length, AT_ONCE));
        }
    }
}
