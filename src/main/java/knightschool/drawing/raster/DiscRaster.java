package knightschool.drawing.raster;

import java.util.stream.IntStream;

/**
 * Discs of one kind: filled, with a rim. What a disc covers is worked out once for each quarter of a pixel at which its
 * middle can lie, and then only copied.
 */
public final class DiscRaster {
    private static final int QUARTERS = 4;
    private static final int FULL = 256;

    private final Raster raster;
    private final int fill;
    private final int rim;
    private final double radius;
    private final double inner;
    private final int side;
    private final Stamp[] stamps = new Stamp[QUARTERS * QUARTERS];

    /** The pixels that a disc covers: where they are, and by how much disc and fill cover them, 0 to 256. */
    private record Stamp(short[] right, short[] down, short[] disc, short[] core) {}

    /**
     * @param fill the colour inside
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
            inside(stamps[quarter], left, top);
        } else {
            cut(stamps[quarter], left, top);
        }
    }

    private void inside(Stamp stamp, int left, int top) {
        int corner = top * raster.width() + left;
        for (int i = 0; i < stamp.disc.length; i++) {
            cover(stamp, i, corner + stamp.down[i] * raster.width() + stamp.right[i]);
        }
    }

    private void cut(Stamp stamp, int left, int top) {
        for (int i = 0; i < stamp.disc.length; i++) {
            int x = left + stamp.right[i];
            int y = top + stamp.down[i];
            if (x >= 0 && y >= 0 && x < raster.width() && y < raster.height()) {
                cover(stamp, i, y * raster.width() + x);
            }
        }
    }

    private void cover(Stamp stamp, int i, int index) {
        if (stamp.core[i] < stamp.disc[i]) {
            raster.cover(index, rim, stamp.disc[i]);
        }
        if (stamp.core[i] > 0) {
            raster.cover(index, fill, stamp.core[i]);
        }
    }

    private Stamp stamp(int quarter) {
        double middleX = side / 2 + (quarter % QUARTERS) / (double) QUARTERS;
        double middleY = side / 2 + (quarter / QUARTERS) / (double) QUARTERS;
        int[] covered = IntStream.range(0, side * side)
                .filter(at -> part(at, middleX, middleY, radius) > 0)
                .toArray();
        Stamp stamp = new Stamp(
                new short[covered.length],
                new short[covered.length],
                new short[covered.length],
                new short[covered.length]);
        for (int i = 0; i < covered.length; i++) {
            stamp.right[i] = (short) (covered[i] % side);
            stamp.down[i] = (short) (covered[i] / side);
            stamp.disc[i] = part(covered[i], middleX, middleY, radius);
            stamp.core[i] = part(covered[i], middleX, middleY, inner);
        }
        return stamp;
    }

    /** How much of a pixel a disc covers, by the distance of the pixel's middle from its edge. */
    private short part(int at, double middleX, double middleY, double size) {
        double distance = Math.hypot(at % side + 0.5 - middleX, at / side + 0.5 - middleY);
        return size <= 0 ? 0 : (short) Math.round(FULL * Math.clamp(size + 0.5 - distance, 0, 1));
    }
}
