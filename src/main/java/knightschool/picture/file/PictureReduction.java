package knightschool.picture.file;

import java.util.stream.IntStream;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import knightschool.files.InputFault;

/**
 * The subsampling of a picture that has more pixels than are kept: of every so many rows and columns one is read. Java
 * leaves the others out while it reads, so that no memory is taken for them.
 *
 * @param step the number of rows and columns of which one is kept; 1 for all
 */
record PictureReduction(int step) {
    /** No picture with more pixels is read, not even smaller: it takes seconds. */
    static final long MOST_PIXELS = 250_000_000;

    /** Java takes memory of its own for the whole of a JPEG that comes in several passes. */
    static final long MOST_PIXELS_IN_PASSES = 100_000_000;

    /**
     * Java goes through the whole of it in every pass, of which programs write ten: all passes together may have so
     * many pixels, and more only where the file is as long as that of a photo.
     */
    private static final long FEW_PIXELS_OF_ALL_PASSES = 300_000_000;

    private static final long MOST_PIXELS_OF_ALL_PASSES = 2_000_000_000;
    private static final long PIXELS_OF_BYTE = 400;

    /**
     * Java goes through every byte of a PNG one by one, also through those of pixels that are left out, and a flat one
     * has a thousand times as many as its file.
     */
    private static final long MOST_BYTES_OF_PNG = 600_000_000;

    private static final int MOST_SIDE = 65_535;

    /** Where less is kept, no board can be told. */
    private static final int MOST_STEP = 8;

    /** A picture is there twice for a moment: as it was decoded, and opaque. */
    private static final long BYTES_OF_PIXEL = 8;

    /**
     * As much as can be kept of a picture.
     *
     * @param name the place that a fault names
     * @param mostPixels that can be read
     * @param memory bytes that the program can have
     * @throws InputFault if not enough can
     */
    static PictureReduction of(String name, int width, int height, long mostPixels, long memory) {
        if (width < 1 || height < 1) {
            throw PictureFileReader.damaged(name);
        }
        if (width > MOST_SIDE || height > MOST_SIDE || (long) width * height > mostPixels) {
            throw PictureFileReader.tooMany(name, width, height, MOST_SIDE, mostPixels);
        }
        return IntStream.rangeClosed(1, MOST_STEP)
                .mapToObj(PictureReduction::new)
                .filter(reduction -> reduction.fits(width, height, memory))
                .findFirst()
                .orElseThrow(() -> PictureFileReader.needsMemory(name, width, height));
    }

    /**
     * How many pixels a JPEG may have that comes in so many passes.
     *
     * @param bytes of the file
     */
    static long mostPixelsIn(int passes, long bytes) {
        long all = Math.clamp(PIXELS_OF_BYTE * bytes, FEW_PIXELS_OF_ALL_PASSES, MOST_PIXELS_OF_ALL_PASSES);
        return Math.min(MOST_PIXELS_IN_PASSES, all / Math.max(1, passes));
    }

    /**
     * How many pixels a PNG may have.
     *
     * @param depth bits of a sample
     * @param colour its colour type: 2 and 6 have red, green and blue, 4 and 6 transparency
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
        long kept = (long) kept(width) * kept(height);
        return Math.max(kept(width), kept(height)) <= PictureFileReader.MAX_SIDE
                && kept <= PictureFileReader.MAX_PIXELS
                && BYTES_OF_PIXEL * kept <= memory;
    }

    private int kept(int length) {
        return Math.ceilDiv(length, step);
    }

    /** What a reader is told. */
    ImageReadParam param(ImageReader reader) {
        ImageReadParam param = reader.getDefaultReadParam();
        param.setSourceSubsampling(step, step, 0, 0);
        return param;
    }
}
