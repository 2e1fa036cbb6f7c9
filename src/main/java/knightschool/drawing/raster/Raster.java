package knightschool.drawing.raster;

import java.util.Arrays;

/** Opaque pixels, row after row from the top; a colour is a number 0xAARRGGBB. Painting beside them does nothing. */
public final class Raster {
    private static final int ODD = 0xFF00FF;

    private final int width;
    private final int height;
    private final int[] pixels;

    /** @throws IllegalArgumentException if a side is less than 1 */
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

    /** The pixels themselves: what changes in them is seen here. */
    public int[] pixels() {
        return pixels;
    }

    /** Makes all pixels one colour. */
    public void clear(int argb) {
        Arrays.fill(pixels, 0xFF000000 | argb);
    }

    /**
     * Lays a colour over one pixel.
     *
     * @param index its place in the array
     * @param part how much of it is covered, 0 to 256
     */
    void cover(int index, int argb, int part) {
        pixels[index] = blend(pixels[index], argb, part);
    }

    /** A colour over an opaque one, of which it covers a part, 0 to 256. */
    static int blend(int below, int argb, int part) {
        return mixed(below, argb, part * opacity(argb) >> 8);
    }

    /** How much a colour hides of what is below, 0 to 256. */
    static int opacity(int argb) {
        return (argb >>> 24) + (argb >>> 31);
    }

    /** Two colours, of which the second has a share of 0 to 256, whatever it lets through. */
    static int mixed(int below, int argb, int share) {
        int odd = (below & ODD) + (((argb & ODD) - (below & ODD)) * share >> 8) & ODD;
        int even = (below >>> 8 & 0xFF) + (((argb >>> 8 & 0xFF) - (below >>> 8 & 0xFF)) * share >> 8) & 0xFF;
        return 0xFF000000 | odd | even << 8;
    }
}
