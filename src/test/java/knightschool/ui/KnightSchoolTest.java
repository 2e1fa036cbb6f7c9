package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.control.Button;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

@ExtendWith(ApplicationExtension.class)
class KnightSchoolTest {

    @Start
    void open(Stage stage) {
        new KnightSchool().start(stage);
    }

    @Test
    void startAnswersAClick(FxRobot robot) {
        robot.clickOn("#greet");
        assertEquals(
                "Where may the knight go?",
                robot.lookup("#greet").queryAs(Button.class).getText());
    }
}
