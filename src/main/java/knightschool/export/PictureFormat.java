package knightschool.export;

import java.nio.charset.StandardCharsets;
import knightschool.drawing.Palette;
import knightschool.drawing.Sketch;
import knightschool.drawing.SvgWriter;
import knightschool.files.ExtensionFormat;

/** The formats for still pictures. */
public enum PictureFormat implements ExtensionFormat {
    /** Shapes, sharp at any size. */
    SVG {
        @Override
        public byte[] bytes(Sketch sketch, Palette palette) {
            return SvgWriter.write(sketch, palette).getBytes(StandardCharsets.UTF_8);
        }
    },
    /** Pixels, with twice the resolution of the screen in each direction. */
    PNG {
        @Override
        public byte[] bytes(Sketch sketch, Palette palette) {
            return SketchRasterizer.png(sketch, palette, 2);
        }
    };

    /** Returns the file for a sketch in the colours of a palette. */
    public abstract byte[] bytes(Sketch sketch, Palette palette);
}
