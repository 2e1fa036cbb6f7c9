package knightschool.setup.value;

/**
 * A part of a scene that a slide can hide, because it would give an answer away. The constants are words of the
 * program's scenes; a scene can have others.
 */
public final class HideableScenePart extends SceneKeyword {
    /** The numbers beside a graph. */
    public static final HideableScenePart FACTS = new HideableScenePart("facts", true);
    /** The candidates of a search. */
    public static final HideableScenePart CANDIDATES = new HideableScenePart("candidates");
    /** The next choice among the candidates. */
    public static final HideableScenePart NEXT = new HideableScenePart("next");
    /** The numbers by which the next choice is made. */
    public static final HideableScenePart SCORES = new HideableScenePart("scores");
    /** The open moves of every square, as strokes. */
    public static final HideableScenePart DOMAINS = new HideableScenePart("domains");
    /** The open moves of one square, as cells. */
    public static final HideableScenePart CELLS = new HideableScenePart("cells");
    /** The pseudocode, and the reason for the step. */
    public static final HideableScenePart CODE = new HideableScenePart("code");
    /** The numbers of steps of each kind. */
    public static final HideableScenePart COUNTERS = new HideableScenePart("counters");
    /** The player with its timeline. */
    public static final HideableScenePart TIMELINE = new HideableScenePart("timeline");
    /** The sentence on the step shown. */
    public static final HideableScenePart SUMMARY = new HideableScenePart("summary");
    /** The table of what all searches have counted, also that below the plot of an experiment. */
    public static final HideableScenePart COUNTS = new HideableScenePart("counts");
    /** The search tree of a pane, or those of all panes. */
    public static final HideableScenePart TREE = new HideableScenePart("tree");

    private final boolean isWholeSide;

    /** Creates a part beside or among others. */
    public HideableScenePart(String word) {
        this(word, false);
    }

    /** @param isWholeSide whether the part is everything at the right side of its scene */
    public HideableScenePart(String word, boolean isWholeSide) {
        super(word);
        this.isWholeSide = isWholeSide;
    }

    /** Returns whether this is everything at the right side of its scene. */
    public boolean isWholeSide() {
        return isWholeSide;
    }
}
