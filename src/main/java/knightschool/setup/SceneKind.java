package knightschool.setup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.files.resource.ServiceProviders;
import knightschool.text.NumberFormatter;

/** A kind of scene with the format of its set-ups, which a {@link SetupFormatProvider} provides. */
public final class SceneKind implements Comparable<SceneKind> {
    private static final Map<String, SceneKind> ALL = new TreeMap<>();

    /** All scenes, the program's own ones first. */
    private static final List<SceneKind> OWN_FIRST = new ArrayList<>();

    static {
        ServiceProviders.forEach(SetupFormatProvider.class, provider -> register(provider.formats()));
    }

    private final SceneSetupFormat<?> format;

    private SceneKind(SceneSetupFormat<?> format) {
        this.format = format;
    }

    /**
     * Registers the formats of a provider, all or none.
     *
     * @throws IllegalStateException if a keyword or the ending of a kind of file is taken
     */
    private static void register(List<SceneSetupFormat<?>> formats) {
        Map<String, SceneKind> kinds = new TreeMap<>();
        Set<String> endings = takenEndings();
        for (SceneSetupFormat<?> format : formats) {
            if (ALL.containsKey(format.word()) || kinds.put(format.word(), new SceneKind(format)) != null) {
                throw new IllegalStateException("two scenes are named " + format.word());
            }
            endings(format).forEach(ending -> requireOwn(ending, endings));
        }
        ALL.putAll(kinds);
        OWN_FIRST.addAll(kinds.values());
    }

    /** Returns the endings that a scene cannot have for its files: of set-ups, of tables, and of other scenes. */
    private static Set<String> takenEndings() {
        return Stream.concat(
                        Stream.of(SceneFileKind.SETUP_ENDING, SceneFileKind.TABLE_ENDING),
                        ALL.values().stream().flatMap(kind -> endings(kind.format)))
                .collect(Collectors.toCollection(HashSet::new));
    }

    private static Stream<String> endings(SceneSetupFormat<?> format) {
        return format.files().stream().flatMap(kind -> kind.ending().stream());
    }

    /**
     * Adds an ending to those that are taken, so that no scene takes the files of another one: a file may have two
     * endings if one of them ends with the other.
     */
    static void requireOwn(String ending, Set<String> endings) {
        if (endings.stream().anyMatch(other -> other.endsWith(ending) || ending.endsWith(other))) {
            throw new IllegalStateException("files with the ending " + ending + " are opened otherwise");
        }
        endings.add(ending);
    }

    /** Returns all scenes, the program's own ones first. */
    static List<SceneKind> ownFirst() {
        return List.copyOf(OWN_FIRST);
    }

    /** Returns all scenes, in alphabetical order of their keywords. */
    public static List<SceneKind> values() {
        return List.copyOf(ALL.values());
    }

    /**
     * Returns the scene with a keyword. JUnit calls it for tests that are repeated for several scenes.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static SceneKind named(String word) {
        return of(word).orElseThrow(() -> new IllegalArgumentException("there is no scene " + word));
    }

    SceneSetupFormat<?> format() {
        return format;
    }

    /** Returns the keyword in files. */
    public String word() {
        return format.word();
    }

    /** Returns the kinds of files that the scene opens, besides set-ups. */
    public List<SceneFileKind> files() {
        return format.files();
    }

    /** Returns the longest side of a board that the scene can show, in squares. */
    public int longestSide() {
        return format.longestSide();
    }

    /**
     * Returns the board if the scene can show it.
     *
     * @throws InputFault if a side is too long, or the scene is for full boards and the board has holes, a start or an
     *     end
     */
    public Board requireShowable(Board board) {
        if (format.isForFullBoards() && board.playableCount() < board.squares()) {
            throw new InputFault(
                    "a board with holes cannot be shown in the " + word() + " scene",
                    "It makes tours of full boards: choose a size, such as 12 × 10.");
        }
        if (format.isForFullBoards() && !board.equals(Board.full(board.columns(), board.rows()))) {
            throw new InputFault(
                    "a board with a start or an end (K, E) cannot be shown in the " + word() + " scene",
                    "Its tours begin anywhere: choose a size, such as 12 × 10.");
        }
        if (Math.max(board.columns(), board.rows()) > longestSide()) {
            throw new InputFault(
                    "a board of " + NumberFormatter.size(board.columns(), board.rows())
                            + " squares is too large for the " + word() + " scene",
                    "Each side is at most " + longestSide() + " squares there.");
        }
        return board;
    }

    /**
     * Returns the scene with the most keys. A set-up without the name of a scene is checked as a set-up of this scene,
     * to find most of its faults.
     */
    static SceneKind withMostKeys() {
        return Collections.max(
                ALL.values(), Comparator.comparing(kind -> kind.format.keys().size()));
    }

    /** Returns the keys that are valid in some scene. */
    static List<String> keys() {
        return ALL.values().stream()
                .flatMap(kind -> kind.format.keys().stream())
                .distinct()
                .toList();
    }

    /** Returns the scene with a keyword. */
    public static Optional<SceneKind> of(String word) {
        return Optional.ofNullable(ALL.get(word));
    }

    /** Returns the scene that set-ups of a class are about. */
    static SceneKind of(Class<? extends Setup> type) {
        return ALL.values().stream()
                .filter(kind -> kind.format.type() == type)
                .findFirst()
                .orElseThrow();
    }

    static String words(Collection<SceneKind> kinds) {
        return kinds.stream().map(SceneKind::word).collect(Collectors.joining(", "));
    }

    /** Compares scenes by their keywords. */
    @Override
    public int compareTo(SceneKind other) {
        return word().compareTo(other.word());
    }

    @Override
    public String toString() {
        return word();
    }
}
