package knightschool.setup.value;

/**
 * A control of a scene that a set-up can name. Some have a position. The constants are words of the program's scenes; a
 * scene can have others.
 */
public final class SceneControl extends SceneKeyword {
    /** The speed of a comparison, in steps per second. */
    public static final SceneControl SPEED = new SceneControl("speed", 1, 1_000_000_000);
    /** The maximum number of steps of each search. */
    public static final SceneControl LIMIT = new SceneControl("limit", 1, 10_000_000_000L);
    /** The player, with its buttons to play and step. */
    public static final SceneControl PLAYER = new SceneControl("player");
    /** The buttons below a walk, beside the answer of an edited board, and at the right of a comparison's player. */
    public static final SceneControl BUTTONS = new SceneControl("buttons");
    /** Undo and redo. */
    public static final SceneControl UNDO = new SceneControl("undo");
    /** Opening, saving, and comparing on this board. */
    public static final SceneControl FILES = new SceneControl("files");
    /** The facts about a board's graph. */
    public static final SceneControl FACTS = new SceneControl("facts");

    private final double least;
    private final double most;

    /** Creates a control without a position. */
    public SceneControl(String word) {
        this(word, Double.NaN, Double.NaN);
    }

    /**
     * Creates a control with positions.
     *
     * @param least the smallest position, at least 0
     * @param most the greatest position
     */
    public SceneControl(String word, double least, double most) {
        super(word);
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
