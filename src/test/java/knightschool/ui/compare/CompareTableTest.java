package knightschool.ui.compare;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.drawing.SketchShape;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.Moment;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.choice.ChosenProblem;
import knightschool.ui.compare.model.prediction.PredictionRounds;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Journeys through the table of all domains. */
@ExtendWith(OnScreen.class)
class CompareTableTest extends CompareJourney {
    /** A board, a table, code and the rest are fewer nodes than one square's cells alone would be. */
    private static final int FEW_NODES = 12;

    /**
     * The legend's names of open and closed moves on a board, apart from those of candidates, which say what a score
     * counts.
     */
    private static final Set<String> MOVES_ON_BOARD = Set.of("Closed earlier", "Closed by this step", "Open again");

    @Start
    void open(Stage stage) {
        show(stage);
    }

    @Test
    void keyShowsTheDomainOfEverySquareInEveryPaneAndHidesThemAgain(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        assertEquals(0, tables(robot).size());
        robot.type(KeyCode.O);
        untilShown("a table is in each pane", () -> tables(robot).size() == 2);
        for (BoardCanvas table : tables(robot)) {
            List<String> labels = labels(table);
            FIVE.playable().forEach(square -> assertTrue(labels.contains(SquareNames.name(FIVE, square))));
        }
        assertTrue(onFx(scene::now).shows(DisplayOption.DOMAINS));
        robot.clickOn("#all-domains");
        untilShown("no table is there", () -> tables(robot).isEmpty());
        assertFalse(onFx(scene::now).shows(DisplayOption.DOMAINS));
    }

    /** The open moves go with their rows in the legend, and come back with the key or without the table. */
    @Test
    void tableStandsInsteadOfTheOpenMovesOnTheBoard(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        Node button = robot.find("#table-alone");
        assertFalse(onFx(button::isVisible), "only a table can stand instead of them");
        robot.push(KeyCode.SHIFT, KeyCode.O);
        assertFalse(onFx(scene::now).shows(CompareDisplayOptions.TABLE_ALONE));
        robot.type(KeyCode.O);
        untilShown("a table is in each pane", () -> tables(robot).size() == 2);
        int shapes = shapes(robot);
        assertTrue(areMovesOnBoard());
        robot.push(KeyCode.SHIFT, KeyCode.O);
        untilShown("no open move is in the legend", () -> !areMovesOnBoard());
        untilShown("no open move is on the board", () -> shapes(robot) < shapes);
        assertTrue(names().contains("How many are open"));
        CompareSetup setup = onFx(scene::now);
        assertTrue(setup.shows(CompareDisplayOptions.TABLE_ALONE));
        robot.type(KeyCode.O);
        untilShown("the open moves are there without the table", () -> areMovesOnBoard());
        open(setup);
        untilShown("the set-up has the table alone", () -> tables(robot).size() == 2 && !areMovesOnBoard());
        restart();
        untilShown("so has the next run of the program", () -> tables(robot).size() == 2 && !areMovesOnBoard());
        robot.clickOn("#table-alone");
        untilShown("the open moves are there again", () -> areMovesOnBoard());
    }

    /** Without room for the table the open moves would be nowhere. */
    @Test
    void paneWithoutRoomForTheTableKeepsTheOpenMovesOnItsBoard(ScreenRobot robot) {
        open(CompareSetup.of(FIVE)
                .withSolvers(Algorithms.all().stream()
                        .limit(CompareSetup.MOST_PANES)
                        .map(ConfiguredAlgorithm::of)
                        .toList())
                .showing(DisplayOption.DOMAINS, true)
                .showing(CompareDisplayOptions.TABLE_ALONE, true)
                .at(Optional.of(new Moment.Step(9))));
        step(9);
        untilShown(
                "the panes have no room for the table",
                () -> visible(robot, ".why-text").stream()
                        .allMatch(words -> words.contains("no room here for the table")));
        untilShown("the open moves are on the boards", this::areMovesOnBoard);
        assertEquals(0, tables(robot).size());
    }

