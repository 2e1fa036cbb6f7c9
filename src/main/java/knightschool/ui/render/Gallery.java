package knightschool.ui.render;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import knightschool.ui.KnightSchool;

/** The pictures that stand in for the window where there is no display. */
public final class Gallery {

    private Gallery() {}

    /**
     * Writes the pictures as PNG, 1280 by 720 pixels. Starts the JavaFX toolkit and ends it.
     *
     * @param folder where to; made where it is missing
     * @return the exit status: 0, or 2 where the folder cannot be written
     */
    public static int render(Path folder) {
        CompletableFuture<WritableImage> picture = new CompletableFuture<>();
        Platform.startup(() -> picture.complete(new Scene(KnightSchool.root(), 1280, 720).snapshot(null)));
        try {
            Files.createDirectories(folder);
            Path file = folder.resolve("window.png");
            ImageIO.write(SwingFXUtils.fromFXImage(picture.get(), null), "png", file.toFile());
            return 0;
        } catch (IOException e) {
            System.err.println("Cannot write pictures to " + folder + ": " + e.getMessage());
            return 2;
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("the picture was not drawn", e);
        } finally {
            Platform.exit();
        }
    }
}
