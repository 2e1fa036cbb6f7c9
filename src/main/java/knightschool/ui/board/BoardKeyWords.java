package knightschool.ui.board;

import java.util.List;
import knightschool.ui.command.GestureDescription;

/** Texts of the keys on a board, also for questions answered on it. */
public final class BoardKeyWords {
    public static final GestureDescription ARROWS =
            new GestureDescription("arrow keys on the board", "point at another square");
    private static final String ENTER = "Enter, Space";

    static final List<GestureDescription> SQUARES =
            List.of(ARROWS, new GestureDescription(ENTER, "choose that square, or take it out again"));
    static final List<GestureDescription> SQUARE = List.of(ARROWS, new GestureDescription(ENTER, "choose that square"));
    static final List<GestureDescription> EDGES = List.of(
            ARROWS, new GestureDescription(ENTER, "choose that square as one end of an edge, then the other end"));

    private BoardKeyWords() {}
}
