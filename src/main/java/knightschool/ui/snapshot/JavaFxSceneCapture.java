package knightschool.ui.snapshot;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import knightschool.files.MemoryWriter;
import knightschool.files.ProgramPictureSignature;
import knightschool.files.TextFiles;

/** Takes pictures of scenes, of any size and without a display. Used on the JavaFX thread only. */
public final class JavaFxSceneCapture {
    private JavaFxSceneCapture() {}

    /** Takes a picture of a scene that is on no stage, at a size in pixels. */
    public static WritableImage image(Scene scene, int width, int height) {
        arrange(scene, width, height);
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setViewport(new Rectangle2D(0, 0, width, height));
        return scene.getRoot().snapshot(parameters, new WritableImage(width, height));
    }

    /**
     * Applies the styles of a scene that is on no stage and lays it out at a size in pixels. The layout runs twice,
     * since wrapped text knows its width only after the first.
     */
    public static void arrange(Scene scene, int width, int height) {
        Parent root = scene.getRoot();
        root.resize(width, height);
        root.applyCss();
        root.layout();
        root.layout();
    }

    /**
     * Writes a picture as PNG.
     *
     * @throws knightschool.files.InputFault if the file cannot be written
     */
    public static void write(WritableImage image, Path file) {
        byte[] bytes = MemoryWriter.bytes(out -> ImageIO.write(buffered(image), "png", out));
        TextFiles.write(file, ProgramPictureSignature.put(bytes));
    }

    /** Converts a picture for ImageIO. */
    public static BufferedImage buffered(WritableImage image) {
        return buffered(image, BufferedImage.TYPE_INT_RGB);
    }

    /** Converts a picture with translucent pixels for ImageIO. */
    static BufferedImage translucent(WritableImage image) {
        return buffered(image, BufferedImage.TYPE_INT_ARGB);
    }

    private static BufferedImage buffered(WritableImage image, int kind) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] pixels = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        BufferedImage copy = new BufferedImage(width, height, kind);
        copy.setRGB(0, 0, width, height, pixels, 0, width);
        return copy;
    }
}
