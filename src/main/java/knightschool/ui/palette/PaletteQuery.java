package knightschool.ui.palette;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a person typed: parts in any order, all of which must fit.
 *
 * @param typed as {@link SearchText#plain}
 */
record PaletteQuery(String typed, List<Part> parts) {
    /** From so many letters on a word need not be typed to its end to mean something else. */
    private static final int ENOUGH = 3;

    /**
     * A word, or the beginning or the middle of one.
     *
     * @param letters as {@link SearchText#words}
     * @param meanings what else it may be called, each one or several words that go together
     */
    record Part(String letters, List<List<String>> meanings) {
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
        return new PaletteQuery(
                SearchText.plain(typed),
                SearchText.words(typed).stream().map(Part::of).toList());
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
