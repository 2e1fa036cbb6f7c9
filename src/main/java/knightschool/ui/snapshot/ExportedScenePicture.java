package knightschool.ui.snapshot;

import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.transform.Scale;
import javax.imageio.ImageIO;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.ColourRole;
import knightschool.drawing.SvgMarkup;
import knightschool.export.PictureFormat;
import knightschool.files.MemoryWriter;
import knightschool.files.ProgramPictureSignature;

/** A picture of what a scene on screen shows, for a file. Taken on the JavaFX thread, converted to bytes on any. */
public final class ExportedScenePicture {
    /** Pixels of a picture in pixels per pixel on screen, in each direction, as in other pictures of this program. */
    private static final int SHARPNESS = 2;

    private final Supplier<byte[]> bytes;

    private ExportedScenePicture(Supplier<byte[]> bytes) {
        this.bytes = bytes;
    }

    /**
     * Takes a picture of a node that is on screen.
     *
     * @param palette the palette of the theme; its page colour is the background
     */
    public static ExportedScenePicture of(Node node, ColourPalette palette, PictureFormat format) {
        return switch (format) {
            case SVG -> {
                SvgMarkup document = SceneSvgWriter.write(node, palette);
                yield new ExportedScenePicture(() -> document.toString().getBytes(StandardCharsets.UTF_8));
            }
            case PNG -> {
                WritableImage pixels = pixels(node, palette, SHARPNESS);
                yield new ExportedScenePicture(() -> ProgramPictureSignature.put(
                        MemoryWriter.bytes(out -> ImageIO.write(JavaFxSceneCapture.buffered(pixels), "png", out))));
            }
        };
    }

    /**
     * Takes a picture in pixels.
     *
     * @param scale pixels of the picture per pixel on screen, in each direction
     */
    public static WritableImage pixels(Node node, ColourPalette palette, double scale) {
        Bounds bounds = node.getLayoutBounds();
        int width = (int) Math.max(1, Math.round(bounds.getWidth() * scale));
        int height = (int) Math.max(1, Math.round(bounds.getHeight() * scale));
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setTransform(new Scale(scale, scale));
        parameters.setFill(colour(palette.argb(ColourRole.PAGE)));
        parameters.setViewport(new Rectangle2D(0, 0, width, height));
        return node.snapshot(parameters, new WritableImage(width, height));
    }

    private static Color colour(int argb) {
        return Color.rgb(argb >> 16 & 0xFF, argb >> 8 & 0xFF, argb & 0xFF);
    }

    /** Returns the content of the file. */
    public byte[] bytes() {
        return bytes.get();
    }
}
