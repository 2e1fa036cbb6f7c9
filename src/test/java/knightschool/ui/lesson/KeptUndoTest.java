package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import javafx.scene.input.KeyCode;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.scene.WalkSetup;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.scene.SetupDrivenScene;
import org.junit.jupiter.api.Test;

/** What a person did beside a slide that asks nothing of it can be undone, also after the slide was shown anew. */
class KeptUndoTest extends WrittenQuizJourney {
    private static final String EDITOR = "scene: editor\nboard: 4x4\ncontrols: [tools, undo]\n";
    private static final String WALK = "scene: walk\nboard: 5x5\n";
    private static final String GAME = "scene: play\nboard: 3x4\n";
    private static final String PUZZLE = "scene: statemap\npuzzle: 1\nlayout: distance\n";

    private void slide(String setup) throws IOException {
        show(slide("Before", setup));
    }

    private static String slide(String words, String setup) {
        return "## Own\n\n" + words + ".\n\n```setup\n" + setup + "```\n";
    }

    /** Begins a class, and ends it again: the slide is shown anew for each. */
    private void present(ScreenRobot robot) {
        showAnew("a class looks on", () -> robot.push(KeyCode.F5));
    }

    private void showAnew(String what, Runnable act) {
        SetupDrivenScene<?> before = onFx(this::live);
        act.run();
        untilAnother(what, before);
    }

    private void untilAnother(String what, SetupDrivenScene<?> before) {
        untilShown(what, () -> window.isSettled() && live() != null && live() != before);
    }

    private SetupDrivenScene<?> live() {
        return ((LessonScene) window.current().orElseThrow()).live().orElse(null);
    }

    private Object now() {
        return onFx(() -> live().now());
    }

    private int squares() {
        return ((EditorSetup) now()).board().playableCount();
    }

    private List<Integer> walk() {
        return ((WalkSetup) now()).walk();
    }

    private int moves() {
        return ((PlaySetup) now()).visited();
    }

    private List<String> slid() {
        return ((StateMapSetup) now()).moveTexts();
    }

