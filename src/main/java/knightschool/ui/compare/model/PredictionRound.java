package knightschool.ui.compare.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import knightschool.compare.prediction.PredictionAnswer;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionRecord;
import knightschool.setup.value.ScenePart;

/**
 * A question, and what was answered so far, one team after the other.
 *
 * @param question what is asked
 * @param teams who is asked, in that order, at least one; the name is empty where there are no teams
 * @param answers of the first teams; empty for a team that gave none
 */
public record PredictionRound(
        PredictionQuestion question, List<String> teams, List<Optional<PredictionAnswer>> answers) {
    public PredictionRound {
        teams = List.copyOf(teams);
        answers = List.copyOf(answers);
    }

    /** A question that nobody has answered. */
    static PredictionRound of(PredictionQuestion question, List<String> teams) {
        return new PredictionRound(question, teams, List.of());
    }

    /** The same with the answer of one team more. */
    PredictionRound with(Optional<PredictionAnswer> answer) {
        List<Optional<PredictionAnswer>> all = new ArrayList<>(answers);
        all.add(answer);
        return new PredictionRound(question, teams, all);
    }

    /** Whether all have answered, so that it can be said what is right. */
    public boolean isJudged() {
        return answers.size() == teams.size();
    }

    /** Who is to answer now; nobody once all have. */
    public Optional<String> asked() {
        return isJudged() ? Optional.empty() : Optional.of(teams.get(answers.size()));
    }

    /** Whether all that was answered counts as right, and something was. */
    public boolean isRight() {
        return answers.stream().flatMap(Optional::stream).findAny().isPresent()
                && answers.stream().flatMap(Optional::stream).allMatch(question::isRight);
    }

    /** The search whose board is clicked to answer; empty where a click is no answer. */
    public OptionalInt answeredOnBoard() {
        return question instanceof PredictionQuestion.NextSquare && !isJudged() ? question.pane() : OptionalInt.empty();
    }

    /** The squares that were answered and are wrong, by their indices. */
    public List<Integer> wrongSquares() {
        return answers.stream()
                .flatMap(Optional::stream)
                .filter(answer -> !question.isRight(answer))
                .flatMap(answer -> answer instanceof PredictionAnswer.Square(int square)
                        ? Optional.of(square).stream()
                        : Optional.<Integer>empty().stream())
                .distinct()
                .toList();
    }

    /** What of the panes would give the answer away. */
    public Set<ScenePart> spoilers() {
        if (isJudged()) {
            return Set.of();
        }
        return switch (question) {
            case PredictionQuestion.NextSquare _ -> Set.of(ScenePart.NEXT, ScenePart.SCORES, ScenePart.CODE);
            case PredictionQuestion.ForwardOrBack _ ->
                Set.of(ScenePart.NEXT, ScenePart.CANDIDATES, ScenePart.SCORES, ScenePart.CODE);
            case PredictionQuestion.CellClosed _ -> Set.of(ScenePart.DOMAINS, ScenePart.CELLS, ScenePart.SCORES);
            case PredictionQuestion.FinishesFirst _, PredictionQuestion.StepsToPowerOfTen _ -> Set.of();
        };
    }

    /** What goes into the record. */
    List<PredictionRecord.Entry> entries() {
        return IntStream.range(0, answers.size())
                .boxed()
                .flatMap(team -> answers.get(team).stream()
                        .map(answer -> PredictionRecord.Entry.of(question, answer, teams.get(team))))
                .toList();
    }
}