    /** The next square of Warnsdorff's rule is worked out from the open moves, which the table would count. */
    @Test
    void openMovesAreOnTheBoardWhileAQuestionHoldsTheTableBack(ScreenRobot robot) {
        openFive("warnsdorff");
        robot.type(KeyCode.O);
        robot.push(KeyCode.SHIFT, KeyCode.O);
        untilShown("open moves are in the table alone", () -> tables(robot).size() == 1 && !areMovesOnBoard());
        seek(1);
        robot.push(KeyCode.SHIFT, KeyCode.F3);
        PredictionRounds rounds = model.predictions().rounds();
        untilShown("a question stands", () -> rounds.isAsking() && model.isSettled());
        assertInstanceOf(
                PredictionQuestion.NextSquare.class,
                onFx(() -> rounds.roundProperty().get()).orElseThrow().question());
        untilShown("the table is held back", () -> tables(robot).isEmpty());
        untilShown("open moves are on the board", this::areMovesOnBoard);
        onFx(() -> rounds.answer(1));
        untilShown("open moves are in the table alone", () -> tables(robot).size() == 1 && !areMovesOnBoard());
    }

    private boolean areMovesOnBoard() {
        return onFx(scene::signs).stream()
                .filter(entry -> !entry.where().startsWith("in the table"))
                .map(LegendEntry::name)
                .anyMatch(MOVES_ON_BOARD::contains);
    }

    private static int shapes(ScreenRobot robot) {
        BoardCanvas board = (BoardCanvas) robot.find("#pane-backtracking > .board-canvas");
        return onFx(board::sketch).shapes().size();
    }

    @Test
    void rowAndSquareArePointedAtTogetherInEveryPane(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        robot.type(KeyCode.O);
        untilShown("a table is in each pane", () -> tables(robot).size() == 2);
        robot.moveTo(onScreen(tables(robot).getLast(), "a4"));
        untilShown("a4 is pointed at", () -> model.pointer().squareProperty().get() == onFive("a4"));
        for (BoardCanvas canvas : robot.findAll(BoardCanvas.class, ScreenRobot::isSeen)) {
            assertEquals(onFive("a4"), canvas.pointedProperty().get());
        }
        assertTrue(
                tables(robot).getFirst().getAccessibleText().startsWith("Backtracking: table, a4, 0 of 3 moves open"));
        robot.clickOn(onScreen(tables(robot).getFirst(), "d2"));
        robot.moveTo("#step");
        untilShown("d2 stays", () -> model.pointer().squareProperty().get() == onFive("d2"));
    }

    @Test
    void legendSaysWhatIsInTheTable(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        assertFalse(names().contains("How many are open"));
        robot.type(KeyCode.O);
        untilShown("the table is in the legend", () -> names().contains("How many are open"));
        assertTrue(onFx(scene::signs).stream()
                .filter(entry -> entry.where().startsWith("in the table"))
                .map(LegendEntry::name)
                .toList()
                .containsAll(List.of("Open move", "Changed by this step", "Off the board", "How many are open")));
    }

    private List<String> names() {
        return onFx(scene::signs).stream().map(LegendEntry::name).toList();
    }

    /** Forward checking took c5 back at step 19: its cell is open, but was tried; so it is in the row and the table. */
    @Test
    void moveThatWasTakenBackIsSaidToBeTried(ScreenRobot robot) {
        openFive("forward-checking", "backtracking");
        int head = onFx(
                () -> model.snapshotProperty().get().frames().getFirst().path().head());
        Node cells = robot.findAll(".domain-row").getFirst();
        assertTrue(onFx(() -> spoken(cells)).contains("c5 open, tried already"), () -> onFx(() -> spoken(cells)));
        assertTrue(names().contains("Tried, or closed"), () -> names().toString());
        robot.type(KeyCode.O);
        untilShown("a table is in each pane", () -> tables(robot).size() == 2);
        assertEquals(List.of("in the table: crossed out"), whereTriedIs());
        robot.moveTo(onScreen(tables(robot).getFirst(), SquareNames.name(FIVE, head)));
        untilShown("it is pointed at", () -> model.pointer().squareProperty().get() == head);
        assertTrue(onFx(() -> tables(robot).getFirst().getAccessibleText()).contains("c5 open, tried already"));
    }

    private static String spoken(Node row) {
        return ((Parent) row)
                .getChildrenUnmodifiable().stream()
                        .map(node -> String.valueOf(node.getAccessibleText()))
                        .collect(Collectors.joining(" "));
    }

    private List<String> whereTriedIs() {
        return onFx(scene::signs).stream()
                .filter(entry -> entry.name().equals("Tried from here already"))
                .map(LegendEntry::where)
                .toList();
    }

