package knightschool.setup.value;

import java.util.EnumSet;
import java.util.Set;
import knightschool.text.Keyword;

/** What a scene shows beyond its board. */
public enum DisplayOption implements Keyword {
    /** The degree of every vertex, written on it. */
    DEGREES,
    /** How many squares are light and dark. */
    COLOURS,
    /** How many parts the graph falls into. */
    COMPONENTS,
    /** Which squares the knight can go to next. */
    HINTS,
    /** How many moves each of these squares has onwards. */
    EXITS,
    /** The number of the key that goes to each of these squares. */
    NUMBERS,
    /** The moves that are open from each unvisited square: as strokes on the board, beside searches as a table. */
    DOMAINS,
    /** Where searches side by side differ. */
    DIFFERENCES,
    /** What every search has counted, at the moment shown and in all, as a table. */
    COUNTS,
    /** How deep searches were over time. */
    DEPTHS,
    /** These on an axis on which all steps are equally far apart. */
    LINEAR,
    /** The search tree of one search. */
    TREE,
    /** Where searches are to stop, and where they did. */
    STOPS,
    /** Closed tours instead of open ones; whether a walk is closed. */
    CLOSED,
    /** Why a search can no longer be completed from the moment shown. */
    REASONS,
    /** A shortest solution of a puzzle from where it stands. */
    SOLUTION,
    /** Whether a walk is one. */
    WALK,
    /** Whether a walk is a trail. */
    TRAIL,
    /** Whether a walk is a circuit. */
    CIRCUIT,
    /** Whether a walk is Hamiltonian. */
    HAMILTONIAN,
    /** The tour that was found, or the shortest walk. */
    TOUR,
    /** Whether a walk is a path; of a search no more than the path. */
    PATH,
    /** No more than that and the squares that may come next. */
    CANDIDATES,
    /** No more than that and the pseudocode. */
    CODE,
    /** No more than that and the open moves of every square. */
    STROKES,
    /** No more than that, the open moves of one square and what was counted. */
    COUNTERS,
    /** All there is. */
    TIMELINE;

    /** The same set with one more, or without it. */
    public static Set<DisplayOption> with(Set<DisplayOption> shows, DisplayOption option, boolean visible) {
        Set<DisplayOption> changed = EnumSet.noneOf(DisplayOption.class);
        changed.addAll(shows);
        if (visible) {
            changed.add(option);
        } else {
            changed.remove(option);
        }
        return changed;
    }
}
