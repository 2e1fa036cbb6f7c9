package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a person has answered is still there when the slide is turned to again. */
class KeptAnswerTest extends WrittenQuizJourney {
    @Test
    void answerAfterTheSolutionIsStillThereWhenTheSlideIsShownAgain(ScreenRobot robot) throws IOException {
        example("## Colours");
        help(robot, "Hint", "What does one move do to the colour?");
        help(
                robot,
                "The solution",
                "light. Each move changes the colour. An odd number of changes ends on the other one.");
        choose(robot, "light");
        assertReply("Right!", "Each move changes the colour. An odd number of changes ends on the other one.");
        showAgain();
        assertReply("Right!", "Each move changes the colour. An odd number of changes ends on the other one.");
    }

    @Test
    void answerAfterARightOneIsStillThereWhenTheSlideIsShownAgain(ScreenRobot robot) throws IOException {
        example("## Colours");
        choose(robot, "light");
        assertReply("Right!", "Each move changes the colour. An odd number of changes ends on the other one.");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("the answer is gone", () -> text(".reply-head").isEmpty());
        turnAwayAndBack(robot);
        assertEquals("", onFx(() -> text(".reply-head")), "it was taken back");
        choose(robot, "dark");
        untilShown("it is wrong", () -> text(".reply-head").equals("Not yet"));
        turnAwayAndBack(robot);
        untilShown("it is wrong still", () -> text(".reply-head").equals("Not yet"));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("it is gone, too", () -> text(".reply-head").isEmpty());
    }

    @Test
    void answerIsStillThereWhenTheSlideIsShownAgain(ScreenRobot robot) throws IOException {
        example("## Colours");
        choose(robot, "light");
        assertReply("Right!", "Each move changes the colour. An odd number of changes ends on the other one.");
        showAgain();
        assertReply("Right!", "Each move changes the colour. An odd number of changes ends on the other one.");
    }

    @Test
    void orderThatWasNotCheckedIsStillThereWhenTheSlideIsShownAgain(ScreenRobot robot) throws IOException {
        example("## Sort");
        choose(robot, "4 × 4");
        choose(robot, "5 × 5");
        turnAwayAndBack(robot);
        choose(robot, "8 × 8");
        check(robot);
        untilShown("it is right", () -> text(".reply-head").equals("Right!"));
    }

    @Test
    void squaresThatWereNotCheckedAreStillThereWhenTheSlideIsShownAgain(ScreenRobot robot) throws IOException {
        example("## Corners");
        click(robot, "#board", "a1", "a5");
        turnAwayAndBack(robot);
        click(robot, "#board", "e1", "e5");
        checkIsRight(robot, "Only in a corner do six of the eight moves lead off the board.");
    }

    @Test
    void edgesThatWereNotCheckedAreStillThereWhenTheSlideIsShownAgain(ScreenRobot robot) throws IOException {
        example("## The edges of a corner");
        click(robot, "#graph-board", "a1", "b3");
        turnAwayAndBack(robot);
        click(robot, "#graph-board", "a1", "c2");
        checkIsRight(robot, "Its degree is 2.");
    }

