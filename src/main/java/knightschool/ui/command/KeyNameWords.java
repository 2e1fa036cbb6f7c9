package knightschool.ui.command;

import java.util.Map;

/** The labels of keys. */
final class KeyNameWords {
    static final String CTRL = "Ctrl";
    static final String ALT = "Alt";
    static final String SHIFT = "Shift";

    private static final Map<String, String> SIGNS = Map.of(
            "Left",
            "←",
            "Right",
            "→",
            "Up",
            "↑",
            "Down",
            "↓",
            "Plus",
            "+",
            "Minus",
            "−",
            "PageUp",
            "Page Up",
            "PageDown",
            "Page Down");

    private KeyNameWords() {}

    /**
     * The label of a key.
     *
     * @param key the name of the key in commands, such as "Left"
     */
    static String of(String key) {
        return SIGNS.getOrDefault(key, key);
    }

    /** The label of all keys from one to another. */
    static String range(String first, String last) {
        return first + " to " + last;
    }
}
