package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;

/** Judges the answers to one quiz, in the manner of its kind. */
public interface QuizKindJudge {
    /**
     * Says whether an answer is right, and of a wrong one what is wrong with it. May take as long as a search.
     *
     * @throws InputFault if what was given is no answer of this kind
     */
    AnswerVerdict judge(SubmittedAnswer given);

    /** What is wrong with an answer so far, if nothing that is added to it can make it right; empty if not known. */
    default Optional<AnswerVerdict> lost(SubmittedAnswer given) {
        return Optional.empty();
    }

    /** An answer that is right; empty where none is known. May take as long as a search. */
    Optional<QuizSolution> solution();

    /** What a person can choose from. */
    default List<String> choices() {
        return List.of();
    }

    /**
     * Refuses a quiz that cannot be answered. May take as long as a search.
     *
     * @throws InputFault that says why
     */
    void check();
}
