package knightschool.ui.robot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnScreen.class)
class PromptRobotTest {
    private final Region target = new Region();
    private final List<Integer> clicks = new ArrayList<>();
    private int frames;
    private int framesBetween;

    @Start
    void start(Stage stage) {
        Scene scene = new Scene(target, 200, 200);
        scene.addPostLayoutPulseListener(() -> frames++);
        target.addEventHandler(MouseEvent.MOUSE_PRESSED, press -> {
            clicks.add(press.getClickCount());
            framesBetween = frames - framesBetween;
            target.requestLayout();
        });
        stage.setScene(scene);
        stage.show();
    }

    /** Frames take as long as the machine likes: two clicks with some between them may be too far apart. */
    @Test
    void doubleClickIsOneOnEveryMachine(ScreenRobot robot) {
        robot.moveTo(target);
        robot.doubleClickOn();
        assertEquals(List.of(1, 2), clicks);
        assertEquals(0, framesBetween, "frames between the clicks");
    }
}
