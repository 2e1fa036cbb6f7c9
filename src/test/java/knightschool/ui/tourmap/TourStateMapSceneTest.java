package knightschool.ui.tourmap;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.setup.Setup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.SetupSamples;
import knightschool.setup.scene.TourStateMapSetup;
import knightschool.statemap.tour.TourStateMap;
import knightschool.statemap.tour.TourStateMapVisitCounts;
import knightschool.trace.StepRange;
import knightschool.ui.SceneRegistry;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a person does with the map of a tour. */
@ExtendWith(OnScreen.class)
class TourStateMapSceneTest {
    private static final List<String> TREE_SIGNS =
            List.of("Searched in vain", "Visited again", "The position shown, each time", "Steps in view");

    private Stage stage;
    private MainWindow window;
    private TourStateMapScene scene;

    @Start
    void open(Stage shared) {
        stage = new Stage();
        window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
        window.show(BuiltInSceneKinds.TOURMAP);
        scene = (TourStateMapScene) window.current().orElseThrow();
        stage.setScene(window.scene());
        stage.setWidth(1280);
        stage.setHeight(720);
        stage.show();
    }

    @BeforeEach
    void settled() {
        untilShown(
                "the map is there",
                () -> scene.isSettled() && scene.model().mappedProperty().get().isPresent());
        afterFrames();
    }

    @AfterEach
    void close() {
        onFx(() -> {
            window.close();
            stage.close();
            return null;
        });
    }

    private LaidOutTourStateMap mapped() {
        return onFx(() -> scene.model().mappedProperty().get().orElseThrow());
    }

    private InteractiveGraphPane pane() {
        return scene.view().pane();
    }

    private int shown() {
        return onFx(() -> scene.model().shownPosition());
    }

    @Test
    void theNumbersOnScreenAreTheEngines(ScreenRobot robot) {
        TourStateMap map = TourStateMap.of(TourStateMapScene.FIRST.problem());
        TourStateMapVisitCounts visits = TourStateMapVisitCounts.of(
                map, ConfiguredAlgorithm.usual().getFirst().policy(), 1_000_000);
        assertEquals(Long.toString(map.vertexCount()), robot.text("#tourmap-positions"));
        assertEquals(Long.toString(map.edgeCount()), robot.text("#tourmap-links"));
        assertEquals(Long.toString(map.tours()), robot.text("#tourmap-tours"));
        assertEquals(
                "The search visits 251 positions, 315 times in all: 64 times it was there before."
                        + " A count of each position once needs only 251.",
                robot.text("#tourmap-census"));
        int often = map.vertices().filter(at -> visits.to(at) == 2).findFirst().orElseThrow();
        onFx(() -> {
            pane().selectedProperty().set(often);
            return null;
        });
        settled();
        assertEquals("Backtracking comes here 2 times.", robot.text("#tourmap-visits"));
        assertTrue(robot.text("#tourmap-paths").startsWith("2 paths lead here"), robot.text("#tourmap-paths"));
    }

    @Test
    void keysWalkAlongMovesAndBack(ScreenRobot robot) {
        robot.type(KeyCode.RIGHT).type(KeyCode.RIGHT);
        assertEquals(3, mapped().map().depth(shown()));
        assertEquals(3, onFx(() -> scene.now().walk().size()));
        robot.type(KeyCode.BACK_SPACE);
        assertEquals(2, mapped().map().depth(shown()));
        robot.type(KeyCode.LEFT);
        assertEquals(0, shown());
        robot.type(KeyCode.RIGHT).type(KeyCode.HOME);
        assertEquals(0, shown());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(2, mapped().map().depth(shown()), "the walk before comes back");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(0, shown());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(2, mapped().map().depth(shown()), "one step back was an act like a longer way back");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(0, shown());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        robot.untilText(
                "#message", "All moves are taken back already. You can do them again (Ctrl + Y, Ctrl + Shift + Z).");
        assertEquals(TourStateMapScene.FIRST, onFx(() -> scene.now()));
    }

    @Test
    void allMovesAreTakenBackAndDoneAgain(ScreenRobot robot) {
        robot.type(KeyCode.RIGHT).type(KeyCode.RIGHT);
        TourStateMapSetup walked = onFx(() -> scene.now());
        robot.type(KeyCode.HOME);
        assertEquals(0, shown());
        robot.type(KeyCode.END);
        assertEquals(walked, onFx(() -> scene.now()));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(0, shown());
    }

