package knightschool.picture.file;

import java.util.stream.IntStream;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import knightschool.files.InputFault;

/**
 * The subsampling of a picture with more pixels than are kept. Java skips the other rows and columns while it reads,
 * and allocates no memory for them.
 *
 * @param step the step of rows and columns that are read; 1 for all
 */
record PictureSubsampling(int step) {
    /** The maximum number of pixels of a picture in a file. More would take seconds even if subsampled. */
    static final long MOST_PIXELS = 250_000_000;

    /**
     * The maximum number of pixels of a JPEG in several passes, for which Java allocates memory for the whole picture.
     */
    static final long MOST_PIXELS_IN_PASSES = 100_000_000;

    /**
     * The number of pixels, over all passes together, that is allowed in any JPEG. Java goes through the whole picture
     * in every pass, and programs usually write ten. More are allowed only if the file is as long as that of a photo.
     */
    private static final long FEW_PIXELS_OF_ALL_PASSES = 300_000_000;

    private static final long MOST_PIXELS_OF_ALL_PASSES = 2_000_000_000;
    private static final long PIXELS_OF_BYTE = 400;

    /**
     * The maximum number of uncompressed bytes of a PNG. Java goes through every byte, including those of skipped
     * pixels, and a picture in one colour has a thousand times as many bytes as its file.
     */
    private static final long MOST_BYTES_OF_PNG = 600_000_000;

    private static final int MOST_SIDE = 65_535;

    /** The maximum step. With a larger one no board can be recognised. */
    private static final int MOST_STEP = 8;

    /** The bytes of memory per pixel: for a moment the picture exists twice, as decoded and as an opaque copy. */
    private static final long BYTES_OF_PIXEL = 8;

    /**
     * Returns the smallest subsampling with which a picture fits into memory.
     *
     * @param name the location named in a fault
     * @param mostPixels the maximum number of pixels that can be read
     * @param memory the available memory in bytes
     * @throws InputFault if the picture is too large
     */
    static PictureSubsampling of(String name, int width, int height, long mostPixels, long memory) {
        if (width < 1 || height < 1) {
            throw PictureFileReader.damaged(name);
        }
        if (width > MOST_SIDE || height > MOST_SIDE || (long) width * height > mostPixels) {
            throw PictureFileReader.tooMany(name, width, height, MOST_SIDE, mostPixels);
        }
        return IntStream.rangeClosed(1, MOST_STEP)
                .mapToObj(PictureSubsampling::new)
                .filter(reduction -> reduction.fits(width, height, memory))
                .findFirst()
                .orElseThrow(() -> PictureFileReader.needsMemory(name, width, height));
    }

    /**
     * Returns the maximum number of pixels of a JPEG in several passes.
     *
     * @param passes the number of passes
     * @param bytes the length of the file
     */
    static long mostPixelsIn(int passes, long bytes) {
        long all = Math.clamp(PIXELS_OF_BYTE * bytes, FEW_PIXELS_OF_ALL_PASSES, MOST_PIXELS_OF_ALL_PASSES);
        return Math.min(MOST_PIXELS_IN_PASSES, all / Math.max(1, passes));
    }

    /**
     * Returns the maximum number of pixels of a PNG.
     *
     * @param depth the number of bits per sample
     * @param colour the colour type: 2 and 6 have red, green and blue; 4 and 6 have transparency
     */
    static long mostPixelsOfPng(int depth, int colour) {
        int samples = switch (colour) {
            case 2 -> 3;
            case 4 -> 2;
            case 6 -> 4;
            default -> 1;
        };
        return Math.min(MOST_PIXELS, MOST_BYTES_OF_PNG * Byte.SIZE / Math.max(1, samples * depth));
    }

    private boolean fits(int width, int height, long memory) {
        long pixels = (long) sampledLength(width) * sampledLength(height);
        return Math.max(sampledLength(width), sampledLength(height)) <= PictureFileReader.MAX_SIDE
                && pixels <= PictureFileReader.MAX_PIXELS
                && BYTES_OF_PIXEL * pixels <= memory;
    }

    private int sampledLength(int length) {
        return Math.ceilDiv(length, step);
    }

    /** Returns the read parameters for a reader. */
    ImageReadParam param(ImageReader reader) {
        ImageReadParam param = reader.getDefaultReadParam();
        param.setSourceSubsampling(step, step, 0, 0);
        return param;
    }
}
