package knightschool.setup.value;

import knightschool.text.Keyword;

/** The parts of scenes that a slide can hide, because they would give an answer away. */
public enum HideableScenePart implements Keyword {
    /** The numbers beside a graph. */
    FACTS,
    /** The degree written on every vertex. */
    DEGREES,
    /** The verdict beside a walk. */
    VERDICT,
    /** Whether the board in the editor has a tour, or why not. */
    ANSWER,
    /** The state map of a puzzle. */
    MAP,
    /** The number of moves of a puzzle to its exit, and its help. */
    DISTANCE,
    /** The candidates of a search. */
    CANDIDATES,
    /** The next choice among the candidates. */
    NEXT,
    /** The numbers by which the next choice is made. */
    SCORES,
    /** The open moves of every square, as strokes. */
    DOMAINS,
    /** The open moves of one square, as cells. */
    CELLS,
    /** The pseudocode, and the reason for the step. */
    CODE,
    /** The numbers of steps of each kind. */
    COUNTERS,
    /** The player with its timeline. */
    TIMELINE,
    /** The sentence on the step shown. */
    SUMMARY,
    /** The table of what all searches have counted, also that below the plot of an experiment. */
    COUNTS,
    /** The search tree of a pane, or those of all panes. */
    TREE,
    /** Warnsdorff's rule on the same board, beside the constructed tour. */
    RULE;

    /** Returns whether this is everything at the right side of its scene. */
    public boolean isWholeSide() {
        return this == FACTS || this == VERDICT;
    }
}
