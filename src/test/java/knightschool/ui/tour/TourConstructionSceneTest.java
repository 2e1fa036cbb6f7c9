package knightschool.ui.tour;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.ScrollEvent;
import javafx.stage.Stage;
import knightschool.drawing.Zoom;
import knightschool.drawing.board.BoardViewport;
import knightschool.drawing.tour.TourBoardLayout;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.TourConstructionSetup;
import knightschool.tour.TourEdge;
import knightschool.tour.construction.ConstructionSteps;
import knightschool.tour.construction.Join;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(OnScreen.class)
class TourConstructionSceneTest {
    private final UserSettings settings = UserSettings.forgotten();
    private Stage stage;
    private MainWindow window;
    private TourConstructionScene tours;

    @Start
    void open(Stage shared) {
        stage = new Stage();
        window = new MainWindow(settings, SceneRegistry.all());
        window.show(BuiltInSceneKinds.TOUR);
        tours = (TourConstructionScene) window.current().orElseThrow();
        stage.setScene(window.scene());
        stage.setWidth(1000);
        stage.setHeight(760);
        stage.show();
    }

    @Test
    void tourHasTheWholeSceneWhereTheRuleIsLeftOut(ScreenRobot robot) {
        untilShown("the boards are there", window::isSettled);
        double half = onFx(() -> robot.find("#joined-board").getLayoutBounds().getWidth());
        onFx(() -> {
            tours.hide(Set.of(TourConstructionSetup.RULE), Set.of());
            return null;
        });
        untilShown("the board is there", window::isSettled);
        assertTrue(onFx(() -> isHidden(robot.find("#rule-board"))));
        assertTrue(onFx(() -> robot.find("#joined-board").getLayoutBounds().getWidth()) > 1.8 * half);
    }

    private static boolean isHidden(Node node) {
        return !node.isVisible() || node.getParent() != null && isHidden(node.getParent());
    }

    @AfterEach
    void close() {
        onFx(() -> {
            window.close();
            stage.close();
            return null;
        });
    }

    private void settled() throws Exception {
        untilShown("nothing is under way", tours::isSettled);
    }

    private void ask(int columns, int rows, boolean closed) throws Exception {
        onFx(() -> {
            window.open(TourConstructionSetup.of(columns, rows, closed));
            return null;
        });
        settled();
    }

    /** Where squares get edges there is a rim at the left, and the words beside it break where the board ends. */
    @Test
    void wordsStayInTheirPaneWhereTheBoardGetsARim(ScreenRobot robot) throws Exception {
        ask(300, 299, false);
        robot.type(KeyCode.END);
        settled();
        ComparedTourPane pane = (ComparedTourPane) robot.find("#rule-board").getParent();
        for (int nearer = 0; nearer < 12 && onFx(() -> !pane.board().window().hasEdges()); nearer++) {
            robot.push(KeyCode.ADD);
            settled();
        }
        untilShown(
                "the words begin where the board does",
                () -> left(robot.find("#rule-words .text")) >= left(pane) + TourBoardLayout.LEFT);
        for (String id : List.of("joined", "rule")) {
            double end = onFx(() -> right(robot.find("#" + id + "-board")));
            assertTrue(onFx(() -> right(robot.find("#" + id + "-words .text"))) <= end, id);
        }
    }

    private static double left(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMinX();
    }

    private static double right(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMaxX();
    }

    @Test
    void keysGoThroughTheJoinsAndTheSentenceFollows(ScreenRobot robot) throws Exception {
        settled();
        assertEquals("step 0 of 6", robot.text("#tour-step"));
        assertTrue(robot.text("#joined-words").contains("Schwenk 1991"));
        robot.type(KeyCode.RIGHT);
        assertEquals("Divide: 4 blocks of 6 × 6. A tour of each is stored.", robot.text("#joined-words"));
        robot.type(KeyCode.RIGHT).type(KeyCode.RIGHT);
        assertTrue(robot.text("#joined-words").startsWith("Join 1 of 3: "));
        assertEquals("72 / 144", robot.text("#joined-count"));
        robot.type(KeyCode.END);
        assertEquals(
                "All 144 squares in one closed tour: 4 blocks, 3 joins, and no search.", robot.text("#joined-words"));
        robot.type(KeyCode.LEFT).type(KeyCode.HOME);
        assertEquals("step 0 of 6", robot.text("#tour-step"));
    }

