package knightschool.ui.snapshot;

import java.awt.image.BufferedImage;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.transform.Scale;
import javax.imageio.ImageIO;
import knightschool.files.MemoryWriter;
import knightschool.files.ProgramPictureSignature;

/**
 * A picture of a scene at a higher resolution than its layout, so that it is sharp on paper and on large screens. Taken
 * on the JavaFX thread, converted to bytes on any.
 *
 * @param image the whole picture
 * @param area the part to keep, in pixels of the picture; empty for all of it
 */
public record HighResolutionSnapshot(WritableImage image, Optional<Rectangle2D> area) {
    /**
     * Takes a picture of a scene that is on no stage.
     *
     * @param width the width of the layout, in pixels
     * @param height the height of the layout, in pixels
     * @param scale pixels of the picture per pixel of the layout
     * @param area the part to keep, in pixels of the layout; empty for all of it
     */
    public static HighResolutionSnapshot of(
            Scene scene, int width, int height, double scale, Optional<Rectangle2D> area) {
        Parent root = scene.getRoot();
        JavaFxSceneCapture.arrange(scene, width, height);
        SnapshotParameters large = new SnapshotParameters();
        large.setTransform(new Scale(scale, scale));
        large.setFill(scene.getFill());
        int across = (int) Math.round(width * scale);
        int down = (int) Math.round(height * scale);
        large.setViewport(new Rectangle2D(0, 0, across, down));
        WritableImage image = root.snapshot(large, new WritableImage(across, down));
        return new HighResolutionSnapshot(image, area.map(part -> scaled(part, scale)));
    }

    private static Rectangle2D scaled(Rectangle2D part, double scale) {
        return new Rectangle2D(
                scale * part.getMinX(), scale * part.getMinY(), scale * part.getWidth(), scale * part.getHeight());
    }

    /** The kept part. */
    public BufferedImage buffered() {
        BufferedImage all = JavaFxSceneCapture.buffered(image);
        if (area.isEmpty()) {
            return all;
        }
        Rectangle2D part = area.get();
        int x = (int) Math.ceil(part.getMinX());
        int y = (int) Math.ceil(part.getMinY());
        int width = Math.min(all.getWidth(), (int) part.getMaxX()) - x;
        int height = Math.min(all.getHeight(), (int) part.getMaxY()) - y;
        return all.getSubimage(x, y, width, height);
    }

    /** The kept part, as PNG. */
    public byte[] png() {
        return ProgramPictureSignature.put(MemoryWriter.bytes(out -> ImageIO.write(buffered(), "png", out)));
    }
}
