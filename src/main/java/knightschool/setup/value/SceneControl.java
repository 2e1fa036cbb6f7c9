package knightschool.setup.value;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A control of a scene that a set-up can name; some have a position that it can choose. */
public enum SceneControl {
    /** How far the board has become a graph: 0 a board, 1 a graph. */
    SLIDER(0, 1),
    /** How fast a comparison plays, in steps a second. */
    SPEED(1, 1_000_000_000),
    /** How many steps each search may make. */
    LIMIT(1, 10_000_000_000L),
    /** What plays and steps. */
    PLAYER,
    /** The buttons below a walk, beside the answer of an edited board, and at the right of a comparison's player. */
    BUTTONS,
    /** What a click on an edited board does. */
    TOOLS,
    /** Undo and redo. */
    UNDO,
    /** The sides of an edited board. */
    SIZE,
    /** Where the vertices of the graph are drawn. */
    LAYOUT,
    /** Open and save, and compare on this board. */
    FILES,
    /** The facts about a board's graph. */
    FACTS;

    private final double least;
    private final double most;

    SceneControl() {
        this(Double.NaN, Double.NaN);
    }

    SceneControl(double least, double most) {
        this.least = least;
        this.most = most;
    }

    /** The word in files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public boolean hasPosition() {
        return !Double.isNaN(least);
    }

    public boolean takes(double position) {
        return position >= least && position <= most;
    }

    public String range() {
        return number(least) + " to " + number(most);
    }

    /** A position as it is written in files: whole where it is whole. */
    public static String number(double position) {
        return position == Math.rint(position) ? String.valueOf((long) position) : String.valueOf(position);
    }

    public static Optional<SceneControl> of(String word) {
        return Arrays.stream(values())
                .filter(control -> control.word().equals(word))
                .findFirst();
    }

    public static String words(Collection<SceneControl> controls) {
        return controls.stream().sorted().map(SceneControl::word).collect(Collectors.joining(", "));
    }
}
