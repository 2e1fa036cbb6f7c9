package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.BoardGeometry;
import knightschool.graph.Dictionary;
import knightschool.setup.EditorSetup;
import knightschool.setup.LessonsSetup;
import knightschool.setup.SlideSetup;
import knightschool.setup.WalkSetup;
import knightschool.ui.board.BoardCanvas;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/** Every kind of quiz as a student meets it: wrong, hinted, right, and shown; on the examples of the author's guide. */
class QuizJourneyTest extends QuizJourney {
    private static final String FENCE = "````";

    /** In the middle of an edge another one crosses it. */
    private static final double AWAY_FROM_CROSSINGS = 0.3;

    @TempDir
    private Path folder;

    @Test
    void choiceIsAnsweredByAClick(FxRobot robot) throws IOException {
        example("## Colours");
        choose(robot, "dark");
        said("Not yet", "After two moves it is back on dark. And after seven?");
        help(robot, "A hint", "What does one move do to the colour?");
        choose(robot, "light");
        said("Right!", "Each move changes the colour. An odd number of changes ends on the other one.");
        assertFalse(onFx(() -> node("#quiz-help").isVisible()), "there is nothing left to show");
    }

    @Test
    void engineSaysWhatStandsInBracesOfAQuestion(FxRobot robot) throws IOException {
        example("## Asked of the engine");
        untilShown(
                "the question is read",
                () -> text(".ask").equals("The 5 × 5 board has 25 squares. How many edges has its graph?"));
        assertEquals(
                List.of("24", "48", "96"),
                onFx(() -> robot.lookup(".answer").queryAllAs(Labeled.class).stream()
                        .map(Labeled::getText)
                        .toList()));
        choose(robot, "96");
        said("Not yet", "That is the sum of all degrees. Each edge was counted twice.");
        help(robot, "A hint", "24 edges has the graph of 4 × 4.");
        choose(robot, "48");
        said("Right!", "The degrees add up to 96, and half of that is 48.");
        showAgain();
        said("Right!", "The degrees add up to 96, and half of that is 48.");
    }

    @Test
    void wrongNumberMayBeNamedByWhatTheEngineSays(FxRobot robot) throws IOException {
        slide(
                "## One number",
                "scene: board\nboard: 5x5\n",
                "ask: How many edges?\nkind: number\nright: edges 5x5\n"
                        + "wrong: {\"{{degree-sum 5x5}}\": \"{{degree-sum 5x5}} ends are no edges.\"}\n");
        robot.clickOn(".text-field").write("96\n");
        said("Not yet", "96 ends are no edges.");
    }

    @Test
    void wordsOfTheDictionaryInAQuestionFollowTheClass(FxRobot robot) throws IOException {
        slide(
                "## A ring",
                "scene: board\nboard: 5x5\n",
                "ask: Every {{word circuit}} is even. It never has ___ steps.\nkind: blank\nanswers: [five, six]\n"
                        + "right: five\nhints: [\"A {{word circuit}} comes home.\"]\n");
        help(robot, "A hint", "A circuit comes home.");
        robot.interact(() -> window.settings().dictionaryProperty().set(Dictionary.BOOKS));
        said("A hint", "A cycle comes home.");
    }

    @Test
    void solutionIsRememberedAsShownAndNotAsFound(FxRobot robot) throws IOException {
        example("## Colours");
        help(robot, "A hint", "What does one move do to the colour?");
        help(
                robot,
                "The solution",
                "light. Each move changes the colour. An odd number of changes ends on the other one.");
        choose(robot, "light");
        said("Right!", "Each move changes the colour. An odd number of changes ends on the other one.");
        showAgain();
        said("The solution", "light. Each move changes the colour. An odd number of changes ends on the other one.");
    }

    @Test
    void answerIsStillThereWhenTheSlideIsShownAgain(FxRobot robot) throws IOException {
        example("## Colours");
        choose(robot, "light");
        said("Right!", "Each move changes the colour. An odd number of changes ends on the other one.");
        showAgain();
        said("Right!", "Each move changes the colour. An odd number of changes ends on the other one.");
    }

    @Test
    void choicesAreChecked(FxRobot robot) throws IOException {
        example("## Odd boards");
        choose(robot, "5 × 7");
        check(robot);
        said("Not yet", "1 of the 2 answers are found.");
        choose(robot, "7 × 7");
        check(robot);
        said("Right!", "Odd times odd is odd, so one colour has a square more than the other.");
    }

