package knightschool.ui.compare;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.DepthCurves;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.ui.compare.player.ComparisonTimeline;
import knightschool.ui.compare.player.TimelineLegendEntries;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Journeys through the depths over time. */
@ExtendWith(OnScreen.class)
class CompareDepthsTest extends CompareJourney {
    @Start
    void open(Stage stage) {
        show(stage);
    }

    private void showDepths(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        robot.type(KeyCode.F10);
        untilShown("the depths of all steps are read", () -> explored(0) == 19_792 && explored(1) == 2_394);
        settled();
    }

    private long explored(int search) {
        DepthCurves curves = model.depths().curvesProperty().get();
        return curves == null ? 0 : curves.progress().get(search).explored();
    }

    @Test
    void keyShowsTheDepthsAboveTheLanesAndTheButtonHidesThem(ScreenRobot robot) {
        Node timeline = robot.find("#lane-backtracking").getParent();
        double before = onFx(() -> timeline.getLayoutBounds().getWidth());
        showDepths(robot);
        assertTrue(onFx(() -> robot.isSeen("#depth-curves")));
        assertTrue(onFx(scene::now).shows(CompareDisplayOptions.DEPTHS));
        assertTrue(onFx(() -> timeline.getLayoutBounds().getWidth()) > before, "the timeline has a row of its own");
        assertEquals(
                List.of("Squares visited", "Most squares visited", "Many moves taken back", "A prune"),
                onFx(() -> TimelineLegendEntries.ofCurves(model.depths())).stream()
                        .map(LegendEntry::name)
                        .toList());
        robot.clickOn("#depths-shown");
        untilShown("no depths are there", () -> !robot.isSeen("#depth-curves"));
        assertFalse(onFx(scene::now).shows(CompareDisplayOptions.DEPTHS));
        untilShown(
                "the timeline is in the bar again",
                () -> timeline.getLayoutBounds().getWidth() == before);
    }

    @Test
    void clickOnACurveGoesToItsStepOnBothAxes(ScreenRobot robot) {
        showDepths(robot);
        robot.clickOn("#axis-linear");
        settled();
        assertTrue(onFx(scene::now).shows(CompareDisplayOptions.LINEAR));
        robot.clickOn(inCurves(robot, 0.5));
        settled();
        assertEquals(9_896, model.stepProperty().get(), 200);
        robot.clickOn("#axis-logarithmic");
        settled();
        robot.clickOn(inCurves(robot, 0.5));
        settled();
        assertEquals(140, model.stepProperty().get(), 20);
    }

    /** A point of the curves, by a part of their axis. */
    private static Point2D inCurves(ScreenRobot robot, double part) {
        return onFx(() -> {
            ComparisonTimeline timeline =
                    (ComparisonTimeline) robot.find("#depth-curves").getParent();
            return timeline.localToScreen(part * timeline.axisWidth(), 20);
        });
    }

    @Test
    void setupOpensWithTheDepths(ScreenRobot robot) {
        openFive("warnsdorff");
        onFx(() -> {
            scene.open(scene.now()
                    .showing(CompareDisplayOptions.DEPTHS, true)
                    .showing(CompareDisplayOptions.LINEAR, true));
            return null;
        });
        untilShown("the depths are read", () -> explored(0) == 24);
        assertTrue(onFx(() -> robot.isSeen("#depth-curves")));
        assertTrue(onFx(scene::now).shows(CompareDisplayOptions.LINEAR));
    }

    /** Depths of other searches are never shown as those of the panes that there are. */
    @Test
    void depthsFollowThePanesAndTheStart(ScreenRobot robot) {
        showDepths(robot);
        onFx(() -> {
            model.panes().set(List.of(ConfiguredAlgorithm.usual().getLast()));
            return null;
        });
        untilShown("the depths are those of the one pane", () -> count() == 1 && explored(0) == 24);
        openFive("backtracking", "warnsdorff");
        robot.type(KeyCode.F10);
        untilShown("the depths are those of two panes again", () -> count() == 2 && explored(0) == 19_792);
    }

    private int count() {
        DepthCurves curves = model.depths().curvesProperty().get();
        return curves == null ? 0 : curves.depths().size();
    }

    @Test
    void timelineKeepsTheFocusWhereItIsMoved(ScreenRobot robot) {
        openFive("warnsdorff");
        Node timeline = robot.find("#lane-warnsdorff").getParent();
        robot.interact(timeline::requestFocus);
        robot.type(KeyCode.F10);
        assertTrue(onFx(timeline::isFocused));
        robot.type(KeyCode.F10);
        assertTrue(onFx(timeline::isFocused));
        assertFalse(onFx(() -> robot.isSeen("#depth-curves")));
    }
}
