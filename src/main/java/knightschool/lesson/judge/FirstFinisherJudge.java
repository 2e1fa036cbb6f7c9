package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.files.InputFault;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.claim.EngineAnswer;
import knightschool.lesson.claim.SearchCache;
import knightschool.search.Outcome;
import knightschool.setup.capability.SideBySideSearchSetup;

/**
 * Judges a prediction of the pane whose search ends first.
 *
 * @param setup the set-up of the panes beside the text
 */
record FirstFinisherJudge(SideBySideSearchSetup setup, ClaimEvaluator claims) implements QuizKindJudge {
    static FirstFinisherJudge of(QuizJudge context) {
        SideBySideSearchSetup setup = context.require(
                SideBySideSearchSetup.class,
                "no searches stand beside this quiz",
                "Give the slide a setup with \"scene: compare\".");
        return new FirstFinisherJudge(setup, context.claims());
    }

    private List<String> panes() {
        return setup.solvers().stream()
                .map(solver -> solver.title(setup.board()))
                .toList();
    }

    /**
     * Returns the number of steps of each search, or {@code Long.MAX_VALUE} for a search that was stopped at the limit.
     */
    private List<Long> steps() {
        return setup.solvers().stream()
                .map(solver -> claims.search(setup.problem(), solver))
                .map(result -> result.outcome() != Outcome.STOPPED || result.steps() < SearchCache.LIMIT
                        ? result.steps()
                        : Long.MAX_VALUE)
                .toList();
    }

    private static long fewest(List<Long> steps) {
        return steps.stream().mapToLong(Long::longValue).min().orElseThrow();
    }

    @Override
    public AnswerVerdict judge(SubmittedAnswer answer) {
        List<String> panes = panes();
        List<Long> steps = steps();
        int pane = panes.indexOf(answer.first());
        if (pane < 0) {
            throw new InputFault("\"" + answer.first() + "\" is no pane", "Choose one of them.");
        }
        return steps.get(pane) == fewest(steps)
                ? AnswerVerdict.right()
                : AnswerVerdict.wrongChoice(
                        panes.get(pane) + " takes " + stepsText(steps.get(pane)) + " steps. Another takes fewer.",
                        answer.words());
    }

    private static String stepsText(long count) {
        return count == Long.MAX_VALUE
                ? "more than " + EngineAnswer.of(SearchCache.LIMIT).text()
                : EngineAnswer.of(count).text();
    }

    @Override
    public Optional<QuizSolution> solution() {
        List<Long> steps = steps();
        long fewest = fewest(steps);
        List<String> panes = panes();
        String first = IntStream.range(0, panes.size())
                .filter(pane -> steps.get(pane) == fewest)
                .mapToObj(panes::get)
                .collect(Collectors.joining(" and "));
        return Optional.of(QuizSolution.of(first + ", after " + stepsText(fewest) + " steps"));
    }

    @Override
    public List<String> choices() {
        return panes();
    }

    @Override
    public void check() {
        List<Long> steps = steps();
        if (steps.size() < 2) {
            throw new InputFault("one search alone is always first", "Name two panes or more.");
        }
        if (steps.stream().allMatch(count -> count == fewest(steps))) {
            throw new InputFault("all of these searches end at the same step", "Compare others.");
        }
    }
}
