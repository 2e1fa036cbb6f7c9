package knightschool.drawing.raster;

import java.util.Arrays;

/**
 * Sums up how much of each pixel is covered by very many thin lines of one colour, so that each pixel is coloured once.
 * Each line covers two pixels of every column, or of every row if it is steep, in proportion to their nearness: Wu
 * (1991), An efficient antialiasing technique. Lines are clipped one pixel inside the edges of the raster.
 */
public final class LineCoverageAccumulator {
    private static final int BITS = 16;
    private static final double ONE = 1 << BITS;
    private static final int FULL = 256;
    private static final int BYTE = 0xFF;
    private static final int TO_PART = BITS - 8;

    private final int width;
    private final int height;
    private final int[] parts;
    private final double[] cut = new double[4];

    /** Creates a mask for rasters of a size. */
    public LineCoverageAccumulator(int width, int height) {
        this.width = width;
        this.height = height;
        this.parts = new int[width * height];
    }

    public boolean fits(Raster raster) {
        return raster.width() == width && raster.height() == height;
    }

    /** Adds a line. */
    public void line(double x1, double y1, double x2, double y2) {
        boolean inside = x1 >= 1
                && x2 >= 1
                && y1 >= 1
                && y2 >= 1
                && x1 < width - 1
                && x2 < width - 1
                && y1 < height - 1
                && y2 < height - 1;
        if (inside) {
            add(x1, y1, x2, y2);
            return;
        }
        cut[0] = x1;
        cut[1] = y1;
        cut[2] = x2;
        cut[3] = y2;
        if (LineClipping.inside(cut, 1, width - 1.001, height - 1.001)) {
            add(cut[0], cut[1], cut[2], cut[3]);
        }
    }

    private void add(double x1, double y1, double x2, double y2) {
        double dx = x2 - x1;
        double dy = y2 - y1;
        if (Math.abs(dx) >= Math.abs(dy)) {
            if (dx >= 0) {
                flat(x1, y1, x2, dy / Math.max(dx, 1e-9));
            } else {
                flat(x2, y2, x1, dy / dx);
            }
        } else if (dy >= 0) {
            steep(x1, y1, y2, dx / dy);
        } else {
            steep(x2, y2, y1, dx / dy);
        }
    }

    private void flat(double x1, double y1, double x2, double slope) {
        int first = (int) (x1 + 0.5);
        int last = (int) (x2 + 0.5);
        int step = (int) (slope * ONE);
        int y = (int) ((y1 - 0.5 + (first + 0.5 - x1) * slope) * ONE);
        int[] plane = parts;
        for (int x = first; x < last; x++, y += step) {
            int index = (y >> BITS) * width + x;
            int below = y >> TO_PART & BYTE;
            plane[index] += FULL - below;
            plane[index + width] += below;
        }
    }

    private void steep(double x1, double y1, double y2, double slope) {
        int first = (int) (y1 + 0.5);
        int last = (int) (y2 + 0.5);
        int step = (int) (slope * ONE);
        int x = (int) ((x1 - 0.5 + (first + 0.5 - y1) * slope) * ONE);
        int[] plane = parts;
        int row = first * width;
        for (int y = first; y < last; y++, x += step, row += width) {
            int index = row + (x >> BITS);
            int right = x >> TO_PART & BYTE;
            plane[index] += FULL - right;
            plane[index + 1] += right;
        }
    }

    /**
     * Paints the lines over a raster and clears the mask. Every pixel is blended, covered or not: without a branch Java
     * processes several pixels in one instruction.
     *
     * @param part the coverage of a pixel by a line through its centre, 0 to 256
     */
    public void lay(Raster raster, int argb, int part) {
        int most = part * Raster.opacity(argb) >> 8;
        int[] pixels = raster.pixels();
        int[] plane = parts;
        for (int i = 0; i < plane.length; i++) {
            pixels[i] = Raster.mixed(pixels[i], argb, Math.min(FULL, plane[i]) * most >> 8);
        }
        Arrays.fill(plane, 0);
    }

    /** Like {@link #lay}, but over a uniform colour instead of the content of the raster. */
    public void layOn(int paper, Raster raster, int argb, int part) {
        int most = part * Raster.opacity(argb) >> 8;
        int[] pixels = raster.pixels();
        int[] plane = parts;
        for (int i = 0; i < plane.length; i++) {
            pixels[i] = Raster.mixed(paper, argb, Math.min(FULL, plane[i]) * most >> 8);
        }
        Arrays.fill(plane, 0);
    }
}
