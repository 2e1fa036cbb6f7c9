package knightschool.drawing.raster;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Paints discs of one kind, or squares with round corners: filled, with a rim. The coverage of a disc is computed once
 * for each of the 16 places in a pixel, a quarter apart, at which its centre can be, and then only copied.
 */
public final class DiscRasterizer {
    private static final int QUARTERS = 4;

    private final Raster raster;
    private final int fill;
    private final int rim;
    private final double radius;
    private final double roundness;
    private final double inner;
    private final int side;
    private final Stamp[] stamps = new Stamp[QUARTERS * QUARTERS];

    /**
     * The outline of what is painted.
     *
     * @param radius the radius, or half the side of a square, including the rim, in pixels
     * @param roundness the radius of the corners as a fraction of {@code radius}: 1 for discs, 0 for squares
     * @param rimWidth in pixels; 0 for no rim
     */
    public record Outline(double radius, double roundness, double rimWidth) {}

    /**
     * Creates a painter of discs.
     *
     * @param fill the colour inside; if its opacity is 0, only the rim is painted
     * @param rim the colour of the rim
     * @param radius the radius including the rim, in pixels
     * @param rimWidth in pixels; 0 for no rim
     */
    public DiscRasterizer(Raster raster, int fill, int rim, double radius, double rimWidth) {
        this(raster, fill, rim, new Outline(radius, 1, rimWidth));
    }

    /** Creates a painter of discs, or of squares with round corners; parameters as for discs. */
    public DiscRasterizer(Raster raster, int fill, int rim, Outline outline) {
        this.raster = raster;
        this.fill = fill;
        this.rim = rim;
        this.radius = outline.radius();
        this.roundness = outline.roundness();
        this.inner = Math.max(0, radius - outline.rimWidth());
        this.side = 2 * (int) Math.ceil(radius + 1) + 1;
    }

    /** Paints a disc around its centre. */
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

    /**
     * Returns the distance of a pixel that counts for its coverage: from the centre of a disc, or for a square with
     * round corners that from the centre of a disc whose edge is as far away as the square's.
     */
    private double distance(double dx, double dy) {
        if (roundness == 1) {
            return hypotenuse(dx, dy);
        }
        double straight = (1 - roundness) * radius;
        double x = Math.abs(dx) - straight;
        double y = Math.abs(dy) - straight;
        return straight + Math.min(Math.max(x, y), 0) + hypotenuse(Math.max(x, 0), Math.max(y, 0));
    }

    /**
     * Returns the length of the hypotenuse. It is many times as fast as {@link Math#hypot}, whose precautions numbers
     * of this size do not need.
     */
    private static double hypotenuse(double dx, double dy) {
        return Math.sqrt(dx * dx + dy * dy);
    }

    /**
     * Returns how much of a pixel a disc covers.
     *
     * @param distance the distance between the centres of pixel and disc
     * @param size the radius of the disc
     */
    private static double part(double distance, double size) {
        return size <= 0 ? 0 : Math.clamp(size + 0.5 - distance, 0, 1);
    }

    /**
     * Pixels in which several colours are layered. The result is computed once, so that painting the layers over a
     * raster takes one blend per pixel.
     */
    private static final class Stamp {
        private static final int ODD = 0xFF00FF;
        private static final int EVEN = 0xFF00;
        private static final int OPAQUE = 0xFF000000;
        private static final int FULL = 256;

        private final int[] across;
        private final int[] down;

        /** The index of each pixel in the raster, relative to the index of the corner. */
        private final int[] at;

        /** The share of the background that stays visible in each pixel, 0 to 256. */
        private final int[] remaining;

        /**
         * The colour added to the remaining background. Its channels are never larger than the background leaves room
         * for.
         */
        private final int[] colours;

        /**
         * Creates pixels that cover nothing yet.
         *
         * @param across the distance of each pixel to the right of the corner
         * @param down the distance of each pixel below the corner
         * @param width the width of the raster
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
         * Adds a layer to a pixel.
         *
         * @param part the fraction of the pixel that it covers, 0 to 1
         */
        void lay(int pixel, int argb, double part) {
            int share = (int) Math.round(part * Raster.opacity(argb));
            colours[pixel] = Raster.mixed(colours[pixel], argb, share) & ~OPAQUE;
            remaining[pixel] = remaining[pixel] * (FULL - share) / FULL;
        }

        /** Paints all pixels over a raster that contains them completely. */
        void inside(Raster raster, int x, int y) {
            int[] pixels = raster.pixels();
            int corner = y * raster.width() + x;
            for (int i = 0; i < at.length; i++) {
                int index = corner + at[i];
                pixels[index] = over(pixels[index], remaining[i], colours[i]);
            }
        }

        /** Paints the pixels that lie inside a raster. */
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
