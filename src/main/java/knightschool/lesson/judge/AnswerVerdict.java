package knightschool.lesson.judge;

import java.util.List;
import knightschool.drawing.board.QuizAnswerMarks;

/**
 * The verdict on an answer to a quiz.
 *
 * @param isRight whether it is right
 * @param words for a wrong answer, what is wrong with it in one or two sentences; empty if it is right
 * @param marks the marks on the board
 * @param crossed for a wrong multiple-choice answer: the choices that are wrong
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

    static AnswerVerdict wrongChoice(String words, List<String> crossed) {
        return new AnswerVerdict(false, words, QuizAnswerMarks.NONE, crossed);
    }

    /** The same with an author's sentence in place of the engine's. */
    AnswerVerdict saying(String sentence) {
        return new AnswerVerdict(isRight, sentence, marks, crossed);
    }
}
