package knightschool.ui.scene;

import knightschool.drawing.answer.QuizAnswerMarks;

/** A scene that marks on its board which parts of an answer are right or wrong. Used on the JavaFX thread only. */
public interface AnswerFeedbackScene {
    /** Shows the marks of a judged answer until the answer changes. */
    void showAnswer(QuizAnswerMarks marks);
}
