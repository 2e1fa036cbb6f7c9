package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.ShownControls;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.ui.lesson.OwnLessons;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.UnshownWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * A game beside a text, with all its controls or few of them: what does not fit gives way, and nothing covers another.
 */
@Execution(ExecutionMode.CONCURRENT)
class PlaySlidesTest extends UnshownWindow {
    private static final int GAMES = 8;
    private static final VisibleSceneControls ALL = ShownControls.of(
            SceneControl.BUTTONS, SceneControl.UNDO, SceneControl.FACTS, SceneControl.PLAYER, SceneControl.FILES);

    private double width = 1280;
    private double height = 720;

    @Test
    void stripGivesWayToWhatIsSaid() {
        beside(game("a1,b3,a5,b7,d8,f7,h8,g6", ALL, "Visit all squares."));
        assertNothingCovers();
        assertFalse(isShown("#game-strip"));
        assertTrue(isShown("#play-visited"));
        assertTrue(isShown("#play-undo"));
        size(1920, 1080);
        assertNothingCovers();
        assertTrue(isShown("#game-strip"));
        size(1280, 720);
        assertFalse(isShown("#game-strip"));
    }

    @Test
    void stripStaysWhereThereIsSpaceForIt() {
        beside(game("a1,b3,a5", ShownControls.of(SceneControl.UNDO, SceneControl.PLAYER), ""));
        assertNothingCovers();
        assertTrue(isShown("#game-strip"));
        assertFalse(isShown("#play-visited"));
        assertFalse(isShown("#start-again"));
    }

    @Test
    void lostGameHasItsWayBackAndItsUndoAboveTheStrip() {
        beside(game("a8,c7,b5,a7,c8,b6", ALL, ""));
        assertNothingCovers();
        assertTrue(isShown("#play-undo"));
    }

    @Test
    void takingBackIsTheOnlyControlOfASlideThatNamesNone() {
        beside(game("a1,b3", VisibleSceneControls.NONE, ""));
        assertTrue(isShown("#play-undo"));
        assertFalse(isShown("#start-again"));
        assertFalse(isShown("#play-visited"));
        assertFalse(isShown("#game-strip"));
    }

    @Test
    void typeGrowsOnALargeScreenInAWindowAndBesideAText() {
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.PLAY));
        size(1280, 720);
        double small = type("#play-question");
        size(1920, 1080);
        assertTrue(type("#play-question") >= 1.4 * small);
        beside(game("a1,b3", ALL, ""));
        size(1920, 1080);
        assertTrue(type("#play-visited") >= 1.4 * 28);
    }

    @Test
    void ownSlidesWithAGameFitInEveryWindow() {
        for (int slide = 1; slide <= GAMES; slide++) {
            int number = slide;
            ToolkitThread.run(() -> window.open(OwnLessons.slide("play-it-yourself", number)));
            for (List<Integer> size : List.of(List.of(1024, 700), List.of(1280, 720), List.of(1920, 1080))) {
                size(size.getFirst(), size.getLast());
                assertNothingCovers();
            }
        }
    }

    private static PlaySetup game(String squares, VisibleSceneControls controls, String task) {
        Board board = Board.full(8, 8);
        List<Integer> path = new ArrayList<>();
        for (String name : squares.split(",")) {
            path.add(SquareNames.parse(board, name));
        }
        return new PlaySetup(
                WrittenBoard.of(board),
                path,
                path.size(),
                WinnabilityFeedbackTiming.ALWAYS,
                task,
                new SceneDisplayState(
                        Set.of(DisplayOption.HINTS, DisplayOption.REASONS, DisplayOption.COLOURS), controls));
    }

    /** That game beside the text of the lesson's first game. */
    private void beside(PlaySetup game) {
        LessonsSetup slide = OwnLessons.slide("play-it-yourself", 1);
        ToolkitThread.run(() -> window.open(new LessonsSetup(slide.folder(), slide.lesson(), 1, Optional.of(game))));
        size(width, height);
    }

    private void size(double wide, double high) {
        width = wide;
        height = high;
        FrameLayout.untilSettled(window, width, height);
        ToolkitThread.run(this::arrange);
    }

    private void arrange() {
        FrameLayout.of(window.scene(), width, height);
    }

    /** The parts of the column beside the board and the strip below, from top to bottom. */
    private void assertNothingCovers() {
        List<String> faults = ToolkitThread.call(() -> {
            List<Node> parts = new ArrayList<>();
            for (String part : List.of(
                    ".play-task", ".play-count", ".verdict-pane", ".hint-pane", ".play-buttons", ".game-strip")) {
                Node node = window.scene().getRoot().lookup(part);
                if (isThere(node) && node.getBoundsInLocal().getHeight() > 0) {
                    parts.add(node);
                }
            }
            List<String> found = new ArrayList<>();
            for (int i = 1; i < parts.size(); i++) {
                double above = bounds(parts.get(i - 1)).getMaxY();
                if (above > bounds(parts.get(i)).getMinY() + 1) {
                    found.add(parts.get(i - 1).getStyleClass() + " covers "
                            + parts.get(i).getStyleClass());
                }
            }
            if (bounds(parts.getLast()).getMaxY() > height) {
                found.add(parts.getLast().getStyleClass() + " is cut");
            }
            return found;
        });
        assertEquals(List.of(), faults, () -> window.now() + " at " + width + " x " + height);
    }

    private static Bounds bounds(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private boolean isShown(String query) {
        return ToolkitThread.call(() -> isThere(window.scene().getRoot().lookup(query)));
    }

    private static boolean isThere(Node node) {
        boolean shown = node != null;
        for (Node above = node; above != null; above = above.getParent()) {
            shown &= above.isVisible();
        }
        return shown;
    }

    private double type(String query) {
        return ToolkitThread.call(() ->
                ((Labeled) window.scene().getRoot().lookup(query)).getFont().getSize());
    }
}
