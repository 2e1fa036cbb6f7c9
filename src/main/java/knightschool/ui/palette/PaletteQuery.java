package knightschool.ui.palette;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a person typed: parts in any order. What fits all of them is found, or else what fits the most.
 *
 * @param typed as {@link PaletteKeywords#plain}
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
     * @param letters as {@link PaletteKeywords#words}, or several words that stand together
     * @param meanings what else it may be called, each one or several words that go together
     */
    record Part(String letters, List<List<String>> meanings) {
        private static final List<List<String>> SIZED =
                List.of(List.of("new", "board"), List.of("another", "board"), List.of("another", "size"));

        static Part of(String letters) {
            Stream<String> others = SearchSynonymWords.all().entrySet().stream()
                    .filter(entry -> isTyped(entry.getKey(), letters))
                    .flatMap(entry -> entry.getValue().stream());
            return new Part(
                    letters,
                    Stream.concat(singular(letters), others)
                            .distinct()
                            .map(PaletteKeywords::words)
                            .toList());
        }

        /** Who types several of a thing may mean one. */
        private static Stream<String> singular(String letters) {
            return letters.length() > ENOUGH && letters.endsWith("s") && !letters.endsWith("ss")
                    ? Stream.of(letters.substring(0, letters.length() - 1))
                    : Stream.empty();
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

    /**
     * An entry that fits, and how well.
     *
     * @param missing how many parts do not fit
     * @param worst the worst rank of those that do, and {@code sum} of their ranks
     */
    record Found(PaletteEntry entry, int missing, int worst, int sum) {
        /** First by the worst fit of a part, then by groups, then what can be done now, then by all parts. */
        static final Comparator<Found> BEST_FIRST = Comparator.comparingInt(Found::tier)
                .thenComparing(found -> found.entry().group())
                .thenComparing(found -> !found.entry().available().get())
                .thenComparingInt(Found::sum);

        /** With one more part, which does not fit where it has no rank. */
        Found and(OptionalInt rank) {
            return rank.isEmpty()
                    ? new Found(entry, missing + 1, worst, sum)
                    : new Found(entry, missing, Math.max(worst, rank.getAsInt()), sum + rank.getAsInt());
        }

        /** What is at hand goes before what is called so elsewhere, unless it only has the letters somewhere. */
        private int tier() {
            return entry.group().isAtHand() && worst <= PaletteKeywords.MEANT ? PaletteKeywords.FIRST - 1 : worst;
        }
    }

    static PaletteQuery of(String typed) {
        String plain = PaletteKeywords.plain(typed);
        List<Part> sizes = SIZE.matcher(plain)
                .results()
                .map(size -> Part.size(size.group(1), size.group(2)))
                .toList();
        List<Part> words = telling(PaletteKeywords.words(SIZE.matcher(plain).replaceAll(" "))).stream()
                .map(Part::of)
                .toList();
        return new PaletteQuery(
                plain, Stream.concat(words.stream(), sizes.stream()).toList());
    }

    /** Words that say nothing of what is looked for are left out where others are there. */
    private static List<String> telling(List<String> words) {
        List<String> telling = words.stream()
                .filter(word -> !SearchSynonymWords.isFiller(word))
                .toList();
        return telling.isEmpty() ? words : telling;
    }

    boolean isEmpty() {
        return parts.isEmpty();
    }

    /** The entries that no other one fits better in number of parts, the best first, equal ones in the order given. */
    List<PaletteEntry> find(List<PaletteEntry> entries) {
        List<Found> found =
                entries.stream().flatMap(entry -> found(entry).stream()).toList();
        int least = found.stream().mapToInt(Found::missing).min().orElse(0);
        return found.stream()
                .filter(one -> one.missing() == least)
                .sorted(Found.BEST_FIRST)
                .map(Found::entry)
                .toList();
    }

    /** Whether an entry fits by its own words, and not by others that mean the same. */
    boolean isNamed(PaletteEntry entry) {
        return found(entry)
                .filter(one -> one.missing() == 0 && one.worst() < PaletteKeywords.MEANT)
                .isPresent();
    }

    /** Empty where nothing fits; letters in the middle of a word tell too little where something else is missing. */
    private Optional<Found> found(PaletteEntry entry) {
        if (entry.text().whole().startsWith(typed)) {
            return Optional.of(new Found(entry, 0, PaletteKeywords.FIRST, PaletteKeywords.FIRST));
        }
        Found all = new Found(entry, 0, 0, 0);
        Found telling = all;
        for (Part part : parts) {
            OptionalInt rank = entry.text().rank(part);
            all = all.and(rank);
            telling = telling.and(
                    rank.stream().anyMatch(well -> well < PaletteKeywords.MIDDLE) ? rank : OptionalInt.empty());
        }
        Found found = all.missing() == 0 ? all : telling;
        return Optional.of(found).filter(some -> some.missing() < parts.size());
    }
}
