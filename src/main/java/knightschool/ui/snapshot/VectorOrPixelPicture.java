package knightschool.ui.snapshot;

import javafx.scene.image.Image;
import knightschool.drawing.Palette;
import knightschool.drawing.Sketch;

/** A picture of a scene: shapes, which are sharp in any size, or pixels where it is more than shapes. */
sealed interface VectorOrPixelPicture {
    /** In its own pixels, likewise {@link #height}. */
    double width();

    double height();

    /** @param palette of the theme that it was taken in */
    record Shapes(Sketch sketch, Palette palette) implements VectorOrPixelPicture {
        @Override
        public double width() {
            return sketch.width();
        }

        @Override
        public double height() {
            return sketch.height();
        }
    }

    /** As it was painted. */
    record Pixels(Image image) implements VectorOrPixelPicture {
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
