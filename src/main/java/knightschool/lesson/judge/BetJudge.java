package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import knightschool.lesson.Quiz;
import knightschool.lesson.claim.EngineAnswer;

/**
 * Compares a bet, the user's guess at a result that nobody could know, with the result. The verdict therefore has
 * words, and neither marks nor crosses.
 *
 * @param kind judges the answer as that to a question
 */
record BetJudge(Quiz quiz, QuizKindJudge kind) implements QuizKindJudge {
    @Override
    public AnswerVerdict judge(SubmittedAnswer answer) {
        String cameOut = kind.solution().map(QuizSolution::words).orElseThrow();
        if (quiz.countsBets()) {
            return AnswerVerdict.wrong(
                    BetWords.counted(rightBets(answer.words()), answer.words().size(), cameOut));
        }
        boolean isRight = kind.judge(answer).isRight();
        return (isRight ? AnswerVerdict.right() : AnswerVerdict.wrong("")).saying(compared(answer, cameOut, isRight));
    }

    /** Returns how many of some bets, each on one answer, are on what came out. */
    private long rightBets(List<String> bets) {
        Set<String> right = bets.stream()
                .distinct()
                .filter(bet -> kind.judge(SubmittedAnswer.of(List.of(bet))).isRight())
                .collect(Collectors.toSet());
        return bets.stream().filter(right::contains).count();
    }

    private String compared(SubmittedAnswer answer, String cameOut, boolean isRight) {
        return quiz.kind() == Quiz.Kind.NUMBER
                ? BetWords.number(
                        EngineAnswer.of(NumberJudge.number(answer.words())).text(), cameOut)
                : BetWords.answer(String.join(", ", answer.words()), cameOut, isRight);
    }

    @Override
    public Optional<QuizSolution> solution() {
        return kind.solution().map(solution -> QuizSolution.of(BetWords.cameOut(solution.words())));
    }

    @Override
    public List<String> choices() {
        return kind.choices();
    }

    @Override
    public void check() {
        kind.check();
    }
}
