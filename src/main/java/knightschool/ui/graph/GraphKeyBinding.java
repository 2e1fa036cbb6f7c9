package knightschool.ui.graph;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyEvent;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.command.KeyStroke;

/** The keys that act on a graph view while it has the keyboard focus. */
public enum GraphKeyBinding {
    LEFT("Left"),
    RIGHT("Right"),
    UP("Up"),
    DOWN("Down"),
    VIEW_LEFT("Ctrl+Shift+Left"),
    VIEW_RIGHT("Ctrl+Shift+Right"),
    VIEW_UP("Ctrl+Shift+Up"),
    VIEW_DOWN("Ctrl+Shift+Down"),
    ENTER("Enter"),
    SPACE("Space"),
    LARGER("Plus"),
    SMALLER("Minus"),
    WHOLE("0");

    private final KeyStroke stroke;

    GraphKeyBinding(String key) {
        stroke = KeyStroke.of(key);
    }

    /** Returns the constant for a pressed key, if there is one. */
    public static Optional<GraphKeyBinding> of(KeyEvent pressed) {
        return Arrays.stream(values())
                .filter(key -> key.stroke.matches(pressed))
                .findFirst();
    }

    /** Returns the key as it is written on screen. */
    public String text() {
        return stroke.text();
    }

    /** Returns the lines of the help about these keys. */
    static List<GestureDescription> gestures() {
        return List.of(
                new GestureDescription(GraphWords.ARROWS, GraphWords.TO_NEAREST),
                new GestureDescription(either(ENTER, SPACE), GraphWords.CHOOSE),
                new GestureDescription(either(LARGER, SMALLER), GraphWords.ZOOM),
                new GestureDescription(GraphWords.VIEW_ARROWS, GraphWords.MOVE),
                new GestureDescription(WHOLE.stroke.text(), GraphWords.WHOLE_BY_KEY));
    }

    /** Returns the lines of the help about the keys in a view that stays as it is. */
    static List<GestureDescription> picking() {
        return gestures().subList(0, 2);
    }

    /** Returns whether the key moves or magnifies the picture. */
    boolean isOfView() {
        return switch (this) {
            case LEFT, RIGHT, UP, DOWN, ENTER, SPACE -> false;
            case VIEW_LEFT, VIEW_RIGHT, VIEW_UP, VIEW_DOWN, LARGER, SMALLER, WHOLE -> true;
        };
    }

    /** Returns the lines of the help about these keys in a view whose arrow keys go along edges. */
    static List<GestureDescription> alongEdges() {
        return List.of(
                new GestureDescription(GraphWords.ARROWS, GraphWords.ALONG_EDGES),
                new GestureDescription(either(ENTER, SPACE), GraphWords.GO_THERE),
                new GestureDescription(either(LARGER, SMALLER), GraphWords.ZOOM_MAP),
                new GestureDescription(GraphWords.VIEW_ARROWS, GraphWords.MOVE_MAP),
                new GestureDescription(WHOLE.stroke.text(), GraphWords.WHOLE_MAP));
    }

    private static String either(GraphKeyBinding one, GraphKeyBinding other) {
        return one.stroke.text() + " / " + other.stroke.text();
    }
}
