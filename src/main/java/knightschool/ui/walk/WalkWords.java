package knightschool.ui.walk;

import java.util.List;
import knightschool.graph.WalkProperty;
import knightschool.setup.scene.WalkSetup;
import knightschool.text.NumberFormatter;
import knightschool.ui.command.GestureDescription;

/** Texts of the walk scene except those of the verdict, for which see {@link WalkVerdictWords}. */
final class WalkWords {
    static final String NO_WALK = "There is no walk yet";
    static final String CHOOSE = "Choose a square";
    static final String CHOOSE_TO_BEGIN = "Choose a square to begin.";
    static final String START_AGAIN = "Start again";
    static final String EMPTY_BOARD = "Empty board";
    static final String EMPTY = "There is no walk to delete.";
    static final String AS_IT_WAS_ALREADY = "The walk is as it was at first.";
    static final String LONGEST =
            "A walk has at most " + NumberFormatter.grouped(WalkSetup.MOST_SQUARES) + " squares here. Take moves back.";

    static final List<GestureDescription> GESTURES = List.of(
            new GestureDescription("click, drag", "walk on to a square"),
            new GestureDescription("arrow keys on the board", "point at another square"),
            new GestureDescription("Enter, Space", "walk on to the square pointed at"),
            new GestureDescription("1 to 8", "walk on by a move, counted clockwise from up-right"));

    static final String NOT_A_WALK = "not a walk";

    private WalkWords() {}

    /** The phrase for a walk with a property. */
    static String phrase(WalkProperty property, String word) {
        return switch (property) {
            case CLOSED -> "a closed walk";
            case HAMILTONIAN -> "a Hamiltonian walk";
            default -> "a " + word;
        };
    }

    /** Returns why the first square cannot be removed: the walk must begin there. */
    static String startStays(String square) {
        return "The walk starts on " + square + " here: that square stays.";
    }

    /** The accessible text of a property. */
    static String property(WalkPropertyVerdict line) {
        return line.word() + (line.holds() ? ": yes, " : ": no, ") + line.reason();
    }
}
