package knightschool.ui.compare.model.prediction;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.SearchComputationProgress;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionQuestionsAtStep;

/**
 * Keeps track of the bets that a school class makes at step 0 on how the searches end: which kinds of bets have been
 * made, and which bets can still be made. No bet is made on a search whose end the class may have seen. Used on the
 * JavaFX thread.
 */
public final class PredictionBetTracker {
    /** The kinds of the bets that have been made. */
    private final Set<Class<?>> kinds = new HashSet<>();

    /** The searches of this problem whose ends the class may have seen. */
    private final Set<ConfiguredAlgorithm> endedSolvers = new HashSet<>();

    /** Whether a step has withdrawn a bet that nobody has answered, which is asked again at step 0. */
    private final ReadOnlyBooleanWrapper withdrawn = new ReadOnlyBooleanWrapper(this, "withdrawn");

    /**
     * Whether the score has begun again at a later step: what is on screen until step 0 is shown is not for the class.
     */
    private boolean awaitsBeginning;

    /** Lets all bets be made again on the searches whose ends have not been seen. */
    public void begin() {
        kinds.clear();
        withdrawn.set(false);
    }

    /** Called when another problem begins, of whose searches no end has been seen. */
    public void restart() {
        forgetEnds();
        awaitsBeginning = false;
        begin();
    }

    /** Called when the questions begin anew: no end counts as seen. */
    public void forgetEnds() {
        endedSolvers.clear();
    }

    /**
     * Called when another class may begin, which has seen no ends and makes bets again.
     *
     * @param step the step on screen; unless it is 0, what is on screen until step 0 is shown is not for that class
     */
    public void forget(long step) {
        forgetEnds();
        kinds.clear();
        awaitsBeginning = step > 0;
    }

    /** Notes that a question is asked, if it is a bet. */
    public void note(PredictionQuestion question) {
        if (question.isBet()) {
            kinds.add(question.getClass());
            withdrawn.set(false);
        }
    }

    /** Notes that a bet which nobody has answered is withdrawn: it will be asked again. */
    public void withdraw(PredictionQuestion bet) {
        kinds.remove(bet.getClass());
        withdrawn.set(true);
    }

    /**
     * Notes what the class may have seen. At step 0, before the first bet, a teacher is still choosing what to compare,
     * and nothing counts as seen.
     *
     * @param step the step on screen
     * @param visible the searches whose ends are on screen if they have ended
     */
    public void noteSeen(long step, List<SearchComputationProgress> visible) {
        if (step == 0) {
            awaitsBeginning = false;
        }
        if (!awaitsBeginning && (step > 0 || !kinds.isEmpty())) {
            visible.stream()
                    .filter(SearchComputationProgress::complete)
                    .map(SearchComputationProgress::solver)
                    .forEach(endedSolvers::add);
        }
    }

    /** Returns the bets that can still be made on searches, in order. */
    public Stream<PredictionQuestion> remaining(Board board, List<SearchComputationProgress> lanes) {
        return PredictionQuestionsAtStep.bets(0, board, lanes).stream()
                .filter(bet -> !kinds.contains(bet.getClass()))
                .filter(this::isUnseen);
    }

    private boolean isUnseen(PredictionQuestion bet) {
        return switch (bet) {
            case PredictionQuestion.FinishesFirst race ->
                race.ends().stream().map(SearchComputationProgress::solver).noneMatch(endedSolvers::contains);
            case PredictionQuestion.StepsToPowerOfTen steps ->
                !endedSolvers.contains(steps.end().solver());
            case PredictionQuestion.OfStep _, PredictionQuestion.CellClosed _ -> true;
        };
    }

    /** Returns whether no bet has been made. */
    public boolean isNoneMade() {
        return kinds.isEmpty();
    }

    /** Whether a step has withdrawn a bet that nobody has answered, which is asked again at step 0. */
    public ReadOnlyBooleanProperty withdrawnProperty() {
        return withdrawn.getReadOnlyProperty();
    }
}