    @Test
    void closedCellLeadsToTheStepThatClosedIt(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        robot.type(KeyCode.O);
        untilShown("a table is in each pane", () -> tables(robot).size() == 2);
        robot.clickOn(onScreen(tables(robot).getFirst(), "7"));
        untilShown("an earlier step is shown", () -> model.stepProperty().get() < 19 && model.isSettled());
        assertEquals(
                7, model.snapshotProperty().get().frames().getFirst().path().length());
    }

    @Test
    void boardThatIsTakenBackComesWithItsTable(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        robot.type(KeyCode.O);
        untilShown("a table is in each pane", () -> tables(robot).size() == 2);
        onFx(() -> {
            scene.compare(ChosenProblem.of(CompareScene.BOARD, Board.full(6, 5)));
            return null;
        });
        settled();
        assertTrue(onFx(scene::now).shows(DisplayOption.DOMAINS), "another board has a table, too");
        robot.type(KeyCode.O);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("the board is back", () -> model.problem().board().equals(FIVE));
        assertTrue(onFx(scene::now).shows(DisplayOption.DOMAINS));
        untilShown("and its tables", () -> tables(robot).size() == 2);
    }

    @Test
    void panesTooSmallForATableSaySo(ScreenRobot robot) {
        open(CompareSetup.of(Board.full(8, 8))
                .withSolvers(Algorithms.all().stream()
                        .limit(CompareSetup.MOST_PANES)
                        .map(ConfiguredAlgorithm::of)
                        .toList())
                .showing(DisplayOption.DOMAINS, true));
        settled();
        untilShown(
                "the panes say so",
                () -> visible(robot, ".why-text").stream()
                        .allMatch(words -> words.contains("no room here for the table")));
        assertEquals(0, tables(robot).size());
    }

    @Test
    void setUpComesBackWithTheTableAndWithout(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        CompareSetup without = onFx(scene::now);
        open(without.showing(DisplayOption.DOMAINS, true));
        untilShown("a table is in each pane", () -> tables(robot).size() == 2);
        assertEquals(without.showing(DisplayOption.DOMAINS, true), onFx(scene::now));
        open(without);
        untilShown("no table is there", () -> tables(robot).isEmpty());
    }

    @Test
    void boardThatIsTooLargeShowsTheSquaresOfTheStepAndSaysSo(ScreenRobot robot) {
        open(CompareSetup.of(Board.full(16, 16))
                .showing(DisplayOption.DOMAINS, true)
                .at(Optional.of(new Moment.Step(30))));
        step(30);
        untilShown("tables are there", () -> tables(robot).size() == 3);
        assertEquals(3, visible(robot, ".domain-note").size());
        int head = model.snapshotProperty().get().frames().getFirst().path().head();
        assertTrue(labels(tables(robot).getFirst())
                .contains(SquareNames.name(model.problem().board(), head)));
    }

    @Test
    void tableIsOneCanvasHoweverManySquaresItHas(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        robot.type(KeyCode.O);
        untilShown("a table is in each pane", () -> tables(robot).size() == 2);
        assertTrue(nodes(robot.findAll(".domain-table").getFirst()) <= FEW_NODES);
    }

    private static int nodes(Node node) {
        return node instanceof Parent parent
                ? 1
                        + parent.getChildrenUnmodifiable().stream()
                                .mapToInt(CompareTableTest::nodes)
                                .sum()
                : 1;
    }

    private static List<BoardCanvas> tables(ScreenRobot robot) {
        return robot.findAll(".domain-table .board-canvas", BoardCanvas.class).stream()
                .filter(ScreenRobot::isSeen)
                .toList();
    }

    private static List<String> labels(BoardCanvas table) {
        return onFx(table::sketch).shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(shape -> ((SketchShape.Label) shape).text())
                .toList();
    }

    private static Point2D onScreen(BoardCanvas table, String name) {
        SketchShape.Label label = onFx(table::sketch).shapes().stream()
                .filter(shape ->
                        shape instanceof SketchShape.Label words && words.text().equals(name))
                .map(SketchShape.Label.class::cast)
                .findFirst()
                .orElseThrow();
        return onFx(() -> table.localToScreen(label.x(), label.y() - 3));
    }
}
