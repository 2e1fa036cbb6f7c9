package knightschool.export;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import knightschool.drawing.Palette;
import knightschool.drawing.Sketch;
import knightschool.drawing.SvgWriter;

/** The formats that a still picture can be saved in. */
public enum PictureFormat {
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

    /** How the names of its files end, with the dot. */
    public String ending() {
        return "." + name().toLowerCase(Locale.ROOT);
    }

    /** The format that the name of a file ends with. */
    public static Optional<PictureFormat> of(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> name.endsWith(format.ending()))
                .findFirst();
    }
}
