package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.javafx.scene.NodeHelper;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import knightschool.setup.scene.BoardToGraphSetup;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.value.Moment;
import knightschool.ui.command.Command;
import knightschool.ui.compare.CompareScene;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.scene.PickingScene;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.shell.ShownWindow;
import org.junit.jupiter.api.Test;

/** One undo on a slide takes back what was done last, wherever on the slide that was. */
class SlideUndoTest extends WrittenQuizJourney {
    private static final String NOTHING = "There is nothing to take back.";
    private static final String LINES =
            "ask: Which order?\nkind: arrange\nanswers: [three, one, two]\n" + "right: [one, two, three]\n";

    private static void undo(ScreenRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.Z);
    }

    private static void redo(ScreenRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.Y);
    }

    private String saidToUndo(ScreenRobot robot) {
        onFx(() -> {
            window.messages().clear();
            return true;
        });
        undo(robot);
        return onFx(() -> ShownWindow.message(window).get());
    }

    /** The numbers before the answers, in the order in which these stand. */
    private List<String> places() {
        return onFx(() -> window.scene().getRoot().lookupAll(".answer-place").stream()
                .map(Node.class::cast)
                .map(node -> ((Labeled) node).getText())
                .toList());
    }

    private int steps() {
        return onFx(() -> ((WalkSetup) beside()).walk().size());
    }

    @Test
    void linesAndStepsAreUndoneInTheOrderInWhichTheyWereMade(ScreenRobot robot) throws IOException {
        slide("## Beside a walk", "scene: walk\nboard: 5x5\nwalk: [a1]\ncontrols: [buttons]\n", LINES);
        assertEquals(NOTHING, saidToUndo(robot), "the slide has put the knight there");
        assertEquals(Optional.empty(), onFx(this::besideNow), "nothing is changed");
        List<String> none = places();
        choose(robot, "two");
        click(robot, "#walk-board", "b3");
        choose(robot, "one");
        List<String> two = places();
        click(robot, "#walk-board", "c5");
        robot.clickOn("#take-back");
        assertEquals(2, steps());
        undo(robot);
        assertEquals(2, steps(), "the step was taken back by its button");
        undo(robot);
        assertEquals(Optional.empty(), onFx(this::besideNow));
        undo(robot);
        assertEquals(none, places());
        assertEquals(NOTHING, saidToUndo(robot));
        for (int i = 0; i < 4; i++) {
            redo(robot);
        }
        assertEquals(two, places());
        assertEquals(3, steps());
    }

    @Test
    void linesAndStepsAreThereAndUndoneInTheirOrderAfterTheSlideWasLeft(ScreenRobot robot) throws IOException {
        slide("## Beside a walk", "scene: walk\nboard: 5x5\nwalk: [a1]\ncontrols: [buttons]\n", LINES);
        choose(robot, "two");
        List<String> one = places();
        click(robot, "#walk-board", "b3");
        choose(robot, "one");
        List<String> two = places();
        click(robot, "#walk-board", "c5");
        undo(robot);
        turnAwayAndBack(robot);
        assertEquals(2, steps());
        assertEquals(two, places());
        redo(robot);
        assertEquals(3, steps());
        undo(robot);
        undo(robot);
        assertEquals(2, steps());
        assertEquals(one, places());
        undo(robot);
        assertEquals(Optional.empty(), onFx(this::besideNow));
        assertEquals(one, places());
    }

    /** The steps that the slide gives are older than any answer. */
    @Test
    void answerIsUndoneBeforeTheGivenStepsAfterTheSlideWasLeft(ScreenRobot robot) throws IOException {
        slide("## Beside given steps", "scene: walk\nboard: 5x5\nwalk: [a1, b3, c5]\ncontrols: [buttons]\n", LINES);
        choose(robot, "two");
        List<String> one = places();
        choose(robot, "one");
        showAgain();
        undo(robot);
        assertEquals(one, places());
        assertEquals(Optional.empty(), onFx(this::besideNow), "the walk is as the slide gives it");
    }

    @Test
    void typedAnswerIsUndoneInItsOrder(ScreenRobot robot) throws IOException {
        slide(
                "## Beside a walk",
                "scene: walk\nboard: 5x5\nwalk: [a1]\ncontrols: [buttons]\n",
                "ask: How many?\nkind: number\nright: 6\n");
        robot.clickOn(".text-field").write("6\n");
        untilShown("it is right", () -> text(".reply-head").equals("Right!"));
        click(robot, "#walk-board", "b3");
        undo(robot);
        assertEquals(Optional.empty(), onFx(this::besideNow));
        assertEquals("6", onFx(() -> ((TextField) node(".text-field")).getText()));
        undo(robot);
        assertEquals("", onFx(() -> ((TextField) node(".text-field")).getText()));
        redo(robot);
        untilShown("it is right again", () -> text(".reply-head").equals("Right!"));
        robot.clickOn(".text-field").push(KeyCode.END);
        robot.write("5");
        assertEquals("", onFx(() -> text(".reply-head")));
        undo(robot);
        untilShown("the field has led back to it", () -> text(".reply-head").equals("Right!"));
        robot.write("58").push(KeyCode.BACK_SPACE);
        assertEquals(
                "65", onFx(() -> ((TextField) node(".text-field")).getText()), "a letter is deleted, not the text");
        robot.push(KeyCode.BACK_SPACE).push(KeyCode.BACK_SPACE);
        robot.write("6");
        assertEquals("", onFx(() -> text(".reply-head")), "it is typed and not given");
    }

    /** Typing is undone in its field, and then what was done on the slide. */
    @Test
    void undoInAFieldGoesOnWithTheSlide(ScreenRobot robot) throws IOException {
        slide(
                "## Beside a walk",
                "scene: walk\nboard: 5x5\nwalk: [a1]\ncontrols: [buttons]\n",
                "ask: How many?\nkind: number\nright: 6\n");
        click(robot, "#walk-board", "b3");
        robot.clickOn(".text-field").write("4\n");
        untilShown("it is judged", () -> text(".reply-head").equals("Not yet"));
        robot.push(KeyCode.END).write("57");
        for (String typed : List.of("4", "")) {
            while (onFx(this::typed).length() > typed.length() + 1) {
                undo(robot);
            }
            undo(robot);
            assertEquals(typed, onFx(this::typed));
        }
        assertEquals(2, steps(), "the answer was given after the step");
        undo(robot);
        assertEquals(Optional.empty(), onFx(this::besideNow));
        redo(robot);
        redo(robot);
        assertEquals(2, steps());
        assertEquals("4", onFx(this::typed));
        untilShown("it is judged again", () -> text(".reply-head").equals("Not yet"));
    }

    private String typed() {
        return ((TextField) node(".text-field")).getText();
    }

    @Test
    void statementThatIsCalledTrueIsUndoneInItsOrder(ScreenRobot robot) throws IOException {
        example("## Why is that so?");
        click(robot, "#walk-board", "b3");
        robot.clickOn("#is-true");
        untilShown("the proof is asked for", () -> !isTrueAsked());
        choose(robot, "A path visits every vertex once.");
        undo(robot);
        assertFalse(onFx(this::isTrueAsked), "the proof was chosen after it");
        undo(robot);
        assertTrue(onFx(this::isTrueAsked));
        assertTrue(onFx(() -> node("#is-true").isFocused()), "the keys go on where the answer is given");
        turnAwayAndBack(robot);
        assertTrue(onFx(this::isTrueAsked), "it stays taken back");
        check(robot);
        untilShown("the counterexample is none", () -> text(".reply-head").equals("Not yet"));
        assertTrue(onFx(this::isTrueAsked), "this does not call it true");
        redo(robot);
        untilShown("the proof is asked for again", () -> !isTrueAsked());
        turnAwayAndBack(robot);
        undo(robot);
        assertTrue(onFx(this::isTrueAsked));
        assertEquals(1, walked());
        undo(robot);
        assertEquals(0, walked());
    }

    private int walked() {
        return onFx(() -> ((WalkSetup) live().now()).walk().size());
    }

    private boolean isTrueAsked() {
        return NodeHelper.isTreeVisible(node("#is-true"));
    }

    @Test
    void statementThatIsWronglyCalledTrueIsUndone(ScreenRobot robot) throws IOException {
        example("## Is that so?");
        robot.clickOn("#is-true");
        assertReply("Not yet", "It is not true. Look for a counterexample.");
        undo(robot);
        assertEquals("", onFx(() -> text(".reply-head")));
        assertEquals(NOTHING, saidToUndo(robot));
        redo(robot);
        assertReply("Not yet", "It is not true. Look for a counterexample.");
        click(robot, "#walk-board", "a1");
        undo(robot);
        assertEquals(NOTHING, saidToUndo(robot), "its verdict is gone by the step");
    }

    @Test
    void sizeAndChoiceAreUndone(ScreenRobot robot) throws IOException {
        slide(
                "## Beside a size",
                "scene: editor\nboard: 4x4\ncontrols: [size]\n",
                "ask: How many?\nkind: choice\nanswers: [5, 6]\nright: 6\n");
        robot.clickOn("#columns").type(KeyCode.UP).type(KeyCode.ENTER);
        choose(robot, "5");
        undo(robot);
        assertEquals("", onFx(() -> text(".reply-head")));
        assertEquals(5, columns());
        onFx(() -> {
            Spinner<?> rows = (Spinner<?>) node("#rows");
            rows.getEditor().requestFocus();
            return true;
        });
        undo(robot);
        assertEquals(Optional.empty(), onFx(this::besideNow));
        redo(robot);
        assertEquals(5, columns());
    }

    private int columns() {
        return onFx(() -> ((EditorSetup) beside()).board().columns());
    }

    @Test
    void boardOfTheSolutionIsTakenBackAlsoAsTheFirstAct(ScreenRobot robot) throws IOException {
        slide(
                "## Beside a board",
                "scene: editor\nboard: 3x3\n",
                "ask: Fill one.\nkind: board\nright: holes = 1\nsolution: |\n  ...\n  .#.\n  ...\n");
        robot.clickOn("#quiz-help");
        untilShown("the board is shown", () -> window.isSettled() && besideNow().isPresent());
        undo(robot);
        assertEquals(Optional.empty(), onFx(this::besideNow));
        assertEquals(NOTHING, saidToUndo(robot));
        redo(robot);
        assertEquals(8, onFx(() -> ((EditorSetup) beside()).board().playableCount()));
        assertEquals("One such board is shown.", onFx(() -> text(".reply-words")));
        undo(robot);
        robot.clickOn("#quiz-help");
        untilShown(
                "the board is shown once more",
                () -> window.isSettled() && besideNow().isPresent());
    }

    @Test
    void gameOfTheSlideStaysAndComesAgain(ScreenRobot robot) throws IOException {
        slide(
                "## Beside a game",
                "scene: play\nboard: 5x5\nwalk: [c3]\nanswer: never\n",
                "ask: Which?\nkind: choices\nanswers: [1, 2, 3]\nright: [1, 2]\n");
        assertEquals(NOTHING, saidToUndo(robot));
        click(robot, ".board-canvas", "d5", "b4");
        robot.type(KeyCode.R);
        assertEquals(Optional.empty(), onFx(this::besideNow));
        choose(robot, "3");
        undo(robot);
        undo(robot);
        assertEquals(3, onFx(() -> ((PlaySetup) beside()).visited()));
        robot.type(KeyCode.HOME);
        assertEquals(0, onFx(() -> ((PlaySetup) beside()).visited()));
        redo(robot);
        assertEquals(1, onFx(() -> ((PlaySetup) beside()).visited()), "moves taken back at once are redone");
    }

    /** The own moves wait while a solution is shown on the slide, as they do in the scene's own tab. */
    @Test
    void nothingIsTakenBackWhileASolutionIsShown(ScreenRobot robot) throws IOException {
        slide("## Beside a game", "scene: play\nboard: 5x5\nwalk: [c3]\nanswer: asked\n", LINES);
        choose(robot, "two");
        click(robot, ".board-canvas", "d5");
        robot.type(KeyCode.W);
        Command solution = onFx(() -> Command.named(live().commands(), "play.solution"));
        untilShown("a solution is known", () -> solution.available().get());
        robot.type(KeyCode.D);
        for (int i = 0; i < 2; i++) {
            assertEquals("The solution is being shown. Press \"Hide it\" first.", saidToUndo(robot));
            assertEquals(2, onFx(() -> ((PlaySetup) beside()).visited()));
        }
        robot.type(KeyCode.D);
        undo(robot);
        assertEquals(1, onFx(() -> ((PlaySetup) beside()).visited()));
    }

    @Test
    void numberInTheTextIsUndoneInItsOrder(ScreenRobot robot) throws IOException {
        slide(
                "## Beside a graph\n\nNow {{drag columns 3 to 8}} columns.",
                "scene: graph\nboard: 5x5\n",
                "ask: Which?\nkind: choices\nanswers: [1, 2, 3]\nright: [1, 2]\n");
        onFx(() -> {
            node("#drag-columns").requestFocus();
            return true;
        });
        robot.type(KeyCode.RIGHT).type(KeyCode.RIGHT);
        choose(robot, "3");
        undo(robot);
        assertEquals(7, onFx(() -> ((BoardToGraphSetup) beside()).board().columns()));
        undo(robot);
        assertEquals(6, onFx(() -> ((BoardToGraphSetup) beside()).board().columns()));
        undo(robot);
        assertEquals(Optional.empty(), onFx(this::besideNow));
        assertEquals(NOTHING, saidToUndo(robot));
        redo(robot);
        assertEquals(6, onFx(() -> ((BoardToGraphSetup) beside()).board().columns()));
    }

    @Test
    void jumpOfASearchIsUndoneBeforeTheSquareThatWasPickedEarlier(ScreenRobot robot) throws IOException {
        slide(
                "## Beside a search",
                "scene: compare\nboard: 5x5\npanes: [backtracking]\nshow: [path]\ncontrols: [player]\n",
                "ask: Which square?\nkind: squares\nright: vertices-of-degree 5x5 2\n");
        click(robot, "#pane-backtracking .board-canvas", "a1");
        onFx(() -> {
            ((CompareScene) live()).model().jumps().toStep(0, 20);
            return true;
        });
        untilShown("the search has jumped", () -> window.isSettled() && moment().isPresent());
        undo(robot);
        untilShown("the search is at its start again", () -> window.isSettled() && moment().isEmpty());
        assertEquals("a1", onFx(this::picked));
        redo(robot);
        untilShown("the search has jumped again", () -> window.isSettled() && moment().isPresent());
        undo(robot);
        untilShown("the search is at its start", () -> window.isSettled() && moment().isEmpty());
        undo(robot);
        assertEquals("", onFx(this::picked));
        assertEquals(NOTHING, saidToUndo(robot));
    }

    private String picked() {
        return String.join(
                " ", live().offer(PickingScene.class).orElseThrow().pickedNow().names());
    }

    private SetupDrivenScene<?> live() {
        return ((LessonScene) window.current().orElseThrow()).live().orElseThrow();
    }

    private Optional<Moment> moment() {
        return onFx(() -> besideNow().map(CompareSetup.class::cast).flatMap(CompareSetup::moment));
    }
}
