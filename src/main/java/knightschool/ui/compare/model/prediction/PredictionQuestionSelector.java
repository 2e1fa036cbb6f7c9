package knightschool.ui.compare.model.prediction;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import knightschool.compare.event.PredictableEvent;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionQuestionsAtStep;

/**
 * Selects the next question to a school class so that it differs from the last one: preferably before another kind of
 * event, of another kind, and about another pane. Used on the JavaFX thread.
 */
public final class PredictionQuestionSelector {
    private final Predicate<PredictionQuestion> isSeen;
    private final Predicate<PredictionQuestion> isAnswered;
    private Set<PredictableEvent> passed = Set.of();
    private Optional<PredictionQuestion> last = Optional.empty();

    /** Whether all kinds of events are searched for, since there is none of another kind than the last. */
    private boolean anyKind;

    /**
     * @param isSeen whether a question is about a visible pane
     * @param isAnswered whether a question was answered before and would be scored twice
     */
    public PredictionQuestionSelector(Predicate<PredictionQuestion> isSeen, Predicate<PredictionQuestion> isAnswered) {
        this.isSeen = isSeen;
        this.isAnswered = isAnswered;
    }

    /** Called when the questions begin or end. */
    public void begin() {
        forgetEvents();
        last = Optional.empty();
    }

    /** Called when other searches begin, whose events are others. */
    public void forgetEvents() {
        passed = Set.of();
    }

    /** Searches for events of other kinds than those at the last question again. */
    public void narrow() {
        anyKind = false;
    }

    /**
     * Searches for events of all kinds, after none of another kind was found.
     *
     * @return whether the search was for fewer kinds so far
     */
    public boolean widen() {
        boolean wider = !anyKind && !passed.isEmpty();
        anyKind = anyKind || wider;
        return wider;
    }

    /** Returns the kinds of events to search for: other ones than at the last question, or all if there is no other. */
    public Set<PredictableEvent> kinds() {
        Set<PredictableEvent> kinds = EnumSet.allOf(PredictableEvent.class);
        if (!anyKind) {
            kinds.removeAll(passed);
        }
        return kinds.isEmpty() ? EnumSet.allOf(PredictableEvent.class) : kinds;
    }

    /** Notes that a question is asked. */
    public void note(PredictionQuestion question) {
        last = Optional.of(question);
    }

    /**
     * The questions about visible panes at a step.
     *
     * @param question the question to ask; empty if there is none that was not answered before
     * @param isNone whether there is no question at all
     */
    public record Selection(Optional<PredictionQuestion> question, boolean isNone) {}

    /** Selects the question at a step that is least like the last one. */
    public Selection select(PredictionQuestionsAtStep now) {
        passed = now.turningPoints();
        narrow();
        List<PredictionQuestion> all = Stream.concat(
                        now.atTurn().stream(),
                        now.atTurn().stream().anyMatch(isSeen) ? Stream.of() : now.others().stream())
                .filter(isSeen)
                .toList();
        return new Selection(
                all.stream().filter(isAnswered.negate()).min(Comparator.comparingInt(this::likeLast)), all.isEmpty());
    }

    /** Returns how similar a question is to the last one, from 0 to 3. */
    private int likeLast(PredictionQuestion question) {
        if (last.isEmpty()) {
            return 0;
        }
        boolean sameKind = last.get().getClass() == question.getClass();
        boolean samePane = last.get().pane().equals(question.pane());
        return (sameKind ? 2 : 0) + (samePane ? 1 : 0);
    }
}
