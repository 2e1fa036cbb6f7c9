package knightschool.ui.compare;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.compare.pane.PaneGrid;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A search is put together in the menu of its pane, which says what it has become. */
@ExtendWith(OnScreen.class)
class ComposedAlgorithmPaneTest extends CompareJourney {
    /** The greatest distance of the arrow of a submenu from the edge of its menu, in pixels. */
    private static final double FROM_THE_EDGE = 40;

    private static final String NEW = "workbench --lookahead empty-domains+dead-ends";

    private static final double WIDE = 1_280;

    /** A side of panes that have no room for code and verdict, in pixels. */
    private static final double NARROW = 300;

    @Start
    void open(Stage stage) {
        show(stage);
    }

    private void openWorkbench() {
        open(CompareSetup.of(Board.full(6, 6))
                .withSolvers(List.of(ConfiguredAlgorithm.read("warnsdorff"), ConfiguredAlgorithm.read("workbench"))));
        settled();
        seek(20);
    }

    /** What the panes leave empty follows from what they show now, also before they are laid out again. */
    @Test
    void spareHeightIsThatOfTheNextLayout() {
        openWorkbench();
        onFx(() -> {
            PaneGrid panes = scene.view().panes();
            panes.resize(NARROW, NARROW);
            panes.layout();
            assertTrue(spareHeights(panes).stream().anyMatch(spare -> spare > 0));
            assertSpareHeightStays(panes, () -> panes.enlarge(OptionalInt.of(1)));
            assertSpareHeightStays(panes, () -> panes.enlarge(OptionalInt.of(0)));
            assertSpareHeightStays(panes, () -> panes.enlarge(OptionalInt.empty()));
            assertSpareHeightStays(
                    panes, () -> model.predictions().shownProperty().set(true));
            return null;
        });
    }

    private static void assertSpareHeightStays(PaneGrid panes, Runnable change) {
        change.run();
        List<Double> before = spareHeights(panes);
        panes.requestLayout();
        panes.layout();
        assertEquals(spareHeights(panes), before);
    }

    /** Returns the spare heights of panes of several sizes. */
    private static List<Double> spareHeights(PaneGrid panes) {
        return IntStream.rangeClosed(3, 12)
                .boxed()
                .flatMap(width ->
                        IntStream.rangeClosed(3, 12).mapToObj(height -> panes.spareHeight(100 * width, 100 * height)))
                .toList();
    }

    @Test
    void partsAreChosenOneByOneAndTakenBackAndTheStepStays(ScreenRobot robot) {
        openWorkbench();
        assertEquals(
                List.of("This is backtracking. Complete: it finds a tour if there is one, as it tries every move."),
                visible(robot, ".pane-verdict"));
        choose(robot, "lookahead", "empty-domains");
        runs(robot, "workbench --lookahead empty-domains", "This is forward checking.");
        choose(robot, "lookahead", "dead-ends");
        runs(robot, "workbench --lookahead empty-domains+dead-ends", "New: no algorithm of the list. ");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        runs(robot, "workbench --lookahead empty-domains", "This is forward checking.");
        assertEquals("warnsdorff", model.panes().solvers().getFirst().written());
        step(20);
        CompareSetup now = onFx(scene::now);
        open(CompareSetup.of(Board.full(5, 5)));
        settled();
        open(now);
        runs(robot, "workbench --lookahead empty-domains", "This is forward checking.");
        step(20);
    }

    @Test
    void commandAddsAWorkbenchAndOpensTheMenuOfItsParts(ScreenRobot robot) {
        settled();
        robot.interact(() -> window.run("compare.workbench"));
        robot.clickOn("#part-order");
        assertEquals("workbench", model.panes().solvers().getLast().written());
        MenuButton menu = robot.find("#algorithm-workbench", MenuButton.class);
        robot.interact(menu::hide);
        robot.interact(() -> window.run("compare.algorithm"));
        assertTrue(onFx(menu::isShowing), "the algorithm of the last pane is chosen where none is pointed at");
        robot.interact(menu::hide);
        open(CompareSetup.of(Board.full(8, 8))
                .withSolvers(Stream.of("backtracking", "warnsdorff", NEW, "forward-checking")
                        .map(ConfiguredAlgorithm::read)
                        .toList()));
        settled();
        Label verdict = robot.find("#verdict-workbench", Label.class);
        assertEquals("New: no algorithm of the list. It finds a tour if there is one.", verdict.getText());
        assertTrue(verdict.prefHeight(verdict.getWidth()) <= verdict.getHeight(), "it is not cut");
    }

