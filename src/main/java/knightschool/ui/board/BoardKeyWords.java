package knightschool.ui.board;

import java.util.List;
import knightschool.ui.command.Gesture;

/** What keys do on a board, also where a question is answered on it. */
public final class BoardKeyWords {
    public static final Gesture ARROWS = new Gesture("arrow keys on the board", "point at another square");
    private static final String ENTER = "Enter, Space";

    static final List<Gesture> SQUARES =
            List.of(ARROWS, new Gesture(ENTER, "choose that square, or take it out again"));
    static final List<Gesture> SQUARE = List.of(ARROWS, new Gesture(ENTER, "choose that square"));
    static final List<Gesture> EDGES =
            List.of(ARROWS, new Gesture(ENTER, "choose that square as one end of an edge, then the other end"));

    private BoardKeyWords() {}
}
