package knightschool.drawing.raster;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Discs of one kind: filled, with a rim. What a disc covers is worked out once for each quarter of a pixel at which its
 * middle can lie, and then only copied.
 */
public final class DiscRaster {
    private static final int QUARTERS = 4;

    private final Raster raster;
    private final int fill;
    private final int rim;
    private final double radius;
    private final double inner;
    private final int side;
    private final Stamp[] stamps = new Stamp[QUARTERS * QUARTERS];

    /**
     * @param fill the colour inside; where its opacity is 0 there is the rim alone
     * @param rim the colour of the rim
     * @param radius of fill and rim together, in pixels
     * @param rimWidth in pixels; 0 for none
     */
    public DiscRaster(Raster raster, int fill, int rim, double radius, double rimWidth) {
        this.raster = raster;
        this.fill = fill;
        this.rim = rim;
        this.radius = radius;
        this.inner = Math.max(0, radius - rimWidth);
        this.side = 2 * (int) Math.ceil(radius + 1) + 1;
    }

    /** Paints one around its middle. */
    public void disc(double x, double y) {
        double reach = side / 2.0;
        if (x < -reach || y < -reach || x > raster.width() + reach || y > raster.height() + reach) {
            return;
        }
        int atX = (int) Math.floor(x * QUARTERS + 0.5);
        int atY = (int) Math.floor(y * QUARTERS + 0.5);
        int quarter = (atY & QUARTERS - 1) * QUARTERS + (atX & QUARTERS - 1);
        if (stamps[quarter] == null) {
            stamps[quarter] = stamp(quarter);
        }
        int left = (atX >> 2) - side / 2;
        int top = (atY >> 2) - side / 2;
        if (left >= 0 && top >= 0 && left + side <= raster.width() && top + side <= raster.height()) {
            stamps[quarter].inside(raster, left, top);
        } else {
            stamps[quarter].cut(raster, left, top);
        }
    }

    private Stamp stamp(int quarter) {
        double middleX = side / 2 + (quarter % QUARTERS) / (double) QUARTERS;
        double middleY = side / 2 + (quarter / QUARTERS) / (double) QUARTERS;
        double[] distances = new double[side * side];
        Arrays.setAll(distances, at -> distance(at % side + 0.5 - middleX, at / side + 0.5 - middleY));
        int[] covered = IntStream.range(0, distances.length)
                .filter(at -> part(distances[at], radius) > 0)
                .toArray();
        Stamp stamp = new Stamp(
                IntStream.of(covered).map(at -> at % side).toArray(),
                IntStream.of(covered).map(at -> at / side).toArray(),
                raster.width());
        for (int i = 0; i < covered.length; i++) {
            double core = part(distances[covered[i]], inner);
            double disc = part(distances[covered[i]], radius);
            if (core < disc) {
                stamp.lay(i, rim, Raster.opacity(fill) == 0 ? disc - core : disc);
            }
            stamp.lay(i, fill, core);
        }
        return stamp;
    }

    /** Numbers of this size need none of the care of {@link Math#hypot}, which takes many times as long. */
    private static double distance(double dx, double dy) {
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** How much of a pixel a disc covers, by the distance of the pixel's middle from that of the disc. */
    private static double part(double distance, double size) {
        return size <= 0 ? 0 : Math.clamp(size + 0.5 - distance, 0, 1);
    }

    /**
     * Pixels in which several colours lie over each other: what they come to is worked out once, so that laying them
     * over a raster takes one blend a pixel.
     */
    private static final class Stamp {
        private static final int ODD = 0xFF00FF;
        private static final int EVEN = 0xFF00;
        private static final int OPAQUE = 0xFF000000;
        private static final int FULL = 256;

        private final int[] across;
        private final int[] down;

        /** Where each pixel is in the raster, if the corner is its first pixel. */
        private final int[] at;

        /** How much is left of what is below, 0 to 256. */
        private final int[] remaining;

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
            this.remaining = new int[across.length];
            this.colours = new int[across.length];
            Arrays.setAll(at, i -> down[i] * width + across[i]);
            Arrays.fill(remaining, FULL);
        }

        /**
         * Lays a colour over all before in a pixel.
         *
         * @param part how much of the pixel it covers, 0 to 1
         */
        void lay(int pixel, int argb, double part) {
            int share = (int) Math.round(part * Raster.opacity(argb));
            colours[pixel] = Raster.mixed(colours[pixel], argb, share) & ~OPAQUE;
            remaining[pixel] = remaining[pixel] * (FULL - share) / FULL;
        }

        /** Lays all pixels over a raster that has them all. */
        void inside(Raster raster, int x, int y) {
            int[] pixels = raster.pixels();
            int corner = y * raster.width() + x;
            for (int i = 0; i < at.length; i++) {
                int index = corner + at[i];
                pixels[index] = over(pixels[index], remaining[i], colours[i]);
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
                    pixels[index] = over(pixels[index], remaining[i], colours[i]);
                }
            }
        }

        private static int over(int below, int remaining, int colour) {
            int odd = (below & ODD) * remaining >>> 8 & ODD;
            int even = (below & EVEN) * remaining >>> 8 & EVEN;
            return (OPAQUE | odd | even) + colour;
        }
    }
}
