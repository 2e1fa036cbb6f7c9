package knightschool.setup.value;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.text.Keyword;

/** The parts that a scene shows in addition to its board. */
public enum DisplayOption implements Keyword {
    /** The degree of every vertex, written on it. */
    DEGREES,
    /** The numbers of light and dark squares. */
    COLOURS,
    /** The number of components of the graph. */
    COMPONENTS,
    /** The squares to which the knight can go next. */
    HINTS,
    /** The number of onward moves of each of these squares. */
    EXITS,
    /** The number of the key that moves the knight to each of these squares. */
    NUMBERS,
    /** The open moves of each unvisited square: as strokes on the board, beside searches as a table. */
    DOMAINS,
    /** The differences between searches side by side. */
    DIFFERENCES,
    /** The counters of every search, at the current step and in total, as a table. */
    COUNTS,
    /** The table of the costs of each choice from the square of a search's knight. */
    COSTS,
    /** Searches lined up by the greatest number of visited squares so far, instead of by step. */
    BY_VISITED,
    /** Searches lined up by the number of squares taken back. */
    BY_UNDONE,
    /** Searches lined up by the number of prunes. */
    BY_PRUNED,
    /** The depths of searches over time. */
    DEPTHS,
    /** The depths on an axis with all steps equally far apart. */
    LINEAR,
    /** The search tree of one search. */
    TREE,
    /** The search tree as nodes and links where it is small, instead of as boxes. */
    NODES,
    /** How often each square was visited below the selected node of the search tree, on the board of its pane. */
    PLACEMENTS,
    /** The sentence on the step shown, beside the text of a slide too. */
    SUMMARY,
    /** The breakpoints of searches, and where they stopped. */
    STOPS,
    /** Questions to the students about what the searches do next. */
    PREDICT,
    /** Closed tours instead of open ones; whether a walk is closed. */
    CLOSED,
    /** Why a search can no longer be completed from the current step. */
    REASONS,
    /** A shortest solution of a puzzle from its current position. */
    SOLUTION,
    /** Whether a sequence of squares is a walk. */
    WALK,
    /** Whether a walk is a trail. */
    TRAIL,
    /** Whether a walk is a circuit. */
    CIRCUIT,
    /** Whether a walk is Hamiltonian. */
    HAMILTONIAN,
    /** The tour or the shortest walk that was found. */
    TOUR,
    /** Whether a walk is a path; of a search, only the path. */
    PATH,
    /** Of a search, only the path and the candidates. */
    CANDIDATES,
    /** Of a search, the parts of {@code CANDIDATES} and the pseudocode. */
    CODE,
    /** Of a search, the parts of {@code CODE} and the open moves of every square. */
    STROKES,
    /** Of a search, the parts of {@code STROKES}, the open moves of one square and the counters. */
    COUNTERS,
    /** Of a search, all parts. */
    TIMELINE;

    /**
     * Returns the option that draws the open moves of all squares on a board, for the word "open-moves"; empty for
     * other words, and where none of the possible options does so. Older files name it by what is drawn.
     */
    public static Optional<DisplayOption> openMoves(String word, Set<DisplayOption> possible) {
        return Stream.of(STROKES, DOMAINS)
                .filter(option -> word.equals("open-moves") && possible.contains(option))
                .findFirst();
    }

    /** Returns the set with an option added or removed. */
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
