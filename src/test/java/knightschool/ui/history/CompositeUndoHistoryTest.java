package knightschool.ui.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.history.UndoHistoryEvent;
import org.junit.jupiter.api.Test;

/** What was done last is undone first, in whichever part it was done. */
class CompositeUndoHistoryTest {
    private final Part board = new Part();
    private final Part answer = new Part();
    private final CompositeUndoHistory both = new CompositeUndoHistory(List.of(board, answer));

    /** A part with a number, and a history of numbers. */
    private static final class Part implements UndoHistory {
        private final ObservableHistory<Integer> numbers = new ObservableHistory<>();
        private int now;

        /** What follows each undo and redo, such as a change of another part. */
        private Runnable consequence = () -> {};

        void act(int number) {
            numbers.leave(now);
            now = number;
        }

        @Override
        public boolean canUndo() {
            return numbers.undoableProperty().get();
        }

        @Override
        public void undo() {
            numbers.back(now).ifPresent(this::show);
        }

        @Override
        public boolean canRedo() {
            return numbers.redoableProperty().get();
        }

        @Override
        public void redo() {
            numbers.forth(now).ifPresent(this::show);
        }

        private void show(int number) {
            now = number;
            consequence.run();
        }

        @Override
        public void addListener(Consumer<UndoHistoryEvent> listener) {
            numbers.addListener(listener);
        }
    }

    private List<Integer> now() {
        return List.of(board.now, answer.now);
    }

    @Test
    void actsOfTwoPartsAreUndoneAndRedoneInTheirOrderWhateverItIs() {
        Random random = new Random(1);
        for (int round = 0; round < 200; round++) {
            List<List<Integer>> states = new ArrayList<>();
            states.add(now());
            int acts = 1 + random.nextInt(12);
            for (int act = 1; act <= acts; act++) {
                (random.nextBoolean() ? board : answer).act(act);
                states.add(now());
            }
            int undone = random.nextInt(acts + 1);
            for (int i = 0; i < undone; i++) {
                both.undo();
                assertEquals(states.get(acts - 1 - i), now());
            }
            if (random.nextBoolean()) {
                for (int i = acts - undone; i < acts; i++) {
                    assertTrue(both.redoableProperty().get());
                    both.redo();
                    assertEquals(states.get(i + 1), now());
                }
                assertFalse(both.canRedo());
            } else if (undone > 0) {
                (random.nextBoolean() ? board : answer).act(100);
                assertFalse(both.canRedo(), "an act takes the place of all that was undone");
                both.undo();
                assertEquals(states.get(acts - undone), now());
            }
        }
        while (both.undoableProperty().get()) {
            both.undo();
        }
        assertEquals(List.of(0, 0), now());
    }

    @Test
    void actThatWaitsIsRefusedInWordsAndNoOtherGoesFirst() {
        SimpleBooleanProperty waiting = new SimpleBooleanProperty();
        CompositeUndoHistory acts =
                new CompositeUndoHistory(List.of(new LockableUndoHistory(board, waiting, () -> "Wait."), answer));
        answer.act(1);
        board.act(1);
        waiting.set(true);
        assertFalse(acts.undoableProperty().get());
        assertEquals("Wait.", acts.undoRefusal());
        acts.undo();
        assertEquals(List.of(1, 1), now());
        waiting.set(false);
        assertTrue(acts.undoableProperty().get());
        assertEquals("", acts.undoRefusal());
        acts.undo();
        assertEquals(List.of(0, 1), now());
        waiting.set(true);
        assertFalse(acts.redoableProperty().get());
        assertEquals("Wait.", acts.redoRefusal());
        assertTrue(acts.undoableProperty().get(), "the answer does not wait");
        acts.redo();
        assertEquals(List.of(0, 1), now());
        waiting.set(false);
        acts.redo();
        assertEquals(List.of(1, 1), now());
    }

    @Test
    void actThatAPartUndoesByItselfIsNotUndoneTwice() {
        board.act(1);
        answer.act(1);
        board.act(2);
        answer.act(2);
        board.undo();
        assertEquals(List.of(1, 2), now());
        both.undo();
        assertEquals(List.of(1, 1), now());
        both.undo();
        assertEquals(List.of(1, 0), now());
        both.redo();
        both.redo();
        both.redo();
        assertEquals(List.of(2, 2), now());
        board.undo();
        board.redo();
        both.undo();
        assertEquals(List.of(1, 2), now());
    }

    @Test
    void actsThatAPartHasForgottenArePassedOver() {
        answer.act(1);
        board.act(1);
        board.numbers.clear();
        both.undo();
        assertEquals(List.of(1, 0), now());
        assertFalse(both.canUndo());
        both.redo();
        assertEquals(List.of(1, 1), now());
    }

    @Test
    void actsFromBeforeAreUndoneAfterAllOthersAndRedoneUntilSomethingElseIsDone() {
        board.numbers.replaceWith(List.of(7), List.of(9));
        answer.act(1);
        both.undo();
        both.undo();
        assertEquals(List.of(7, 0), now());
        both.redo();
        both.redo();
        assertEquals(List.of(0, 1), now());
        assertFalse(both.canRedo());

        Part kept = new Part();
        kept.numbers.replaceWith(List.of(7), List.of(9));
        CompositeUndoHistory alone = new CompositeUndoHistory(List.of(kept));
        alone.redo();
        assertEquals(9, kept.now);
        alone.undo();
        alone.undo();
        assertEquals(7, kept.now);
    }

    @Test
    void changeOfAnotherPartThatUndoBringsAboutIsNoActOfTheUser() {
        board.act(1);
        answer.act(2);
        answer.consequence = () -> board.act(3);
        both.undo();
        assertEquals(List.of(3, 0), now());
        assertTrue(both.redoableProperty().get(), "the undone act is not forgotten");
        both.redo();
        assertEquals(2, answer.now);
        both.undo();
        assertEquals(0, answer.now, "the last act of the user is undone first");
        board.act(4);
        assertFalse(both.canRedo(), "an act afterwards counts again");
    }

    @Test
    void nothingIsUndoneWithoutParts() {
        assertTrue(CompositeUndoHistory.NONE.isEmpty());
        CompositeUndoHistory.NONE.undo();
        assertFalse(CompositeUndoHistory.NONE.canUndo());
    }
}
