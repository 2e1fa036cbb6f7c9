package knightschool.drawing.raster;

import java.util.Arrays;

/**
 * Pixels in which several colours lie over each other: what they come to is worked out once, so that laying them over a
 * raster takes one blend a pixel.
 */
final class Stamp {
    private static final int ODD = 0xFF00FF;
    private static final int EVEN = 0xFF00;
    private static final int OPAQUE = 0xFF000000;
    private static final int FULL = 256;

    private final int[] across;
    private final int[] down;

    /** Where each pixel is in the raster, if the corner is its first pixel. */
    private final int[] at;

    /** How much is left of what is below, 0 to 256. */
    private final int[] left;

    /** What lies over that: its red, green and blue are never more than the rest leaves space for. */
    private final int[] colours;

    /**
     * Pixels that cover nothing yet.
     *
     * @param across how far right of the corner each is
     * @param down how far below the corner each is
     * @param width of the raster
     */
    Stamp(int[] across, int[] down, int width) {
        this.across = across;
        this.down = down;
        this.at = new int[across.length];
        this.left = new int[across.length];
        this.colours = new int[across.length];
        Arrays.setAll(at, i -> down[i] * width + across[i]);
        Arrays.fill(left, FULL);
    }

    /**
     * Lays a colour over all before in a pixel.
     *
     * @param part how much of the pixel it covers, 0 to 1
     */
    void lay(int pixel, int argb, double part) {
        int share = (int) Math.round(part * Raster.opacity(argb));
        colours[pixel] = Raster.mixed(colours[pixel], argb, share) & ~OPAQUE;
        left[pixel] = left[pixel] * (FULL - share) / FULL;
    }

    /** Lays all pixels over a raster that has them all. */
    void inside(Raster raster, int x, int y) {
        int[] pixels = raster.pixels();
        int corner = y * raster.width() + x;
        for (int i = 0; i < at.length; i++) {
            int index = corner + at[i];
            pixels[index] = over(pixels[index], left[i], colours[i]);
        }
    }

    /** Lays the pixels over a raster that it has. */
    void cut(Raster raster, int cornerX, int cornerY) {
        int[] pixels = raster.pixels();
        for (int i = 0; i < at.length; i++) {
            int x = cornerX + across[i];
            int y = cornerY + down[i];
            if (x >= 0 && y >= 0 && x < raster.width() && y < raster.height()) {
                int index = y * raster.width() + x;
                pixels[index] = over(pixels[index], left[i], colours[i]);
            }
        }
    }

    private static int over(int below, int left, int colour) {
        int odd = (below & ODD) * left >>> 8 & ODD;
        int even = (below & EVEN) * left >>> 8 & EVEN;
        return (OPAQUE | odd | even) + colour;
    }
}
