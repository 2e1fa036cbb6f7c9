package knightschool.ui.scene;

import knightschool.drawing.board.AnswerMarks;

/** A scene that shows on its board what is right and wrong about an answer. Used on the JavaFX thread only. */
public interface FeedbackScene {
    /** Shows what is said to an answer, until another answer is given. */
    void showAnswer(AnswerMarks marks);
}
