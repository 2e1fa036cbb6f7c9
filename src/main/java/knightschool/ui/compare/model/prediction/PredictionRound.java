package knightschool.ui.compare.model.prediction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.compare.prediction.PredictionAnswer;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionRecord;
import knightschool.setup.value.HideableScenePart;

/**
 * A question and the answers so far. The teams answer one after the other. Immutable.
 *
 * @param question the question
 * @param teams the names of the teams in the order in which they answer, at least one; a single empty name if there are
 *     no teams
 * @param answers the answers of the first teams; empty for a team that gave none
 */
public record PredictionRound(
        PredictionQuestion question, List<String> teams, List<Optional<PredictionAnswer>> answers) {
    public PredictionRound {
        teams = List.copyOf(teams);
        answers = List.copyOf(answers);
    }

    /** Returns a question without answers. */
    static PredictionRound of(PredictionQuestion question, List<String> teams) {
        return new PredictionRound(question, teams, List.of());
    }

    /** Returns this round with the answer of the next team. */
    PredictionRound with(Optional<PredictionAnswer> answer) {
        List<Optional<PredictionAnswer>> all = new ArrayList<>(answers);
        all.add(answer);
        return new PredictionRound(question, teams, all);
    }

    /** Returns whether all teams have answered, so that the right answer may be shown. */
    public boolean isJudged() {
        return answers.size() == teams.size();
    }

    /** Returns the team that answers next; empty once all have. */
    public Optional<String> answeringTeam() {
        return isJudged() ? Optional.empty() : Optional.of(teams.get(answers.size()));
    }

    /** Returns whether no team has given an answer yet. */
    public boolean hasNoAnswer() {
        return answers.stream().allMatch(Optional::isEmpty);
    }

    /** Returns whether there are answers and all of them are right. */
    public boolean isRight() {
        return answers.stream().flatMap(Optional::stream).findAny().isPresent()
                && answers.stream().flatMap(Optional::stream).allMatch(question::isRight);
    }

    /** Returns the index of the search whose board takes answers by clicks; empty if there is none. */
    public OptionalInt answeredOnBoard() {
        return question instanceof PredictionQuestion.NextSquare && !isJudged() ? question.pane() : OptionalInt.empty();
    }

    /** Returns the indices of the squares that were answered wrongly. */
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

    /** The parts of the panes that give away the answer to at least one kind of question. */
    public static final Set<HideableScenePart> ALL_SPOILERS = Set.of(
            HideableScenePart.NEXT,
            HideableScenePart.CANDIDATES,
            HideableScenePart.SCORES,
            HideableScenePart.DOMAINS,
            HideableScenePart.CELLS,
            HideableScenePart.CODE);

    /**
     * Returns the parts of the panes that would give the answer away; none once the round is judged. The code is always
     * among them for a question about the next step, because the reason for the step stands beside it. The cells of a
     * square show the number of its open moves, by which the next square is chosen, and those of the knight's square
     * show which moves were tried.
     */
    public Set<HideableScenePart> spoilers() {
        if (isJudged()) {
            return Set.of();
        }
        return switch (question) {
            case PredictionQuestion.NextSquare _ ->
                Set.of(
                        HideableScenePart.NEXT,
                        HideableScenePart.SCORES,
                        HideableScenePart.CELLS,
                        HideableScenePart.CODE);
            case PredictionQuestion.ForwardOrBack _ ->
                Set.of(
                        HideableScenePart.NEXT,
                        HideableScenePart.CANDIDATES,
                        HideableScenePart.SCORES,
                        HideableScenePart.CELLS,
                        HideableScenePart.CODE);
            case PredictionQuestion.CellClosed _ ->
                Set.of(
                        HideableScenePart.DOMAINS,
                        HideableScenePart.CELLS,
                        HideableScenePart.SCORES,
                        HideableScenePart.CODE);
            case PredictionQuestion.FinishesFirst _, PredictionQuestion.StepsToPowerOfTen _ -> Set.of();
        };
    }

    /** Returns the entries for the record of answers about searches on a board. */
    public List<PredictionRecord.Entry> entries(Board board) {
        return IntStream.range(0, answers.size())
                .mapToObj(team -> PredictionRecord.Entry.of(question, answers.get(team), teams.get(team), board))
                .toList();
    }
}
