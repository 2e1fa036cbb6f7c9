package knightschool.text;

import java.util.List;

/** Joins names to a list within a sentence, such as "h2, g4 and a1". */
public final class NameJoiner {
    private NameJoiner() {}

    /** The names with "and" before the last: "h2", "h2 and g4" or "h2, g4 and a1"; empty for none. */
    public static String listed(List<String> names) {
        int last = names.size() - 1;
        return last < 1
                ? String.join("", names)
                : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    /**
     * The names, or the first of them and the number of the others: "h2, g4, a1 and 2 more".
     *
     * @param most the most names that are listed, at least 1
     */
    public static String listed(List<String> names, int most) {
        return names.size() <= most
                ? listed(names)
                : String.join(", ", names.subList(0, most)) + " and " + (names.size() - most) + " more";
    }
}
