package knightschool.handout;

import java.io.IOException;
import java.io.UncheckedIOException;
import knightschool.files.resource.ResourceReader;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/**
 * A font in one PDF document, which embeds only the glyphs that were written with it. It is closed with the document.
 */
final class EmbeddedPdfFont {
    private static final int MISSING = 0;

    private final TrueTypeFont outlines;
    private final CmapLookup glyphs;
    private final PDFont font;

    private EmbeddedPdfFont(TrueTypeFont outlines, PDDocument document) throws IOException {
        this.outlines = outlines;
        this.glyphs = outlines.getUnicodeCmapLookup();
        // PDFBox closes fonts that it has read itself, and no others unless it is told.
        document.registerTrueTypeFontForClosing(outlines);
        this.font = PDType0Font.load(document, outlines, true);
    }

    /** Reads a font from the class path. */
    static EmbeddedPdfFont of(HandoutFontFace face, PDDocument document) {
        try {
            byte[] file = ResourceReader.bytes(EmbeddedPdfFont.class, face.resource());
            TrueTypeFont outlines = new TTFParser().parse(new RandomAccessReadBuffer(file));
            // A ligature is one glyph for several letters: words with it would be measured wrong.
            outlines.setEnableGsub(false);
            return new EmbeddedPdfFont(outlines, document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    PDFont font() {
        return font;
    }

    boolean has(int character) {
        return glyphs.getGlyphId(character) != MISSING;
    }

    /** Returns the width of a character, in thousandths of the type size. */
    double width(int character) {
        try {
            return 1000.0 * outlines.getAdvanceWidth(glyphs.getGlyphId(character)) / outlines.getUnitsPerEm();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
