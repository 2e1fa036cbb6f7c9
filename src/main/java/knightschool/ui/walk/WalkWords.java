package knightschool.ui.walk;

import java.util.List;
import knightschool.graph.WalkProperty;
import knightschool.ui.command.Gesture;

/** What the scene says beside the verdict on a walk, which {@link VerdictWords} puts into words. */
final class WalkWords {
    static final String NO_WALK = "There is no walk yet";
    static final String CLICK = "Click a square";
    static final String CLICK_TO_BEGIN = "Click a square to begin.";
    static final String TAKE_BACK = "Take back";
    static final String START_AGAIN = "Start again";
    static final String AS_IT_WAS = "As it was";

    static final List<Gesture> GESTURES = List.of(
            new Gesture("arrow keys on the board", "point at another square"),
            new Gesture("Enter, Space", "walk on to the square pointed at"));

    static final String NOT_A_WALK = "not a walk";

    private WalkWords() {}

    /** What a walk is, by one of its properties. */
    static String phrase(WalkProperty property, String word) {
        return switch (property) {
            case CLOSED -> "a closed walk";
            case HAMILTONIAN -> "a Hamiltonian walk";
            default -> "a " + word;
        };
    }

    /** A property as it is read out. */
    static String property(VerdictLine line) {
        return line.word() + (line.holds() ? ": yes, " : ": no, ") + line.reason();
    }
}
