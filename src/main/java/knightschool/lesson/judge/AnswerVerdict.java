package knightschool.lesson.judge;

import java.util.List;
import knightschool.drawing.board.AnswerMarks;

/**
 * What is said to an answer.
 *
 * @param isRight whether it is right
 * @param words of a wrong answer what is wrong with this one, a sentence or two; empty if it is right
 * @param marks what the board shows of it
 * @param crossed of a wrong answer that was chosen from those shown: what does not belong to it
 */
public record AnswerVerdict(boolean isRight, String words, AnswerMarks marks, List<String> crossed) {
    public AnswerVerdict {
        crossed = List.copyOf(crossed);
    }

    public AnswerVerdict(boolean isRight, String words, AnswerMarks marks) {
        this(isRight, words, marks, List.of());
    }

    static AnswerVerdict right() {
        return right(AnswerMarks.NONE);
    }

    static AnswerVerdict right(AnswerMarks marks) {
        return new AnswerVerdict(true, "", marks);
    }

    static AnswerVerdict wrong(String words) {
        return wrong(words, AnswerMarks.NONE);
    }

    static AnswerVerdict wrong(String words, AnswerMarks marks) {
        return new AnswerVerdict(false, words, marks);
    }

    static AnswerVerdict wrongChoice(String words, List<String> crossed) {
        return new AnswerVerdict(false, words, AnswerMarks.NONE, crossed);
    }

    /** The same with an author's sentence in place of the engine's. */
    AnswerVerdict saying(String sentence) {
        return new AnswerVerdict(isRight, sentence, marks, crossed);
    }
}
