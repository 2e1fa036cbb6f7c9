package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;
import knightschool.session.SessionStore;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@Tag("window")
@ExtendWith(OnScreen.class)
class KnightSchoolWindowTest {
    @TempDir
    private static Path state;

    private Stage stage;

    @Start
    void open(Stage shown) {
        stage = shown;
        new KnightSchool()
                .start(
                        shown,
                        UserSettings.forgotten(),
                        KnightSchool.Start.read(new SessionStore(state), List.of()),
                        () -> List.of(new Rectangle2D(0, 0, 1920, 1080)));
    }

    @Test
    void startOpensAWindowOfTheProgramsSize() {
        assertTrue(stage.isShowing());
        assertEquals("Knight School", stage.getTitle());
        assertEquals(1280, stage.getScene().getWidth(), 1);
        assertEquals(720, stage.getScene().getHeight(), 1);
    }
}
