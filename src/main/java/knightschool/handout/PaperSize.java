package knightschool.handout;

import java.util.Locale;
import java.util.Set;
import knightschool.files.InputFault;
import knightschool.text.Keyword;

/** A size of paper, upright, in points: 72 to the inch. */
public enum PaperSize implements Keyword {
    A4(595.28, 841.89),
    LETTER(612, 792);

    /** The countries that use Letter paper: North America and a few others (Unicode CLDR, paper sizes). */
    private static final Set<String> LETTER_COUNTRIES =
            Set.of("BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE");

    private final double width;
    private final double height;

    PaperSize(double width, double height) {
        this.width = width;
        this.height = height;
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    /** Returns the usual size in the country of a locale. */
    public static PaperSize of(Locale locale) {
        return LETTER_COUNTRIES.contains(locale.getCountry()) ? LETTER : A4;
    }

    /**
     * Returns the size with the given name.
     *
     * @throws InputFault if there is none of that name
     */
    public static PaperSize named(String word) {
        return Keyword.find(PaperSize.class, word)
                .orElseThrow(() -> new InputFault("there is no paper \"" + word + "\"", "Choose a4 or letter."));
    }
}
