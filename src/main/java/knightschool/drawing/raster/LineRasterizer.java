package knightschool.drawing.raster;

/**
 * Paints straight lines of any width. A line is painted column by column, or row by row if it is steep, and each pixel
 * is covered in proportion to the part of it that the line takes: after Wu (1991), An efficient antialiasing technique,
 * for any width. A line is clipped to the raster first, so that its cost depends on its visible part.
 */
public final class LineRasterizer {
    private static final int BITS = 16;
    private static final double ONE = 1 << BITS;
    private static final int FRACTION = (1 << BITS) - 1;

    /** The shift from numbers with 16 fractional bits to coverage in 256ths. */
    private static final int TO_PART = BITS - 8;

    private final Raster raster;
    private final int argb;
    private final double half;
    private final double[] ends = new double[4];

    /**
     * Creates a painter.
     *
     * @param argb the colour, possibly translucent
     * @param width in pixels, above 0
     */
    public LineRasterizer(Raster raster, int argb, double width) {
        this.raster = raster;
        this.argb = argb;
        this.half = width / 2;
    }

    /** Paints a line. The point 0, 0 is the upper left corner of the first pixel. */
    public void line(double x1, double y1, double x2, double y2) {
        double rim = half + 1;
        ends[0] = x1;
        ends[1] = y1;
        ends[2] = x2;
        ends[3] = y2;
        if (!LineClipping.inside(ends, -rim, raster.width() + rim, raster.height() + rim)) {
            return;
        }
        if (Math.abs(x2 - x1) >= Math.abs(y2 - y1)) {
            along(ends[0], ends[1], ends[2], ends[3], raster.width(), raster.height(), 1, raster.width());
        } else {
            along(ends[1], ends[0], ends[3], ends[2], raster.height(), raster.width(), raster.width(), 1);
        }
    }

    /** Paints a line along the axis on which it is longer: u is the coordinate along it, v the one across. */
    private void along(double u1, double v1, double u2, double v2, int uSize, int vSize, int uStride, int vStride) {
        boolean forward = u1 <= u2;
        double startU = forward ? u1 : u2;
        double startV = forward ? v1 : v2;
        double endU = forward ? u2 : u1;
        double length = endU - startU;
        double slope = length == 0 ? 0 : ((forward ? v2 : v1) - startV) / length;
        int first = Math.max(0, (int) Math.floor(startU + 0.5));
        int last = Math.min(uSize - 1, (int) Math.ceil(endU - 0.5) - 1);
        double reach = half * Math.sqrt(1 + slope * slope);
        long step = Math.round(slope * ONE);
        long top = Math.round((startV + (first + 0.5 - startU) * slope - reach) * ONE);
        long thick = Math.max(1, Math.round(2 * reach * ONE));
        int base = first * uStride;
        for (int u = first; u <= last; u++, top += step, base += uStride) {
            across(base, top, top + thick, vSize, vStride);
        }
    }

    /** Covers the pixels of one column between two heights. */
    private void across(int base, long top, long bottom, int vSize, int vStride) {
        int first = (int) (top >> BITS);
        int last = (int) (bottom - 1 >> BITS);
        if (first < 0 || last >= vSize) {
            clipped(base, top, bottom, vSize, vStride);
            return;
        }
        int index = base + first * vStride;
        if (first == last) {
            raster.cover(index, argb, (int) (bottom - top >> TO_PART));
            return;
        }
        raster.cover(index, argb, FRACTION + 1 - (int) (top & FRACTION) >> TO_PART);
        for (int v = first + 1; v < last; v++) {
            index += vStride;
            raster.cover(index, argb, 256);
        }
        raster.cover(index + vStride, argb, (int) (bottom - 1 & FRACTION) + 1 >> TO_PART);
    }

    private void clipped(int base, long top, long bottom, int vSize, int vStride) {
        long end = (long) vSize << BITS;
        if (bottom > 0 && top < end) {
            across(base, Math.max(0, top), Math.min(end, bottom), vSize, vStride);
        }
    }
}
