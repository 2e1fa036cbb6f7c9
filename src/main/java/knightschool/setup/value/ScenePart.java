package knightschool.setup.value;

import knightschool.text.Keyword;

/** A part of what a scene shows that a slide can hold back, as it would give an answer away. */
public enum ScenePart implements Keyword {
    /** The numbers beside a graph. */
    FACTS,
    /** The degree written on every vertex. */
    DEGREES,
    /** What a walk is, beside it. */
    VERDICT,
    /** Whether the board in the editor has a tour, or why not. */
    ANSWER,
    /** The map of a puzzle's positions. */
    MAP,
    /** How many moves a puzzle is away from its exit, and what helps. */
    DISTANCE,
    /** The squares that may come next in a search. */
    CANDIDATES,
    /** Which of them comes next. */
    NEXT,
    /** The numbers by which they are chosen. */
    SCORES,
    /** The open moves of every square, as strokes. */
    DOMAINS,
    /** The same of one square, as cells. */
    CELLS,
    /** The pseudocode, and why the step was made. */
    CODE,
    /** How many steps of each sort were made. */
    COUNTERS,
    /** The player with its timeline. */
    TIMELINE,
    /** Warnsdorff's rule on the same board, beside the tour that is joined. */
    RULE;

    /** Whether it is all that stands at the right of its scene. */
    public boolean isWholeSide() {
        return this == FACTS || this == VERDICT;
    }
}
