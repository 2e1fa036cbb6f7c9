package knightschool.ui.compare;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import knightschool.algorithm.AlgorithmOption;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.search.policy.TieBreak;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.choice.AlgorithmOptionWords;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Journeys through the panes: what is pointed at, chosen and said. */
@ExtendWith(OnScreen.class)
class ComparePaneTest extends CompareJourney {
    @Start
    void open(Stage stage) {
        show(stage);
    }

    @Test
    void pointingAtASquareShowsItsDomainInEveryPane(ScreenRobot robot) {
        computed();
        seek(44);
        robot.moveTo(onScreen(boards(robot).get(1), "h2"));
        untilShown("h2 is pointed at", () -> model.pointer().squareProperty().get() == square("h2"));
        settled();
        assertEquals(List.of("h2", "h2", "h2"), texts(robot, ".domain-square"));
        assertEquals(List.of("0/3", "1/3", "3/3"), texts(robot, ".domain-open"));
        robot.moveTo("#step");
        untilShown(
                "nothing is pointed at", () -> model.pointer().squareProperty().get() == Board.NONE);
        assertEquals(List.of("d1", "f1", "d5"), texts(robot, ".domain-square"));
    }

    @Test
    void paneShowsTheAlgorithmChosenInItsHeaderByKeys(ScreenRobot robot) {
        computed();
        seek(5);
        robot.interact(() -> robot.find("#algorithm-backtracking").requestFocus());
        robot.type(KeyCode.SPACE);
        robot.type(KeyCode.DOWN);
        for (int i = 0; i <= Algorithms.all().indexOf(Algorithms.named("warnsdorff-article")); i++) {
            robot.type(KeyCode.DOWN);
        }
        robot.type(KeyCode.ENTER);
        untilShown("the chosen algorithm is in the first pane", () -> robot.isThere("#algorithm-warnsdorff-article"));
        step(5);
        assertEquals(List.of("Warnsdorff leaps", "Forward checking", "Warnsdorff"), texts(robot, ".algorithm-menu"));
        robot.type(KeyCode.RIGHT);
        step(6);
        assertEquals(
                "warnsdorff-article",
                model.snapshotProperty().get().frames().getFirst().solver().written());
    }

    /** The entry that looks chosen is the one that Enter takes. */
    @Test
    void enterTakesTheFirstEntryOfTheMenuThatAKeyOpened(ScreenRobot robot) {
        computed();
        robot.interact(() -> robot.find("#algorithm-warnsdorff").requestFocus());
        robot.type(KeyCode.SPACE, KeyCode.ENTER);
        untilShown(
                "the pane is alone",
                () -> model.panes().enlargedProperty().get().isPresent());
    }

    @Test
    void enterTakesTheEntryOfAMenuUnderThePointer(ScreenRobot robot) {
        computed();
        robot.interact(() -> robot.find("#algorithm-backtracking").requestFocus());
        robot.type(KeyCode.SPACE);
        robot.moveTo("#choose-warnsdorff-article").type(KeyCode.ENTER);
        untilShown("the chosen algorithm is in the first pane", () -> robot.isThere("#algorithm-warnsdorff-article"));
    }

    @Test
    void menuOfAPaneMarksItsAlgorithmAlone(ScreenRobot robot) {
        MenuButton menu = robot.find("#algorithm-backtracking", MenuButton.class);
        menu.show();
        List<String> marked = menu.getItems().stream()
                .filter(item -> item.getId() != null && item.getId().startsWith("choose-"))
                .filter(item -> ((Parent) ((CustomMenuItem) item).getContent())
                        .getChildrenUnmodifiable()
                        .getFirst()
                        .isVisible())
                .map(MenuItem::getId)
                .toList();
        assertEquals(List.of("choose-backtracking"), marked);
    }

    @Test
    void paneChangesPlacesWithTheOneWhoseAlgorithmIsClicked(ScreenRobot robot) {
        computed();
        robot.clickOn("#algorithm-backtracking");
        robot.clickOn("#choose-warnsdorff");
        untilShown(
                "the two panes have changed places",
                () -> texts(robot, ".algorithm-menu")
                        .equals(List.of("Warnsdorff", "Forward checking", "Backtracking")));
    }

    @Test
    void everyTieAndSwitchOfAMenuSaysWhatItDoes(ScreenRobot robot) {
        computed();
        robot.clickOn("#algorithm-warnsdorff");
        untilShown("the menu explains its options", () -> {
            List<String> words = robot.findAll(".option-about", Text.class).stream()
                    .map(Text::getText)
                    .toList();
            return words.containsAll(Arrays.stream(TieBreak.values())
                            .map(AlgorithmOptionWords::about)
                            .toList())
                    && words.contains(AlgorithmOptionWords.about(AlgorithmOption.NO_BACKTRACKING));
        });
    }

