package knightschool.drawing.raster;

import java.util.Arrays;

/** Opaque pixels, row by row from the top, as colours 0xAARRGGBB. Painting outside the raster has no effect. */
public final class Raster {
    private static final int ODD = 0xFF00FF;

    private final int width;
    private final int height;
    private final int[] pixels;

    /**
     * Creates a raster.
     *
     * @throws IllegalArgumentException if a side is less than 1
     */
    public Raster(int width, int height) {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException("no raster is " + width + " by " + height);
        }
        this.width = width;
        this.height = height;
        this.pixels = new int[width * height];
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** Returns the backing array: changes to it change the raster. */
    public int[] pixels() {
        return pixels;
    }

    /** Sets all pixels to one colour. */
    public void clear(int argb) {
        Arrays.fill(pixels, 0xFF000000 | argb);
    }

    /**
     * Paints a colour over one pixel.
     *
     * @param index the index of the pixel in the array
     * @param part the coverage of the pixel, 0 to 256
     */
    void cover(int index, int argb, int part) {
        pixels[index] = blend(pixels[index], argb, part);
    }

    /**
     * Blends a colour over an opaque one.
     *
     * @param part the coverage, 0 to 256
     */
    static int blend(int below, int argb, int part) {
        return mixed(below, argb, part * opacity(argb) >> 8);
    }

    /** Returns the opacity of a colour, 0 to 256. */
    static int opacity(int argb) {
        return (argb >>> 24) + (argb >>> 31);
    }

    /**
     * Mixes two colours and ignores the opacity of the second.
     *
     * @param share the share of the second colour, 0 to 256
     */
    static int mixed(int below, int argb, int share) {
        int odd = (below & ODD) + (((argb & ODD) - (below & ODD)) * share >> 8) & ODD;
        int even = (below >>> 8 & 0xFF) + (((argb >>> 8 & 0xFF) - (below >>> 8 & 0xFF)) * share >> 8) & 0xFF;
        return 0xFF000000 | odd | even << 8;
    }
}
