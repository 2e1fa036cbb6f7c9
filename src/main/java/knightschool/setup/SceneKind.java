package knightschool.setup;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The rooms that a set-up can open. */
public enum SceneKind {
    BOARD,
    GRAPH,
    WALK,
    COMPARE,
    EDITOR,
    PLAY,
    STATEMAP,
    TOUR,
    CENSUS;

    private static final int LONGEST_TO_COMPARE = 24;
    private static final int LONGEST_TO_SHOW = 40;

    /** The word in files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The longest side of a board that the scene can still show, in squares. */
    public int longestSide() {
        return this == COMPARE ? LONGEST_TO_COMPARE : LONGEST_TO_SHOW;
    }

    static Optional<SceneKind> of(String word) {
        return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
    }

    static String words() {
        return Arrays.stream(values()).map(SceneKind::word).collect(Collectors.joining(", "));
    }
}
