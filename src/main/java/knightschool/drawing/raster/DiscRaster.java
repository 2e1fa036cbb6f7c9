package knightschool.drawing.raster;

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
        int[] covered = IntStream.range(0, side * side)
                .filter(at -> part(at, middleX, middleY, radius) > 0)
                .toArray();
        Stamp stamp = new Stamp(
                IntStream.of(covered).map(at -> at % side).toArray(),
                IntStream.of(covered).map(at -> at / side).toArray(),
                raster.width());
        for (int i = 0; i < covered.length; i++) {
            double core = part(covered[i], middleX, middleY, inner);
            double disc = part(covered[i], middleX, middleY, radius);
            if (core < disc) {
                stamp.lay(i, rim, Raster.opacity(fill) == 0 ? disc - core : disc);
            }
            stamp.lay(i, fill, core);
        }
        return stamp;
    }

    /** How much of a pixel a disc covers, by the distance of the pixel's middle from its edge. */
    private double part(int at, double middleX, double middleY, double size) {
        double distance = Math.hypot(at % side + 0.5 - middleX, at / side + 0.5 - middleY);
        return size <= 0 ? 0 : Math.clamp(size + 0.5 - distance, 0, 1);
    }
}
