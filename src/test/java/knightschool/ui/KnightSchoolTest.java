package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.stage.Stage;
import knightschool.ui.theme.Settings;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

@ExtendWith(ApplicationExtension.class)
class KnightSchoolTest {
    private final Settings settings = Settings.forgotten();

    @Start
    void open(Stage stage) {
        new KnightSchool().start(stage, settings);
    }

    @Test
    void themeButtonChangesTheSheetsAndTheSetting(FxRobot robot) {
        robot.clickOn("#theme");
        assertEquals(Theme.DARK, settings.themeProperty().get());
        assertTrue(robot.lookup("#theme").queryButton().getScene().getStylesheets().stream()
                .anyMatch(sheet -> sheet.endsWith("dark.css")));
    }
}