    /** They ended in "empt…": on the line of the name there was no room for a second line below. */
    @Test
    void longOptionsAreWholeInTwoLines(ScreenRobot robot) {
        onFx(() -> {
            scene.node().getScene().getWindow().setWidth(WIDE);
            return null;
        });
        String search = "workbench --order fewest-onward --tie-break pohl --lookahead empty-domains+dead-ends";
        open(CompareSetup.of(Board.full(8, 8))
                .withSolvers(Stream.of("backtracking", search, "forward-checking")
                        .map(ConfiguredAlgorithm::read)
                        .toList()));
        settled();
        afterFrames();
        List<String> drawn = onFx(() -> scene.node().lookupAll(".pane-options > .text").stream()
                .map(text -> ((Text) text).getText().replaceAll("\\s+", " "))
                .filter(text -> !text.isEmpty())
                .toList());
        assertEquals(List.of("fewest open moves, Pohl, empty domains + dead ends"), drawn);
    }

    private static void choose(ScreenRobot robot, String part, String one) {
        robot.clickOn("#algorithm-workbench").clickOn("#part-" + part);
        // Straight to the side: on the way there the pointer must not come over another part.
        robot.moveTo(onFx(() -> {
            Bounds from = screen(robot.find("#part-" + part));
            return new Point2D(screen(robot.find("#part-" + one)).getCenterX(), from.getCenterY());
        }));
        robot.clickOn("#part-" + one);
        untilShown("the menu is closed", () -> !robot.isThere("#choose-warnsdorff"));
    }

    private void runs(ScreenRobot robot, String written, String verdict) {
        settled();
        untilShown(
                "the pane runs " + written,
                () -> model.panes().solvers().getLast().equals(ConfiguredAlgorithm.read(written))
                        && visible(robot, ".pane-verdict").stream().anyMatch(words -> words.startsWith(verdict)));
        assertEquals(1, visible(robot, ".pane-verdict").size(), "of the other pane nothing has to be said");
    }

    @Test
    void menuOfThePartsStaysInTheWindowBesideTheOneItOpensFrom(ScreenRobot robot) {
        openWorkbench();
        robot.clickOn("#algorithm-workbench").clickOn("#part-lookahead");
        MenuButton button = robot.find("#algorithm-workbench", MenuButton.class);
        Menu menu = onFx(() -> (Menu) button.getItems().stream()
                .filter(item -> "part-lookahead".equals(item.getId()))
                .findFirst()
                .orElseThrow());
        ContextMenu items = onFx(() -> menu.getItems().getFirst().getParentPopup());
        untilShown("the menu lies in the window", () -> items.isShowing() && isInside(items, button.getScene()));
        ContextMenu parent = onFx(menu::getParentPopup);
        untilShown(
                "both can be read",
                () -> items.getX() + items.getWidth() <= parent.getX()
                        || items.getX() >= parent.getX() + parent.getWidth());
        double edge = parent.getX() + parent.getWidth();
        untilShown(
                "the arrows are at the right edge",
                () -> arrows(parent).stream()
                        .allMatch(arrow -> arrow.getMaxX() < edge && arrow.getMaxX() > edge - FROM_THE_EDGE));
        assertEquals(3, onFx(() -> arrows(parent).size()));
        onFx(() -> {
            button.hide();
            return null;
        });
    }

    private static List<Bounds> arrows(ContextMenu menu) {
        return menu.getSkin().getNode().lookupAll(".right-container").stream()
                .map(ComposedAlgorithmPaneTest::screen)
                .toList();
    }

    private static Bounds screen(Node node) {
        return node.localToScreen(node.getLayoutBounds());
    }

    private static boolean isInside(ContextMenu menu, Scene scene) {
        double left = scene.getWindow().getX() + scene.getX();
        double top = scene.getWindow().getY() + scene.getY();
        return menu.getX() >= left
                && menu.getX() + menu.getWidth() <= left + scene.getWidth()
                && menu.getY() >= top
                && menu.getY() + menu.getHeight() <= top + scene.getHeight();
    }
}
