package knightschool.setup.value;

import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Something that a scene can show in addition to its board. The constants are the keywords of the program's own scenes
 * in files of set-ups; a scene of a plug-in can add others.
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
    /** The number of open moves of each of these squares. */
    public static final DisplayOption OPEN_MOVE_COUNTS = new DisplayOption("open-move-counts");
    /** The number of the key that moves the knight to each of these squares. */
    public static final DisplayOption NUMBERS = new DisplayOption("numbers");
    /** The open moves of each unvisited square, drawn on the board; of a search, the parts of {@code CODE} as well. */
    public static final DisplayOption OPEN_MOVES = new DisplayOption("open-moves");
    /** The open moves of each unvisited square, as a table beside searches. */
    public static final DisplayOption DOMAINS = new DisplayOption("domains");
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

    /** The words of older files, which are read for ever and no longer written. */
    private static final Map<String, DisplayOption> OLDER_WORDS =
            Map.of("strokes", OPEN_MOVES, "domains", OPEN_MOVES, "exits", OPEN_MOVE_COUNTS);

    public DisplayOption(String word) {
        super(word);
    }

    /**
     * Returns the option that older files name by a word. Empty if the scene has no such option, and if the word names
     * an option of the scene today.
     */
    public static Optional<DisplayOption> ofOlderWord(String word, Collection<DisplayOption> possible) {
        boolean isOwnWord = possible.stream().anyMatch(option -> option.word().equals(word));
        return Optional.ofNullable(OLDER_WORDS.get(word)).filter(option -> !isOwnWord && possible.contains(option));
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