    @Test
    void numberIsWrittenAndTheFactsAreShownOnlyAfterwards(FxRobot robot) throws IOException {
        example("## Half of them");
        assertFalse(onFx(() -> node(".facts").isVisible()), "24 edges stand beside the graph");
        double before = top("#quiz-help");
        robot.clickOn(".text-field").write("48\n");
        said("Not yet", "Each edge was counted at both of its ends.");
        help(robot, "A hint", "How many ends has an edge?");
        help(robot, "A hint", "The sum counts every edge twice.");
        assertFalse(onFx(() -> node(".facts").isVisible()), "a hint is no answer");
        robot.clickOn(".text-field")
                .push(KeyCode.END)
                .type(KeyCode.BACK_SPACE, 2)
                .write("24\n");
        said("Right!", "Each edge is counted twice, so the sum is halved.");
        assertTrue(onFx(() -> node(".facts").isVisible()));
        assertEquals(before, top("#quiz-help"), "nothing has moved");
    }

    @Test
    void factsAreShownWithTheSolutionToo(FxRobot robot) throws IOException {
        example("## Half of them");
        help(robot, "A hint", "How many ends has an edge?");
        help(robot, "A hint", "The sum counts every edge twice.");
        help(robot, "The solution", "24. Each edge is counted twice, so the sum is halved.");
        assertTrue(onFx(() -> node(".facts").isVisible()));
    }

    @Test
    void blankIsTyped(FxRobot robot) throws IOException {
        example("## A word\n");
        robot.clickOn("#blank").write("large\n");
        said("Not yet", "\"large\" does not fit here.");
        help(robot, "A hint", "It begins with c.");
        robot.clickOn("#blank").push(KeyCode.END).type(KeyCode.BACK_SPACE, 5).write("connected\n");
        said("Right!", "");
    }

    @Test
    void blankIsPicked(FxRobot robot) throws IOException {
        example("## A word to pick");
        choose(robot, "path");
        said("Not yet", "A path visits no vertex twice. That is more.");
        help(robot, "The solution", "A walk that uses no edge twice is a trail.");
        choose(robot, "trail");
        assertEquals("trail", text("#blank"));
        said("Right!", "");
    }

    @Test
    void squaresAreClicked(FxRobot robot) throws IOException {
        example("## Corners");
        click(robot, "#board", "a1", "b1");
        check(robot);
        said("Not yet", "b1 has 3 neighbours, not 2. 1 of the 4 squares are found, and 1 does not belong there.");
        help(robot, "A hint", "Look at the rim.");
        click(robot, "#board", "b1", "a5", "e1", "e5");
        check(robot);
        said("Right!", "Only in a corner do six of the eight moves lead off the board.");
    }

    @Test
    void squaresThatWereNotCheckedAreStillThereWhenTheSlideIsShownAgain(FxRobot robot) throws IOException {
        example("## Corners");
        click(robot, "#board", "a1", "a5");
        turnAwayAndBack(robot);
        click(robot, "#board", "e1", "e5");
        check(robot);
        said("Right!", "Only in a corner do six of the eight moves lead off the board.");
    }

    @Test
    void edgesThatWereNotCheckedAreStillThereWhenTheSlideIsShownAgain(FxRobot robot) throws IOException {
        example("## The edges of a corner");
        click(robot, "#graph-board", "a1", "b3");
        turnAwayAndBack(robot);
        click(robot, "#graph-board", "a1", "c2");
        check(robot);
        said("Right!", "Its degree is 2.");
    }

    @Test
    void squarePickedOnASearchIsStillThereWhenTheSlideIsShownAgain(FxRobot robot) throws IOException {
        slide(
                "## The corner",
                "scene: compare\nboard: 5x5\npanes: [backtracking]\nshow: [path]\ncontrols: [player]\n",
                "ask: Click the lower left corner.\nkind: squares\nright: a1\n");
        click(robot, "#pane-backtracking .board-canvas", "a1");
        turnAwayAndBack(robot);
        check(robot);
        untilShown("it is right", () -> text(".reply-head").equals("Right!"));
    }

    @Test
    void onlySquareIsReplacedByTheNextClick(FxRobot robot) throws IOException {
        slide("## One", "scene: board\nboard: 3x3\n", "ask: Which?\nkind: squares\nright: b2\n");
        click(robot, "#board", "a1");
        check(robot);
        said("Not yet", "a1 has 2 moves, and does not belong there.");
        click(robot, "#board", "b2");
        check(robot);
        said("Right!", "");
    }

    @Test
    void edgesAreClickedByTheirEndsOrInTheMiddle(FxRobot robot) throws IOException {
        example("## The edges of a corner");
        click(robot, "#graph-board", "a1", "b3");
        check(robot);
        said("Not yet", "1 of the 2 edges are found.");
        robot.clickOn(between("#graph-board", "a1", "c2"));
        check(robot);
        said("Right!", "Its degree is 2.");
    }

