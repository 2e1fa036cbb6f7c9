package knightschool.setup.value;

import knightschool.text.Keyword;

/** The controls of a scene that a set-up can name. Some have a position. */
public enum SceneControl implements Keyword {
    /** The slider from 0, a board, to 1, a graph. */
    SLIDER(0, 1),
    /** The speed of a comparison, in steps per second. */
    SPEED(1, 1_000_000_000),
    /** The maximum number of steps of each search. */
    LIMIT(1, 10_000_000_000L),
    /** The player, with its buttons to play and step. */
    PLAYER,
    /** The buttons below a walk, beside the answer of an edited board, and at the right of a comparison's player. */
    BUTTONS,
    /** The tools of an edited board. */
    TOOLS,
    /** Undo and redo. */
    UNDO,
    /** The numbers of columns and rows of an edited board. */
    SIZE,
    /** The layout of the graph. */
    LAYOUT,
    /** Opening, saving, and comparing on this board. */
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

    /** Returns the text of a position in files, without decimals if it is a whole number. */
    public static String number(double position) {
        return position == Math.rint(position) ? String.valueOf((long) position) : String.valueOf(position);
    }
}
