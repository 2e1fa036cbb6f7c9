package knightschool.ui.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.event.EventTarget;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;

/** Where a text is typed, a key that also undoes deletes a letter. */
class TypedKeyTest {
    private static KeyEvent backspace(EventTarget target) {
        return key(KeyCode.BACK_SPACE, target);
    }

    private static KeyEvent key(KeyCode code, EventTarget target) {
        return new KeyEvent(null, target, KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false);
    }

    @Test
    void pageKeysTurnSlidesFromANumberToo() {
        List<String> runs = new ArrayList<>();
        List<Command> commands = List.of(Command.of("lesson.next", () -> runs.add("turned")));
        ToolkitThread.run(() -> {
            Spinner<Integer> number = new Spinner<>(1, 9, 5);
            number.setEditable(true);
            assertTrue(Command.handle(commands, key(KeyCode.PAGE_DOWN, number)));
        });
        assertEquals(List.of("turned"), runs);
    }

    @Test
    void backspaceUndoesOnlyWhereNothingIsTyped() {
        List<String> runs = new ArrayList<>();
        List<Command> commands = List.of(Command.of("play.undo", () -> runs.add("undone")));
        ToolkitThread.run(() -> {
            Spinner<Integer> number = new Spinner<>(1, 9, 5);
            number.setEditable(true);
            assertFalse(Command.handle(commands, backspace(new TextField())));
            assertFalse(Command.handle(commands, backspace(number)));
            number.setEditable(false);
            assertTrue(Command.handle(commands, backspace(number)));
            assertTrue(Command.handle(commands, backspace(new Region())));
        });
        assertEquals(List.of("undone", "undone"), runs);
    }
}