    @Test
    void walkIsClickedAndItsSolutionWalked(FxRobot robot) throws IOException {
        example("## Five steps");
        click(robot, "#walk-board", "b3", "d4");
        check(robot);
        said("Not yet", "This path has 2 steps; 5 are asked for.");
        help(robot, "A hint", "How many squares does a path of five steps visit?");
        click(robot, "#walk-board", "c2", "a1", "b3");
        check(robot);
        said("Not yet", "b3 is visited twice, so this is not a path.");
        help(robot, "A hint", "Go round the rim. Never step on a square twice.");
        robot.clickOn("#quiz-help");
        untilShown(
                "the solution stands on the board",
                () -> ((WalkSetup) beside()).walk().stream().distinct().count() == 6);
        check(robot);
        said("Right!", "Six different squares, each a knight's move from the one before.");
    }

    @Test
    void boardIsBuilt(FxRobot robot) throws IOException {
        example("## In two pieces");
        check(robot);
        said("Not yet", "This board has 1 component; 2 are asked for.");
        help(robot, "A hint", "Which two squares are the only neighbours of a corner?");
        robot.clickOn("#quiz-help");
        untilShown(
                "the solution stands on the board",
                () -> besideNow()
                        .filter(editor -> ((EditorSetup) editor).board().playableCount() == 13)
                        .isPresent());
        check(robot);
        said("Right!", "No edge leads from one part to the other.");
    }

    @Test
    void whoFirstIsChosen(FxRobot robot) throws IOException {
        example("## Bet");
        choose(robot, "Forward checking");
        said("Not yet", "Forward checking takes 5,223 steps. Another takes fewer.");
        choose(robot, "Warnsdorff");
        said("Right!", "All go by one clock, and a step is a step.");
    }

    @Test
    void nextMoveIsClickedOnTheSearch(FxRobot robot) throws IOException {
        example("## Predict");
        click(robot, "#pane-warnsdorff .board-canvas", "a6");
        check(robot);
        untilShown("a6 was wrong", () -> text(".reply-head").equals("Not yet"));
        help(robot, "A hint", "Count the moves that lead on from each of the candidates.");
        robot.clickOn("#quiz-help");
        untilShown("it is told", () -> text(".reply-head").equals("The solution"));
        String next = text(".reply-words").substring(0, 2);
        click(robot, "#pane-warnsdorff .board-canvas", next);
        check(robot);
        said("Right!", "From there the fewest moves lead on.");
    }

    @Test
    void whatIsSaidToANextMoveGoesWhenTheSearchIsSteppedOn(FxRobot robot) throws IOException {
        example("## Predict");
        click(robot, "#pane-warnsdorff .board-canvas", "a6");
        check(robot);
        untilShown("a6 was wrong", () -> text(".reply-head").equals("Not yet"));
        click(robot, "#pane-warnsdorff .board-canvas", "a6");
        untilShown("another answer is waited for", () -> !node(".reply").isVisible());
        robot.clickOn("#quiz-help");
        robot.clickOn("#quiz-help");
        untilShown("it is told", () -> text(".reply-head").equals("The solution"));
        onFx(() -> {
            window.run("compare.step-forward");
            return true;
        });
        untilShown("it is no longer about this moment", () -> !node(".reply").isVisible());
    }

    @Test
    void arrangedAnswersCarryTheirPlace(FxRobot robot) throws IOException {
        example("## Sort");
        choose(robot, "5 × 5");
        check(robot);
        said("One thing first", "not all of them are in a row yet. Choose all 3 in their order, the smallest first.");
        choose(robot, "4 × 4");
        choose(robot, "8 × 8");
        check(robot);
        said("Not yet", "\"5 × 5\" stands before \"4 × 4\", but it is larger.");
        for (String answer : List.of("1.  5 × 5", "2.  8 × 8", "5 × 5", "8 × 8")) {
            choose(robot, answer.equals("2.  8 × 8") ? "2.  8 × 8" : answer);
        }
        check(robot);
        said("Right!", "More squares, and fewer of them at the rim.");
    }

    @Test
    void gameIsShown(FxRobot robot) throws IOException {
        example("## Your own knight");
        check(robot);
        said("Not yet", "The knight is not on the board yet: click a square.");
        help(robot, "The solution", "One such game is shown. Your path is Hamiltonian.");
    }

