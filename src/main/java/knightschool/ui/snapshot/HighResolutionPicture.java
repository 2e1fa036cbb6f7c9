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
import knightschool.files.ProgramSignature;

/**
 * A picture of a scene in a higher resolution than it is laid out in, so that it is sharp on paper and on large
 * screens. Taken on the JavaFX thread, turned into bytes on any.
 *
 * @param area what of it is kept, in pixels; all where it is empty
 */
public record HighResolutionPicture(WritableImage image, Optional<Rectangle2D> area) {
    /**
     * Takes it of a scene that is on no stage.
     *
     * @param width in which it is laid out, likewise height
     * @param scale how many pixels there are for one that is laid out
     * @param area what of it is kept, as it is laid out
     */
    public static HighResolutionPicture of(
            Scene scene, int width, int height, double scale, Optional<Rectangle2D> area) {
        Parent root = scene.getRoot();
        SceneImages.arrange(scene, width, height);
        SnapshotParameters large = new SnapshotParameters();
        large.setTransform(new Scale(scale, scale));
        large.setFill(scene.getFill());
        int across = (int) Math.round(width * scale);
        int down = (int) Math.round(height * scale);
        large.setViewport(new Rectangle2D(0, 0, across, down));
        WritableImage image = root.snapshot(large, new WritableImage(across, down));
        return new HighResolutionPicture(image, area.map(part -> scaled(part, scale)));
    }

    private static Rectangle2D scaled(Rectangle2D part, double scale) {
        return new Rectangle2D(
                scale * part.getMinX(), scale * part.getMinY(), scale * part.getWidth(), scale * part.getHeight());
    }

    /** What is kept of it. */
    public BufferedImage buffered() {
        BufferedImage all = SceneImages.buffered(image);
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

    /** What is kept of it, as PNG. */
    public byte[] png() {
        return ProgramSignature.put(MemoryWriter.bytes(out -> ImageIO.write(buffered(), "png", out)));
    }
}
