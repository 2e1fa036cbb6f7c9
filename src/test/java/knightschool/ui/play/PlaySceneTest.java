package knightschool.ui.play;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.SquareNames;
import knightschool.play.Game;
import knightschool.play.Goal;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.WinnabilityDecider;
import knightschool.setup.AnswerPolicy;
import knightschool.setup.BoardSource;
import knightschool.setup.CompareSetup;
import knightschool.setup.PlaySetup;
import knightschool.setup.SceneKind;
import knightschool.setup.SetupText;
import knightschool.ui.SceneRegistry;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.BoardWords;
import knightschool.ui.robot.MouseEvents;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** Games as a person plays them: by mouse, by keyboard alone, lost and won, saved and opened again. */
@ExtendWith(OnScreen.class)
class PlaySceneTest {
    private static final Board SMALL = Board.full(3, 4);

    private MainWindow window;
    private ShownWindow shown;
    private PlayScene scene;

    @Start
    void open(Stage shared) {
        window = new MainWindow(Settings.forgotten(), SceneRegistry.all());
        window.show(SceneKind.PLAY);
        scene = (PlayScene) window.current().orElseThrow();
        shown = new ShownWindow(window);
    }

    @AfterEach
    void close() {
        shown.close();
    }

    private void begin(Board board) {
        onFx(() -> {
            scene.model().begin(board);
            return null;
        });
    }

    private Game game() {
        return onFx(() -> scene.model().game());
    }

    private void until(String what, java.util.function.BooleanSupplier holds) {
        Eventually.until(what, () -> onFx(holds::getAsBoolean));
    }

    private Point2D at(FxRobot robot, int square) {
        BoardCanvas canvas = robot.lookup("#play-board").queryAs(BoardCanvas.class);
        return ShownWindow.at(canvas, game().board(), SquareNames.name(game().board(), square));
    }

    private static List<Integer> tour(Game game) {
        List<Integer> squares = new ArrayList<>(game.path());
        squares.addAll(((CanBeWon) WinnabilityDecider.decide(game, () -> {})).completion());
        return squares;
    }