    /** Whatever path it leads along, a click is one step; so is another start. */
    @Test
    void actsAreTakenBackOneByOne(ScreenRobot robot) {
        TourStateMap map = mapped().map();
        int far = map.vertices().filter(at -> map.depth(at) == 5).findFirst().orElseThrow();
        int farther = map.vertices()
                .filter(at -> map.depth(at) == 6)
                .reduce((_, last) -> last)
                .orElseThrow();
        TourStateMapSetup first = onFx(() -> scene.now());
        show(far);
        TourStateMapSetup second = onFx(() -> scene.now());
        show(farther);
        TourStateMapSetup third = onFx(() -> scene.now());
        int other = onFx(() -> {
            Board board = scene.now().board();
            return IntStream.range(0, board.squares())
                    .filter(square -> board.isPlayable(square)
                            && map.after(farther, square).isEmpty())
                    .filter(square -> square != map.knightAt(farther)
                            && square != scene.now().start())
                    .findFirst()
                    .orElseThrow();
        });
        choose(other);
        assertEquals(farther, shown(), "a walk is not lost by a click beside its moves");
        assertTrue(
                onFx(() -> scene.model().knight().refusalProperty().get()).startsWith("No open move leads from"),
                "it is said why");
        robot.push(KeyCode.HOME);
        assertEquals(0, shown());
        assertEquals(first, onFx(() -> scene.now()));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(third, onFx(() -> scene.now()), "not an older walk");
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(first, onFx(() -> scene.now()));
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(2, map.depth(shown()), "the walk is still there");
        robot.type(KeyCode.LEFT);
        assertEquals(0, shown());
        choose(other);
        settled();
        assertEquals(List.of(other), onFx(() -> scene.now().walk()));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        settled();
        assertEquals(first, onFx(() -> scene.now()));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(2, map.depth(shown()), "the step back by the arrow is an act, too");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(first, onFx(() -> scene.now()));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(third, onFx(() -> scene.now()));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(second, onFx(() -> scene.now()));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(first, onFx(() -> scene.now()));
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(second, onFx(() -> scene.now()));
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(third, onFx(() -> scene.now()));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        assertEquals(first, onFx(() -> scene.now()), "back in the walk that was left at its start");
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(2, map.depth(shown()));
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(first, onFx(() -> scene.now()));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        settled();
        assertEquals(List.of(other), onFx(() -> scene.now().walk()));
    }

    @Test
    void closedToursAndAnotherBoardAreTakenBackAndDoneAgain(ScreenRobot robot) {
        TourStateMapSetup first = onFx(() -> scene.now());
        onFx(() -> {
            scene.model().on(Board.full(3, 4));
            return null;
        });
        settled();
        robot.push(KeyCode.C);
        settled();
        TourStateMapSetup closed = onFx(() -> scene.now());
        robot.push(KeyCode.CONTROL, KeyCode.Z).push(KeyCode.CONTROL, KeyCode.Z);
        settled();
        assertEquals(first, onFx(() -> scene.now()));
        robot.push(KeyCode.CONTROL, KeyCode.Y).push(KeyCode.CONTROL, KeyCode.Y);
        settled();
        assertEquals(closed, onFx(() -> scene.now()));
    }

    private void choose(int square) {
        onFx(() -> {
            scene.model().knight().choose(square);
            return null;
        });
    }

    /** The board of the position is that of all scenes: numbers, the mouse and the keys move its knight. */
    @Test
    void knightMovesOnTheBoardByNumbersAndKeys(ScreenRobot robot) {
        List<Integer> moves = onFx(() -> scene.model().moves());
        robot.type(KeyCode.DIGIT1);
        untilShown("the knight has come", () -> scene.isSettled());
        assertEquals(
                List.of(scene.now().start(), moves.getFirst()),
                onFx(() -> scene.now().walk()));
        robot.type(KeyCode.DIGIT9).type(KeyCode.DIGIT8);
        assertTrue(
                onFx(() -> scene.model().knight().refusalProperty().get()).startsWith("There "),
                "an eighth move is refused in words");
        assertTrue(
                onFx(() -> scene.signs()).stream().anyMatch(sign -> sign.name().contains("knight")),
                "the board's signs are in the legend");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("the knight is back", () -> scene.isSettled());
        assertEquals(0, shown());
    }

    private void show(int position) {
        onFx(() -> {
            scene.model().show(position);
            return null;
        });
    }

    @Test
    void aBarOfTheTreeAndAPositionShowTheSameSquares(ScreenRobot robot) {
        var plain = onFx(() -> pane().sketch());
        robot.clickOn("#tourmap-tree");
        settled();
        assertNotEquals(0, shown());
        assertEquals(shown(), onFx(() -> pane().selectedProperty().get()));
        assertNotEquals(plain, onFx(() -> pane().sketch()));
        assertEquals(TourStateMapWords.position(mapped().map(), shown()), robot.text("#tourmap-position"));
    }

    /** The keys of the search tree of Compare. */
    @Test
    void treeIsWalkedThroughByKeys(ScreenRobot robot) {
        robot.push(KeyCode.SHIFT, KeyCode.F6);
        robot.type(KeyCode.DOWN).type(KeyCode.DOWN);
        settled();
        assertEquals(3, mapped().map().depth(shown()));
        int deep = shown();
        robot.type(KeyCode.RIGHT);
        settled();
        assertEquals(3, mapped().map().depth(shown()));
        assertNotEquals(deep, shown());
        robot.type(KeyCode.LEFT);
        settled();
        assertEquals(deep, shown());
        robot.type(KeyCode.UP);
        settled();
        assertEquals(2, mapped().map().depth(shown()));
        robot.push(KeyCode.SHIFT, KeyCode.F6);
        assertTrue(onFx(() -> pane().isFocused()), "and back");
    }

