package knightschool.ui.compare;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.stage.Stage;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.layout.WindowLayouts;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Each step changes boards, counts and sentences in their places, which lays out no more than these. */
@ExtendWith(OnScreen.class)
class CompareLayoutTest extends CompareJourney {
    private static final long FIRST = 1_100;
    private static final int STEPS = 40;

    @Override
    CompareSetup first() {
        return CompareSetup.of(FIVE);
    }

    @Start
    void open(Stage stage) {
        show(stage);
    }

    @Test
    void stepsLayOutTheirPanesAndNotTheWindow() {
        assertEquals(List.of(), causesWhileSteppingOn());
    }

    @Test
    void stepsLayOutNoWindowWithTreeAndCurvesEither() {
        onFx(() -> {
            model.tree().shownProperty().set(true);
            model.depths().shownProperty().set(true);
            return null;
        });
        assertEquals(List.of(), causesWhileSteppingOn());
    }

    /** What asked for a layout of the window while one step after the other was shown. */
    private List<String> causesWhileSteppingOn() {
        openFive("backtracking", "forward-checking", "warnsdorff");
        untilShown("all is computed", () -> model.playback().last() >= FIRST + STEPS);
        seek(FIRST);
        afterFrames();
        WindowLayouts layouts = onFx(() -> new WindowLayouts(window.scene()));
        for (int i = 1; i <= STEPS; i++) {
            seek(FIRST + i);
            afterFrames();
        }
        return onFx(() -> {
            layouts.close();
            assertTrue(layouts.frames() >= STEPS, layouts.frames() + " frames");
            return layouts.causes();
        });
    }
}
