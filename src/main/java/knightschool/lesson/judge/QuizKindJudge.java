package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;

/** Judges the answers to one quiz by the rules of its kind. */
public interface QuizKindJudge {
    /**
     * Judges an answer, and says what is wrong with a wrong one. May take as long as a search.
     *
     * @throws InputFault if it is not an answer of this kind
     */
    AnswerVerdict judge(SubmittedAnswer answer);

    /** Returns what is wrong with a partial answer that no addition can make right; empty if not known. */
    default Optional<AnswerVerdict> judgePartial(SubmittedAnswer answer) {
        return Optional.empty();
    }

    /** Returns a right answer; empty if none is known. May take as long as a search. */
    Optional<QuizSolution> solution();

    /** Returns the choices; empty for kinds without choices. */
    default List<String> choices() {
        return List.of();
    }

    /**
     * Checks that the quiz can be answered. May take as long as a search.
     *
     * @throws InputFault if it cannot be answered
     */
    void check();
}
