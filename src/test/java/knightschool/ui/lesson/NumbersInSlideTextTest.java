package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import knightschool.board.Board;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.capability.SetupOnBoard;
import knightschool.setup.scene.BoardToGraphSetup;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.WalkSetup;
import knightschool.ui.robot.MouseEvents;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.WindowOnScreen;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Numbers in the text of a slide change the scene beside it, and what is said of it. */
class NumbersInSlideTextTest extends WindowOnScreen {
    private static final String LESSON = """
            ---
            title: Numbers
            ---
            ## Sides

            {{drag columns 3 to 8}} by {{drag rows}}: {{edges board}} edges.

            At {{drag slider}} on the way.

            ```quiz
            ask: How many holes has it?
            kind: number
            right: holes board
            ```

            ```setup
            scene: graph
            board: 5x5
            mark: [e5]
            controls: {slider: 0.5}
            ```

            ## Steps

            After {{drag step}} steps.

            ```setup
            scene: walk
            board: 5x5
            walk: [a1, b3, c5, d3]
            ```

            ## Holes

            With {{drag holes}} holes: {{components board}} components.

            ```setup
            scene: editor
            board: 4x4
            controls: [tools, undo]
            ```

            ## Search

            After {{drag step 0 to 30}} steps.

            ```setup
            scene: compare
            board: 6x6
            start: a6
            panes: [warnsdorff]
            moment: step 10
            controls: [player]
            ```

            ## Board

            On {{drag columns}} columns.

            ```setup
            scene: walk
            board: 5x5
            walk: [a1, b3]
            ```
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void open() throws Exception {
        Files.writeString(folder.resolve("1.md"), LESSON);
        open(1);
    }

    private LessonsSetup slide(int number, Optional<SlideEmbeddableSetup> beside) {
        return new LessonsSetup(folder.toString(), "1.md", number, beside);
    }

    private void open(int number) {
        onFx(() -> {
            window.open(slide(number, Optional.empty()));
            return true;
        });
        settled();
    }

    private void settled() {
        until("all is shown", () -> onFx(window::isSettled));
    }

    private Text number(String word) {
        return onFx(() -> (Text) window.scene().lookup("#drag-" + word));
    }

    private void focus(String word) {
        onFx(() -> {
            window.scene().lookup("#drag-" + word).requestFocus();
            return true;
        });
    }

    /** The words of the lead. */
    private String lead() {
        return onFx(() -> ((TextFlow) window.scene().lookup(".lead"))
                .getChildren().stream()
                        .filter(Text.class::isInstance)
                        .map(text -> ((Text) text).getText())
                        .collect(Collectors.joining()));
    }

    /**
     * Presses the mouse on a number, and tells how far that is from the left. The headless platform sends what follows
     * to whatever lies below the pointer, and not to what was pressed: so the events are made here.
     */
    private double grab(String word) {
        return onFx(() -> {
            Node number = window.scene().lookup("#drag-" + word);
            Bounds bounds = number.localToScene(number.getBoundsInLocal());
            MouseEvents.fire(number, MouseEvent.MOUSE_PRESSED, bounds.getCenterX(), bounds.getCenterY());
            return bounds.getCenterX();
        });
    }

    private void drag(String word, double x) {
        fire(word, MouseEvent.MOUSE_DRAGGED, x);
    }

    private void letGo(String word, double x) {
        drag(word, x);
        fire(word, MouseEvent.MOUSE_RELEASED, x);
    }

    private void fire(String word, EventType<MouseEvent> type, double x) {
        onFx(() -> {
            Node number = window.scene().lookup("#drag-" + word);
            MouseEvents.fire(number, type, x, 0);
            return true;
        });
    }

    private void reads(String words) {
        until("the text reads \"" + words + "\"", () -> lead().equals(words));
    }

    private SlideEmbeddableSetup beside() {
        return onFx(
                () -> ((LessonsSetup) window.now().orElseThrow()).slideScene().orElseThrow());
    }

    private boolean isAsSaid() {
        return onFx(
                () -> ((LessonsSetup) window.now().orElseThrow()).slideScene().isEmpty());
    }

    @Test
    void draggingANumberChangesThePictureAndTheNumbersThatRestOnIt(ScreenRobot robot) {
        reads("5 by 5: 48 edges.");
        double at = grab("columns");
        drag("columns", at + 28);
        reads("7 by 5: 76 edges.");
        assertEquals(
                Board.full(7, 5),
                beside().offer(SetupOnBoard.class).orElseThrow().board());
        drag("columns", at + 900);
        reads("8 by 5: 90 edges.");
        letGo("columns", at - 14);
        reads("4 by 5: 34 edges.");
        assertEquals(List.of(), ((BoardToGraphSetup) beside()).mark());
        focus("columns");
        robot.type(KeyCode.HOME).type(KeyCode.RIGHT, KeyCode.UP);
        reads("5 by 5: 48 edges.");
        assertTrue(isAsSaid(), "the mark is back with its square");
    }

    @Test
    void keysOfANumberAreItsOwnAndPageDownTurnsTheSlide(ScreenRobot robot) {
        focus("rows");
        robot.type(KeyCode.LEFT);
        reads("5 by 4: 34 edges.");
        robot.type(KeyCode.HOME);
        reads("5 by 2: 6 edges.");
        robot.type(KeyCode.END);
        reads("5 by 12: 146 edges.");
        focus("slider");
        robot.type(KeyCode.END);
        assertEquals(1, ((BoardToGraphSetup) beside()).slider());
        robot.type(KeyCode.PAGE_DOWN);
        until(
                "the slide is turned",
                () -> onFx(() -> window.now().orElseThrow()).equals(slide(2, Optional.empty())));
    }

    @Test
    void whatIsDraggedIsRememberedInTheSetup() {
        BoardToGraphSetup setup = (BoardToGraphSetup) onFx(() -> {
            Text columns = (Text) window.scene().lookup("#drag-columns");
            columns.executeAccessibleAction(AccessibleAction.INCREMENT);
            return beside();
        });
        reads("6 by 5: 62 edges.");
        LessonsSetup kept = (LessonsSetup) onFx(() -> window.now().orElseThrow());
        assertEquals(Optional.of(setup), kept.slideScene());
        open(2);
        onFx(() -> {
            window.open(kept);
            return true;
        });
        settled();
        reads("6 by 5: 62 edges.");
        assertEquals(kept, onFx(() -> window.now().orElseThrow()));
    }

    @Test
    void numberSaysWhatItIsToThoseWhoDoNotSee() {
        Node columns = number("columns");
        onFx(() -> {
            assertEquals(AccessibleRole.SLIDER, columns.getAccessibleRole());
            assertEquals(5.0, columns.queryAccessibleAttribute(AccessibleAttribute.VALUE));
            assertEquals(3.0, columns.queryAccessibleAttribute(AccessibleAttribute.MIN_VALUE));
            assertEquals(8.0, columns.queryAccessibleAttribute(AccessibleAttribute.MAX_VALUE));
            columns.executeAccessibleAction(AccessibleAction.SET_VALUE, 4.0);
            assertEquals(4.0, columns.queryAccessibleAttribute(AccessibleAttribute.VALUE));
            return true;
        });
    }

    @Test
    void stepsOfAWalkGoBackAndForthInOneDrag() {
        open(2);
        reads("After 3 steps.");
        double at = grab("step");
        drag("step", at - 30);
        reads("After 1 steps.");
        assertEquals(2, ((WalkSetup) beside()).walk().size());
        drag("step", at - 45);
        reads("After 0 steps.");
        drag("step", at - 14);
        reads("After 2 steps.");
        letGo("step", at + 200);
        reads("After 3 steps.");
        assertTrue(isAsSaid());
    }

    @Test
    void holesOfOneDragAreUndoneTogether() {
        open(3);
        reads("With 0 holes: 1 components.");
        double at = grab("holes");
        drag("holes", at + 28);
        until("there are two holes", () -> lead().startsWith("With 2 "));
        drag("holes", at + 70);
        until("there are five holes", () -> lead().startsWith("With 5 "));
        letGo("holes", at + 70);
        until("the numbers have settled", () -> onFx(window::isSettled));
        assertEquals(11, ((EditorSetup) beside()).board().playableCount());
        onFx(() -> {
            window.run("lesson.undo");
            return true;
        });
        reads("With 0 holes: 1 components.");
        assertTrue(isAsSaid());
    }

    @Test
    void boardOfAWalkIsUndone(ScreenRobot robot) {
        open(5);
        reads("On 5 columns.");
        focus("columns");
        robot.type(KeyCode.RIGHT);
        reads("On 6 columns.");
        onFx(() -> {
            window.run("lesson.undo");
            return true;
        });
        reads("On 5 columns.");
        assertTrue(isAsSaid());
    }

    @Test
    void stepOfASearchFollowsTheNumberAndTheNumberTheSearch(ScreenRobot robot) {
        open(4);
        reads("After 10 steps.");
        focus("step");
        robot.type(KeyCode.RIGHT, KeyCode.RIGHT);
        reads("After 12 steps.");
        settled();
        assertEquals("step 12", ((CompareSetup) beside()).moment().orElseThrow().word());
        onFx(() -> {
            window.run("compare.step-back");
            return true;
        });
        reads("After 11 steps.");
    }
}
