package knightschool.ui.palette;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The words by which something is found, in small letters. Asked with every letter that is typed, of thousands of
 * slides where somebody has as many: so without streams.
 *
 * @param whole its own words as they are written
 * @param own its own words, {@code further} other words for it, {@code about} words for what it is about, and
 *     {@code aside} words for where it is
 */
record PaletteKeywords(String whole, List<String> own, List<String> further, List<String> about, List<String> aside) {
    /** How well what is typed fits, the lower the better: all of it begins the own words. */
    static final int FIRST = 0;

    /** A part of it begins one of the own words, or of other words for it. */
    static final int OWN = 1;

    /** It may mean what the own words say. */
    static final int MEANT = 2;

    /** It begins a word for what it is about, or may mean one. */
    static final int ABOUT = 3;

    /** It begins a word for where it is. */
    static final int ASIDE = 4;

    /** It stands in the middle of a word. */
    static final int MIDDLE = 5;

    private static final Pattern APOSTROPHE = Pattern.compile("['\\u2019]");
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");

    static PaletteKeywords of(String words, Collection<String> further, String aside) {
        return new PaletteKeywords(plain(words), words(words), allWords(further), List.of(), words(aside));
    }

    /** It is found by these texts, too: they say what it is about. */
    PaletteKeywords about(Collection<String> texts) {
        return new PaletteKeywords(whole, own, further, allWords(texts), aside);
    }

    private static List<String> allWords(Collection<String> texts) {
        return texts.stream().flatMap(text -> words(text).stream()).distinct().toList();
    }

    /** As words are compared: in small letters, and without apostrophes, which many leave out. */
    static String plain(String text) {
        return APOSTROPHE.matcher(text.strip().toLowerCase(Locale.ROOT)).replaceAll("");
    }

    /** The words of a text, without what stands between them. */
    static List<String> words(String text) {
        return Stream.of(BETWEEN.split(plain(text)))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** How well a part of what is typed fits; empty where it does not. */
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
        if (begins(aside, part.letters())) {
            return OptionalInt.of(ASIDE);
        }
        return !isSize && whole.contains(part.letters()) ? OptionalInt.of(MIDDLE) : OptionalInt.empty();
    }

    /** Whether a size stands there, and not another one of whose numbers it is a part. */
    private boolean isSized(String size) {
        for (int at = whole.indexOf(size); at >= 0; at = whole.indexOf(size, at + 1)) {
            if (!isDigit(at - 1) && !isDigit(at + size.length())) {
                return true;
            }
        }
        return false;
    }

    private boolean isDigit(int at) {
        return at >= 0 && at < whole.length() && Character.isDigit(whole.charAt(at));
    }

    /** Whether each of these begins one of the own words, or each one of what it is about. */
    boolean tells(List<String> meaning) {
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
