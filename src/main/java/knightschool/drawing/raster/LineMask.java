package knightschool.drawing.raster;

import java.util.Arrays;

/**
 * Very many thin lines of one colour: how much of each pixel they cover is summed up first, one byte a pixel, and
 * coloured once. Each line covers two pixels of every column, or of every row where it is steep, by how near they are:
 * Wu (1991), An efficient antialiasing technique. A line is cut at the rim as in {@link LineRaster}.
 */
public final class LineMask {
    private static final int BITS = 16;
    private static final double ONE = 1 << BITS;
    private static final int FULL = 255;
    private static final int TO_PART = BITS - 8;

    private final int width;
    private final int height;
    private final byte[] parts;
    private final double[] cut = new double[4];

    /** For rasters of that size. */
    public LineMask(int width, int height) {
        this.width = width;
        this.height = height;
        this.parts = new byte[width * height];
    }

    public boolean fits(Raster raster) {
        return raster.width() == width && raster.height() == height;
    }

    /**
     * Adds a line.
     *
     * @param strength how much of a pixel the line covers that goes through its middle, 0 to 255
     */
    public void line(double x1, double y1, double x2, double y2, int strength) {
        cut[0] = x1;
        cut[1] = y1;
        cut[2] = x2;
        cut[3] = y2;
        boolean inside = x1 >= 1
                && x2 >= 1
                && y1 >= 1
                && y2 >= 1
                && x1 < width - 1
                && x2 < width - 1
                && y1 < height - 1
                && y2 < height - 1;
        if (!inside && !RimCut.inside(cut, 1, width - 1.001, height - 1.001)) {
            return;
        }
        double dx = cut[2] - cut[0];
        double dy = cut[3] - cut[1];
        if (Math.abs(dx) >= Math.abs(dy)) {
            if (dx >= 0) {
                flat(cut[0], cut[1], cut[2], dy / Math.max(dx, 1e-9), strength);
            } else {
                flat(cut[2], cut[3], cut[0], dy / dx, strength);
            }
        } else if (dy >= 0) {
            steep(cut[0], cut[1], cut[3], dx / dy, strength);
        } else {
            steep(cut[2], cut[3], cut[1], dx / dy, strength);
        }
    }

    private void flat(double x1, double y1, double x2, double slope, int strength) {
        int first = (int) (x1 + 0.5);
        int last = (int) (x2 + 0.5);
        int step = (int) (slope * ONE);
        int y = (int) ((y1 - 0.5 + (first + 0.5 - x1) * slope) * ONE);
        byte[] plane = parts;
        for (int x = first; x < last; x++, y += step) {
            int index = (y >> BITS) * width + x;
            int below = (y >> TO_PART & 0xFF) * strength >> 8;
            plane[index] = (byte) Math.min(FULL, (plane[index] & 0xFF) + strength - below);
            plane[index + width] = (byte) Math.min(FULL, (plane[index + width] & 0xFF) + below);
        }
    }

    private void steep(double x1, double y1, double y2, double slope, int strength) {
        int first = (int) (y1 + 0.5);
        int last = (int) (y2 + 0.5);
        int step = (int) (slope * ONE);
        int x = (int) ((x1 - 0.5 + (first + 0.5 - y1) * slope) * ONE);
        byte[] plane = parts;
        int row = first * width;
        for (int y = first; y < last; y++, x += step, row += width) {
            int index = row + (x >> BITS);
            int right = (x >> TO_PART & 0xFF) * strength >> 8;
            plane[index] = (byte) Math.min(FULL, (plane[index] & 0xFF) + strength - right);
            plane[index + 1] = (byte) Math.min(FULL, (plane[index + 1] & 0xFF) + right);
        }
    }

    /** Lays the lines over a raster in a colour, and begins anew. */
    public void lay(Raster raster, int argb) {
        int[] pixels = raster.pixels();
        int paper = pixels[0];
        int[] onPaper = new int[FULL + 1];
        for (int part = 0; part <= FULL; part++) {
            onPaper[part] = Raster.blend(paper, argb, part + (part >> 7));
        }
        for (int i = 0; i < parts.length; i++) {
            int part = parts[i] & 0xFF;
            if (part != 0) {
                int below = pixels[i];
                pixels[i] = below == paper ? onPaper[part] : Raster.blend(below, argb, part + (part >> 7));
            }
        }
        Arrays.fill(parts, (byte) 0);
    }
}