    @Test
    void squarePickedOnASearchIsStillThereWhenTheSlideIsShownAgain(ScreenRobot robot) throws IOException {
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
    void walkIsStillThereWhenTheSlideIsShownAgainCheckedOrNot(ScreenRobot robot) throws IOException {
        example("## Five steps");
        click(robot, "#walk-board", "b3", "d4");
        turnAwayAndBack(robot);
        checkIsNotYet(robot, "This walk has 2 steps; 5 are asked for.");
        click(robot, "#walk-board", "c2", "a1");
        SlideEmbeddableSetup left = onFx(this::beside);
        turnAwayAndBack(robot);
        assertEquals(left, onFx(this::beside));
    }

    @Test
    void walkIsKeptForItsOwnFolderWhenALessonOfAnotherFolderIsOpened(ScreenRobot robot, @TempDir Path other)
            throws IOException {
        example("## Five steps");
        click(robot, "#walk-board", "b3", "d4");
        SlideEmbeddableSetup own = onFx(this::beside);
        copyTo(other);
        turnTo(other, 1);
        assertEquals(Optional.empty(), onFx(this::besideNow), "nobody walked there");
        turnTo(1);
        assertEquals(own, onFx(this::beside));
    }

    @Test
    void boardIsStillThereWithTheWordsAboutItWhenTheSlideIsShownAgain(ScreenRobot robot) throws IOException {
        example("## Two components");
        robot.clickOn("#quiz-help").clickOn("#quiz-help");
        untilShown("the solution is told", () -> text(".reply-head").equals("The solution"));
        SlideEmbeddableSetup left = onFx(this::beside);
        turnAwayAndBack(robot);
        untilShown("the solution is told again", () -> text(".reply-head").equals("The solution"));
        assertEquals(left, onFx(this::beside), "the board that is told");
    }

    @Test
    void boardCanBeUndoneWhenTheSlideIsShownAgain(ScreenRobot robot) throws IOException {
        example("## Two components");
        click(robot, "#editor-board", "b2", "c3");
        Board left = onFx(this::board);
        turnAwayAndBack(robot);
        assertEquals(left, onFx(this::board));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(15, onFx(this::board).playableCount());
        turnAwayAndBack(robot);
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(left, onFx(this::board));
    }

    @Test
    void boardCanBeUndoneAfterItsLessonWasPresentedAndAClassUndoesOnlyItsOwn(ScreenRobot robot) throws IOException {
        example("## Two components");
        Board given = onFx(this::boardOnScreen);
        click(robot, "#editor-board", "b2", "c3");
        Board own = onFx(this::boardOnScreen);
        robot.push(KeyCode.F5);
        untilShown("the class begins", () -> window.isSettled() && given.equals(boardOnScreen()));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(given, onFx(this::boardOnScreen));
        click(robot, "#editor-board", "b2");
        turnAwayAndBack(robot);
        assertEquals(15, onFx(this::boardOnScreen).playableCount());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(given, onFx(this::boardOnScreen));
        robot.push(KeyCode.ESCAPE);
        untilShown("one's own board is back", () -> window.isSettled() && own.equals(boardOnScreen()));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(15, onFx(this::boardOnScreen).playableCount());
    }

    /** Also where it is what the slide gives. */
    private Board boardOnScreen() {
        LessonScene scene = (LessonScene) window.current().orElseThrow();
        return ((EditorSetup) scene.live().orElseThrow().now()).board();
    }

    private Board board() {
        return ((EditorSetup) beside()).board();
    }

    @Test
    void gameGoesOnWhereItWasLeftUnlessTheSlideIsWrittenAnew(ScreenRobot robot) throws IOException {
        String quiz = "ask: Visit all squares.\nkind: play\nright: finished = true\n";
        slide("## A game", "scene: play\nboard: 3x4\n", quiz);
        click(robot, ".board-canvas", "a1", "b3", "c1");
        turnAwayAndBack(robot);
        assertEquals(3, onFx(this::moves));
        slide("## A game", "scene: play\nboard: 3x4\nshow: [hints]\n", quiz);
        untilShown(
                "the game is the author's",
                () -> window.isSettled() && besideNow().isEmpty());
        robot.push(KeyCode.PAGE_DOWN).push(KeyCode.PAGE_UP);
        untilShown(
                "the slide is on screen again",
                () -> window.isSettled() && besideNow().isEmpty());
    }

    /** The squares of the walk that stand beside the slide. */
    private List<String> walked() {
        return window.scene().getRoot().lookupAll(".walk-chip").stream()
                .map(chip -> ((Labeled) chip).getText())
                .toList();
    }

    private int moves() {
        return ((PlaySetup) beside()).game().path().size();
    }

    @Test
    void classBeginsWithTheSlideAsItIsWrittenAndLeavesOnesOwnWalkAlone(ScreenRobot robot) throws IOException {
        example("## Five steps");
        click(robot, "#walk-board", "b3", "d4");
        SlideEmbeddableSetup own = onFx(this::beside);
        robot.push(KeyCode.F5);
        untilShown("the class begins", () -> window.isSettled() && walked().equals(List.of("a5")));
        click(robot, "#walk-board", "c4");
        assertEquals(List.of("a5", "c4"), onFx(this::walked));
        turnAwayAndBack(robot);
        assertEquals(List.of("a5", "c4"), onFx(this::walked));
        robot.clickOn("#quiz-help").clickOn("#quiz-help").clickOn("#quiz-help");
        untilShown("the solution is told", () -> text(".reply-head").equals("The solution"));
        turnAwayAndBack(robot);
        assertEquals(List.of("a5"), onFx(this::walked), "the class is asked anew");
        click(robot, "#walk-board", "c4");
        turnAwayAndBack(robot);
        assertEquals(List.of("a5", "c4"), onFx(this::walked), "the class has begun anew");
        robot.push(KeyCode.ESCAPE);
        untilShown(
                "one's own walk is back",
                () -> window.isSettled() && besideNow().equals(Optional.of(own)));
    }

    @ParameterizedTest
    @CsvSource({
        "board, '', '[a1, e5]', #board",
        "graph, '', '[a1, e5]', #graph-board",
        "graph, '', '[a1-b3, a1-c2]', #graph-board",
        "compare, 'panes: [backtracking]~controls: [player]~', '[a1, e5]', #pane-backtracking .board-canvas"
    })
    void classBeginsWithoutWhatOnePickedAndOneHasItAgainAfterwards(
            String scene, String setup, String right, String board, ScreenRobot robot) throws IOException {
        String kind = right.contains("-") ? "edges" : "squares";
        slide(
                "## Picked",
                "scene: " + scene + "\nboard: 5x5\n" + setup.replace('~', '\n'),
                "ask: Which?\nkind: " + kind + "\nright: " + right + "\n");
        // Picked and taken out again, so that the pointer rests there from now on.
        click(robot, board, "c1", "c1");
        robot.push(KeyCode.F5);
        untilShown("the slide is presented", window::isSettled);
        Sketch clean = onFx(() -> sketch(board));
        robot.push(KeyCode.ESCAPE);
        untilShown("nothing is presented any more", window::isSettled);
        click(robot, board, "a1", "b3", "c1");
        robot.push(KeyCode.F5);
        untilShown("the class begins", window::isSettled);
        assertTrue(clean.equals(onFx(() -> sketch(board))), "nothing is picked");
        robot.push(KeyCode.ESCAPE);
        untilShown("one goes on", window::isSettled);
        check(robot);
        untilShown("one's own answer is judged", () -> text(".reply-head").equals("Not yet"));
    }

    @Test
    void verdictOnPickedSquaresWithItsMarksIsStillThereWhenOneComesBack(ScreenRobot robot) throws IOException {
        example("## Corners");
        click(robot, "#board", "a1", "b1");
        check(robot);
        String words = "b1 has 3 moves, not 2. 1 of the 4 squares is found, and 1 does not belong there.";
        assertReply("Not yet", words);
        untilShown("nothing flashes", window::isSettled);
        List<SketchShape> marked = onFx(() -> drawn("#board"));
        for (Runnable leaving : leavings(robot)) {
            leaving.run();
            assertReply("Not yet", words);
            untilShown("it is marked", () -> drawn("#board").equals(marked));
        }
        help(robot, "Hint", "Look at the rim.");
        for (Runnable leaving : leavings(robot)) {
            leaving.run();
            assertReply("Hint", "Look at the rim.");
            untilShown("it is marked", () -> drawn("#board").equals(marked));
        }
        click(robot, "#board", "b1");
        turnAwayAndBack(robot);
        assertReply("Hint", "Look at the rim.");
        untilShown("the answer is another", () -> !drawn("#board").equals(marked));
    }

    /** To another slide and back, and to another tab. */
    private List<Runnable> leavings(ScreenRobot robot) {
        return List.of(() -> turnAwayAndBack(robot), this::toAnotherTabAndBack);
    }

    private void toAnotherTabAndBack() {
        onFx(() -> {
            window.show(BuiltInSceneKinds.COMPARE);
            return true;
        });
        untilShown("the tab is on screen", window::isSettled);
        onFx(() -> {
            window.show(BuiltInSceneKinds.LESSONS);
            return true;
        });
        untilShown("the slide is on screen again", window::isSettled);
    }

    private List<SketchShape> drawn(String board) {
        return sketch(board).shapes();
    }

    @Test
    void verdictOnASearchIsStillThereWhenOneComesBack(ScreenRobot robot) throws IOException {
        slide(
                "## The corner",
                "scene: compare\nboard: 5x5\npanes: [backtracking]\nmoment: step 4\nshow: [path]\n"
                        + "controls: [player]\n",
                "ask: Click the lower left corner.\nkind: squares\nright: a1\n");
        String board = "#pane-backtracking .board-canvas";
        click(robot, board, "e5");
        List<SketchShape> picked = onFx(() -> drawn(board));
        check(robot);
        untilShown("it is wrong", () -> text(".reply-head").equals("Not yet") && window.isSettled());
        String words = onFx(() -> text(".reply-words"));
        List<SketchShape> marks = onFx(() ->
                drawn(board).stream().filter(shape -> !picked.contains(shape)).toList());
        assertFalse(marks.isEmpty());
        for (Runnable leaving : leavings(robot)) {
            leaving.run();
            assertReply("Not yet", words);
            untilShown("it is marked", () -> drawn(board).containsAll(marks));
        }
    }

    @Test
    void verdictOnANextMoveWithItsPickIsStillThereWhenOneComesBack(ScreenRobot robot) throws IOException {
        example("## Predict");
        String board = "#pane-warnsdorff .board-canvas";
        // Picked and taken out again, so that the pointer rests there from now on.
        click(robot, board, "a6", "a6");
        List<SketchShape> clean = onFx(() -> drawn(board));
        click(robot, board, "a6");
        check(robot);
        untilShown("it is wrong", () -> text(".reply-head").equals("Not yet") && window.isSettled());
        String words = onFx(() -> text(".reply-words"));
        List<SketchShape> marks = onFx(() ->
                drawn(board).stream().filter(shape -> !clean.contains(shape)).toList());
        assertFalse(marks.isEmpty());
        for (Runnable leaving : leavings(robot)) {
            leaving.run();
            assertReply("Not yet", words);
            untilShown("it is marked", () -> drawn(board).containsAll(marks));
        }
        step("back");
        assertFalse(onFx(() -> node(".reply").isVisible()), "another moment asks another question");
        click(robot, board, "a1");
        check(robot);
        untilShown("that is wrong, too", () -> text(".reply-head").equals("Not yet"));
        turnAwayAndBack(robot);
        assertFalse(onFx(() -> node(".reply").isVisible()), "nothing was said at this moment");
    }

    @Test
    void rightNextMoveIsStillMarkedWhenOneComesBack(ScreenRobot robot) throws IOException {
        slide(
                "## The corner",
                "scene: compare\nboard: 5x5\npanes: [backtracking]\nmoment: step 4\nshow: [path]\n"
                        + "controls: [player]\n",
                "ask: Click the lower left corner.\nkind: next-move\nright: a1\n");
        String board = "#pane-backtracking .board-canvas";
        click(robot, board, "a1", "a1");
        List<SketchShape> clean = onFx(() -> drawn(board));
        click(robot, board, "a1");
        check(robot);
        untilShown("it is right", () -> text(".reply-head").equals("Right!") && window.isSettled());
        List<SketchShape> marks = onFx(() ->
                drawn(board).stream().filter(shape -> !clean.contains(shape)).toList());
        assertEquals(2, marks.size(), "a frame and a ring: " + marks);
        for (Runnable leaving : leavings(robot)) {
            leaving.run();
            untilShown("it is marked", () -> drawn(board).containsAll(marks));
            assertEquals("Right!", onFx(() -> text(".reply-head")));
        }
    }

    @Test
    void nextMoveThatWasToldIsNotToldBesideAnotherMoment(ScreenRobot robot) throws IOException {
        example("## Predict");
        robot.clickOn("#quiz-help").clickOn("#quiz-help");
        untilShown("it is told", () -> text(".reply-head").equals("The solution"));
        turnAwayAndBack(robot);
        untilShown("it is told again", () -> text(".reply-head").equals("The solution"));
        step("forward");
        robot.push(KeyCode.F5);
        untilShown("a class looks on", window::isSettled);
        robot.push(KeyCode.ESCAPE);
        untilShown("none does any more", window::isSettled);
        assertFalse(onFx(() -> node(".reply").isVisible()), "that was about an earlier moment");
    }

    /** @param way forward or back */
    private void step(String way) {
        onFx(() -> {
            window.run("compare.step-" + way);
            return true;
        });
        untilShown("the search is one step " + way, window::isSettled);
    }

    /** Whatever a person does in between, the same is said when the slide is there again. */
    private void assertStaysWrong(ScreenRobot robot, String words) {
        for (Runnable leaving : leavings(robot)) {
            leaving.run();
            assertReply("Not yet", words);
        }
    }

    @Test
    void verdictOnAWalkIsStillThereWhenOneComesBack(ScreenRobot robot) throws IOException {
        example("## Five steps");
        click(robot, "#walk-board", "b3", "d4");
        check(robot);
        untilShown("it is wrong", () -> text(".reply-head").equals("Not yet"));
        assertStaysWrong(robot, "This walk has 2 steps; 5 are asked for.");
    }

    @Test
    void verdictOnAStatementIsStillThereWhenOneComesBack(ScreenRobot robot) throws IOException {
        example("## Is that so?");
        robot.clickOn("#is-true");
        untilShown("it is wrong", () -> text(".reply-head").equals("Not yet"));
        assertStaysWrong(robot, "It is not true. Look for a counterexample.");
    }

    @Test
    void verdictOnAGameIsStillThereWhenOneComesBack(ScreenRobot robot) throws IOException {
        example("## Your own knight");
        check(robot);
        untilShown("it is wrong", () -> text(".reply-head").equals("Not yet"));
        assertStaysWrong(robot, "The knight is not on the board yet: click a square.");
    }

    @Test
    void rightGameIsStillRightWhenOneComesBackUntilItIsChanged(ScreenRobot robot) throws IOException {
        slide(
                "## A game",
                "scene: play\nboard: 5x5\nanswer: never\n",
                "ask: How?\nkind: play\nright: keep-open = 2\nbecause: Well counted.\n");
        click(robot, ".board-canvas", "a1");
        checkIsRight(robot, "Well counted.");
        for (Runnable leaving : leavings(robot)) {
            leaving.run();
            assertReply("Right!", "Well counted.");
        }
        turnAwayAndBack(robot);
        click(robot, ".board-canvas", "c2");
        assertReply("Right!", "Your answer was right. You have changed it since then.");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertReply("Right!", "Well counted.");
        click(robot, ".board-canvas", "c2");
        turnAwayAndBack(robot);
        assertReply("Right!", "Your answer was right. You have changed it since then.");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertReply("Right!", "Well counted.");
    }

    @Test
    void crossesOnChosenAnswersAreStillThereWhenOneComesBack(ScreenRobot robot) throws IOException {
        example("## Three searches");
        choose(robot, "Forward checking");
        assertReply("Not yet", "Forward checking takes 5,223 steps. Another takes fewer.");
        long crosses = onFx(this::crosses);
        for (Runnable leaving : leavings(robot)) {
            leaving.run();
            assertReply("Not yet", "Forward checking takes 5,223 steps. Another takes fewer.");
            assertEquals(crosses, onFx(this::crosses));
        }
    }

    private long crosses() {
        return window.scene().getRoot().lookupAll(".answer-cross").stream()
                .filter(Node::isVisible)
                .count();
    }

    @Test
    void walkOfAClassIsNotOnesOwnWhenOneComesBackToTheSlide(ScreenRobot robot) throws IOException {
        example("## Five steps");
        click(robot, "#walk-board", "b3", "d4");
        SlideEmbeddableSetup own = onFx(this::beside);
        robot.push(KeyCode.F5);
        untilShown("the class begins", () -> window.isSettled() && walked().equals(List.of("a5")));
        click(robot, "#walk-board", "c4");
        assertEquals(List.of("a5", "c4"), onFx(this::walked));
        onFx(() -> {
            window.show(BuiltInSceneKinds.COMPARE);
            window.back(BuiltInSceneKinds.LESSONS);
            return true;
        });
        untilShown("the slide is on screen again", window::isSettled);
        assertEquals(own, onFx(this::beside));
    }
}
