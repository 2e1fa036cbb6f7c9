package knightschool.ui.palette;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a person typed: parts in any order, all of which must fit.
 *
 * @param typed as {@link SearchText#plain}
 */
record PaletteQuery(String typed, List<Part> parts) {
    /** From so many letters on a word need not be typed to its end to mean something else. */
    private static final int ENOUGH = 3;

    /** A size of a board. */
    private static final Pattern SIZE =
            Pattern.compile("(?<![\\p{L}\\p{N}])(\\d{1,4})\\s*(?:x|×|\\*|by)\\s*(\\d{1,4})(?![\\p{L}\\p{N}])");

    /**
     * A word, or the beginning or the middle of one.
     *
     * @param letters as {@link SearchText#words}, or several words that stand together
     * @param meanings what else it may be called, each one or several words that go together
     */
    record Part(String letters, List<List<String>> meanings) {
        private static final List<List<String>> SIZED =
                List.of(List.of("new", "board"), List.of("another", "board"), List.of("another", "size"));

        static Part of(String letters) {
            return new Part(
                    letters,
                    SynonymWords.all().entrySet().stream()
                            .filter(entry -> isTyped(entry.getKey(), letters))
                            .flatMap(entry -> entry.getValue().stream())
                            .distinct()
                            .map(SearchText::words)
                            .toList());
        }

        /** A size of a board: what has that in its name, or else what leads to a board of any size. */
        static Part size(String columns, String rows) {
            return new Part(columns + " × " + rows, SIZED);
        }

        /** No other part has several words. */
        boolean isSize() {
            return letters.indexOf(' ') >= 0;
        }

        /** Whether it is typed so far, or several of it. */
        private static boolean isTyped(String word, String letters) {
            return letters.length() >= ENOUGH && word.startsWith(letters) || letters.equals(word + "s");
        }
    }

    /** An entry that fits, and how well: {@code worst} and {@code sum} of the ranks of all parts. */
    record Found(PaletteEntry entry, int worst, int sum) {
        /** First by the worst fit of a part, then by groups, then what can be done now, then by all parts. */
        static final Comparator<Found> BEST_FIRST = Comparator.comparingInt(Found::tier)
                .thenComparing(found -> found.entry().group())
                .thenComparing(found -> !found.entry().available().get())
                .thenComparingInt(Found::sum);

        /** What is at hand goes before what is called so elsewhere, unless it only has the letters somewhere. */
        private int tier() {
            return entry.group().isAtHand() && worst <= SearchText.MEANT ? SearchText.FIRST - 1 : worst;
        }
    }

    static PaletteQuery of(String typed) {
        String plain = SearchText.plain(typed);
        List<Part> sizes = SIZE.matcher(plain)
                .results()
                .map(size -> Part.size(size.group(1), size.group(2)))
                .toList();
        List<Part> words = telling(SearchText.words(SIZE.matcher(plain).replaceAll(" "))).stream()
                .map(Part::of)
                .toList();
        return new PaletteQuery(
                plain, Stream.concat(words.stream(), sizes.stream()).toList());
    }

    /** Words that say nothing of what is looked for are left out where others are there. */
    private static List<String> telling(List<String> words) {
        List<String> telling =
                words.stream().filter(word -> !SynonymWords.isFiller(word)).toList();
        return telling.isEmpty() ? words : telling;
    }

    boolean isEmpty() {
        return parts.isEmpty();
    }

    /** The entries that fit, the best first, equally good ones in the order given. */
    List<PaletteEntry> find(List<PaletteEntry> entries) {
        return entries.stream()
                .flatMap(entry -> found(entry).stream())
                .sorted(Found.BEST_FIRST)
                .map(Found::entry)
                .toList();
    }

    private Optional<Found> found(PaletteEntry entry) {
        if (entry.text().whole().startsWith(typed)) {
            return Optional.of(new Found(entry, SearchText.FIRST, SearchText.FIRST));
        }
        int worst = 0;
        int sum = 0;
        for (Part part : parts) {
            OptionalInt rank = entry.text().rank(part);
            if (rank.isEmpty()) {
                return Optional.empty();
            }
            worst = Math.max(worst, rank.getAsInt());
            sum += rank.getAsInt();
        }
        return Optional.of(new Found(entry, worst, sum));
    }
}