    @Test
    void menuOfAPaneOffersTiesAndSeedAndKeepsThemWhereItsOwnAlgorithmIsClicked(ScreenRobot robot) {
        computed();
        robot.clickOn("#algorithm-warnsdorff").clickOn("#ties-random");
        untilShown(
                "ties are broken by chance", () -> texts(robot, ".pane-options").contains("random 1"));
        robot.clickOn("#algorithm-warnsdorff");
        TextField seed = robot.find("#seed", TextField.class);
        robot.interact(() -> {
            seed.setText("");
            seed.requestFocus();
        });
        robot.write("27").type(KeyCode.ENTER);
        untilShown(
                "another seed is drawn from",
                () -> texts(robot, ".pane-options").contains("random 27"));
        robot.clickOn("#algorithm-warnsdorff").clickOn("#choose-warnsdorff");
        assertEquals(
                "warnsdorff --tie-break random --seed 27",
                model.panes().solvers().getLast().written());
        untilShown("the menu is closed", () -> !robot.isThere("#choose-warnsdorff"));
        robot.clickOn("#algorithm-warnsdorff").clickOn("#ties-pohl");
        untilShown("Pohl breaks ties", () -> texts(robot, ".pane-options").contains("Pohl"));
        robot.clickOn("#algorithm-forward-checking").clickOn("#option-strict");
        untilShown(
                "forward checking is strict",
                () -> model.panes().solvers().contains(ConfiguredAlgorithm.read("forward-checking --strict")));
        robot.clickOn("#algorithm-forward-checking").clickOn("#option-strict");
        untilShown(
                "it is as before",
                () -> model.panes().solvers().contains(ConfiguredAlgorithm.read("forward-checking")));
        settled();
        // The pane of the search before stays until the first step of another is known; its menu would go with it.
        onFx(() -> {
            model.panes().choose(1, ConfiguredAlgorithm.read("dead-ends"));
            robot.find("#algorithm-forward-checking", MenuButton.class).show();
            return null;
        });
        settled();
        robot.clickOn("#choose-forward-checking");
        untilShown(
                "it is as before once more",
                () -> model.panes().solvers().contains(ConfiguredAlgorithm.read("forward-checking")));
        settled();
    }

    @Test
    void panesOfOneAlgorithmAreToldApartInHeaderAndTimeline(ScreenRobot robot) {
        open(CompareSetup.of(Board.full(6, 6))
                .withSolvers(List.of(
                        ConfiguredAlgorithm.read("warnsdorff --no-backtracking"),
                        ConfiguredAlgorithm.read("warnsdorff --no-backtracking --tie-break pohl"))));
        settled();
        assertEquals(List.of("no backtracking", "no backtracking, Pohl"), texts(robot, ".pane-options"));
        for (String part : List.of("#algorithm", "#pane", "#lane")) {
            assertEquals(1, robot.findAll(part + "-warnsdorff").size());
            assertEquals(1, robot.findAll(part + "-warnsdorff-2").size());
        }
        assertNotEquals(
                robot.find("#lane-warnsdorff").getStyleClass(),
                robot.find("#lane-warnsdorff-2").getStyleClass());
    }

    @Test
    void whyThereIsNoCircuitIsSaidAboveThePlayer(ScreenRobot robot) {
        for (int panes = 1; panes <= 3; panes++) {
            open(CompareSetup.of(Board.full(7, 7))
                    .withSolvers(Stream.of("stored-circuit", "backtracking", "warnsdorff")
                            .limit(panes)
                            .map(ConfiguredAlgorithm::read)
                            .toList()));
            settled();
            Node why = robot.find("#pane-stored-circuit .why");
            double end =
                    why.lookup(".why-in-line").isVisible() ? bottom(why, ".why-in-line") : bottom(why, ".why-text");
            double rule = robot.find(".transport").localToScreen(0, 0).getY();
            assertTrue(end <= rule, panes + " panes: " + end + " below " + rule);
        }
    }

    private static double bottom(Node why, String part) {
        Node node = why.lookup(part);
        return node.localToScreen(node.getLayoutBounds()).getMaxY();
    }

    @Test
    void arrowsOnAFocusedBoardPointAndLeaveTheClockAlone(ScreenRobot robot) {
        computed();
        seek(5);
        robot.interact(() -> boards(robot).getFirst().requestFocus());
        robot.type(KeyCode.RIGHT);
        untilShown(
                "the knight on g3 is pointed at",
                () -> model.pointer().squareProperty().get() == square("g3"));
        robot.type(KeyCode.RIGHT, KeyCode.DOWN);
        untilShown("h2 is pointed at", () -> model.pointer().squareProperty().get() == square("h2"));
        step(5);
        robot.type(KeyCode.ESCAPE).type(KeyCode.RIGHT);
        step(6);
    }

