package knightschool.setup.value;

import java.util.Collection;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A keyword by which set-ups and slides name a part, an option, a control or a number of a scene. Every scene brings
 * the keywords that it needs, in its {@link knightschool.setup.SceneSetupFormat}; two of one class are equal if their
 * words are.
 */
public abstract class SceneKeyword {
    private static final Pattern FORM = Pattern.compile("[a-z][a-z-]*");

    private final String word;

    /**
     * @param word the word in files: small letters, with hyphens between its parts
     * @throws IllegalArgumentException if it has another form
     */
    protected SceneKeyword(String word) {
        if (!FORM.matcher(word).matches()) {
            throw new IllegalArgumentException("\"" + word + "\" is no word of small letters and hyphens");
        }
        this.word = word;
    }

    /** Returns the word in files. */
    public final String word() {
        return word;
    }

    /** Returns the words of some keywords in their order, separated by commas, for messages and files. */
    public static String list(Collection<? extends SceneKeyword> some) {
        return some.stream().map(SceneKeyword::word).collect(Collectors.joining(", "));
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof SceneKeyword keyword && keyword.getClass() == getClass() && keyword.word.equals(word);
    }

    @Override
    public final int hashCode() {
        return word.hashCode();
    }

    @Override
    public final String toString() {
        return word;
    }
}
