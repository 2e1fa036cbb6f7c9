package knightschool.setup;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.files.InputFault;

/** The scenes that a set-up can open, each with the format of its set-ups. A new scene is one line here. */
public enum SceneKind {
    BOARD(new BoardSetupFormat()),
    GRAPH(new GraphSetupFormat()),
    WALK(new WalkSetupFormat()),
    COMPARE(new CompareSetupFormat()),
    EDITOR(new EditorSetupFormat()),
    STATEMAP(new StateMapSetupFormat()),
    TOURMAP(new TourMapSetupFormat()),
    PLAY(new PlaySetupFormat()),
    LEVEL(new LevelSetupFormat()),
    CENSUS(new CensusSetupFormat()),
    TOUR(new TourSetupFormat()),
    LESSONS(new LessonsSetupFormat()),
    GLOSSARY(new GlossarySetupFormat());

    private final SetupFormat<?> format;

    SceneKind(SetupFormat<?> format) {
        this.format = format;
    }

    SetupFormat<?> format() {
        return format;
    }

    /** The word in files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The longest side of a board that the scene can still show, in squares. */
    public int longestSide() {
        return format.longestSide();
    }

    /**
     * The board, where the scene can show it.
     *
     * @throws InputFault if a side of it is too long, or it has holes where the scene is about full boards
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
                    "a board of " + board.columns() + " × " + board.rows() + " squares is too large for the " + word()
                            + " scene",
                    "Each side is at most " + longestSide() + " squares there.");
        }
        return board;
    }

    /** The keys that mean something in any scene. */
    static List<String> keys() {
        return Arrays.stream(values())
                .flatMap(kind -> kind.format.keys().stream())
                .distinct()
                .toList();
    }

    /** The scene with that word in files. */
    public static Optional<SceneKind> of(String word) {
        return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
    }

    static String words(Collection<SceneKind> kinds) {
        return kinds.stream().map(SceneKind::word).collect(Collectors.joining(", "));
    }
}
