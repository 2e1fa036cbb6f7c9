package knightschool.export;

import java.nio.charset.StandardCharsets;
import java.util.function.BiFunction;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.Sketch;
import knightschool.drawing.SvgWriter;
import knightschool.files.ExtensionFormat;

/** The formats for still pictures. */
public enum PictureFormat implements ExtensionFormat {
    /** Shapes, sharp at any size. */
    SVG((sketch, palette) -> SvgWriter.write(sketch, palette).getBytes(StandardCharsets.UTF_8)),
    /** Pixels, with twice the resolution of the screen in each direction. */
    PNG((sketch, palette) -> SketchRasterizer.png(sketch, palette, 2));

    private final BiFunction<Sketch, ColourPalette, byte[]> form;

    PictureFormat(BiFunction<Sketch, ColourPalette, byte[]> form) {
        this.form = form;
    }

    /** Returns the file for a sketch in the colours of a palette. */
    public byte[] bytes(Sketch sketch, ColourPalette palette) {
        return form.apply(sketch, palette);
    }
}
