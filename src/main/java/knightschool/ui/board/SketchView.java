package knightschool.ui.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableDoubleProperty;
import javafx.css.SimpleStyleableStringProperty;
import javafx.css.StyleConverter;
import javafx.css.Styleable;
import javafx.css.StyleableDoubleProperty;
import javafx.css.StyleableProperty;
import javafx.css.StyleableStringProperty;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.ui.theme.ScaledRegion;

/**
 * Shows a sketch at its own size, in the palette that the style sheets set as {@code -ks-palette}, with no text smaller
 * than {@code -ks-least-type}. A new sketch or another theme is painted with the next layout.
 */
@SuppressWarnings("this-escape") // Only its own properties are touched, and no method that a subclass changes.
public class SketchView extends Region implements VectorGraphicNode {
    private static final CssMetaData<SketchView, String> PALETTE =
            new CssMetaData<>("-ks-palette", StyleConverter.getStringConverter(), ColourPalette.LIGHT) {
                @Override
                public boolean isSettable(SketchView canvas) {
                    return !canvas.palette.isBound();
                }

                @Override
                public StyleableProperty<String> getStyleableProperty(SketchView canvas) {
                    return canvas.palette;
                }
            };

    private static final CssMetaData<SketchView, Number> LEAST_TYPE =
            new CssMetaData<>("-ks-least-type", StyleConverter.getSizeConverter(), 0) {
                @Override
                public boolean isSettable(SketchView canvas) {
                    return !canvas.leastType.isBound();
                }

                @Override
                public StyleableProperty<Number> getStyleableProperty(SketchView canvas) {
                    return canvas.leastType;
                }
            };

    private static final List<CssMetaData<? extends Styleable, ?>> STYLES = Stream.concat(
                    Region.getClassCssMetaData().stream(), Stream.of(PALETTE, LEAST_TYPE))
            .toList();

    private final Canvas canvas = new Canvas();

    /**
     * Scales the canvas, which has one image pixel per unit: when magnified, it has more units, each of them smaller.
     */
    private final Scale pixels = new Scale();

    private final StyleableStringProperty palette =
            new SimpleStyleableStringProperty(PALETTE, this, "palette", ColourPalette.LIGHT);
    private final StyleableDoubleProperty leastType =
            new SimpleStyleableDoubleProperty(LEAST_TYPE, this, "leastType", 0.0);
    private Sketch sketch = Sketch.EMPTY;
    private CanvasSketchPainter painter;

    public SketchView() {
        getStyleClass().add("board-canvas");
        canvas.getTransforms().add(pixels);
        getChildren().add(canvas);
        palette.addListener(_ -> requestLayout());
        leastType.addListener(_ -> requestLayout());
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    }

    public SketchView(Sketch sketch) {
        this();
        setSketch(sketch);
    }

    /** Sets the sketch. An equal one is not painted again. */
    public final void setSketch(Sketch sketch) {
        boolean isNew = !sketch.equals(this.sketch);
        put(sketch);
        if (isNew) {
            requestLayout();
        }
    }

    /** Sets the sketch for the layout in progress. */
    final void put(Sketch other) {
        sketch = other;
    }

    /** The sketch that is painted. */
    public final Sketch sketch() {
        return sketch.withLeastType(leastType.get(), this::isInSquare);
    }

    @Override
    public Optional<Sketch> sketched() {
        return Optional.of(sketch());
    }

    /** Whether a label is inside a square, which limits its size. */
    boolean isInSquare(SketchShape.Label label) {
        return false;
    }

    @Override
    protected double computePrefWidth(double height) {
        return Math.ceil(sketch.width());
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.ceil(sketch.height());
    }

    @Override
    protected void layoutChildren() {
        double factor = ScaledRegion.factorOf(this);
        canvas.relocate(0, 0);
        canvas.setWidth(Math.ceil(sketch.width() * factor));
        canvas.setHeight(Math.ceil(sketch.height() * factor));
        pixels.setX(1 / factor);
        pixels.setY(1 / factor);
        paint(factor);
    }

    private void paint(double factor) {
        if (painter == null || !painter.palette().name().equals(palette.get())) {
            painter = new CanvasSketchPainter(ColourPalette.named(palette.get()));
        }
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.setTransform(factor, 0, 0, factor, 0, 0);
        g.clearRect(0, 0, canvas.getWidth() / factor, canvas.getHeight() / factor);
        paintBelow(g, painter.palette());
        painter.paint(sketch(), g);
    }

    /** Paints the background of the sketch. */
    void paintBelow(GraphicsContext g, ColourPalette palette) {}

    /** The styleable properties of this class and its superclasses. */
    public static List<CssMetaData<? extends Styleable, ?>> getClassCssMetaData() {
        return STYLES;
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return STYLES;
    }
}
