package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.javafx.scene.NodeHelper;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.setup.Setup;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.value.Moment;
import knightschool.ui.focus.SavedFocus;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every kind of quiz that is answered on the scene beside the text: wrong, hinted, right, and shown. */
class SceneQuizTest extends WrittenQuizJourney {
    @Test
    void squaresAreClicked(ScreenRobot robot) throws IOException {
        example("## Corners");
        click(robot, "#board", "a1", "b1");
        checkIsNotYet(robot, "b1 has 3 moves, not 2. 1 of the 4 squares is found, and 1 does not belong there.");
        help(robot, "Hint", "Look at the rim.");
        click(robot, "#board", "b1", "a5", "e1", "e5");
        checkIsRight(robot, "Only in a corner do six of the eight moves lead off the board.");
    }

    @Test
    void severalSquaresAreClickedOnASearchAndStayThereWhenItIsSteppedOn(ScreenRobot robot) throws IOException {
        slide(
                "## Corners",
                "scene: compare\nboard: 5x5\npanes: [backtracking]\nmark: [c3]\nshow: [path]\ncontrols: [player]\n",
                "ask: Which squares have two moves?\nkind: squares\nright: vertices-of-degree 5x5 2\n");
        check(robot);
        assertReply("One thing first", "Give an answer first.");
        click(robot, "#pane-backtracking .board-canvas", "a1", "b3", "e5");
        check(robot);
        untilShown("it is wrong", () -> text(".reply-head").equals("Not yet"));
        onFx(() -> {
            window.run("compare.step-forward");
            return true;
        });
        untilShown("the search has gone on", window::isSettled);
        assertTrue(onFx(() -> node(".reply").isVisible()), "the answer is the same");
        click(robot, "#pane-backtracking .board-canvas", "b3", "a5", "e1");
        check(robot);
        untilShown("it is right", () -> text(".reply-head").equals("Right!"));
    }

    @Test
    void whatIsSaidOfASquareOnASearchIsAboutTheMomentThatIsSeen(ScreenRobot robot) throws IOException {
        slide(
                "## Stepped",
                "scene: compare\nboard: 6x6\nstart: a6\npanes: [forward-checking]\nmoment: step 17\nshow: [path]\n"
                        + "controls: [player]\n",
                "ask: Which squares have one open move?\nkind: squares\nright: [a1, f2]\n");
        click(robot, "#pane-forward-checking .board-canvas", "c5");
        check(robot);
        untilShown("it is visited", () -> text(".reply-words").startsWith("c5 is visited already."));
        onFx(() -> {
            window.run("compare.to-start");
            return true;
        });
        untilShown("the search is at its start", window::isSettled);
        check(robot);
        untilShown("nothing is visited yet", () -> text(".reply-words").startsWith("c5 does not belong there."));
    }

    @Test
    void tabShowsWhatASlideHoldsBackOnlyOnceItIsAnswered(ScreenRobot robot) throws IOException {
        slide(
                "## Held back",
                "scene: compare\nboard: 5x5\npanes: [backtracking]\nshow: [path]\ncontrols: [player]\n",
                "ask: Which square?\nkind: squares\nright: c3\n");
        assertInstanceOf(LessonsSetup.class, opened());
        assertEquals(LessonWords.ANSWER_FIRST, onFx(() -> text("#message")));
        click(robot, "#pane-backtracking .board-canvas", "c3");
        checkIsRight(robot, "");
        CompareSetup tab = (CompareSetup) opened();
        assertEquals(
                List.of("backtracking"),
                tab.solvers().stream().map(ConfiguredAlgorithm::written).toList());
    }

