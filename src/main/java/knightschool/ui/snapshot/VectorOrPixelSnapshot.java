package knightschool.ui.snapshot;

import javafx.scene.image.Image;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.Sketch;

/** A picture of a scene: shapes, which are sharp at any size, or pixels if shapes cannot represent it. */
sealed interface VectorOrPixelSnapshot {
    /** The width, in its own pixels, as is {@link #height}. */
    double width();

    double height();

    /**
     * A picture made of shapes.
     *
     * @param palette the palette of the theme in which it was taken
     */
    record Shapes(Sketch sketch, ColourPalette palette) implements VectorOrPixelSnapshot {
        @Override
        public double width() {
            return sketch.width();
        }

        @Override
        public double height() {
            return sketch.height();
        }
    }

    /** A picture made of pixels. */
    record Pixels(Image image) implements VectorOrPixelSnapshot {
        @Override
        public double width() {
            return image.getWidth();
        }

        @Override
        public double height() {
            return image.getHeight();
        }
    }
}
