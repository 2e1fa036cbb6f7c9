package knightschool.handout;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/** Draws on a new page of a PDF document. Positions are in points from the upper left corner, downwards. */
final class PageCanvas implements AutoCloseable {
    private static final float BOX_LINE = 0.7f;

    private final HandoutFontSet fonts;
    private final double height;
    private final PDPageContentStream stream;

    /** Adds a page to a document. It can be drawn on until this object is closed. */
    PageCanvas(PDDocument document, PaperSize paper, HandoutFontSet fonts) throws IOException {
        this.fonts = fonts;
        this.height = paper.height();
        PDPage page = new PDPage(new PDRectangle((float) paper.width(), (float) height));
        document.addPage(page);
        this.stream = new PDPageContentStream(document, page);
    }

    /** An operation of the page. It is written into memory, which does not fail. */
    private interface Operation {
        void write() throws IOException;
    }

    private static void write(Operation operation) {
        try {
            operation.write();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Draws a line of text.
     *
     * @param baseline the distance of the baseline from the top of the page
     */
    void text(String words, HandoutFontFace face, double size, double x, double baseline, double grey) {
        write(() -> {
            stream.beginText();
            stream.setNonStrokingColor((float) grey);
            stream.newLineAtOffset((float) x, up(baseline));
        });
        StringBuilder run = new StringBuilder();
        EmbeddedPdfFont[] font = {null};
        fonts.each(words, face, (next, character) -> {
            if (next != font[0]) {
                show(run);
                write(() -> stream.setFont(next.font(), (float) size));
                font[0] = next;
            }
            run.appendCodePoint(character);
        });
        show(run);
        write(stream::endText);
    }

    /** Draws a small grey line of text. */
    void note(String words, double x, double baseline) {
        text(words, HandoutFontFace.TEXT, HandoutSizesAndGreys.SMALL, x, baseline, HandoutSizesAndGreys.PALE);
    }

    /** Draws a thin grey horizontal line. */
    void rule(double fromX, double toX, double y) {
        line(fromX, y, toX, y, HandoutSizesAndGreys.HAIR, HandoutSizesAndGreys.PALE);
    }

    private void show(StringBuilder run) {
        if (!run.isEmpty()) {
            write(() -> stream.showText(run.toString()));
            run.setLength(0);
        }
    }

    private float up(double down) {
        return (float) (height - down);
    }

    void line(double fromX, double fromY, double toX, double toY, double width, double grey) {
        write(() -> {
            stream.setStrokingColor((float) grey);
            stream.setLineWidth((float) width);
            stream.moveTo((float) fromX, up(fromY));
            stream.lineTo((float) toX, up(toY));
            stream.stroke();
        });
    }

    /** Draws the outline of a box. */
    void box(double x, double top, double width, double boxHeight, double grey) {
        write(() -> {
            stream.setStrokingColor((float) grey);
            stream.setLineWidth(BOX_LINE);
            stream.addRect((float) x, up(top + boxHeight), (float) width, (float) boxHeight);
            stream.stroke();
        });
    }

    void image(PDImageXObject image, double x, double top, double width, double imageHeight) {
        write(() -> stream.drawImage(image, (float) x, up(top + imageHeight), (float) width, (float) imageHeight));
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
