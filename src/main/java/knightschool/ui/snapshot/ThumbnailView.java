package knightschool.ui.snapshot;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.Sketch;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.ui.board.CanvasSketchPainter;

/**
 * A small picture of a scene that fills its space, cropped on both sides but never through a knight, or shown whole.
 */
public final class ThumbnailView extends Region {
    private final Optional<SlideEmbeddableSetup> setup;
    private final boolean whole;
    private final ImageView view = new ImageView();
    private final Canvas canvas = new Canvas();
    private Optional<VectorOrPixelSnapshot> picture = Optional.empty();

    /** @param whole whether the whole picture is visible, without cropping */
    ThumbnailView(SlideEmbeddableSetup setup, boolean whole) {
        this(Optional.of(setup), whole);
    }

    private ThumbnailView(Optional<SlideEmbeddableSetup> setup, boolean whole) {
        this.setup = setup;
        this.whole = whole;
        getStyleClass().add("thumbnail");
        setMinSize(0, 0);
        view.setSmooth(true);
    }

    /** Creates an empty thumbnail for a picture that is set with {@link #show(Sketch, ColourPalette)}. */
    public static ThumbnailView empty() {
        return new ThumbnailView(Optional.empty(), false);
    }

    SlideEmbeddableSetup setup() {
        return setup.orElseThrow();
    }

    /** Shows a sketch in the colours of a palette. */
    public void show(Sketch sketch, ColourPalette palette) {
        show(new VectorOrPixelSnapshot.Shapes(sketch, palette));
    }

    void show(VectorOrPixelSnapshot snapshot) {
        picture = Optional.of(snapshot);
        getChildren().setAll(snapshot instanceof VectorOrPixelSnapshot.Shapes ? canvas : view);
        requestLayout();
    }

    /** Whether the thumbnail has a picture. */
    public boolean isShown() {
        return picture.isPresent();
    }

    @Override
    protected void layoutChildren() {
        if (getWidth() > 0 && getHeight() > 0) {
            picture.ifPresent(this::lay);
        }
    }

    private void lay(VectorOrPixelSnapshot snapshot) {
        switch (snapshot) {
            case VectorOrPixelSnapshot.Shapes shapes -> paint(shapes, crop(snapshot));
            case VectorOrPixelSnapshot.Pixels pixels -> show(pixels, crop(snapshot));
        }
    }

    private KnightSafeCrop crop(VectorOrPixelSnapshot snapshot) {
        if (whole) {
            double scale = Math.min(getWidth() / snapshot.width(), getHeight() / snapshot.height());
            return new KnightSafeCrop(
                    (snapshot.width() - getWidth() / scale) / 2, (snapshot.height() - getHeight() / scale) / 2, scale);
        }
        return snapshot instanceof VectorOrPixelSnapshot.Shapes shapes
                ? KnightSafeCrop.of(shapes.sketch(), getWidth(), getHeight())
                : KnightSafeCrop.of(snapshot.width(), snapshot.height(), List.of(), getWidth(), getHeight());
    }

    private void paint(VectorOrPixelSnapshot.Shapes shapes, KnightSafeCrop crop) {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, getWidth(), getHeight());
        g.save();
        g.scale(crop.scale(), crop.scale());
        g.translate(-crop.x(), -crop.y());
        new CanvasSketchPainter(shapes.palette()).paint(shapes.sketch(), g);
        g.restore();
    }

    private void show(VectorOrPixelSnapshot.Pixels pixels, KnightSafeCrop crop) {
        double left = Math.max(0, crop.x());
        double top = Math.max(0, crop.y());
        double width = Math.min(getWidth(), pixels.width() * crop.scale());
        double height = Math.min(getHeight(), pixels.height() * crop.scale());
        view.setImage(pixels.image());
        view.setViewport(new Rectangle2D(left, top, width / crop.scale(), height / crop.scale()));
        view.setFitWidth(width);
        view.setFitHeight(height);
        view.relocate((getWidth() - width) / 2, (getHeight() - height) / 2);
    }
}