    /** A button of the bar keeps no keys: arrows would go on to the next button. */
    @Test
    void keysGoOnBesideTheSlideOnceItsTabWasRefusedOrItsNotesWereShown(ScreenRobot robot) throws IOException {
        slide(
                "## Held back",
                "scene: compare\nboard: 5x5\npanes: [backtracking]\nshow: [path]\n",
                "ask: Which square?\nkind: squares\nright: c3\n");
        for (String button : List.of("#lesson-open-beside", "#toggle-notes")) {
            robot.clickOn(button).type(KeyCode.RIGHT);
            untilShown("the search goes on", () -> at().equals(Optional.of(new Moment.Step(1))));
            robot.type(KeyCode.LEFT);
            untilShown("the search is at its start", () -> !at().equals(Optional.of(new Moment.Step(1))));
        }
        slide("## Board", "scene: board\nboard: 3x3\n", "ask: Which?\nkind: squares\nright: b2\n");
        untilShown(
                "the file is read anew",
                () -> window.isSettled() && text("#slide-title").equals("Board"));
        robot.clickOn("#toggle-notes").type(KeyCode.RIGHT);
        assertEquals("slide 2 of 2", robot.text("#where"));
    }

    private Optional<Moment> at() {
        return besideNow().map(CompareSetup.class::cast).flatMap(CompareSetup::moment);
    }

    private Setup opened() {
        return onFx(() -> {
            window.run("lesson.open-beside");
            return window.now().orElseThrow();
        });
    }

    @Test
    void keysMoveTheKnightOnceTheGameWasPutBack(ScreenRobot robot) throws IOException {
        slide(
                "## By keys",
                "scene: play\nboard: 3x4\nwalk: [a4]\nshow: [hints, numbers]\n",
                "ask: Go on.\nkind: play\nright: finished = true\n");
        robot.clickOn("#quiz-start-again").type(KeyCode.DIGIT1);
        untilShown("the knight is on c3", () -> ((PlaySetup) beside()).visited() == 2);
    }

    @Test
    void onlySquareIsReplacedByTheNextClick(ScreenRobot robot) throws IOException {
        slide("## One", "scene: board\nboard: 3x3\n", "ask: Which?\nkind: squares\nright: b2\n");
        click(robot, "#board", "a1");
        checkIsNotYet(robot, "a1 does not belong there.");
        click(robot, "#board", "b2");
        checkIsRight(robot, "");
    }

    @Test
    void edgesAreClickedByTheirEndsOrInTheMiddle(ScreenRobot robot) throws IOException {
        example("## The edges of a corner");
        click(robot, "#graph-board", "a1", "b3");
        checkIsNotYet(robot, "1 of the 2 edges is found.");
        robot.clickOn(between("#graph-board", "a1", "c2"));
        checkIsRight(robot, "Its degree is 2.");
    }

    @Test
    void walkIsClickedAndItsSolutionWalked(ScreenRobot robot) throws IOException {
        example("## Five steps");
        click(robot, "#walk-board", "b3", "d4");
        checkIsNotYet(robot, "This walk has 2 steps; 5 are asked for.");
        help(robot, "Hint 1 of 2", "How many squares does a path of five steps visit?");
        click(robot, "#walk-board", "c2", "a1", "b3");
        checkIsNotYet(robot, "b3 is visited twice, so this is not a path.");
        help(robot, "Hint 2 of 2", "Go round the rim. Never step on a square twice.");
        robot.clickOn("#quiz-help");
        untilShown(
                "the solution stands on the board",
                () -> ((WalkSetup) beside()).walk().stream().distinct().count() == 6);
        checkIsRight(robot, "Six different squares, each a knight's move from the one before.");
    }

    @Test
    void boardIsBuilt(ScreenRobot robot) throws IOException {
        example("## Two components");
        checkIsNotYet(robot, "This board has 1 component; 2 are asked for.");
        help(robot, "Hint", "Which two squares are the only neighbours of a corner?");
        robot.clickOn("#quiz-help");
        untilShown(
                "the solution stands on the board",
                () -> besideNow()
                        .filter(editor -> ((EditorSetup) editor).board().playableCount() == 13)
                        .isPresent());
        checkIsRight(robot, "No edge leads from one component to the other.");
    }