    @Test
    void sliderAndButtonsGoToAStepAndSpacePlays(ScreenRobot robot) throws Exception {
        settled();
        onFx(() -> {
            robot.find("#tour-slider", Slider.class).setValue(4);
            return null;
        });
        assertEquals("step 4 of 6", robot.text("#tour-step"));
        robot.clickOn("#tour-step-back");
        assertEquals("step 3 of 6", robot.text("#tour-step"));
        robot.type(KeyCode.SPACE);
        untilShown("the last step is shown", () -> robot.text("#tour-step").equals("step 6 of 6"));
        assertFalse(tours.model().steps().playback().playingProperty().get());
    }

    @Test
    void boardWithoutATourIsExplainedAndTheOtherKindIsAskedForByAKey(ScreenRobot robot) throws Exception {
        ask(7, 7, true);
        assertTrue(robot.text("#joined-words").startsWith("There is no closed tour of 7 × 7: "));
        assertEquals("step 0 of 0", robot.text("#tour-step"));
        robot.type(KeyCode.C);
        settled();
        assertTrue(robot.text("#joined-words").contains("Cull and De Curtins 1978"));
        assertEquals("7 × 7", robot.text("#board-chooser"));
        assertEquals("7x7", settings.remembered("tour.board", ""));
    }

    @Test
    void toursThatALetterReplacedComeBackWithTheirStep(ScreenRobot robot) throws Exception {
        ask(14, 12, true);
        robot.type(KeyCode.RIGHT).type(KeyCode.RIGHT);
        String words = robot.text("#joined-words");
        TourConstructionSetup before = onFx(tours::now);
        robot.type(KeyCode.C);
        settled();
        assertEquals("14 × 12", robot.text("#board-chooser"));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(words, robot.text("#joined-words"));
        assertEquals("14 × 12 · closed", robot.text("#board-chooser"));
        assertEquals("14x12 closed", settings.remembered("tour.board", ""));
        assertEquals(before, onFx(tours::now));
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals("14 × 12", robot.text("#board-chooser"));
        assertEquals(TourConstructionSetup.of(14, 12, false), onFx(tours::now));
    }

    @Test
    void sizeIsChosenInTheCardAndRemembered(ScreenRobot robot) throws Exception {
        settled();
        robot.type(KeyCode.B);
        assertFalse(robot.find("#choice-open").isVisible());
        TextField columns = robot.find("#columns", Spinner.class).getEditor();
        untilShown(
                "what is typed takes the place of the columns",
                () -> columns.isFocused() && columns.getSelectedText().equals("12"));
        robot.type(KeyCode.DIGIT1, KeyCode.DIGIT0).clickOn("#choice-apply");
        settled();
        assertEquals("10 × 12 · closed", robot.text("#board-chooser"));
        assertEquals("10x12 closed", settings.remembered("tour.board", ""));
    }

