package knightschool.ui.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.util.Base64;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Pane;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import knightschool.drawing.SvgMarkup;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

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
        SvgMarkup document = ToolkitThread.call(() -> SceneSvgWriter.write(
                painted(), Theme.LIGHT.palette(), _ -> new byte[] {(byte) encoded.incrementAndGet()}));
        assertEquals(0, encoded.get(), "encoded on the JavaFX thread");
        String text = document.toString();
        assertEquals(2, encoded.get());
        assertTrue(
                text.indexOf("=\"data:image/png;base64,AQ==\"/>") < text.indexOf("=\"data:image/png;base64,Ag==\"/>"));
        assertTrue(text.endsWith("</svg>\n"), text);
    }

    @Test
    void imagesAreLinkedAsSvgOfVersionOneDemands() throws Exception {
        SvgMarkup document = ToolkitThread.call(() -> SceneSvgWriter.write(painted(), Theme.LIGHT.palette()));
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        Document read = factory.newDocumentBuilder().parse(new InputSource(new StringReader(document.toString())));
        assertTrue(read.getDocumentElement().hasAttribute("xmlns:xlink"));
        Element image = (Element) read.getElementsByTagName("image").item(0);
        String link = image.getAttributeNS("http://www.w3.org/1999/xlink", "href");
        assertTrue(link.startsWith("data:image/png;base64,"), document::toString);
        assertFalse(image.hasAttribute("href"));
        BufferedImage pixels = ImageIO.read(
                new ByteArrayInputStream(Base64.getDecoder().decode(link.substring(link.indexOf(',') + 1))));
        assertEquals(40, pixels.getWidth());
    }
}
