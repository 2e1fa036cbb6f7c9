package knightschool.lesson.claim;

import java.util.List;
import java.util.Locale;
import knightschool.text.NameJoiner;
import knightschool.text.WhitespaceNormalizer;

/**
 * An answer of the engine.
 *
 * @param plain the form used in claims: digits without separators, squares joined by commas
 * @param text the form shown on a slide
 */
public record ClaimAnswer(String plain, String text) {
    public static ClaimAnswer of(long number) {
        return new ClaimAnswer(String.valueOf(number), String.format(Locale.ROOT, "%,d", number));
    }

    public static ClaimAnswer of(boolean holds) {
        return of(String.valueOf(holds));
    }

    public static ClaimAnswer of(String word) {
        return new ClaimAnswer(word, word);
    }

    public static ClaimAnswer of(List<String> words) {
        return new ClaimAnswer(String.join(",", words), NameJoiner.listed(words));
    }

    /** Returns whether an author's text means this answer. */
    public boolean means(String written) {
        String value = written.strip();
        return value.equalsIgnoreCase(plain)
                || value.equalsIgnoreCase(text)
                || WhitespaceNormalizer.tight(value, ',').equalsIgnoreCase(plain);
    }
}
