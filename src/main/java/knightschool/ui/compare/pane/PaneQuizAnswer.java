package knightschool.ui.compare.pane;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.PickedSquaresDrawing;
import knightschool.drawing.board.QuizAnswerDrawing;
import knightschool.drawing.board.QuizAnswerMarks;
import knightschool.graph.KnightGraph;
import knightschool.ui.board.FlashingAnswerMarks;
import knightschool.ui.board.PickKind;
import knightschool.ui.board.PickedNames;
import knightschool.ui.board.PickedSquares;
import knightschool.ui.command.GestureDescription;

/**
 * The squares or edges with which a person answers a question on the panes, and what their boards show of the answer.
 */
public final class PaneQuizAnswer {
    private final PickedSquares picked = new PickedSquares();
    private final FlashingAnswerMarks flash;
    private Runnable changed = () -> {};

    /** @param redraw has the boards drawn again */
    public PaneQuizAnswer(Runnable redraw) {
        flash = new FlashingAnswerMarks(redraw);
    }

    /** @param action follows every choice of a person */
    public void onChanged(Runnable action) {
        changed = action;
    }

    /** From now on a click on a board chooses that. */
    public void pick(PickKind what) {
        picked.choose(what);
    }

    /** Whether a click on a board answers a question. */
    public boolean isPicking() {
        return picked.isPicking();
    }

    /** What keys choose on a board; none where nothing is asked. */
    public List<GestureDescription> gestures() {
        return picked.gestures();
    }

    /** Whether several squares are chosen, each by a click of its own. */
    boolean takesSeveral() {
        return isPicking() && picked.takesSeveral();
    }

    /** A person chooses a square, or takes it out again. */
    void press(int square, Board board) {
        picked.pick(square, KnightGraph.of(board));
        flash.show(QuizAnswerMarks.NONE);
        changed.run();
    }

    /** The names of what is chosen, in the order of choosing. */
    public List<String> names(Board board) {
        return picked.names(board);
    }

    /** All that is chosen, by name. */
    public PickedNames named(Board board) {
        return picked.named(board);
    }

    /** Chooses that, and nothing else; nobody is told. */
    public void again(PickedNames names, Board board) {
        picked.again(names, board);
        flash.show(QuizAnswerMarks.NONE);
    }

    /** Shows what is said to an answer, until another moment is shown or another square is chosen. */
    public void show(QuizAnswerMarks marks) {
        flash.show(marks);
    }

    /** What is said to an answer is about another moment. */
    public void moved() {
        flash.clear();
    }

    /** Nothing is chosen, and nothing is said. */
    public void clear() {
        picked.clear();
        flash.clear();
    }

    /** A board's sketch with both on top. */
    Sketch over(Sketch board, BoardGeometry geometry) {
        Sketch edges = QuizAnswerDrawing.over(board, geometry, picked.edges(), 0, Optional.empty());
        return flash.over(PickedSquaresDrawing.over(edges, geometry, picked.squares()), geometry);
    }

    /** Whether nothing flashes. */
    public boolean isSettled() {
        return flash.isSettled();
    }
}
