package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.lesson.Quiz;
import knightschool.setup.capability.CounterexampleBuildingSetup;

/**
 * Judges whether a statement was accepted as true or refuted by a counterexample.
 *
 * @param isTrue whether the statement is true
 * @param claims the conditions for a counterexample; may be empty if the statement is true, because there is none then
 * @param counter judges counterexamples
 */
record RefuteJudge(boolean isTrue, List<String> claims, QuizKindJudge counter) implements QuizKindJudge {
    private static final String NO_COUNTEREXAMPLE = "This is no counterexample.";

    static RefuteJudge of(Quiz quiz, QuizJudge context) {
        boolean isTrue = quiz.isTrueStatement();
        List<String> claims =
                quiz.right().stream().filter(claim -> !claim.equals(Quiz.TRUE)).toList();
        return new RefuteJudge(isTrue, claims, counter(claims, quiz, context));
    }

    private static QuizKindJudge counter(List<String> claims, Quiz quiz, QuizJudge context) {
        CounterexampleBuildingSetup scene = context.require(
                CounterexampleBuildingSetup.class,
                "nothing stands beside this quiz that a counterexample could be made of",
                "Give the slide a setup with \"scene: walk\", \"scene: editor\" or \"scene: statemap\".");
        return switch (scene.counterexampleKind()) {
            case WALK -> WalkJudge.onBoard(claims, quiz.help().solution(), context.board());
            case BOARD -> new BuiltBoardJudge(claims, quiz.help().solution(), context);
            case MOVES -> new SlidingPuzzleJudge(claims, quiz.help().solution(), context);
        };
    }

    @Override
    public AnswerVerdict judge(SubmittedAnswer answer) {
        if (answer.saysTrue()) {
            return isTrue ? AnswerVerdict.right() : AnswerVerdict.wrong("It is not true. Look for a counterexample.");
        }
        AnswerVerdict judged = counter.judge(answer);
        if (judged.isRight()) {
            return isTrue ? AnswerVerdict.wrong(NO_COUNTEREXAMPLE) : judged;
        }
        return judged.saying(judged.words() + " " + NO_COUNTEREXAMPLE);
    }

    @Override
    public Optional<QuizSolution> solution() {
        return isTrue
                ? Optional.of(QuizSolution.of("The statement is true."))
                : counter.solution()
                        .map(example -> example.saying("It is not true. " + counterexampleSentence(example)));
    }

    private static String counterexampleSentence(QuizSolution example) {
        return example.built().isPresent() ? example.words() : "Look at " + example.words() + ".";
    }

    @Override
    public void check() {
        if (!isTrue) {
            counter.check();
            return;
        }
        if (!claims.isEmpty() && counter.solution().isPresent()) {
            throw new InputFault(
                    "the statement is called true, and there is a counterexample", "Take \"true\" out of \"right\".");
        }
    }
}
