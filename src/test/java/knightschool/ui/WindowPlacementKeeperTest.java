package knightschool.ui;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.ui.robot.ClosedWindows;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ClosedWindows.class)
class WindowPlacementKeeperTest {
    /** Each change counts, not only the first one after the size was read. */
    @Test
    void sizeThatTheWindowWasGivenLastIsRemembered() {
        UserSettings settings = UserSettings.forgotten();
        Stage stage = onFx(Stage::new);
        WindowPlacementKeeper keeper = onFx(() -> {
            stage.setScene(new Scene(new Pane(), 1000, 700));
            stage.show();
            WindowPlacementKeeper made = new WindowPlacementKeeper(stage, settings);
            made.follow(() -> List.of(new Rectangle2D(0, 0, 1920, 1080)));
            return made;
        });
        for (double width : List.of(1100.0, 1200.0, 1278.0)) {
            onFx(() -> {
                stage.setWidth(width);
                return true;
            });
            Eventually.afterFrames();
        }
        onFx(() -> {
            keeper.remember();
            return true;
        });
        assertEquals(1278, settings.width());
    }

    @Test
    void titleBarIsOnTheScreenAfterTheFullScreen() {
        Stage stage = onFx(Stage::new);
        onFx(() -> {
            stage.setScene(new Scene(new Pane(), 1000, 700));
            stage.show();
            new WindowPlacementKeeper(stage, UserSettings.forgotten())
                    .follow(() -> List.of(new Rectangle2D(0, 0, 1920, 1080)));
            return true;
        });
        Eventually.afterFrames();
        onFx(() -> {
            stage.setFullScreen(true);
            stage.setY(-20);
            return true;
        });
        Eventually.afterFrames();
        onFx(() -> {
            stage.setFullScreen(false);
            stage.setY(-20);
            return true;
        });
        Eventually.untilShown("the title bar is on the screen", () -> stage.getY() >= 0);
    }
}