    private static void undo(ScreenRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.Z);
    }

    private static void redo(ScreenRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.Y);
    }

    @Test
    void editsAreUndoneOneByOneBeforeAClassAndAfterIt(ScreenRobot robot) throws IOException {
        slide(EDITOR);
        click(robot, "#editor-board", "b2", "c3", "d4");
        present(robot);
        undo(robot);
        assertEquals(14, squares());
        undo(robot);
        assertEquals(15, squares());
        endClass(robot);
        assertEquals(13, squares(), "what the class took back is still there");
        undo(robot);
        assertEquals(14, squares());
        undo(robot);
        assertEquals(15, squares());
        assertLastEditIsUndoneAndAllComeBack(robot);
    }

    private void endClass(ScreenRobot robot) {
        showAnew("the class is gone", () -> robot.push(KeyCode.ESCAPE));
    }

    /** The class sees the slide as it is written, and leaves the person's own walk alone. */
    @Test
    void walkOfAClassIsNoneOfOnesOwn(ScreenRobot robot) throws IOException {
        slide(WALK);
        click(robot, "#walk-board", "b3", "d4");
        List<Integer> own = walk();
        leaveForNextSlide(robot);
        robot.push(KeyCode.F5);
        untilShown("the class looks on", window::isSettled);
        returnToSlide(robot);
        assertEquals(List.of(), walk());
        click(robot, "#walk-board", "a1");
        endClass(robot);
        assertEquals(own, walk());
        turnAwayAndBack(robot);
        assertEquals(own, walk());
        undo(robot);
        assertEquals(own.subList(0, 1), walk());
        undo(robot);
        assertEquals(List.of(), walk());
    }

    private void leaveForNextSlide(ScreenRobot robot) {
        robot.push(KeyCode.PAGE_DOWN);
        untilShown("there is no scene beside the next slide", () -> window.isSettled() && live() == null);
    }

    private void returnToSlide(ScreenRobot robot) {
        robot.push(KeyCode.PAGE_UP);
        untilShown("the slide is on screen", () -> window.isSettled() && live() != null);
    }

    /** What a person forgets does not come back beside the slides, either. */
    @Test
    void forgottenProgressTakesTheWalksBesideTheSlidesAlong(ScreenRobot robot) throws IOException {
        slide(WALK);
        click(robot, "#walk-board", "b3", "d4");
        leaveForNextSlide(robot);
        onFx(() -> {
            ((LessonScene) window.current().orElseThrow()).records().forgetAll();
            return true;
        });
        returnToSlide(robot);
        assertEquals(List.of(), walk());
    }

    @Test
    void editsAreUndoneOneByOneAfterTheWordsBesideThemWereWrittenAnew(ScreenRobot robot) throws IOException {
        slide(EDITOR);
        click(robot, "#editor-board", "b2", "c3", "d4");
        undo(robot);
        SetupDrivenScene<?> before = onFx(this::live);
        write(slide("Behind", EDITOR));
        untilAnother("other words are shown", before);
        assertEquals(14, squares());
        undo(robot);
        assertEquals(15, squares());
        assertLastEditIsUndoneAndAllComeBack(robot);
    }

    private void assertLastEditIsUndoneAndAllComeBack(ScreenRobot robot) {
        undo(robot);
        assertEquals(16, squares());
        redo(robot);
        redo(robot);
        redo(robot);
        assertEquals(13, squares());
    }

    @Test
    void walkThatAnotherTookThePlaceOfComesBackBeforeAClass(ScreenRobot robot) throws IOException {
        slide(WALK);
        click(robot, "#walk-board", "b3", "d4");
        List<Integer> first = walk();
        robot.type(KeyCode.DELETE);
        click(robot, "#walk-board", "a1", "c2");
        List<Integer> second = walk();
        undo(robot);
        present(robot);
        redo(robot);
        assertEquals(second, walk(), "what was taken back is done again");
        undo(robot);
        undo(robot);
        undo(robot);
        assertEquals(first, walk());
    }

    /** What was walked stays, and what the slide began with is still that, however often it is shown anew. */
    @Test
    void walkOfTheSlideComesBackByItsKeyAlsoAfterTheSlideWasShownAnew(ScreenRobot robot) throws IOException {
        slide(WALK + "walk: [a1, b3, c1]\n");
        List<Integer> own = walk();
        click(robot, "#walk-board", "d3");
        List<Integer> longer = walk();
        present(robot);
        assertEquals(longer, walk());
        robot.type(KeyCode.R);
        assertEquals(own, walk());
        undo(robot);
        SetupDrivenScene<?> before = onFx(this::live);
        write(slide("Behind", WALK + "walk: [a1, b3, c1]\n"));
        untilAnother("other words are shown", before);
        assertEquals(longer, walk());
        robot.type(KeyCode.R);
        assertEquals(own, walk());
    }

    @Test
    void gameThatAnotherTookThePlaceOfComesBackBeforeAClass(ScreenRobot robot) throws IOException {
        slide(GAME);
        click(robot, ".board-canvas", "a1", "b3", "c1");
        robot.type(KeyCode.R);
        click(robot, ".board-canvas", "a1");
        undo(robot);
        present(robot);
        redo(robot);
        assertEquals(1, moves(), "what was taken back is done again");
        undo(robot);
        undo(robot);
        assertEquals(3, moves());
    }

    @Test
    void puzzleIsSlidAgainAsItWasAndComesBackBeforeAClass(ScreenRobot robot) throws IOException {
        slide(PUZZLE);
        robot.push(KeyCode.SHIFT, KeyCode.B).push(KeyCode.SHIFT, KeyCode.RIGHT);
        List<String> first = slid();
        assertEquals(1, first.size());
        undo(robot);
        assertEquals(List.of(), slid());
        present(robot);
        redo(robot);
        assertEquals(first, slid());
    }
}
