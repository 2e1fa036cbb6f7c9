package knightschool.handout;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.ObjIntConsumer;
import java.util.stream.Stream;
import org.apache.pdfbox.pdmodel.PDDocument;

/** The fonts of one handout. Characters that a font does not have are taken from others, and at last become marks. */
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
        text.codePoints().filter(PrintFonts::isWritten).forEach(character -> {
            int written = Character.isWhitespace(character) || Character.isSpaceChar(character) ? ' ' : character;
            PrintFont font = fontOf(written, face);
            receiver.accept(font, font.has(written) ? written : UNKNOWN);
        });
    }

    /** Marks of direction, joiners and the like have no shape of their own. */
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

    /** How many characters of a text, from its first, are no wider together than that. Only those are measured. */
    int fitting(String text, HandoutFont face, double size, double most) {
        double width = 0;
        int at = 0;
        while (at < text.length()) {
            int next = text.offsetByCodePoints(at, 1);
            width += width(text.substring(at, next), face, size);
            if (width > most) {
                return at;
            }
            at = next;
        }
        return at;
    }
}
