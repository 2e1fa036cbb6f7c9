package knightschool.drawing.graph;

import java.util.List;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.raster.DiscRasterizer;
import knightschool.drawing.raster.LineCoverageAccumulator;
import knightschool.drawing.raster.LineRasterizer;
import knightschool.drawing.raster.Raster;
import knightschool.layout.VertexPositions;

/**
 * Paints the edges and vertices of a figure into pixels, on its paper. The marks are shapes and are left to the caller,
 * who can draw text; a figure on a ground is made of shapes altogether, see {@link GraphFigureToSketchConverter}.
 * Buffers are kept from one picture to the next. Not safe for use by several threads.
 */
public final class GraphRasterizer {
    /**
     * The number of edges from which the coverage of thin edges is summed up before pixels are coloured, which is then
     * faster.
     */
    private static final int MANY = 2_000;

    private static final double THIN = 1.25;
    private static final int FULL = 256;

    private LineCoverageAccumulator mask;

    private interface LinePainter {
        void line(double fromX, double fromY, double toX, double toY);
    }

    /**
     * Paints a figure over the whole raster.
     *
     * @param scale the number of pixels of the raster per pixel of the figure
     */
    public void paint(GraphFigure figure, ColourPalette palette, Raster raster, double scale) {
        int paper = palette.argb(figure.paper());
        List<GraphBatch> batches = figure.batches();
        boolean onPaper = !batches.isEmpty() && batches.getFirst() instanceof EdgeBatch first && isMany(first, scale);
        if (onPaper) {
            EdgeBatch first = (EdgeBatch) batches.getFirst();
            sumUp(first, figure.places(), raster, scale);
            mask.layOn(paper, raster, palette.argb(first.tone()), strength(first, scale));
        } else {
            raster.clear(paper);
        }
        batches.stream().skip(onPaper ? 1 : 0).forEach(batch -> {
            switch (batch) {
                case EdgeBatch edges -> edges(edges, figure.places(), palette, raster, scale);
                case VertexBatch vertices -> vertices(vertices, figure.places(), palette, raster, scale);
            }
        });
    }

    private void edges(EdgeBatch pass, VertexPositions places, ColourPalette palette, Raster raster, double scale) {
        int argb = palette.argb(pass.tone());
        if (isMany(pass, scale)) {
            sumUp(pass, places, raster, scale);
            mask.lay(raster, argb, strength(pass, scale));
        } else {
            draw(pass, places, new LineRasterizer(raster, argb, pass.width() * scale)::line, scale);
        }
    }

    private static boolean isMany(EdgeBatch pass, double scale) {
        return pass.count() >= MANY && pass.width() * scale <= THIN;
    }

    private static int strength(EdgeBatch pass, double scale) {
        return (int) Math.min(FULL, Math.round(FULL * pass.width() * scale));
    }

    private void sumUp(EdgeBatch pass, VertexPositions places, Raster raster, double scale) {
        if (mask == null || !mask.fits(raster)) {
            mask = new LineCoverageAccumulator(raster.width(), raster.height());
        }
        draw(pass, places, mask::line, scale);
    }

    private static void draw(EdgeBatch pass, VertexPositions places, LinePainter lines, double scale) {
        int[] ends = pass.ends();
        double[] x = places.x();
        double[] y = places.y();
        for (int i = 0; i < 2 * pass.count(); i += 2) {
            int one = ends[i];
            int other = ends[i + 1];
            lines.line(x[one] * scale, y[one] * scale, x[other] * scale, y[other] * scale);
        }
    }

    private static void vertices(
            VertexBatch pass, VertexPositions places, ColourPalette palette, Raster raster, double scale) {
        DiscRasterizer discs = new DiscRasterizer(
                raster,
                palette.argb(pass.fill()),
                palette.argb(pass.rim()),
                new DiscRasterizer.Outline(pass.diameter() / 2 * scale, pass.roundness(), pass.rimWidth() * scale));
        for (int vertex : pass.vertices()) {
            discs.disc(places.x()[vertex] * scale, places.y()[vertex] * scale);
        }
    }
}
