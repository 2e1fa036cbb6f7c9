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
 * A key with the modifiers held.
 *
 * @param codes key codes of which any will do, such as both plus keys
 * @param name the key as it is written on it
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
     * A key such as {@code Ctrl+Shift+S}, {@code Left} or {@code Plus}.
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

    /** Whether a person pressed this. */
    public boolean matches(KeyEvent key) {
        boolean pressed = codes.contains(KeyCode.SLASH)
                ? isQuestionMark(key)
                : codes.contains(key.getCode()) && (shift == key.isShiftDown() || codes.contains(KeyCode.PLUS));
        return pressed && shortcut == key.isShortcutDown() && alt == key.isAltDown();
    }

    /** The key that a person pressed. */
    public static KeyStroke of(KeyEvent key) {
        return new KeyStroke(
                Set.of(key.getCode()),
                KeyNameWords.of(key.getCode().getName()),
                key.isShortcutDown(),
                key.isShiftDown(),
                key.isAltDown());
    }

    /** Whether a command could have the key: a letter, a digit or a function key, or any other key with Ctrl or Alt. */
    public static boolean isForCommand(KeyEvent key) {
        KeyCode code = key.getCode();
        boolean plain = code.isLetterKey() || code.isDigitKey() || code.isFunctionKey();
        boolean held = (key.isShortcutDown() || key.isAltDown()) && !code.isModifierKey() && code != KeyCode.TAB;
        return (plain || held) && !isOfTheSystem(key);
    }

    /** It moves, closes or opens windows. */
    private static boolean isOfTheSystem(KeyEvent key) {
        boolean closes = key.getCode() == KeyCode.F4 || key.getCode() == KeyCode.SPACE;
        return key.isMetaDown() && !key.isShortcutDown() || key.isAltDown() && closes;
    }

    /** On some keyboards it is on another key than on the American one. */
    private static boolean isQuestionMark(KeyEvent key) {
        return key.getText().equals("?") || key.getCode() == KeyCode.SLASH && key.isShiftDown();
    }

    /** Whether it is a letter alone; its name is that letter, as a capital. */
    public boolean isLetter() {
        return !shortcut && !alt && codes.stream().allMatch(KeyCode::isLetterKey);
    }

    /** Whether it is a plain key, which a text field takes for itself. */
    boolean isTyping() {
        return !shortcut && !alt && codes.stream().noneMatch(KeyCode::isFunctionKey) && !codes.contains(KeyCode.ESCAPE);
    }

    /** Keys as a person reads them, one after the other. */
    static String text(List<KeyStroke> keys) {
        return keys.stream().map(KeyStroke::text).collect(Collectors.joining(", "));
    }

    /** As a person reads it, such as "Ctrl + Shift + S". */
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