    @Test
    void focusedBoardLeavesSpaceAndKeysWithShiftToThePlayer(ScreenRobot robot) {
        computed();
        seek(5);
        robot.interact(() -> boards(robot).getFirst().requestFocus());
        robot.type(KeyCode.RIGHT);
        untilShown(
                "a square is pointed at", () -> model.pointer().squareProperty().get() != Board.NONE);
        robot.push(KeyCode.SHIFT, KeyCode.RIGHT);
        step(15);
        robot.type(KeyCode.SPACE);
        untilShown("it plays", () -> model.playback().isPlaying());
        robot.type(KeyCode.SPACE);
        untilShown("it pauses", () -> !model.playback().isPlaying());
    }

    /** Esc means the square that keys point at first, and the pane next. */
    @Test
    void escLeavesTheSquareBeforeTheEnlargedPane(ScreenRobot robot) {
        computed();
        robot.type(KeyCode.Z);
        untilShown("a pane is enlarged", () -> model.panes().enlarged().isPresent());
        robot.interact(() -> boards(robot).getFirst().requestFocus());
        robot.type(KeyCode.RIGHT);
        untilShown(
                "a square is pointed at", () -> model.pointer().squareProperty().get() != Board.NONE);
        robot.type(KeyCode.ESCAPE);
        untilShown("none is", () -> model.pointer().squareProperty().get() == Board.NONE);
        assertTrue(onFx(() -> model.panes().enlarged().isPresent()), "the pane stays large");
        robot.type(KeyCode.ESCAPE);
        untilShown("all panes are back", () -> model.panes().enlarged().isEmpty());
    }

    @Test
    void finishedPanesSayHowTheyEnded(ScreenRobot robot) {
        openOn(Board.full(5, 5));
        untilShown(
                "nothing is searched any more",
                () -> model.progress().idleProperty().get());
        robot.type(KeyCode.END);
        step(56);
        assertTrue(texts(robot, ".ending").contains("Tour found after 24 steps"));
        openOn(Board.full(4, 4));
        untilShown(
                "nothing is searched any more",
                () -> model.progress().idleProperty().get());
        robot.type(KeyCode.END);
        settled();
        List<String> endings = texts(robot, ".ending");
        assertEquals(Algorithms.usual().size(), endings.size());
        assertTrue(endings.stream().allMatch(text -> text.startsWith("No tour: proven after ")), endings::toString);
    }

    @Test
    void headersOfNarrowPanesMarkTheEndBesideLongOptionsHoweverOftenTheyAreArranged(ScreenRobot robot) {
        robot.interact(() -> {
            robot.find("#step").getScene().getWindow().setWidth(1024);
            robot.find("#step").getScene().getWindow().setHeight(700);
        });
        open(CompareSetup.of(Board.full(6, 6))
                .withSolvers(Stream.of(
                                "backtracking",
                                "warnsdorff --no-backtracking",
                                "warnsdorff --no-backtracking --tie-break pohl")
                        .map(ConfiguredAlgorithm::read)
                        .toList()));
        untilShown(
                "nothing is searched any more",
                () -> model.progress().idleProperty().get());
        robot.type(KeyCode.END);
        settled();
        for (int arranged = 0; arranged < 3; arranged++) {
            robot.interact(() -> robot.findAll(".pane-header", Parent.class).forEach(header -> {
                header.requestLayout();
                header.layout();
            }));
            assertEquals(
                    3,
                    robot.findAll(".ended-icon").stream()
                            .filter(Node::isVisible)
                            .count(),
                    arranged + " times");
        }
    }

    @Test
    void reasonsAreSaidAndDrawnByKeyAndByButtonAndFollowTheClock(ScreenRobot robot) {
        computed();
        seek(44);
        robot.type(KeyCode.W);
        settled();
        assertEquals(
                List.of("No move leads to h2 any more."),
                visible(robot, ".reason-text").stream()
                        .filter(text -> text.contains("h2"))
                        .toList());
        assertEquals(3, visible(robot, ".reason-text").size());
        assertEquals(0, visible(robot, ".code-text").size());
        robot.type(KeyCode.LEFT, 4);
        step(40);
        settled();
        assertEquals(
                List.of(),
                visible(robot, ".reason-text").stream()
                        .filter(text -> text.contains("h2"))
                        .toList());
        robot.clickOn("#why-not");
        assertEquals(0, visible(robot, ".reason-text").size());
        robot.type(KeyCode.RIGHT);
        step(41);
    }

    private static List<BoardCanvas> boards(ScreenRobot robot) {
        return robot.findAll(BoardCanvas.class, _ -> true);
    }

    private static int square(String name) {
        return SquareNames.parse(Board.full(8, 8), name);
    }

    private static Point2D onScreen(BoardCanvas board, String name) {
        return board.localToScreen(
                board.geometry().centreX(square(name)), board.geometry().centreY(square(name)));
    }
}