    @Test
    void largeBoardIsPaintedAsAnImageAndItsWayIsSeenFromNear(ScreenRobot robot) throws Exception {
        ask(1000, 1000, true);
        TourBoardView board = robot.find("#joined-board", TourBoardView.class);
        assertFalse(board.window().hasEdges());
        assertEquals("1,000,000 squares", robot.text("#joined-count"));
        for (int i = 0; i < 12; i++) {
            robot.type(KeyCode.ADD);
        }
        settled();
        assertTrue(board.window().hasEdges());
        double left = board.window().geometry().left();
        robot.drag("#joined-board").dropBy(-50, 0);
        assertEquals(left - 50, board.window().geometry().left(), 2);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.LEFT);
        assertEquals(left + 14, board.window().geometry().left(), 2);
        robot.type(KeyCode.DIGIT0);
        settled();
        assertEquals(Zoom.WHOLE, tours.model().zoomProperty().get());
    }

    @ParameterizedTest
    @CsvSource({"14, 12", "8, 8", "3, 60", "31, 47", "60, 3"})
    void countEndsWhereItsBoardEnds(int columns, int rows, ScreenRobot robot) throws Exception {
        ask(columns, rows, false);
        for (String id : List.of("joined", "rule")) {
            TourBoardView board = robot.find("#" + id + "-board", TourBoardView.class);
            Label count = robot.find("#" + id + "-count", Label.class);
            double end = onFx(() -> count.localToScene(count.getWidth(), 0).getX());
            double edge =
                    onFx(() -> board.localToScene(board.window().right(), 0).getX());
            Label name = robot.find("#" + id + "-name", Label.class);
            double least = onFx(() -> name.localToScene(name.getWidth(), 0).getX()) + 8 + onFx(count::getWidth);
            assertEquals(Math.max(edge, least), end, 1, id);
        }
    }

    @Test
    void nextJoinIsBroughtIntoSightWhereAPersonHasGoneNear(ScreenRobot robot) throws Exception {
        ask(1000, 1000, true);
        TourBoardView board = robot.find("#joined-board", TourBoardView.class);
        while (!onFx(board::window).hasEdges()) {
            robot.type(KeyCode.ADD);
        }
        for (int back = 1; back <= 3; back++) {
            robot.type(KeyCode.LEFT);
            settled();
            ConstructionSteps assembly = tours.model().builtProperty().get().assembly();
            Join join = assembly.now(assembly.last() - back).orElseThrow();
            BoardViewport window = onFx(board::window);
            for (TourEdge edge : join.put()) {
                assertTrue(window.geometry().centreX(edge.from()) > TourBoardLayout.LEFT
                        && window.geometry().centreX(edge.from()) < window.right());
                assertTrue(window.geometry().centreY(edge.to()) > 0
                        && window.geometry().centreY(edge.to()) < window.bottom());
            }
        }
        assertTrue(robot.text("#joined-words").startsWith("Join 27,553 of 27,555: "), robot.text("#joined-words"));
    }

    @Test
    void boardOfTheLastTimeIsShownAgainHoweverLarge() throws Exception {
        ask(1000, 1000, true);
        assertEquals(TourConstructionSetup.of(1000, 1000, true), TourConstructionScene.first(settings));
    }

    /** The headless platform delivers no scroll events of its own. */
    @Test
    void wheelGoesNearerWhereThePointerIs(ScreenRobot robot) throws Exception {
        ask(300, 300, true);
        TourBoardView board = robot.find("#rule-board", TourBoardView.class);
        onFx(() -> {
            for (int i = 0; i < 12; i++) {
                Event.fireEvent(board, wheel(60, 50));
            }
            return null;
        });
        settled();
        assertTrue(board.window().hasEdges());
        assertTrue(board.window().endColumn() < 150 && board.window().endRow() < 150);
    }

    private static ScrollEvent wheel(double x, double y) {
        return new ScrollEvent(
                ScrollEvent.SCROLL,
                x,
                y,
                x,
                y,
                false,
                false,
                false,
                false,
                false,
                false,
                0,
                40,
                0,
                40,
                ScrollEvent.HorizontalTextScrollUnits.NONE,
                0,
                ScrollEvent.VerticalTextScrollUnits.NONE,
                0,
                0,
                null);
    }

    @Test
    void searchIsCancelledByAKey(ScreenRobot robot) throws Exception {
        onFx(() -> {
            window.open(TourConstructionSetup.of(4000, 4000, false));
            return null;
        });
        untilShown("the rule has begun", () -> tours.model().visited() > 0);
        robot.type(KeyCode.ESCAPE);
        settled();
        assertTrue(robot.text("#rule-words").startsWith("Cancelled after "), robot.text("#rule-words"));
        assertTrue(robot.text("#joined-words").startsWith("All 16,000,000 squares"));
    }
}