    @Test
    void statementIsRefuted(FxRobot robot) throws IOException {
        example("## Is that so?");
        robot.clickOn("#is-true");
        said("Not yet", "It is not true. Look for a counterexample.");
        help(robot, "A hint", "Can a trail come to a square twice?");
        click(robot, "#walk-board", "a1", "b3");
        check(robot);
        said(
                "Not yet",
                "No square is visited twice, so this is a path. One that is not is asked for."
                        + " This is no counterexample.");
        click(robot, "#walk-board", "c1", "e2", "d4", "b3");
        check(robot);
        said("Right!", "A trail may visit a vertex twice, if it uses new edges.");
    }

    @Test
    void thingToTryIsNoticedWhenItIsDone(FxRobot robot) throws IOException {
        example("## Walk home");
        assertFalse(onFx(() -> node(".reply").isVisible()));
        click(robot, "#walk-board", "b4");
        assertFalse(onFx(() -> node(".reply").isVisible()));
        click(robot, "#walk-board", "d3", "b2", "a4");
        said("Done!", "You came home on new edges.");
    }

    @Test
    void answerOfAQuestionStandsBehindAButton(FxRobot robot) throws IOException {
        example("## Two boxes");
        double before = top("#where");
        assertFalse(onFx(() -> node(".revealed").isVisible()));
        robot.clickOn(".show-answer");
        assertTrue(onFx(() -> node(".revealed").isVisible()));
        assertEquals(before, top("#where"));
    }

    private void example(String heading) throws IOException {
        String guide = Files.readString(Path.of("lessons", "WRITING.md"));
        int from = guide.indexOf(FENCE + "\n" + heading) + FENCE.length() + 1;
        show(guide.substring(from, guide.indexOf(FENCE, from)));
    }

    private void slide(String heading, String setup, String quiz) throws IOException {
        String fence = "```";
        show(heading + "\n\n" + fence + "setup\n" + setup + fence + "\n\n" + fence + "quiz\n" + quiz + fence + "\n");
    }

    private void show(String slide) throws IOException {
        Files.writeString(folder.resolve("01-own.md"), "---\ntitle: Own\n---\n" + slide + "\n## Another\n\nText.\n");
        turnTo(1);
    }

    private void showAgain() {
        turnTo(2);
        turnTo(1);
    }

    private void turnAwayAndBack(FxRobot robot) {
        robot.push(KeyCode.PAGE_DOWN);
        untilShown(
                "the next slide is on screen",
                () -> window.isSettled() && text("#slide-title").equals("Another"));
        robot.push(KeyCode.PAGE_UP);
        untilShown(
                "the slide is on screen again",
                () -> window.isSettled() && !text("#slide-title").equals("Another"));
    }

    private void turnTo(int slide) {
        onFx(() -> {
            window.open(new LessonsSetup(folder.toString(), "01-own.md", slide, Optional.empty()));
            return null;
        });
        untilShown("the slide is on screen", window::isSettled);
    }

    private SlideSetup beside() {
        return besideNow().orElseThrow();
    }

    private static void choose(FxRobot robot, String answer) {
        robot.clickOn(onFx(() -> robot.lookup(".answer").queryAll().stream()
                .filter(node -> ((Labeled) node).getText().equals(answer))
                .findFirst()
                .orElseThrow()));
    }

    private static void check(FxRobot robot) {
        robot.clickOn(".check");
    }

    private void help(FxRobot robot, String head, String words) {
        robot.clickOn("#quiz-help");
        said(head, words);
    }

    private void click(FxRobot robot, String board, String... names) {
        for (String name : names) {
            robot.clickOn(onFx(() -> onScreen(canvas(board), centre(canvas(board), name))));
        }
    }

    private Point2D between(String board, String one, String other) {
        return onFx(() -> {
            BoardCanvas canvas = canvas(board);
            return onScreen(canvas, centre(canvas, one).interpolate(centre(canvas, other), AWAY_FROM_CROSSINGS));
        });
    }

    private BoardCanvas canvas(String query) {
        return window.scene().getRoot().lookupAll(query).stream()
                .filter(BoardCanvas.class::isInstance)
                .map(BoardCanvas.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static Point2D centre(BoardCanvas canvas, String name) {
        BoardGeometry geometry = canvas.geometry();
        Board board = geometry.board();
        int square = SquareNames.parse(board, name);
        return new Point2D(geometry.centreX(square), geometry.centreY(square));
    }

    private static Point2D onScreen(Node node, Point2D at) {
        return node.localToScreen(at);
    }

    private double top(String query) {
        return onFx(() -> {
            Bounds bounds = node(query).localToScene(node(query).getBoundsInLocal());
            return bounds.getMinY();
        });
    }
}