    /** Each visit to the position shown is marked, and each has the same square as its node. */
    @Test
    void treeMarksEveryVisitToThePositionShown(ScreenRobot robot) {
        int often = mapped().map()
                .vertices()
                .filter(at -> mapped().visits().to(at) == 2)
                .findFirst()
                .orElseThrow();
        show(often);
        settled();
        assertEquals(2, onFx(() -> scene.model().tree().visits()).size());
        assertEquals(
                Optional.empty(), onFx(() -> scene.model().tree().selection().node()), "no node was chosen");
        assertTrue(
                onFx(() -> scene.signs()).stream()
                        .map(LegendEntry::name)
                        .toList()
                        .containsAll(TREE_SIGNS),
                () -> onFx(() -> scene.signs()).toString());
    }

    /** The wheel and the keys of the search tree of Compare. */
    @Test
    void treeIsZoomedByWheelAndKeys(ScreenRobot robot) {
        StepRange whole = inView();
        assertEquals(
                onFx(() -> scene.model().tree().reading().treesProperty().get().whole()), whole);
        // The middle may be below the screen.
        robot.moveTo(onFx(() -> {
            Node plot = robot.find("#tourmap-tree");
            return plot.localToScreen(plot.getLayoutBounds().getCenterX(), 3);
        }));
        robot.scroll(1, VerticalDirection.UP);
        untilShown("fewer steps are seen", () -> inView().length() < whole.length());
        robot.type(KeyCode.DIGIT0);
        settled();
        assertEquals(whole, inView(), "the key for the whole does so wherever the focus is");
        robot.push(KeyCode.SHIFT, KeyCode.F6);
        robot.push(KeyCode.PLUS).push(KeyCode.PLUS);
        settled();
        assertTrue(inView().length() < whole.length());
        robot.push(KeyCode.MINUS).push(KeyCode.MINUS);
        settled();
        assertEquals(whole, inView());
    }

    private StepRange inView() {
        return onFx(() -> scene.model().tree().viewport().range());
    }

    @Test
    void anotherSearchAndAnotherBoardAreShown(ScreenRobot robot) {
        onFx(() -> {
            scene.model().search(ConfiguredAlgorithm.read("forward-checking"));
            return null;
        });
        settled();
        assertTrue(
                mapped().visits().total() < 315, "pruned: " + mapped().visits().total());
        onFx(() -> {
            scene.model().on(Board.full(3, 4));
            return null;
        });
        settled();
        assertEquals("67", robot.text("#tourmap-positions"));
        assertEquals("2", robot.text("#tourmap-tours"));
        robot.push(KeyCode.C);
        settled();
        assertEquals("0", robot.text("#tourmap-tours"), "3 by 4 has no closed tour");
        assertEquals(
                "3 × 4 · closed",
                onFx(() -> robot.find("#tourmap-board", MenuButton.class).getText()));
        assertEquals("No closed tour goes on from here.", TourStateMapWords.ahead(mapped().map(), shown()));
        TourStateMapSetup now = onFx(() -> scene.now());
        onFx(() -> {
            window.open(now.withWalk(List.of(1, 6)));
            return null;
        });
        settled();
        assertEquals("2 squares visited, knight on a2", robot.text("#tourmap-position"));
    }

    @Test
    void nowIsWhatWasOpened() {
        SetupSamples samples = new SetupSamples(7, 4);
        for (int i = 0; i < 12; i++) {
            Setup setup = samples.of(BuiltInSceneKinds.TOURMAP);
            onFx(() -> {
                window.open(setup);
                return null;
            });
            settled();
            assertEquals(setup, onFx(() -> scene.now()));
        }
    }

    @Test
    void puzzlesAndToursShareATab(ScreenRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.J);
        untilShown("puzzles", () -> window.current().orElseThrow() != scene);
        robot.push(KeyCode.CONTROL, KeyCode.J);
        untilShown("tours again", () -> window.current().orElseThrow() == scene);
    }

    @Test
    void arrowsWalkAfterAChoiceInAMenu(ScreenRobot robot) {
        robot.clickOn("#tourmap-algorithm").clickOn("Warnsdorff");
        settled();
        assertTrue(onFx(() -> pane().isFocused()));
        robot.type(KeyCode.RIGHT);
        assertEquals(2, mapped().map().depth(shown()));
    }

    @Test
    void theMapHasTheKeysWhoeverAsksForTheScene(ScreenRobot robot) {
        onFx(() -> {
            robot.find("#tourmap-board").requestFocus();
            scene.model().on(Board.full(3, 4));
            scene.node().requestFocus();
            return null;
        });
        settled();
        robot.type(KeyCode.RIGHT);
        assertEquals(2, mapped().map().depth(shown()));
    }
}
