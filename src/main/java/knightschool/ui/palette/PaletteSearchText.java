package knightschool.ui.palette;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The words by which an entry is found, in lower case. Queried at each keystroke for possibly thousands of slides, and
 * therefore written without streams.
 *
 * @param whole the name as written
 * @param own the words of the name
 * @param names the other names as written, and the numbers
 * @param further the words of the other names
 * @param about the words about the content
 * @param note the words about the origin
 */
record PaletteSearchText(
        String whole,
        List<String> own,
        List<String> names,
        List<String> further,
        List<String> about,
        List<String> note) {
    /** The best rank; lower ranks are better matches: the name begins with the query. */
    static final int FIRST = 0;

    /** The rank of a part that begins a word of the name or of another name. */
    static final int OWN = 1;

    /** The rank of a part that is a synonym of words of the name. */
    static final int MEANT = 2;

    /** The rank of a part that begins, or is a synonym of, a word about the content. */
    static final int ABOUT = 3;

    /** The rank of a part that begins a word about the origin. */
    static final int ASIDE = 4;

    /** The rank of a part that occurs in the middle of a word. */
    static final int MIDDLE = 5;

    private static final Pattern APOSTROPHE = Pattern.compile("['\\u2019]");
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");

    static PaletteSearchText of(String words, Collection<String> further, String note) {
        List<String> names = further.stream().map(PaletteSearchText::plain).toList();
        return new PaletteSearchText(plain(words), words(words), names, allWords(further), List.of(), words(note));
    }

    /** Returns this text with further texts about the content. */
    PaletteSearchText about(Collection<String> texts) {
        return new PaletteSearchText(whole, own, names, further, allWords(texts), note);
    }

    /**
     * Returns this text with numbers, by which it is found if they are typed as a whole. Their digits are no words of
     * the name, because they would match almost everything.
     */
    PaletteSearchText numbered(Collection<String> numbers) {
        List<String> more = Stream.concat(names.stream(), numbers.stream().map(PaletteSearchText::plain))
                .toList();
        return new PaletteSearchText(whole, own, more, further, about, note);
    }

    private static List<String> allWords(Collection<String> texts) {
        return texts.stream().flatMap(text -> words(text).stream()).distinct().toList();
    }

    /**
     * Returns a text in the form in which words are compared: in lower case, and without apostrophes, which many users
     * omit.
     */
    static String plain(String text) {
        return APOSTROPHE.matcher(text.strip().toLowerCase(Locale.ROOT)).replaceAll("");
    }

    /** Returns the words of a text without separators. */
    static List<String> words(String text) {
        return Stream.of(BETWEEN.split(plain(text)))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** Returns whether a text is one of the other names as a whole. */
    boolean isAlso(String typed) {
        return names.contains(typed);
    }

    /** Returns whether the name has a word, complete and not only its beginning. */
    boolean hasWord(String word) {
        return own.contains(word);
    }

    /** Returns the rank of a part of a query; empty if it does not match. */
    OptionalInt rank(PaletteQuery.Part part) {
        boolean isSize = part.isSize();
        if (isSize ? isSized(part.letters()) : begins(own, part.letters()) || begins(further, part.letters())) {
            return OptionalInt.of(OWN);
        }
        if (saysOne(own, part.meanings())) {
            return OptionalInt.of(MEANT);
        }
        if (begins(about, part.letters()) || saysOne(about, part.meanings())) {
            return OptionalInt.of(ABOUT);
        }
        if (begins(note, part.letters())) {
            return OptionalInt.of(ASIDE);
        }
        return !isSize && whole.contains(part.letters()) ? OptionalInt.of(MIDDLE) : OptionalInt.empty();
    }

    /** Returns whether the name contains a size that is not part of another one with more digits. */
    private boolean isSized(String size) {
        for (int at = whole.indexOf(size); at >= 0; at = whole.indexOf(size, at + 1)) {
            if (!isDigit(at - 1) && !isDigit(at + size.length())) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the name has neither a letter nor a digit at an index. */
    boolean isWordEnd(int at) {
        return at >= whole.length() || !Character.isLetterOrDigit(whole.charAt(at));
    }

    private boolean isDigit(int at) {
        return at >= 0 && at < whole.length() && Character.isDigit(whole.charAt(at));
    }

    /** Returns whether each given word begins a word of the name, or each begins a word about the content. */
    boolean matches(List<String> meaning) {
        return allBegin(own, meaning) || allBegin(about, meaning);
    }

    private static boolean saysOne(List<String> words, List<List<String>> meanings) {
        for (List<String> meaning : meanings) {
            if (allBegin(words, meaning)) {
                return true;
            }
        }
        return false;
    }

    private static boolean allBegin(List<String> words, List<String> meaning) {
        for (String word : meaning) {
            if (!begins(words, word)) {
                return false;
            }
        }
        return true;
    }

    private static boolean begins(List<String> words, String letters) {
        for (String word : words) {
            if (word.startsWith(letters)) {
                return true;
            }
        }
        return false;
    }
}
