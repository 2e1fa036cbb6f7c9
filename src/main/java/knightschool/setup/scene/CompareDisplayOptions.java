package knightschool.setup.scene;

import knightschool.setup.value.DisplayOption;

/** The things that a comparison of searches can show in addition to its boards, and no other scene. */
public final class CompareDisplayOptions {
    /** The differences between searches side by side. */
    public static final DisplayOption DIFFERENCES = new DisplayOption("differences");
    /** The open moves of all squares in the table alone, where it is shown, and not on the boards. */
    public static final DisplayOption TABLE_ALONE = new DisplayOption("table-alone");
    /** The counters of every search, at the current step and in total, as a table. */
    public static final DisplayOption COUNTS = new DisplayOption("counts");
    /** The table of the costs of each choice from the square of a search's knight. */
    public static final DisplayOption COSTS = new DisplayOption("costs");
    /** Searches lined up by the greatest number of visited squares so far, instead of by step. */
    public static final DisplayOption BY_VISITED = new DisplayOption("by-visited");
    /** Searches lined up by the number of squares taken back. */
    public static final DisplayOption BY_UNDONE = new DisplayOption("by-undone");
    /** Searches lined up by the number of prunes. */
    public static final DisplayOption BY_PRUNED = new DisplayOption("by-pruned");
    /** The depths of searches over time. */
    public static final DisplayOption DEPTHS = new DisplayOption("depths");
    /** The depths on an axis with all steps equally far apart. */
    public static final DisplayOption LINEAR = new DisplayOption("linear");
    /** The search tree of one search. */
    public static final DisplayOption TREE = new DisplayOption("tree");
    /** The search tree as nodes and links where it is small, instead of as boxes. */
    public static final DisplayOption NODES = new DisplayOption("nodes");
    /** How often each square was visited below the selected node of the search tree, on the board of its pane. */
    public static final DisplayOption PLACEMENTS = new DisplayOption("placements");
    /** The sentence on the step shown, beside the text of a slide too. */
    public static final DisplayOption SUMMARY = new DisplayOption("summary");
    /** The breakpoints of searches, and where they stopped. */
    public static final DisplayOption STOPS = new DisplayOption("stops");
    /** Questions to the students about what the searches do next. */
    public static final DisplayOption PREDICT = new DisplayOption("predict");
    /** Of a search, only the path and the candidates. */
    public static final DisplayOption CANDIDATES = new DisplayOption("candidates");
    /** Of a search, the parts of {@code CANDIDATES} and the pseudocode. */
    public static final DisplayOption CODE = new DisplayOption("code");
    /** Of a search, the parts of {@link DisplayOption#OPEN_MOVES}, the open moves of one square and the counters. */
    public static final DisplayOption COUNTERS = new DisplayOption("counters");
    /** Of a search, all parts. */
    public static final DisplayOption TIMELINE = new DisplayOption("timeline");

    private CompareDisplayOptions() {}
}
