package knightschool.ui.control;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is lit is what holds, however one comes to a button. */
@ExtendWith(OnScreen.class)
class SegmentedControlTest {
    private final ObjectProperty<String> value = new SimpleObjectProperty<>("one");
    private final List<String> requested = new ArrayList<>();
    private final List<ButtonBase> buttons = new ArrayList<>();

    @Start
    void show(Stage stage) {
        SegmentedControl<String> row = SegmentedControl.row(value);
        SegmentedControl<String> column = SegmentedControl.column(value);
        SegmentedControl<String> refused = SegmentedControl.row(requested::add);
        for (SegmentedControl<String> each : List.of(row, column, refused)) {
            Stream.of("one", "two", "three").forEach(name -> buttons.add(each.add(name, "", name)));
        }
        refused.show("one");
        stage.setScene(new Scene(new VBox(row, column, refused)));
        stage.show();
    }

    @Test
    void arrowsMoveTheFocusAndNotTheLook(ScreenRobot robot) {
        onFx(() -> {
            buttons.getFirst().requestFocus();
            return null;
        });
        robot.type(KeyCode.RIGHT);
        assertEquals("one focus two", state(0));
        robot.type(KeyCode.DOWN, 3);
        assertEquals("one focus three", state(0), "the last one keeps the focus");
        robot.type(KeyCode.LEFT);
        assertEquals("one focus two", state(0));
        robot.type(KeyCode.SPACE);
        assertEquals("two focus two", state(0));
        assertEquals("two", onFx(value::get));
        assertEquals("two focus -", state(1), "what else shows the value follows");
        robot.type(KeyCode.SPACE);
        assertEquals("two focus two", state(0), "the one that is chosen is not put out");
    }

    @Test
    void aChoiceThatIsRefusedIsNotLit(ScreenRobot robot) {
        robot.clickOn(buttons.get(7));
        assertEquals(List.of("two"), onFx(() -> List.copyOf(requested)));
        assertEquals("one focus two", state(2));
        robot.type(KeyCode.UP);
        assertEquals("one focus one", state(2));
    }

    @Test
    void whatIsDisabledIsPassedOver(ScreenRobot robot) {
        onFx(() -> {
            buttons.get(1).setDisable(true);
            buttons.getFirst().requestFocus();
            return null;
        });
        robot.type(KeyCode.RIGHT);
        assertEquals("one focus three", state(0));
    }

    /** What is lit in a group, and what has the focus. */
    private String state(int group) {
        return onFx(() -> {
            List<ToggleButton> own = buttons.subList(3 * group, 3 * group + 3).stream()
                    .map(ToggleButton.class::cast)
                    .toList();
            return names(own.stream().filter(ToggleButton::isSelected)) + " focus "
                    + names(own.stream().filter(ToggleButton::isFocused));
        });
    }

    private static String names(Stream<ToggleButton> some) {
        return some.map(ToggleButton::getText).reduce((a, b) -> a + "+" + b).orElse("-");
    }
}
