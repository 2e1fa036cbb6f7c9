package knightschool.ui.lesson.quiz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import knightschool.setup.value.Moment;
import knightschool.ui.board.PickedNames;
import org.junit.jupiter.api.Test;

class PickHistoryTest {
    private static final PickedNames END = new PickedNames(List.of(), Optional.of("a1"));
    private static final PickedNames EDGE = PickedNames.of(List.of("a1-b3"));
    private static final Optional<Moment> NEVER = Optional.empty();

    private final PickHistory history = new PickHistory();

    @Test
    void edgeIsTakenBackWithItsEnds() {
        history.note(END, NEVER);
        history.note(EDGE, NEVER);
        assertEquals(Optional.of(PickedNames.NONE), history.back());
        assertFalse(history.undoableProperty().get());
        assertEquals(Optional.of(EDGE), history.forth());
        assertFalse(history.redoableProperty().get());
    }

    @Test
    void endThatIsTakenOutLeavesNothingToTakeBack() {
        history.note(END, NEVER);
        assertTrue(history.undoableProperty().get());
        history.note(PickedNames.NONE, NEVER);
        assertFalse(history.undoableProperty().get());
        assertFalse(history.redoableProperty().get());
    }

    @Test
    void anotherPickTakesThePlaceOfWhatWasTakenBack() {
        history.note(EDGE, NEVER);
        history.back();
        history.note(END, NEVER);
        assertEquals(Optional.empty(), history.forth());
        assertEquals(Optional.of(PickedNames.NONE), history.back());
    }

    @Test
    void whatWasPickedAtAnotherMomentIsNotGoneBackTo() {
        history.note(PickedNames.of(List.of("a1")), NEVER);
        history.note(PickedNames.of(List.of("b3")), NEVER);
        history.note(PickedNames.of(List.of("b3")), Optional.of(new Moment.Step(1)));
        assertEquals(Optional.of(PickedNames.NONE), history.back());
        assertEquals(Optional.empty(), history.back());
    }
}
