package knightschool.ui.graph;

import java.nio.IntBuffer;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import javafx.stage.Window;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.Sketch;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.GraphFigureToSketchConverter;
import knightschool.drawing.graph.GraphRasterizer;
import knightschool.drawing.raster.Raster;
import knightschool.ui.board.CanvasSketchPainter;
import knightschool.ui.theme.ScaledRegion;

/**
 * Shows a figure of a graph: edges and vertices as pixels, at the same cost on any graphics pipeline, and above them a
 * canvas for marks and names. A figure with a background, such as a board that turns into its graph, has few vertices
 * and is painted on that canvas altogether. The resolution is that of the screen. Used on the JavaFX thread.
 */
final class RasterizedGraphView extends Region {
    private final ImageView image = new ImageView();
    private final Canvas marks = new Canvas();
    private final GraphRasterizer edgesAndVertices = new GraphRasterizer();
    private Pixels frontBuffer;
    private Pixels next;
    private CanvasSketchPainter painter;
    private boolean marked;

    RasterizedGraphView() {
        getChildren().addAll(image, marks);
        setMouseTransparent(true);
    }

    /** Paints a figure of the same size as the view. */
    void paint(GraphFigure figure, ColourPalette palette) {
        double scale = scale();
        int width = (int) Math.ceil(getWidth() * scale);
        int height = (int) Math.ceil(getHeight() * scale);
        if (width < 1 || height < 1) {
            return;
        }
        fitMarks();
        image.setVisible(figure.ground().isEmpty());
        if (figure.ground().isPresent()) {
            mark(GraphFigureToSketchConverter.of(figure), palette);
            return;
        }
        if (next == null || next.raster.width() != width || next.raster.height() != height) {
            renew(width, height);
        }
        edgesAndVertices.paint(figure, palette, next.raster, scale);
        next.buffer.updateBuffer(_ -> null);
        image.setImage(next.image);
        Pixels painted = next;
        next = frontBuffer;
        frontBuffer = painted;
        mark(figure.marks(), palette);
    }

    private void renew(int width, int height) {
        frontBuffer = new Pixels(width, height);
        next = new Pixels(width, height);
        image.setFitWidth(getWidth());
        image.setFitHeight(getHeight());
    }

    private void fitMarks() {
        double factor = ScaledRegion.factorOf(this);
        marks.setWidth(getWidth() * factor);
        marks.setHeight(getHeight() * factor);
        marks.getTransforms().setAll(new Scale(1 / factor, 1 / factor));
        marks.getGraphicsContext2D().setTransform(factor, 0, 0, factor, 0, 0);
    }

    /** Paints shapes. A canvas that is and was empty is skipped, since painting it costs as much as everything else. */
    private void mark(Sketch shapes, ColourPalette palette) {
        boolean any = !shapes.shapes().isEmpty();
        if (any || marked) {
            if (painter == null || painter.palette() != palette) {
                painter = new CanvasSketchPainter(palette);
            }
            marks.getGraphicsContext2D().clearRect(0, 0, marks.getWidth(), marks.getHeight());
            painter.paint(shapes, marks.getGraphicsContext2D());
        }
        marks.setVisible(any);
        marked = any;
    }

    private double scale() {
        Window window = getScene() == null ? null : getScene().getWindow();
        return ScaledRegion.factorOf(this) * (window == null ? 1 : Math.max(1, window.getOutputScaleX()));
    }

    /**
     * One of two alternating pictures. The render thread may still read the visible one while the next is painted; with
     * a single picture it would show a graph without some of its edges and vertices until the next painting.
     */
    private static final class Pixels {
        private final Raster raster;
        private final PixelBuffer<IntBuffer> buffer;
        private final WritableImage image;

        Pixels(int width, int height) {
            raster = new Raster(width, height);
            buffer = new PixelBuffer<>(
                    width, height, IntBuffer.wrap(raster.pixels()), PixelFormat.getIntArgbPreInstance());
            image = new WritableImage(buffer);
        }
    }
}
