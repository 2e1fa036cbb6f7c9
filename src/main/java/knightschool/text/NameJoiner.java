package knightschool.text;

import java.util.List;

/** Names one after the other within a sentence. */
public final class NameJoiner {
    private NameJoiner() {}

    /** The names, the last behind "and": "h2", "h2 and g4" or "h2, g4 and a1"; empty for none. */
    public static String listed(List<String> names) {
        int last = names.size() - 1;
        return last < 1
                ? String.join("", names)
                : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    /**
     * The names, or the first of them and how many more there are: "h2, g4, a1 and 2 more".
     *
     * @param most how many are named, at least 1
     */
    public static String listed(List<String> names, int most) {
        return names.size() <= most
                ? listed(names)
                : String.join(", ", names.subList(0, most)) + " and " + (names.size() - most) + " more";
    }
}
