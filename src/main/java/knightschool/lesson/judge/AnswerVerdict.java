package knightschool.lesson.judge;

import java.util.List;
import knightschool.drawing.answer.QuizAnswerMarks;

/**
 * The verdict on an answer to a quiz.
 *
 * @param isRight whether the answer is right
 * @param words what is wrong with the answer, in one or two sentences; empty if it is right
 * @param marks the marks on the board
 * @param crossed for a wrong multiple-choice answer, the choices that are wrong
 */
public record AnswerVerdict(boolean isRight, String words, QuizAnswerMarks marks, List<String> crossed) {
    public AnswerVerdict {
        crossed = List.copyOf(crossed);
    }

    public AnswerVerdict(boolean isRight, String words, QuizAnswerMarks marks) {
        this(isRight, words, marks, List.of());
    }

    static AnswerVerdict right() {
        return right(QuizAnswerMarks.NONE);
    }

    static AnswerVerdict right(QuizAnswerMarks marks) {
        return new AnswerVerdict(true, "", marks);
    }

    static AnswerVerdict wrong(String words) {
        return wrong(words, QuizAnswerMarks.NONE);
    }

    static AnswerVerdict wrong(String words, QuizAnswerMarks marks) {
        return new AnswerVerdict(false, words, marks);
    }

    /** Returns a verdict that marks squares as the fault. */
    static AnswerVerdict wrongAt(String words, Integer... squares) {
        return wrong(words, QuizAnswerMarks.ofFault(squares));
    }

    static AnswerVerdict wrongChoice(String words, List<String> crossed) {
        return new AnswerVerdict(false, words, QuizAnswerMarks.NONE, crossed);
    }

    /** Returns this verdict with an author's sentence instead of the engine's. */
    AnswerVerdict saying(String sentence) {
        return new AnswerVerdict(isRight, sentence, marks, crossed);
    }
}
