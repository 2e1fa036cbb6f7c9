package knightschool.ui;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.command.Command;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The key and the button of the legend: as a card where it has no room beside the scene, and beside it. */
@ExtendWith(OnScreen.class)
class LegendJourneyTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @Test
    void keyAndButtonShowACardWhichEscCloses(ScreenRobot robot) {
        MainWindow window = windows.make();
        window.show(BuiltInSceneKinds.COMPARE);
        new ShownWindow(window);
        for (SceneKind kind : LegendTest.SCENES) {
            robot.interact(() -> window.show(kind));
            untilShown("a legend is offered", () -> robot.isSeen("#open-legend"));
            robot.type(KeyCode.L);
            assertTrue(ScreenRobot.isSeen(robot.find("#legend-card")), kind.word());
            robot.type(KeyCode.ESCAPE);
            assertFalse(robot.isSeen("#legend-card"), kind.word());
            robot.clickOn("#open-legend");
            assertTrue(ScreenRobot.isSeen(robot.find("#legend-card")), kind.word());
            robot.type(KeyCode.L);
            assertFalse(robot.isSeen("#legend-card"), kind.word());
        }
        robot.interact(() -> window.show(BuiltInSceneKinds.LESSONS));
        assertFalse(robot.isSeen("#open-legend"), "there is no board");
    }

    /** In both placements: after the message, and before the lesson is left. */
    @ParameterizedTest
    @ValueSource(ints = {1240, 1600})
    void escClosesTheLegendBeforeItLeavesTheSlide(int width, ScreenRobot robot) {
        MainWindow window = windows.make();
        onFx(() -> {
            window.open(new LessonsSetup("", "05-walks-trails-paths-circuits.md", 5, Optional.empty()));
            new ShownWindow(window);
            window.scene().getWindow().setWidth(width);
            window.scene().getWindow().setHeight(720);
            return true;
        });
        untilShown("the slide is there", window::isSettled);
        robot.type(KeyCode.L);
        untilShown("the legend is there", () -> isLegendSeen(robot));
        robot.interact(() -> window.messages().say("Saved."));
        robot.type(KeyCode.ESCAPE);
        assertTrue(isLegendSeen(robot), "the message is closed first");
        robot.type(KeyCode.ESCAPE);
        assertFalse(isLegendSeen(robot));
        assertTrue(robot.isSeen("#slide-title"), "the slide stays");
        robot.interact(() -> window.show(BuiltInSceneKinds.PLAY));
        assertFalse(isLegendSeen(robot), "a legend that was closed is closed");
    }

    private static boolean isLegendSeen(ScreenRobot robot) {
        return robot.isSeen("#legend") || robot.isSeen("#legend-card");
    }

    @Test
    void escStopsTheSearchesBeforeItClosesTheLegend(ScreenRobot robot) {
        MainWindow window = windows.make();
        onFx(() -> {
            window.show(BuiltInSceneKinds.COMPARE);
            new ShownWindow(window);
            window.scene().getWindow().setWidth(1600);
            return true;
        });
        untilShown("a legend is offered", () -> robot.isSeen("#open-legend"));
        robot.type(KeyCode.L);
        untilShown("the legend is beside the scene", () -> robot.isSeen("#legend"));
        Command stop = onFx(() -> Command.named(window.current().orElseThrow().commands(), "compare.stop"));
        robot.type(KeyCode.SPACE);
        untilShown("the searches play", () -> stop.available().get());
        robot.type(KeyCode.ESCAPE);
        untilShown("the searches stand", () -> !stop.available().get());
        assertTrue(robot.isSeen("#legend"));
        robot.type(KeyCode.ESCAPE);
        assertFalse(robot.isSeen("#legend"));
    }

    @Test
    void cardLeavesTheVerdictOnAWalkInSight(ScreenRobot robot) {
        MainWindow window = windows.make();
        onFx(() -> {
            window.open(new LessonsSetup("", "05-walks-trails-paths-circuits.md", 5, Optional.empty()));
            new ShownWindow(window);
            window.scene().getWindow().setWidth(1240);
            window.scene().getWindow().setHeight(720);
            return true;
        });
        untilShown("the slide is there", window::isSettled);
        robot.type(KeyCode.L);
        Node card = robot.find("#legend-card");
        Node verdict = robot.find(".verdict-rows");
        untilShown("the verdict is in sight", () -> !onSlide(card).intersects(onSlide(verdict)));
    }

    @Test
    void cardGoesBesideTheSceneOnceTheWindowHasRoom(ScreenRobot robot) {
        MainWindow window = windows.make();
        onFx(() -> {
            window.show(BuiltInSceneKinds.PLAY);
            new ShownWindow(window);
            window.scene().getWindow().setWidth(1100);
            return true;
        });
        untilShown("a legend is offered", () -> robot.isSeen("#open-legend"));
        robot.type(KeyCode.L);
        assertTrue(ScreenRobot.isSeen(robot.find("#legend-card")));
        robot.interact(() -> window.scene().getWindow().setWidth(1600));
        untilShown("there is one legend", () -> robot.isSeen("#legend") && !robot.isSeen("#legend-card"));
        robot.type(KeyCode.L);
        assertFalse(robot.isSeen("#legend"));
        assertFalse(robot.isSeen("#legend-card"));
    }

    @Test
    void sceneBesideTheCardIsReachedByMouseAndByTab(ScreenRobot robot) {
        MainWindow window = windows.make();
        onFx(() -> {
            window.open(new LessonsSetup("", "12-looking-one-move-ahead.md", 4, Optional.empty()));
            new ShownWindow(window);
            window.scene().getWindow().setWidth(1200);
            window.scene().getWindow().setHeight(720);
            return true;
        });
        untilShown("the slide is there", window::isSettled);
        robot.type(KeyCode.L);
        assertTrue(ScreenRobot.isSeen(robot.find("#legend-card")));
        robot.clickOn("It takes e3 back.");
        untilShown(
                "the answer is chosen", () -> robot.findAll(".reply").stream().anyMatch(ScreenRobot::isSeen));
        assertTrue(ScreenRobot.isSeen(robot.find("#legend-card")), "the legend stays");
        Node before = onFx(() -> window.scene().getFocusOwner());
        robot.type(KeyCode.TAB);
        assertFalse(onFx(() -> window.scene().getFocusOwner()) == before, "Tab leads on");
        assertTrue(ScreenRobot.isSeen(robot.find("#legend-card")), "the legend stays");
        robot.clickOn("#legend-card");
        assertFalse(robot.find("#legend-card").isFocused(), "it is only read");
        robot.type(KeyCode.PAGE_DOWN);
        untilShown(
                "the slide is turned",
                () -> window.isSettled() && robot.text("#where").startsWith("slide 5 "));
        Region scene = robot.find(".scene-place", Region.class);
        untilShown("the card is below the scene", () -> scene.getHeight() < 600);
        robot.interact(() -> window.scene().getWindow().setHeight(1000));
        untilShown("the scene has its room back", () -> scene.getHeight() > 900);
        cardGivesWay(robot, (Pane) window.current().orElseThrow().node(), scene);
        robot.clickOn("#all-lessons");
        untilShown("there is nothing to explain", () -> !robot.isSeen("#legend-card"));
    }

    /** The card moves from what has come under it since, such as the verdict on an answer. */
    private static void cardGivesWay(ScreenRobot robot, Pane scene, Region place) {
        Node card = robot.find("#legend-card");
        Button under = new Button();
        double before = place.getHeight();
        robot.interact(() -> {
            Bounds at = scene.sceneToLocal(onSlide(card));
            under.setManaged(false);
            under.resizeRelocate(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight());
            scene.getChildren().add(under);
        });
        untilShown(
                "the card is beside it or the scene makes room",
                () -> !onSlide(card).intersects(onSlide(under)) || place.getHeight() < before);
        assertTrue(ScreenRobot.isSeen(card));
    }

    private static Bounds onSlide(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    void mouseReachesTheSceneWhereAClosedLegendWas(ScreenRobot robot) {
        onFx(() -> {
            MainWindow window = windows.make();
            window.show(BuiltInSceneKinds.EDITOR);
            new ShownWindow(window);
            window.scene().getWindow().setWidth(1400);
            return true;
        });
        robot.type(KeyCode.L);
        untilShown("the legend is beside the scene", () -> robot.isSeen("#legend"));
        robot.type(KeyCode.L);
        untilShown("the legend is closed", () -> !robot.isSeen("#legend"));
        robot.clickOn("#facts-more");
        untilShown("further facts are shown", () -> robot.isSeen("#same-graph-as"));
    }
}
