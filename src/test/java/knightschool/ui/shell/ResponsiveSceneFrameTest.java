package knightschool.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.Scene;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.theme.PseudoClasses;
import knightschool.ui.theme.ScaledRegion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class ResponsiveSceneFrameTest {
    @Test
    void statesOfAFrameFollowHowMuchOfItIsSeenAlsoWhereItsSizeStays() {
        ToolkitThread.run(() -> {
            HBox frame = ResponsiveSceneFrame.empty();
            ScaledRegion magnified = new ScaledRegion(frame);
            Scene scene = new Scene(new StackPane(magnified));
            magnified.magnify(1.2);
            for (double seen : new double[] {1200, 1000, 1200, 1100}) {
                magnified.see(seen);
                FrameLayout.of(scene, 1224, 700);
                assertEquals(1020, frame.getWidth());
                assertEquals(
                        seen >= ResponsiveSceneFrame.SMALL_WIDTH,
                        frame.getPseudoClassStates().contains(PseudoClasses.MAGNIFIED),
                        "where " + seen + " pixels are seen");
            }
        });
    }
}
