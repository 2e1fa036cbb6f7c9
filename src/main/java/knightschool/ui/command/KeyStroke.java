package knightschool.ui.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * A key with modifiers.
 *
 * @param codes alternative key codes, such as both plus keys
 * @param name the label of the key
 */
public record KeyStroke(Set<KeyCode> codes, String name, boolean shortcut, boolean shift, boolean alt) {
    private static final Map<String, Set<KeyCode>> CODES = Map.of(
            "Plus", Set.of(KeyCode.PLUS, KeyCode.ADD, KeyCode.EQUALS),
            "Minus", Set.of(KeyCode.MINUS, KeyCode.SUBTRACT),
            "?", Set.of(KeyCode.SLASH),
            "Esc", Set.of(KeyCode.ESCAPE),
            "PageUp", Set.of(KeyCode.PAGE_UP),
            "PageDown", Set.of(KeyCode.PAGE_DOWN),
            "Backspace", Set.of(KeyCode.BACK_SPACE));

    /**
     * Parses a key such as {@code Ctrl+Shift+S}, {@code Left} or {@code Plus}.
     *
     * @throws IllegalArgumentException if there is no such key
     */
    public static KeyStroke of(String text) {
        List<String> parts = List.of(text.split("\\+"));
        String key = parts.getLast();
        return new KeyStroke(
                codes(key),
                KeyNameWords.of(key),
                parts.contains("Ctrl"),
                parts.contains("Shift"),
                parts.contains("Alt"));
    }

    private static Set<KeyCode> codes(String key) {
        if (CODES.containsKey(key)) {
            return CODES.get(key);
        }
        KeyCode code = KeyCode.getKeyCode(key);
        if (code == null) {
            throw new IllegalArgumentException("there is no key \"" + key + "\"");
        }
        return code.isDigitKey() ? Set.of(code, KeyCode.valueOf("NUMPAD" + key)) : Set.of(code);
    }

    /** Whether an event is a press of this key. */
    public boolean matches(KeyEvent key) {
        boolean pressed = codes.contains(KeyCode.SLASH)
                ? isQuestionMark(key)
                : codes.contains(key.getCode()) && (shift == key.isShiftDown() || codes.contains(KeyCode.PLUS));
        return pressed && shortcut == key.isShortcutDown() && alt == key.isAltDown();
    }

    /** The key of an event. */
    public static KeyStroke of(KeyEvent key) {
        return new KeyStroke(
                Set.of(key.getCode()),
                KeyNameWords.of(key.getCode().getName()),
                key.isShortcutDown(),
                key.isShiftDown(),
                key.isAltDown());
    }

    /** Whether an event is a question mark, which is on different keys depending on the keyboard layout. */
    private static boolean isQuestionMark(KeyEvent key) {
        return key.getText().equals("?") || key.getCode() == KeyCode.SLASH && key.isShiftDown();
    }

    /** Whether the key is a letter without Ctrl and Alt; its name is that letter, in upper case. */
    public boolean isLetter() {
        return !shortcut && !alt && codes.stream().allMatch(KeyCode::isLetterKey);
    }

    /** Whether a text field uses the key as typed text. */
    boolean isTyping() {
        return !shortcut && !alt && codes.stream().noneMatch(KeyCode::isFunctionKey) && !codes.contains(KeyCode.ESCAPE);
    }

    /** Several keys as shown to the user. */
    static String text(List<KeyStroke> keys) {
        return keys.stream().map(KeyStroke::text).collect(Collectors.joining(", "));
    }

    /** The key as shown to the user, such as "Ctrl + Shift + S". */
    public String text() {
        List<String> parts = new ArrayList<>();
        parts.add(shortcut ? KeyNameWords.CTRL : null);
        parts.add(alt ? KeyNameWords.ALT : null);
        parts.add(shift ? KeyNameWords.SHIFT : null);
        parts.add(name);
        parts.removeIf(Objects::isNull);
        return String.join(" + ", parts);
    }
}
