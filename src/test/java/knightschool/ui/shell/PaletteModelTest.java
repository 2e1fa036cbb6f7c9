package knightschool.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import knightschool.ui.command.Command;
import org.junit.jupiter.api.Test;

class PaletteModelTest {
    private final PaletteModel model =
            new PaletteModel(List.of(command("one step back"), command("One step forward"), command("to the end")));

    private static Command command(String words) {
        return Command.of(words, words, () -> {});
    }

    private List<String> found() {
        return model.found().stream().map(Command::words).toList();
    }

    @Test
    void foundHaveAllPartsThatAreTypedInAnyOrder() {
        assertEquals(3, found().size());
        model.typedProperty().set("  STEP on ");
        assertEquals(List.of("one step back", "One step forward"), found());
        model.typedProperty().set("forw one");
        assertEquals(List.of("One step forward"), found());
        model.typedProperty().set("forw end");
        assertEquals(List.of(), found());
        assertEquals(Optional.empty(), model.choice());
    }

    @Test
    void moveEndsAtTheFirstAndTheLast() {
        model.move(-1);
        assertEquals("one step back", model.choice().orElseThrow().words());
        model.move(2);
        model.move(1);
        assertEquals("to the end", model.choice().orElseThrow().words());
        model.typedProperty().set("step");
        assertEquals("one step back", model.choice().orElseThrow().words());
    }
}
