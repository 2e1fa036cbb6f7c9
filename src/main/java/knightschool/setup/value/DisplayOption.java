package knightschool.setup.value;

import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Something that a scene can show in addition to its board. The constants are words of the program's scenes; a scene
 * can have others.
 */
public final class DisplayOption extends SceneKeyword {
    /** The degree of every vertex, written on it. */
    public static final DisplayOption DEGREES = new DisplayOption("degrees");
    /** The numbers of light and dark squares. */
    public static final DisplayOption COLOURS = new DisplayOption("colours");
    /** The number of components of the graph. */
    public static final DisplayOption COMPONENTS = new DisplayOption("components");
    /** The squares to which the knight can go next. */
    public static final DisplayOption HINTS = new DisplayOption("hints");
    /** The number of onward moves of each of these squares. */
    public static final DisplayOption EXITS = new DisplayOption("exits");
    /** The number of the key that moves the knight to each of these squares. */
    public static final DisplayOption NUMBERS = new DisplayOption("numbers");
    /** The open moves of each unvisited square: as strokes on the board, beside searches as a table. */
    public static final DisplayOption DOMAINS = new DisplayOption("domains");
    /** The differences between searches side by side. */
    public static final DisplayOption DIFFERENCES = new DisplayOption("differences");
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
    /** Closed tours instead of open ones; whether a walk is closed. */
    public static final DisplayOption CLOSED = new DisplayOption("closed");
    /** Why a search can no longer be completed from the current step. */
    public static final DisplayOption REASONS = new DisplayOption("reasons");
    /** Whether a sequence of squares is a walk. */
    public static final DisplayOption WALK = new DisplayOption("walk");
    /** Whether a walk is a trail. */
    public static final DisplayOption TRAIL = new DisplayOption("trail");
    /** Whether a walk is a circuit. */
    public static final DisplayOption CIRCUIT = new DisplayOption("circuit");
    /** Whether a walk is Hamiltonian. */
    public static final DisplayOption HAMILTONIAN = new DisplayOption("hamiltonian");
    /** The tour or the shortest walk that was found. */
    public static final DisplayOption TOUR = new DisplayOption("tour");
    /** Whether a walk is a path; of a search, only the path. */
    public static final DisplayOption PATH = new DisplayOption("path");
    /** Of a search, only the path and the candidates. */
    public static final DisplayOption CANDIDATES = new DisplayOption("candidates");
    /** Of a search, the parts of {@code CANDIDATES} and the pseudocode. */
    public static final DisplayOption CODE = new DisplayOption("code");
    /** Of a search, the parts of {@code CODE} and the open moves of every square. */
    public static final DisplayOption STROKES = new DisplayOption("strokes");
    /** Of a search, the parts of {@code STROKES}, the open moves of one square and the counters. */
    public static final DisplayOption COUNTERS = new DisplayOption("counters");
    /** Of a search, all parts. */
    public static final DisplayOption TIMELINE = new DisplayOption("timeline");

    public DisplayOption(String word) {
        super(word);
    }

    /**
     * Returns the option that draws the open moves of all squares on a board, for the word "open-moves"; empty for
     * other words, and where none of the possible options does so. Older files name it by what is drawn.
     */
    public static Optional<DisplayOption> openMoves(String word, Collection<DisplayOption> possible) {
        return Stream.of(STROKES, DOMAINS)
                .filter(option -> word.equals("open-moves") && possible.contains(option))
                .findFirst();
    }

    /** Returns the set with an option added or removed. */
    public static Set<DisplayOption> with(Set<DisplayOption> shows, DisplayOption option, boolean visible) {
        Set<DisplayOption> changed = new HashSet<>(shows);
        if (visible) {
            changed.add(option);
        } else {
            changed.remove(option);
        }
        return changed;
    }
}
