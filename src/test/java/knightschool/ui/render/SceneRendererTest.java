package knightschool.ui.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javax.imageio.ImageIO;
import knightschool.Eventually;
import knightschool.files.InputFault;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class SceneRendererTest {
    @TempDir
    private Path folder;

    /** An empty page that is ready when it was asked for the third time. */
    private static final class SlowPage implements SceneRenderer.Subject {
        private final Scene scene = new Scene(new Pane(), 100, 100);
        private final AtomicInteger requests;
        private final AtomicBoolean closed;

        SlowPage(AtomicInteger requests, AtomicBoolean closed) {
            this.requests = requests;
            this.closed = closed;
            Theme.DARK.applyTo(scene);
        }

        @Override
        public Scene scene() {
            return scene;
        }

        @Override
        public boolean makeReady() {
            return requests.incrementAndGet() == 3;
        }

        @Override
        public void close() {
            closed.set(true);
        }
    }

    @Test
    void takeWaitsUntilTheSubjectIsReadyAndClosesIt() throws IOException {
        AtomicInteger requests = new AtomicInteger();
        AtomicBoolean closed = new AtomicBoolean();
        Path file = folder.resolve("page.png");
        new SceneRenderer(320, 200).take(() -> new SlowPage(requests, closed), file);
        BufferedImage picture = ImageIO.read(file.toFile());
        assertEquals(320, picture.getWidth());
        assertEquals(200, picture.getHeight());
        assertEquals(0xFF1B1E23, picture.getRGB(300, 190));
        assertEquals(3, requests.get());
        ToolkitThread.run(() -> assertTrue(closed.get()));
    }

    @Test
    void takePassesOnWhatGoesWrongWhenTheSubjectIsMade() {
        InputFault fault = assertThrows(
                InputFault.class,
                () -> new SceneRenderer(10, 10).image(() -> {
                    throw new InputFault("no such board", "Choose another.");
                }));
        assertEquals("no such board. Choose another.", fault.getMessage());
    }

    @Test
    @Timeout(Eventually.PATIENCE_SECONDS)
    void imageFailsWhenAThreadBehindTheSubjectDies() {
        Supplier<SceneRenderer.Subject> broken = () -> {
            Thread.ofPlatform().daemon().start(() -> {
                throw new IllegalStateException("no knight");
            });
            return new SlowPage(new AtomicInteger(3), new AtomicBoolean());
        };
        SceneRenderer photographer = new SceneRenderer(100, 100);
        assertEquals(
                "no knight",
                assertThrows(IllegalStateException.class, () -> photographer.image(broken))
                        .getMessage());
    }

    @Test
    void pngThatCannotBeWrittenIsSaidInWords() {
        Path file = folder.resolve("missing").resolve("page.png");
        AtomicBoolean closed = new AtomicBoolean();
        assertThrows(
                InputFault.class,
                () -> new SceneRenderer(10, 10).take(() -> new SlowPage(new AtomicInteger(), closed), file));
    }
}
