package knightschool.handout;

import java.text.Normalizer;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.ObjIntConsumer;
import java.util.stream.Stream;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * The fonts of one handout. Characters that a font does not have are taken from others, and at last become question
 * marks. An accent that is a character of its own becomes one with its letter, if a font has both as one; else it is
 * left out.
 */
final class PrintFonts {
    /** What stands for a character that no font has. */
    private static final int UNKNOWN = '?';

    private final PDDocument document;
    private final Map<HandoutFont, PrintFont> fonts = new EnumMap<>(HandoutFont.class);

    PrintFonts(PDDocument document) {
        this.document = document;
    }

    private PrintFont of(HandoutFont face) {
        return fonts.computeIfAbsent(face, asked -> PrintFont.of(asked, document));
    }

    /** Each character of a text with the font that it is written in. */
    void each(String text, HandoutFont face, ObjIntConsumer<PrintFont> receiver) {
        int at = 0;
        while (at < text.length()) {
            int next = letterEnd(text, at);
            int character = text.codePointAt(at);
            if (isWritten(character)) {
                write(
                        composed(character, text.substring(at + Character.charCount(character), next), face),
                        face,
                        receiver);
            }
            at = next;
        }
    }

    private void write(int character, HandoutFont face, ObjIntConsumer<PrintFont> receiver) {
        int written = Character.isWhitespace(character) || Character.isSpaceChar(character) ? ' ' : character;
        PrintFont font = fontOf(written, face);
        receiver.accept(font, font.has(written) ? written : UNKNOWN);
    }

    /** Where a letter ends with all that is not written by itself behind it, such as its accents. */
    static int letterEnd(String text, int from) {
        int at = text.offsetByCodePoints(from, 1);
        while (at < text.length() && !isWritten(text.codePointAt(at))) {
            at = text.offsetByCodePoints(at, 1);
        }
        return at;
    }

    /** One accent at a time: all at once take time with the square of their number. */
    private int composed(int letter, String accents, HandoutFont face) {
        return accents.codePoints().reduce(letter, (one, accent) -> {
            String both =
                    Normalizer.normalize(Character.toString(one) + Character.toString(accent), Normalizer.Form.NFC);
            int first = both.codePointAt(0);
            boolean isOne = both.length() == Character.charCount(first);
            return isOne && fontOf(first, face).has(first) ? first : one;
        });
    }

    /** Marks of direction, joiners, accents and the like do not stand by themselves. */
    private static boolean isWritten(int character) {
        return switch (Character.getType(character)) {
            case Character.FORMAT, Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> false;
            case Character.CONTROL -> Character.isWhitespace(character);
            default -> true;
        };
    }

    private PrintFont fontOf(int character, HandoutFont face) {
        return Stream.of(face, HandoutFont.TEXT, HandoutFont.CODE)
                .filter(other -> of(other).has(character))
                .findFirst()
                .map(this::of)
                .orElseGet(() -> of(face));
    }

    /** How wide a text is in points. */
    double width(String text, HandoutFont face, double size) {
        double[] width = {0};
        each(text, face, (font, character) -> width[0] += font.width(character) * size / 1000);
        return width[0];
    }

    /**
     * How many characters of a text, from its first, are no wider together than that; letters stay whole. Only those
     * are measured.
     */
    int fitting(String text, HandoutFont face, double size, double most) {
        double width = 0;
        int at = 0;
        while (at < text.length()) {
            int next = letterEnd(text, at);
            width += width(text.substring(at, next), face, size);
            if (width > most) {
                return at;
            }
            at = next;
        }
        return at;
    }
}
