package knightschool.handout;

import java.text.Normalizer;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.ObjIntConsumer;
import java.util.stream.Stream;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * The fonts of one handout. A character that a font lacks is taken from another font, or becomes a question mark if
 * none has it. A combining accent is joined with its letter if a font has the combination, and otherwise omitted.
 */
final class HandoutFontSet {
    /** The replacement for a character that no font has. */
    private static final int UNKNOWN = '?';

    private final PDDocument document;
    private final Map<HandoutFontFace, EmbeddedPdfFont> fonts = new EnumMap<>(HandoutFontFace.class);

    HandoutFontSet(PDDocument document) {
        this.document = document;
    }

    private EmbeddedPdfFont of(HandoutFontFace face) {
        return fonts.computeIfAbsent(face, newFace -> EmbeddedPdfFont.of(newFace, document));
    }

    /** Passes on each character of a text with the font in which it is written. */
    void each(String text, HandoutFontFace face, ObjIntConsumer<EmbeddedPdfFont> receiver) {
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

    private void write(int character, HandoutFontFace face, ObjIntConsumer<EmbeddedPdfFont> receiver) {
        int written = Character.isWhitespace(character) || Character.isSpaceChar(character) ? ' ' : character;
        EmbeddedPdfFont font = fontOf(written, face);
        receiver.accept(font, font.has(written) ? written : UNKNOWN);
    }

    /**
     * Returns the end of a letter together with all following characters that are not written by themselves, such as
     * its accents.
     */
    static int letterEnd(String text, int from) {
        int at = text.offsetByCodePoints(from, 1);
        while (at < text.length() && !isWritten(text.codePointAt(at))) {
            at = text.offsetByCodePoints(at, 1);
        }
        return at;
    }

    /**
     * Joins a letter with its accents, one at a time, because joining all at once takes time quadratic in their number.
     */
    private int composed(int letter, String accents, HandoutFontFace face) {
        return accents.codePoints().reduce(letter, (one, accent) -> {
            String both =
                    Normalizer.normalize(Character.toString(one) + Character.toString(accent), Normalizer.Form.NFC);
            int first = both.codePointAt(0);
            boolean isOne = both.length() == Character.charCount(first);
            return isOne && fontOf(first, face).has(first) ? first : one;
        });
    }

    /** Returns whether a character is written by itself, unlike directional marks, joiners, accents and the like. */
    private static boolean isWritten(int character) {
        return switch (Character.getType(character)) {
            case Character.FORMAT, Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> false;
            case Character.CONTROL -> Character.isWhitespace(character);
            default -> true;
        };
    }

    private EmbeddedPdfFont fontOf(int character, HandoutFontFace face) {
        return Stream.of(face, HandoutFontFace.TEXT, HandoutFontFace.CODE)
                .filter(other -> of(other).has(character))
                .findFirst()
                .map(this::of)
                .orElseGet(() -> of(face));
    }

    /** Returns the width of a text in points. */
    double width(String text, HandoutFontFace face, double size) {
        double[] width = {0};
        each(text, face, (font, character) -> width[0] += font.width(character) * size / 1000);
        return width[0];
    }

    /**
     * Returns the number of leading characters of a text whose total width is within a limit. Letters are not split.
     * Only these characters are measured.
     */
    int fitting(String text, HandoutFontFace face, double size, double most) {
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
