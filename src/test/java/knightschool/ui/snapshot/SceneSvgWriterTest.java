package knightschool.ui.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Pane;
import knightschool.drawing.SvgMarkup;
import knightschool.ui.render.ToolkitStarter;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;

class SceneSvgWriterTest {
    /** A pane with two nodes that are painted pixel by pixel. */
    private static Pane painted() {
        Pane pane = new Pane(new Canvas(20, 10), new Canvas(10, 10));
        pane.resize(40, 30);
        return pane;
    }

    @Test
    void imagesAreEncodedOnlyWhereTheDocumentIsRead() {
        AtomicInteger encoded = new AtomicInteger();
        SvgMarkup document = ToolkitStarter.call(() -> SceneSvgWriter.write(
                painted(), Theme.LIGHT.palette(), _ -> new byte[] {(byte) encoded.incrementAndGet()}));
        assertEquals(0, encoded.get(), "encoded on the JavaFX thread");
        String text = document.toString();
        assertEquals(2, encoded.get());
        assertTrue(
                text.indexOf("=\"data:image/png;base64,AQ==\"/>") < text.indexOf("=\"data:image/png;base64,Ag==\"/>"));
        assertTrue(text.endsWith("</svg>\n"), text);
    }
}
