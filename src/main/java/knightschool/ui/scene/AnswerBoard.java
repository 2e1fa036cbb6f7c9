package knightschool.ui.scene;

import knightschool.drawing.board.AnswerMarks;

/** A scene whose board shows what is said to an answer. Used on the JavaFX thread only. */
public interface AnswerBoard {
    /** Shows what is said to an answer, until another answer is given. */
    void showAnswer(AnswerMarks marks);
}
