package knightschool.export;

import java.nio.charset.StandardCharsets;
import knightschool.drawing.Palette;
import knightschool.drawing.Sketch;
import knightschool.drawing.SvgWriter;
import knightschool.files.ExtensionFormat;

/** The formats that a still picture can be saved in. */
public enum PictureFormat implements ExtensionFormat {
    /** Shapes, sharp at any size. */
    SVG {
        @Override
        public byte[] bytes(Sketch sketch, Palette palette) {
            return SvgWriter.write(sketch, palette).getBytes(StandardCharsets.UTF_8);
        }
    },
    /** Pixels, twice as many each way as on the screen. */
    PNG {
        @Override
        public byte[] bytes(Sketch sketch, Palette palette) {
            return SketchImage.png(sketch, palette, 2);
        }
    };

    /** What is written of a sketch in the colours of a palette. */
    public abstract byte[] bytes(Sketch sketch, Palette palette);
}
