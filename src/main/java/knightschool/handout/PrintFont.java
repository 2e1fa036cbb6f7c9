package knightschool.handout;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.TreeMap;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.OTFParser;
import org.apache.fontbox.ttf.OpenTypeFont;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** A font as a handout uses it: which glyph a character has, how wide it is, and which were used so far. */
final class PrintFont implements AutoCloseable {
    private static final int MISSING = 0;

    private final HandoutFont face;
    private final TrueTypeFont font;
    private final CmapLookup glyphs;
    private final Map<Integer, Integer> used = new TreeMap<>();

    private PrintFont(HandoutFont face, TrueTypeFont font) throws IOException {
        this.face = face;
        this.font = font;
        this.glyphs = font.getUnicodeCmapLookup();
    }

    /** Reads it from the class path. */
    static PrintFont of(HandoutFont face) {
        try (InputStream in = PrintFont.class.getResourceAsStream(face.resource())) {
            if (in == null) {
                throw new IllegalStateException("the font " + face.resource() + " is not in the program");
            }
            RandomAccessReadBuffer bytes = new RandomAccessReadBuffer(in.readAllBytes());
            return new PrintFont(
                    face,
                    face.resource().endsWith(".otf") ? new OTFParser().parse(bytes) : new TTFParser().parse(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    HandoutFont face() {
        return face;
    }

    TrueTypeFont font() {
        return font;
    }

    /** Whether its outlines are cubic. */
    boolean isCubic() {
        return font instanceof OpenTypeFont open && open.isPostScript();
    }

    boolean has(int character) {
        return glyphs.getGlyphId(character) != MISSING;
    }

    /** The number of a character's glyph, which is used from now on. */
    int use(int character) {
        int glyph = glyphs.getGlyphId(character);
        used.putIfAbsent(glyph, character);
        return glyph;
    }

    /** The glyphs that were used, by their numbers, each with a character that it stands for. */
    Map<Integer, Integer> used() {
        return used;
    }

    /** The width of a character, in thousandths of the size. */
    double width(int character) {
        return widthOf(glyphs.getGlyphId(character));
    }

    /** The width of a glyph, in thousandths of the size. */
    double widthOf(int glyph) {
        try {
            return 1000.0 * font.getAdvanceWidth(glyph) / font.getUnitsPerEm();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            font.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
