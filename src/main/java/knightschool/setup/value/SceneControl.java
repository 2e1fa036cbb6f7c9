package knightschool.setup.value;

import knightschool.text.Keyword;

/** A control of a scene that a set-up can name; some have a position that it can choose. */
public enum SceneControl implements Keyword {
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
}
