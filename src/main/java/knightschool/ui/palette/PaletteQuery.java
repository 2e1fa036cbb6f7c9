package knightschool.ui.palette;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A typed query, whose parts may be in any order. It finds the entries that match all parts, or else the most parts.
 *
 * @param typed the text, as returned by {@link PaletteSearchText#plain}
 * @param parts the parts of the query
 */
record PaletteQuery(String typed, List<Part> parts) {
    /** The least length of an incomplete word, in letters, for a match by meaning. */
    private static final int ENOUGH = 3;

    private static final Pattern SIZE =
            Pattern.compile("(?<![\\p{L}\\p{N}])(\\d{1,4})\\s*(?:x|×|\\*|by)\\s*(\\d{1,4})(?![\\p{L}\\p{N}])");

    /**
     * A part of a query: a word, or the beginning or the middle of one.
     *
     * @param letters a word as returned by {@link PaletteSearchText#words}, or several adjacent words
     * @param meanings its synonyms, each of one or several words that belong together
     */
    record Part(String letters, List<List<String>> meanings) {
        private static final List<List<String>> SIZED =
                List.of(List.of("new", "board"), List.of("another", "board"), List.of("another", "size"));

        static Part of(String letters) {
            Stream<String> synonyms = SearchSynonymWords.all().entrySet().stream()
                    .filter(entry -> isTyped(entry.getKey(), letters))
                    .flatMap(entry -> entry.getValue().stream());
            return new Part(
                    letters,
                    Stream.concat(singular(letters), synonyms)
                            .distinct()
                            .map(PaletteSearchText::words)
                            .toList());
        }

        /** Returns the singular of a word that may be a plural. */
        private static Stream<String> singular(String letters) {
            return letters.length() > ENOUGH && letters.endsWith("s") && !letters.endsWith("ss")
                    ? Stream.of(letters.substring(0, letters.length() - 1))
                    : Stream.empty();
        }

        /**
         * Returns the part for a board size, which matches a name with that size, or else a command for a board of any
         * size.
         */
        static Part size(String columns, String rows) {
            return new Part(columns + " × " + rows, SIZED);
        }

        /** Returns whether the part is a board size, the only kind with several words. */
        boolean isSize() {
            return letters.indexOf(' ') >= 0;
        }

        /** Returns whether the letters are the beginning or the plural of a word. */
        private static boolean isTyped(String word, String letters) {
            return letters.length() >= ENOUGH && word.startsWith(letters) || letters.equals(word + "s");
        }
    }

    /**
     * A matching entry and the quality of the match.
     *
     * @param leads whether the name or, in some groups, another name or a number is what is typed, or the name begins
     *     with the typed words, all of them complete
     * @param missing the number of parts of the query that do not match
     * @param worst the worst rank of the parts that match
     * @param sum the sum of the ranks of the parts that match
     */
    record Match(PaletteEntry entry, boolean leads, int missing, int worst, int sum) {
        /** Orders matches by the worst rank, then by group, then available ones first, then by the sum of ranks. */
        static final Comparator<Match> BEST_FIRST = Comparator.comparingInt(Match::tier)
                .thenComparing(hit -> hit.entry().group())
                .thenComparing(hit -> !hit.entry().available().get())
                .thenComparingInt(Match::sum);

        /** Returns the match with another part, which counts as missing if it has no rank. */
        Match and(OptionalInt rank) {
            return rank.isEmpty()
                    ? new Match(entry, leads, missing + 1, worst, sum)
                    : new Match(entry, leads, missing, Math.max(worst, rank.getAsInt()), sum + rank.getAsInt());
        }

        /**
         * Returns the first sort key, lower ones first: names that begin with the typed text, then commands of the
         * scene or the window with a match by name, then the same with a match by synonym, then all other entries by
         * worst rank.
         */
        private int tier() {
            if (leads) {
                return PaletteSearchText.FIRST - 3;
            }
            if (!entry.group().isAtHand() || worst > PaletteSearchText.MEANT) {
                return worst;
            }
            return worst < PaletteSearchText.MEANT ? PaletteSearchText.FIRST - 2 : PaletteSearchText.FIRST - 1;
        }
    }

    static PaletteQuery of(String typed) {
        String plain = PaletteSearchText.plain(typed);
        List<Part> sizes = SIZE.matcher(plain)
                .results()
                .map(size -> Part.size(size.group(1), size.group(2)))
                .toList();
        List<Part> words = withoutFillers(
                        PaletteSearchText.words(SIZE.matcher(plain).replaceAll(" ")))
                .stream()
                .map(Part::of)
                .toList();
        return new PaletteQuery(
                plain, Stream.concat(words.stream(), sizes.stream()).toList());
    }

    /** Returns the words without fillers, unless there are only fillers. */
    private static List<String> withoutFillers(List<String> words) {
        List<String> telling = words.stream()
                .filter(word -> !SearchSynonymWords.isFiller(word))
                .toList();
        return telling.isEmpty() ? words : telling;
    }

    boolean isEmpty() {
        return parts.isEmpty();
    }

    /** Returns the entries with the least number of missing parts, best first; equal ones stay in the given order. */
    List<PaletteEntry> find(List<PaletteEntry> entries) {
        List<Match> hits =
                entries.stream().flatMap(entry -> match(entry).stream()).toList();
        int least = hits.stream().mapToInt(Match::missing).min().orElse(0);
        return hits.stream()
                .filter(one -> one.missing() == least)
                .sorted(Match.BEST_FIRST)
                .map(Match::entry)
                .toList();
    }

    /**
     * Returns whether an entry goes before all that do not belong to the scene or the window: it does, and its name
     * begins with the typed words. It goes before a name elsewhere that is exactly what is typed, too: both lead, and
     * the groups decide.
     */
    boolean isFirstOfAll(PaletteEntry entry) {
        return entry.group().isAtHand() && match(entry).filter(Match::leads).isPresent();
    }

    /**
     * Returns the match of an entry; empty if nothing matches. If a part is missing, matches in the middle of a word do
     * not count. A term of the glossary that contains the typed words, all of them complete, matches as well as a name
     * that begins with them: somebody who types "tree" may ask what a search tree is.
     */
    private Optional<Match> match(PaletteEntry entry) {
        if (entry.group().isLedByOtherName()
                && !SearchSynonymWords.isFiller(typed)
                && entry.text().isAlso(typed)) {
            return Optional.of(new Match(entry, true, 0, PaletteSearchText.FIRST, PaletteSearchText.FIRST));
        }
        if (entry.text().whole().startsWith(typed)) {
            boolean leads = entry.text().whole().equals(typed)
                    || entry.group().isLedByName()
                            && !SearchSynonymWords.isFiller(typed)
                            && entry.text().isWordEnd(typed.length());
            return Optional.of(new Match(entry, leads, 0, PaletteSearchText.FIRST, PaletteSearchText.FIRST));
        }
        if (entry.group() == PaletteGroup.WORD
                && parts.stream().allMatch(part -> entry.text().hasWord(part.letters()))) {
            return Optional.of(new Match(entry, false, 0, PaletteSearchText.FIRST, PaletteSearchText.FIRST));
        }
        Match all = new Match(entry, false, 0, 0, 0);
        Match telling = all;
        for (Part part : parts) {
            OptionalInt rank = entry.text().rank(part);
            all = all.and(rank);
            telling = telling.and(
                    rank.stream().anyMatch(well -> well < PaletteSearchText.MIDDLE) ? rank : OptionalInt.empty());
        }
        Match hit = all.missing() == 0 ? all : telling;
        return Optional.of(hit).filter(some -> some.missing() < parts.size());
    }
}
