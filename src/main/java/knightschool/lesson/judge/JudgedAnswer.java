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
public record JudgedAnswer(boolean isRight, String words, AnswerMarks marks, List<String> crossed) {
    public JudgedAnswer {
        crossed = List.copyOf(crossed);
    }

    public JudgedAnswer(boolean isRight, String words, AnswerMarks marks) {
        this(isRight, words, marks, List.of());
    }

    static JudgedAnswer right() {
        return right(AnswerMarks.NONE);
    }

    static JudgedAnswer right(AnswerMarks marks) {
        return new JudgedAnswer(true, "", marks);
    }

    static JudgedAnswer wrong(String words) {
        return wrong(words, AnswerMarks.NONE);
    }

    static JudgedAnswer wrong(String words, AnswerMarks marks) {
        return new JudgedAnswer(false, words, marks);
    }

    static JudgedAnswer wrongChoice(String words, List<String> crossed) {
        return new JudgedAnswer(false, words, AnswerMarks.NONE, crossed);
    }

    /** The same with an author's sentence in place of the engine's. */
    JudgedAnswer saying(String sentence) {
        return new JudgedAnswer(isRight, sentence, marks, crossed);
    }
}