    @Test
    void whoFirstIsChosen(ScreenRobot robot) throws IOException {
        example("## Three searches");
        choose(robot, "Forward checking");
        assertReply("Not yet", "Forward checking takes 5,223 steps. Another takes fewer.");
        choose(robot, "Warnsdorff");
        assertReply("Right!", "All searches make one step at each tick of one clock.");
    }

    @Test
    void nextMoveIsClickedOnTheSearch(ScreenRobot robot) throws IOException {
        example("## Predict");
        click(robot, "#pane-warnsdorff .board-canvas", "a6");
        check(robot);
        untilShown("a6 was wrong", () -> text(".reply-head").equals("Not yet"));
        help(robot, "Hint", "Count the open moves of each candidate.");
        robot.clickOn("#quiz-help");
        untilShown("it is told", () -> text(".reply-head").equals("The solution"));
        String next = text(".reply-words").substring(0, 2);
        click(robot, "#pane-warnsdorff .board-canvas", next);
        checkIsRight(robot, "That square has the fewest open moves.");
    }

    @Test
    void whatIsSaidToANextMoveGoesWhenTheSearchIsSteppedOn(ScreenRobot robot) throws IOException {
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
    void gameIsShown(ScreenRobot robot) throws IOException {
        example("## Your own knight");
        checkIsNotYet(robot, "The knight is not on the board yet: click a square.");
        help(robot, "The solution", "One such game is shown. Your path is Hamiltonian.");
    }

    @Test
    void statementIsRefuted(ScreenRobot robot) throws IOException {
        example("## Is that so?");
        robot.clickOn("#is-true");
        assertReply("Not yet", "It is not true. Look for a counterexample.");
        help(robot, "Hint", "Can a trail come to a square twice?");
        click(robot, "#walk-board", "a1", "b3");
        checkIsNotYet(
                robot,
                "No square is visited twice, so this is a path. One that is not is asked for."
                        + " This is no counterexample.");
        click(robot, "#walk-board", "c1", "e2", "d4", "b3");
        checkIsRight(robot, "A trail may visit a vertex twice, if it uses new edges.");
    }

    @Test
    void proofOfAStatementIsChosenOnceItIsCalledTrue(ScreenRobot robot) throws IOException {
        example("## Why is that so?");
        Node is = node("#is-true");
        Node proof = node(".answer");
        double ask = top(".ask");
        assertFalse(onFx(() -> NodeHelper.isTreeVisible(proof)), "nothing is said of a proof before");
        onFx(() -> {
            SavedFocus.byKeys(is).restore();
            return true;
        });
        robot.type(KeyCode.SPACE);
        untilShown("the proof is asked for", () -> NodeHelper.isTreeVisible(proof) && !NodeHelper.isTreeVisible(is));
        assertTrue(onFx(proof::isFocused), "the keys go on where the answer was given");
        assertTrue(onFx(proof::isFocusVisible), "and a frame says so");
        choose(robot, "A path visits every vertex once.");
        untilShown("it is no proof", () -> isSaid("Not yet", "It does not have to visit every vertex."));
        choose(robot, "If you use an edge twice, you visit one of its ends twice.");
        untilShown("it is one", () -> isSaid("Right!", "A walk that uses an edge twice is not a path."));
        assertEquals(ask, top(".ask"), "nothing has moved");
        turnAwayAndBack(robot);
        untilShown(
                "both answers are still there",
                () -> NodeHelper.isTreeVisible(node(".answer"))
                        && isSaid("Right!", "A walk that uses an edge twice is not a path."));
    }

    @Test
    void falseLineOfAProofIsClickedByItsNumber(ScreenRobot robot) throws IOException {
        example("## Where is the mistake?");
        robot.clickOn(robot.find(
                "line 2",
                Labeled.class,
                label -> isNumber(label) && words(label).equals("2")));
        assertReply("Not yet", "This is true. There are only two colours.");
        robot.clickOn(robot.find(
                "line 3",
                Labeled.class,
                label -> isNumber(label) && words(label).equals("3")));
        assertReply("Right!", "Each move changes the colour, and so does the third.");
    }

    /** As on a slide that was written for a larger window. */
    @Test
    void verdictComesIntoSightWhereItIsBelowWhatIsSeen() throws IOException {
        show("## Long\n\n" + "A line.\n\n".repeat(60)
                + "```quiz\nask: Which?\nkind: choice\nanswers: [a, b]\nright: b\n```\n");
        assertFalse(onFx(() -> isInSight(node(".reply"))));
        onFx(() -> {
            ((ButtonBase) node(".answer")).fire();
            return true;
        });
        untilShown("the answer is judged", () -> text(".reply-head").equals("Not yet"));
        assertTrue(onFx(() -> isInSight(node(".reply"))));
    }

    private static boolean isInSight(Node node) {
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        boolean isIn = true;
        for (Node above = node.getParent(); above != null; above = above.getParent()) {
            if (above instanceof ScrollPane) {
                Bounds seen = above.localToScene(above.getLayoutBounds());
                isIn &= bounds.getMinY() > seen.getMinY() - 1 && bounds.getMaxY() < seen.getMaxY() + 1;
            }
        }
        return isIn;
    }

    private static boolean isNumber(Node node) {
        return node.getStyleClass().contains("line-number");
    }

    private boolean isSaid(String head, String words) {
        return window.scene().getRoot().lookupAll(".reply").stream()
                .filter(NodeHelper::isTreeVisible)
                .anyMatch(reply -> words((Labeled) reply.lookup(".reply-head")).equals(head)
                        && words((Labeled) reply.lookup(".reply-words")).equals(words));
    }

    @Test
    void thingToTryIsNoticedWhenItIsDone(ScreenRobot robot) throws IOException {
        example("## Walk home");
        assertFalse(onFx(() -> node(".reply").isVisible()));
        click(robot, "#walk-board", "b4");
        assertFalse(onFx(() -> node(".reply").isVisible()));
        click(robot, "#walk-board", "d3", "b2", "a4");
        assertReply("Done!", "You came home on new edges.");
        click(robot, "#walk-board", "b2");
        assertReply("Done!", "Your answer was right. You have changed it since then.");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertReply("Done!", "You came home on new edges.");
    }

    @ParameterizedTest
    @CsvSource({
        "board, squares, c3, choose that square",
        "board, squares, '[a1, a5]', 'choose that square, or take it out again'",
        "graph, edges, '[a1-b3, a1-c2]', 'choose that square as one end of an edge, then the other end'",
        "compare, squares, c3, choose that square"
    })
    void helpSaysWhichKeysChooseWhatIsAskedFor(String scene, String kind, String right, String does, ScreenRobot robot)
            throws IOException {
        String panes = scene.equals("compare") ? "panes: [backtracking]\ncontrols: [player]\n" : "";
        slide(
                "## By keys",
                "scene: " + scene + "\nboard: 5x5\n" + panes,
                "ask: Which?\nkind: " + kind + "\nright: " + right + "\n");
        assertEquals(List.of("arrow keys on the board", "Enter, Space"), choosing(robot, does));
        turnTo(2);
        assertEquals(List.of(), choosing(robot, does));
    }

    /** The keys that the help names in the line that says what they do, and in the line before. */
    private List<String> choosing(ScreenRobot robot, String does) {
        robot.push(KeyCode.F1);
        List<String> lines = onFx(() -> window.scene().getRoot().lookupAll("#help-card .label").stream()
                .map(line -> words((Labeled) line))
                .toList());
        robot.push(KeyCode.F1);
        int at = lines.indexOf(does);
        return at < 0 ? List.of() : List.of(lines.get(at - 3), lines.get(at - 1));
    }

    @Test
    void helpOfABoardThatIsOnlyLookedAtNamesNoChoice(ScreenRobot robot) throws IOException {
        slide("## Looked at", "scene: board\nboard: 5x5\n", "ask: How many?\nkind: number\nright: 25\n");
        assertEquals(List.of(), choosing(robot, "point at another square"));
    }
}
