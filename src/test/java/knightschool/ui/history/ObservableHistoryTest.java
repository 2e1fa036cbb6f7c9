package knightschool.ui.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ObservableHistoryTest {
    private final ObservableHistory<String> history = new ObservableHistory<>();

    private boolean undoable() {
        return history.undoableProperty().get();
    }

    private boolean redoable() {
        return history.redoableProperty().get();
    }

    @Test
    void propertiesTellOfEveryChange() {
        assertFalse(undoable() || redoable());
        history.leave("a");
        assertTrue(undoable() && !redoable());
        assertEquals(Optional.of("a"), history.back("b"));
        assertTrue(!undoable() && redoable());
        assertEquals(Optional.of("b"), history.forth("a"));
        assertTrue(undoable() && !redoable());
        history.back("b");
        history.endHere();
        assertFalse(undoable() || redoable());
        history.replaceWith(List.of("a", "b"), List.of("d"));
        assertTrue(undoable() && redoable());
        assertEquals(Optional.of("b"), history.before());
        history.clear();
        assertFalse(undoable() || redoable());
    }

    @Test
    void listenersHearOfTheFirstStepAndOfNoneThatChangesNothing() {
        List<Boolean> heard = new ArrayList<>();
        history.undoableProperty().addListener((_, _, now) -> heard.add(now));
        history.leave("a");
        history.leave("b");
        history.back("c");
        history.back("b");
        assertEquals(List.of(true, false), heard);
    }
}
