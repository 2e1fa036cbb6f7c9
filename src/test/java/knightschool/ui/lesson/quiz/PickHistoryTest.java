package knightschool.ui.lesson.quiz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.history.UndoHistoryEvent;
import knightschool.setup.value.Moment;
import knightschool.ui.board.PickedNames;
import org.junit.jupiter.api.Test;

class PickHistoryTest {
    private static final PickedNames END = new PickedNames(List.of(), Optional.of("a1"));
    private static final PickedNames EDGE = PickedNames.of(List.of("a1-b3"));
    private static final Optional<Moment> NEVER = Optional.empty();

    private final List<PickedNames> restored = new ArrayList<>();
    private final PickHistory history = new PickHistory(restored::add);

    @Test
    void edgeIsTakenBackWithItsEnds() {
        history.note(END, NEVER);
        history.note(EDGE, NEVER);
        history.undo();
        assertFalse(history.canUndo());
        history.redo();
        assertEquals(List.of(PickedNames.NONE, EDGE), restored);
        assertFalse(history.canRedo());
    }

    @Test
    void endThatIsTakenOutLeavesNothingToTakeBack() {
        history.note(END, NEVER);
        assertTrue(history.canUndo());
        history.note(PickedNames.NONE, NEVER);
        assertFalse(history.canUndo());
        assertFalse(history.canRedo());
    }

    @Test
    void anotherPickTakesThePlaceOfWhatWasTakenBack() {
        history.note(EDGE, NEVER);
        history.undo();
        history.note(END, NEVER);
        restored.clear();
        history.redo();
        assertEquals(List.of(), restored);
        history.undo();
        assertEquals(List.of(PickedNames.NONE), restored);
    }

    @Test
    void onlyWhatThePersonPicksIsAnAct() {
        List<UndoHistoryEvent> events = new ArrayList<>();
        history.addListener(events::add);
        history.begin(PickedNames.of(List.of("a1", "b3")), NEVER);
        history.note(PickedNames.of(List.of("a1", "b3")), Optional.of(new Moment.Step(1)));
        assertEquals(Set.of(UndoHistoryEvent.RESET), Set.copyOf(events));
        events.clear();
        history.note(PickedNames.of(List.of("a1")), Optional.of(new Moment.Step(1)));
        history.undo();
        history.redo();
        assertEquals(List.of(UndoHistoryEvent.ACT, UndoHistoryEvent.UNDO, UndoHistoryEvent.REDO), events);
    }

    @Test
    void whatWasPickedAtAnotherMomentIsNotGoneBackTo() {
        history.note(PickedNames.of(List.of("a1")), NEVER);
        history.note(PickedNames.of(List.of("b3")), NEVER);
        history.note(PickedNames.of(List.of("b3")), Optional.of(new Moment.Step(1)));
        history.undo();
        history.undo();
        assertEquals(List.of(PickedNames.NONE), restored);
    }
}