    private static Game begun(Board board) {
        return Game.begin(board, Goal.OPEN_TOUR).moved(0);
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    @Test
    void tourIsFinishedByMouse(FxRobot robot) {
        begin(Board.full(5, 5));
        for (int square : tour(begun(Board.full(5, 5)))) {
            robot.clickOn(at(robot, square));
        }
        assertTrue(game().isFinished());
        assertEquals("An open tour", text(robot, "#play-verdict"));
        assertEquals("25", text(robot, "#play-visited"));
    }

    @Test
    void tourIsFinishedByKeyboardAlone(FxRobot robot) {
        begin(SMALL);
        robot.push(KeyCode.HOME);
        List<Integer> tour = tour(begun(SMALL));
        robot.push(KeyCode.RIGHT);
        BoardCanvas canvas = robot.lookup("#play-board").queryAs(BoardCanvas.class);
        until("the first square is pointed at", () -> canvas.pointedProperty().get() == 0);
        robot.push(KeyCode.ENTER);
        for (int square : tour.subList(1, tour.size())) {
            int number = game().candidates().stream()
                            .map(candidate -> candidate.square())
                            .toList()
                            .indexOf(square)
                    + 1;
            robot.push(KeyCode.valueOf("DIGIT" + number));
        }
        assertTrue(game().isFinished());
    }

    @Test
    void knightIsDraggedToItsNextSquare(FxRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 0));
        int next = game().candidates().getFirst().square();
        robot.drag(at(robot, 0), MouseButton.PRIMARY).dropTo(at(robot, next));
        assertEquals(List.of(0, next), game().path());
    }

    @Test
    void lostGameIsTakenBackToTheLastWinnablePositionAndWon(FxRobot robot) {
        begin(Board.full(4, 5));
        int lost = lose(robot);
        robot.push(KeyCode.W);
        until(
                "it is said to be lost",
                () -> robot.lookup("#play-verdict")
                        .queryAs(Label.class)
                        .getText()
                        .equals("No"));
        until(
                "the way back is offered",
                () -> robot.lookup("#play-last-winnable").query().isVisible());
        robot.clickOn("#play-last-winnable");
        assertEquals(lost - 1, game().length());
        for (int square : tour(game()).subList(lost - 1, 20)) {
            robot.clickOn(at(robot, square));
        }
        assertTrue(game().isFinished());
    }

    /** Plays along a tour, by clicks, until a move loses; its number. */
    private int lose(FxRobot robot) {
        List<Integer> tour = tour(begun(Board.full(4, 5)));
        robot.clickOn(at(robot, tour.getFirst()));
        for (int number = 2; ; number++) {
            Game now = game();
            for (var candidate : now.candidates()) {
                if (WinnabilityDecider.decide(now.moved(candidate.square()), () -> {})
                        .cannotBeWon()) {
                    robot.clickOn(at(robot, candidate.square()));
                    return number;
                }
            }
            robot.clickOn(at(robot, tour.get(number - 1)));
        }
    }

    @Test
    void answerAndHintsComeWhenAskedAndGoWithTheNextMove(FxRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 0));
        assertEquals("", text(robot, "#play-verdict"));
        robot.clickOn("#play-ask");
        until("it can be won", () -> text(robot, "#play-verdict").equals("Yes"));
        robot.push(KeyCode.H).push(KeyCode.H);
        until(
                "the second hint is read",
                () -> robot.lookup("#hint-2").query().getPseudoClassStates().stream()
                        .anyMatch(state -> state.getPseudoClassName().equals("open")));
        robot.clickOn(at(robot, game().candidates().getFirst().square()));
        until(
                "the hint is gone",
                () -> robot.lookup("#hint-2").query().getPseudoClassStates().stream()
                        .noneMatch(state -> state.getPseudoClassName().equals("open")));
        assertEquals("", text(robot, "#play-verdict"));
    }

    @Test
    void stripLeadsBackToAnyMove(FxRobot robot) {
        begin(Board.full(5, 5));
        for (int square : tour(begun(Board.full(5, 5))).subList(0, 10)) {
            robot.clickOn(at(robot, square));
        }
        Node strip = robot.lookup("#game-strip").query();
        var bounds = onFx(() -> strip.localToScreen(strip.getBoundsInLocal()));
        robot.clickOn(bounds.getMinX() + 20, bounds.getCenterY());
        assertEquals(1, game().length());
        robot.push(KeyCode.END);
        assertEquals(10, game().length());
    }

    @Test
    void newGameAfterALostOneBreaksNothing(FxRobot robot) {
        List<Throwable> broken = new CopyOnWriteArrayList<>();
        onFx(() -> {
            Thread.currentThread().setUncaughtExceptionHandler((_, thrown) -> broken.add(thrown));
            return null;
        });
        begin(Board.full(4, 5));
        lose(robot);
        robot.push(KeyCode.W);
        until("it is said to be lost", () -> text(robot, "#play-verdict").equals("No"));
        until(
                "where it was lost is known",
                () -> robot.lookup("#play-last-winnable").query().isVisible());
        robot.push(KeyCode.R);
        begin(SMALL);
        assertEquals(List.of(), broken);
    }

    @Test
    void numbersMoveTheKnightWhileACheckBoxHasTheFocus(FxRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 12));
        robot.clickOn("#play-exits");
        robot.push(KeyCode.DIGIT1);
        assertEquals(2, game().length());
    }

    @Test
    void draggedKnightPassesOverSquaresThatItCouldGoTo(FxRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 0));
        robot.drag(at(robot, 0), MouseButton.PRIMARY).moveTo(at(robot, 11)).moveTo(at(robot, 7));
        assertEquals(List.of(0), game().path());
        robot.drop();
        assertEquals(List.of(0, 7), game().path());
    }

    @Test
    void knightLetGoWhereItCannotGoStaysAndWhyIsSaid(FxRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 0));
        robot.drag(at(robot, 0), MouseButton.PRIMARY).dropTo(at(robot, 12));
        assertEquals(List.of(0), game().path());
        assertEquals(
                PlayWords.refusal(game(), 12),
                onFx(() -> scene.model().refusalProperty().get()));
    }

    @Test
    void squareThatArrowsReachIsMarkedAfterTheMouseWasUsed(FxRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 12));
        BoardCanvas canvas = robot.lookup("#play-board").queryAs(BoardCanvas.class);
        assertEquals(Board.NONE, onFx(canvas::keyboardSquare));
        robot.push(KeyCode.LEFT);
        assertEquals(11, onFx(canvas::keyboardSquare));
        robot.moveTo(at(robot, 3));
        assertEquals(Board.NONE, onFx(canvas::keyboardSquare));
    }

    @Test
    void keyOfTheComparisonReachesItFromASquarePointedAt(FxRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 12));
        robot.push(KeyCode.LEFT);
        robot.press(KeyCode.CONTROL).push(KeyCode.ENTER).release(KeyCode.CONTROL);
        until("the comparison is there", () -> window.now().orElseThrow() instanceof CompareSetup);
    }

    @Test
    void openHintIsAsHighAsItsWords(FxRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 12));
        robot.clickOn("#hint-3");
        until("the hint is read", () -> !words(robot).getText().isEmpty());
        assertTrue(onFx(() -> below(robot, words(robot))) < 20);
    }

    private static Label words(FxRobot robot) {
        return robot.lookup("#hint-3 .hint-words").queryAs(Label.class);
    }

    /** How much of the hint is below its words. */
    private static double below(FxRobot robot, Label words) {
        Node row = robot.lookup("#hint-3").query();
        return row.localToScene(row.getBoundsInLocal()).getMaxY()
                - words.localToScene(words.getBoundsInLocal()).getMaxY();
    }

    @Test
    void hintsAreNotShownWhereNothingIsTold(FxRobot robot) {
        assertTrue(onFx(() -> robot.lookup("#hint-1").query().getParent().isVisible()));
        onFx(() -> {
            window.open(scene.model().now().answering(AnswerPolicy.NEVER));
            return null;
        });
        assertFalse(onFx(() -> robot.lookup("#hint-1").query().getParent().isVisible()));
    }

    @Test
    void whatToDoIsNotCutInANarrowWindow(FxRobot robot) {
        Label question = robot.lookup("#play-question").queryAs(Label.class);
        assertEquals(PlayWords.BEGIN, question.getText());
        assertEquals(
                PlayWords.BEGIN,
                onFx(() -> ((Text) question.lookup(".text")).getText()).replace("\n", " "));
    }

    @Test
    void longReasonWhyAGameIsLostCoversNothingInANarrowWindow(FxRobot robot) {
        onFx(() -> {
            Board holes = BoardText.parse("K...#..\n..##...\n.......\n#..#..#\n.....#.\n##.....");
            window.open(scene.model().now().on(holes).withPath(List.of(0, 15, 2, 17, 32, 37), 6));
            return null;
        });
        robot.push(KeyCode.W);
        until("the reason is known", () -> robot.lookup("#loss-5").tryQuery().isPresent());
        until("it covers nothing", () -> {
            Bounds lost = bounds(robot, "#loss-5");
            Bounds save = bounds(robot, "#play-save-tour");
            return bounds(robot, "#play-last-winnable").getMaxY()
                            <= bounds(robot, "#loss-4").getMinY()
                    && save.getMinY() >= lost.getMaxY()
                    && save.getMaxX() <= lost.getMaxX()
                    && save.getMaxY() <= bounds(robot, "#play-undo").getMinY();
        });
    }

    private static Bounds bounds(FxRobot robot, String id) {
        Node node = robot.lookup(id).query();
        return node.localToScene(node.getBoundsInLocal());
    }

    @Test
    void goalNamesTheSquareOnWhichATourHasToEnd(FxRobot robot) {
        ToggleButton goal = robot.lookup("#play-open").queryAs(ToggleButton.class);
        begin(SMALL);
        assertEquals("Open tour", onFx(goal::getText));
        begin(SMALL.withEnd(2));
        assertEquals("End on c4", onFx(goal::getText));
    }

    @Test
    void stripFitsBesideAText(FxRobot robot) {
        Region strip = (Region) robot.lookup("#game-strip").query().getParent();
        assertTrue(onFx(() -> strip.minWidth(-1)) < 400);
    }

    @Test
    void colourCountMovesNothingBelowIt(FxRobot robot) {
        double before = onFx(
                () -> robot.lookup("#play-policy").query().localToScene(0, 0).getY());
        robot.push(KeyCode.K);
        until("the colours are counted", () -> text(robot, "#play-colours").equals("32 light, 32 dark left"));
        double after = onFx(
                () -> robot.lookup("#play-policy").query().localToScene(0, 0).getY());
        assertEquals(before, after);
    }

    @Test
    void startIsComparedOnTheSameBoard(FxRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 12));
        robot.push(KeyCode.CONTROL, KeyCode.ENTER);
        until("the comparison is there", () -> window.now().orElseThrow() instanceof CompareSetup);
        CompareSetup compared = (CompareSetup) onFx(() -> window.now().orElseThrow());
        assertEquals(Board.full(5, 5), compared.board());
        assertEquals(12, compared.startSquare());
        robot.push(KeyCode.ALT, KeyCode.LEFT);
        until("the game is back", () -> window.now().orElseThrow() instanceof PlaySetup);
        assertEquals(List.of(12), game().path());
    }

    @Test
    void gameIsSavedOpenedAndReplayed(FxRobot robot, @TempDir Path folder) throws Exception {
        begin(Board.full(5, 5));
        List<Integer> tour = tour(begun(Board.full(5, 5)));
        for (int square : tour.subList(0, 12)) {
            robot.clickOn(at(robot, square));
        }
        robot.push(KeyCode.BACK_SPACE).push(KeyCode.BACK_SPACE);
        Path file = folder.resolve("game.setup");
        SetupText.write(file, onFx(() -> window.now().orElseThrow()));
        begin(SMALL);
        onFx(() -> {
            window.open(SetupText.read(file));
            return null;
        });
        assertEquals(tour.subList(0, 10), game().path());
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(tour.subList(0, 12), game().path());
        assertTrue(Files.readString(file).contains("moment: step 9"));
    }

    /** A game on 4 × 5 that its last move has lost. */
    private void lost() {
        onFx(() -> {
            PlaySetup setup = PlaySetup.of(BoardSource.of(Board.full(4, 5)));
            List<Integer> path = new ArrayList<>(List.of(0));
            Game game = begun(Board.full(4, 5));
            while (!WinnabilityDecider.decide(game, () -> {}).cannotBeWon()) {
                Game now = game;
                int next = now.candidates().stream()
                        .map(candidate -> candidate.square())
                        .filter(square -> WinnabilityDecider.decide(now.moved(square), () -> {})
                                .cannotBeWon())
                        .findFirst()
                        .orElse(now.candidates().getFirst().square());
                path.add(next);
                game = now.moved(next);
            }
            window.open(setup.withPath(path, path.size()));
            return null;
        });
    }

    @Test
    void hintInALostGameNamesTheWayBackAndWhatIsKnownIsToldThere(FxRobot robot) {
        lost();
        onFx(() -> {
            window.run("play.hint");
            return null;
        });
        until("it is said to be lost", () -> text(robot, "#play-verdict").equals("No"));
        until(
                "the way back is offered",
                () -> robot.lookup("#play-last-winnable").query().isVisible());
        onFx(() -> {
            window.run("play.hint");
            return null;
        });
        assertTrue(onFx(() -> scene.model().refusalProperty().get())
                .startsWith("This game is lost: no hint helps here. L goes back to move "));
        onFx(() -> {
            window.run("play.last-winnable");
            return null;
        });
        until("what is known there is told", () -> text(robot, "#play-verdict").equals("Yes"));
    }

    @Test
    void sizeIsTypedAsAWordInTheFieldOfTheColumns(FxRobot robot) {
        robot.push(KeyCode.B).write("3x10").push(KeyCode.ENTER);
        until("the board is there", () -> game().board().equals(Board.full(3, 10)));
    }

    @Test
    void knightLetGoOutsideOfTheBoardStaysAndWhyIsSaid(FxRobot robot) {
        begin(Board.full(5, 5));
        onFx(() -> {
            scene.model().choose(0);
            return null;
        });
        BoardCanvas canvas = robot.lookup("#play-board").queryAs(BoardCanvas.class);
        Eventually.untilDrawn();
        String said = onFx(() -> {
            Point2D knight = canvas.localToScene(
                    canvas.geometry().centreX(0), canvas.geometry().centreY(0));
            MouseEvents.fire(canvas, MouseEvent.MOUSE_PRESSED, knight.getX(), knight.getY());
            MouseEvents.fire(canvas, MouseEvent.MOUSE_DRAGGED, -50, -50);
            MouseEvents.fire(canvas, MouseEvent.MOUSE_RELEASED, -50, -50);
            return scene.model().refusalProperty().get();
        });
        assertEquals(List.of(0), game().path());
        assertEquals(BoardWords.OUTSIDE, said);
    }
}
