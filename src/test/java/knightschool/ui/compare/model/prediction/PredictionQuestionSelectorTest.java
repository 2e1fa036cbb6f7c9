package knightschool.ui.compare.model.prediction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.Comparison;
import knightschool.compare.event.PredictableEvent;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionQuestionsAtStep;
import knightschool.search.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class PredictionQuestionSelectorTest {
    private static final PredictionQuestionsAtStep EVENT = withEvent();

    private final Set<PredictionQuestion> answered = new HashSet<>();
    private final PredictionQuestionSelector selector = new PredictionQuestionSelector(_ -> true, answered::contains);

    /** Returns the questions before the first event of a race on 5 x 5. */
    private static PredictionQuestionsAtStep withEvent() {
        Comparison comparison = new Comparison(Problem.open(Board.full(5, 5), 12), ConfiguredAlgorithm.usual());
        comparison.extend(1_000, 1_000);
        return LongStream.range(1, 1_000)
                .mapToObj(step -> PredictionQuestionsAtStep.of(comparison, step))
                .filter(now -> !now.turningPoints().isEmpty() && now.atTurn().size() > 1)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void eventsOfAnotherKindAreSearchedForUntilThereAreNone() {
        assertFalse(selector.widen(), "all kinds are searched for");
        selector.select(EVENT);
        assertEquals(EnumSet.complementOf(EnumSet.copyOf(EVENT.turningPoints())), selector.kinds());
        assertTrue(selector.widen());
        assertEquals(EnumSet.allOf(PredictableEvent.class), selector.kinds());
        assertFalse(selector.widen());
        selector.narrow();
        assertFalse(selector.kinds().containsAll(EVENT.turningPoints()));
        selector.begin();
        assertEquals(EnumSet.allOf(PredictableEvent.class), selector.kinds());
    }

    @Test
    void selectedQuestionDiffersFromTheLastAndWasNotAnswered() {
        PredictionQuestion first = selector.select(EVENT).question().orElseThrow();
        selector.note(first);
        PredictionQuestion second = selector.select(EVENT).question().orElseThrow();
        assertTrue(first.getClass() != second.getClass() || !first.pane().equals(second.pane()));
        answered.addAll(EVENT.atTurn());
        PredictionQuestionSelector.Selection none = selector.select(EVENT);
        assertEquals(Optional.empty(), none.question());
        assertFalse(none.isNone());
    }
}
