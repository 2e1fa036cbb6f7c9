package knightschool.lesson.claim;

import java.util.List;
import java.util.Locale;
import knightschool.text.NameJoiner;
import knightschool.text.WhitespaceNormalizer;

/**
 * The engine's answer to a question in a lesson, in the form used in claims and in the form shown on a slide.
 *
 * @param plain the form used in claims: digits without separators, squares joined by commas
 * @param text the form shown on a slide
 */
public record EngineAnswer(String plain, String text) {
    public static EngineAnswer of(long number) {
        return new EngineAnswer(String.valueOf(number), String.format(Locale.ROOT, "%,d", number));
    }

    public static EngineAnswer of(boolean holds) {
        return of(String.valueOf(holds));
    }

    public static EngineAnswer of(String word) {
        return new EngineAnswer(word, word);
    }

    public static EngineAnswer of(List<String> words) {
        return new EngineAnswer(String.join(",", words), NameJoiner.listed(words));
    }

    /** Returns whether an author's text means this answer. */
    public boolean means(String written) {
        String value = written.strip();
        return value.equalsIgnoreCase(plain)
                || value.equalsIgnoreCase(text)
                || WhitespaceNormalizer.tight(value, ',').equalsIgnoreCase(plain);
    }
}
