package knightschool.ui.choice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.Scene;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnScreen.class)
class SelectionRevealingChoiceBoxTest {
    private ChoiceBox<String> choice;

    @Start
    void open(Stage stage) {
        choice = new SelectionRevealingChoiceBox<>();
        choice.getItems().setAll("one", "two", "three", "four");
        choice.setValue("three");
        stage.setScene(new Scene(new StackPane(choice), 300, 200));
        stage.show();
    }

    @Test
    void listOpensAtWhatIsChosenTheFirstTimeToo(ScreenRobot robot) {
        robot.interact(choice::show);
        double first = top();
        robot.interact(choice::hide);
        robot.interact(choice::show);
        assertEquals(top(), first);
        robot.type(KeyCode.DOWN, KeyCode.ENTER);
        assertEquals("four", choice.getValue());
    }

    private double top() {
        return Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .map(ContextMenu.class::cast)
                .filter(Window::isShowing)
                .mapToDouble(ContextMenu::getAnchorY)
                .sum();
    }
}
