package knightschool.ui.compare.pane;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.answer.PickedSquaresDrawing;
import knightschool.drawing.answer.QuizAnswerDrawing;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.drawing.board.BoardGeometry;
import knightschool.graph.KnightGraph;
import knightschool.ui.board.AnswerPickKind;
import knightschool.ui.board.FlashingAnswerMarks;
import knightschool.ui.board.PickedNames;
import knightschool.ui.board.PickedSquaresOrEdges;
import knightschool.ui.command.GestureDescription;

/**
 * The squares or edges that a user picks on the panes to answer a question, and the marks with which the boards comment
 * on the answer.
 */
public final class BoardPickAnswer {
    private final PickedSquaresOrEdges picked = new PickedSquaresOrEdges();
    private final FlashingAnswerMarks flash;
    private Runnable changed = () -> {};

    /** @param redraw redraws the boards */
    public BoardPickAnswer(Runnable redraw) {
        flash = new FlashingAnswerMarks(redraw);
    }

    /**
     * Sets the action that runs after each pick.
     *
     * @param action runs after each pick
     */
    public void onChanged(Runnable action) {
        changed = action;
    }

    /** Makes clicks on a board pick what the question asks for. */
    public void pick(AnswerPickKind kind) {
        picked.choose(kind);
    }

    /** Returns whether a click on a board answers a question. */
    public boolean isPicking() {
        return picked.isPicking();
    }

    /** Returns the keyboard gestures that pick on a board; empty if no question is asked. */
    public List<GestureDescription> gestures() {
        return picked.gestures();
    }

    /** Returns whether several squares are picked, each by a click of its own. */
    boolean takesSeveral() {
        return isPicking() && picked.takesSeveral();
    }

    /** Picks a square, or unpicks a picked one. */
    void press(int square, Board board) {
        picked.pick(square, KnightGraph.of(board));
        flash.show(QuizAnswerMarks.NONE);
        changed.run();
    }

    /** Returns the names of the picked squares or edges, in the order of picking. */
    public List<String> names(Board board) {
        return picked.names(board);
    }

    /** Returns the picked squares and edges by name. */
    public PickedNames named(Board board) {
        return picked.named(board);
    }

    /** Replaces everything picked by the given names, without notifying the listener. */
    public void restore(PickedNames names, Board board) {
        picked.restore(names, board);
        flash.show(QuizAnswerMarks.NONE);
    }

    /** Shows the marks of an answer until the step changes or another square is picked. */
    public void show(QuizAnswerMarks marks) {
        flash.show(marks);
    }

    /** Removes the marks of an answer because the step has changed. */
    public void moved() {
        flash.clear();
    }

    /** Clears everything picked and the marks of the answer. */
    public void clear() {
        picked.clear();
        flash.clear();
    }

    /** Returns a board's sketch with the picked squares and edges and the marks of the answer on top. */
    Sketch over(Sketch board, BoardGeometry geometry) {
        Sketch edges = QuizAnswerDrawing.over(board, geometry, picked.edges(), 0, Optional.empty());
        return flash.over(PickedSquaresDrawing.over(edges, geometry, picked.squares()), geometry);
    }

    /** Returns whether no mark is flashing. */
    public boolean isSettled() {
        return flash.isSettled();
    }
}
