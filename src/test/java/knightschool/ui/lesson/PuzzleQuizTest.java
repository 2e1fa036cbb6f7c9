package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.input.KeyCode;
import knightschool.setup.scene.StateMapSetup;
import knightschool.statemap.BlockMove;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.statemap.StateMapOutcome;
import knightschool.statemap.StateMapProgressListener;
import knightschool.statemap.StateMapSearch;
import knightschool.statemap.collection.PuzzleCollection;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;

/** Sliding puzzles beside the slides of a lesson: they are played by keys, and judged. */
class PuzzleQuizTest extends QuizJourney {
    private void turnTo(int slide) {
        onFx(() -> {
            window.open(OwnLessons.slide("positions-as-vertices", slide));
            return null;
        });
        untilShown("the slide is on screen", window::isSettled);
    }

    @Test
    void puzzleIsPlayedAndTheMapShownOnlyOnceItIsSolved(ScreenRobot robot) {
        turnTo(1);
        assertFalse(onFx(() -> node("#state-map").getParent().getParent().isVisible()), "the map would tell");
        robot.clickOn(".check");
        assertReply("One thing first", "Give an answer first.");
        focusBoard();
        StateMap map = map(4);
        slide(robot, map.puzzle(), map.solution().getFirst());
        robot.clickOn(".check");
        assertReply("Not yet", "Block A is not free yet: after your 1 move at least 4 moves are left.");
        // The focus stays on the button: the letter of a block reaches the board from there.
        map.solution().stream().skip(1).forEach(move -> slide(robot, map.puzzle(), move));
        untilShown("the moves are made", () -> beside().walk().equals(map.solution()));
        robot.clickOn(".check");
        assertReply(
                "Right!",
                "Now look at the picture on the right. It is the map of this puzzle, and your path is on it.");
        untilShown(
                "the map has come",
                () -> node("#state-map").getParent().getParent().isVisible());
        untilShown("all is at rest", window::isSettled);
    }

    @Test
    void solutionIsShownOnTheBoard(ScreenRobot robot) {
        turnTo(1);
        robot.clickOn("#quiz-help");
        assertReply("Hint 1 of 2", "Which block stands in the way of A?");
        robot.clickOn("#quiz-help");
        assertReply("Hint 2 of 2", "Make room for that block first.");
        robot.clickOn("#quiz-help");
        untilShown(
                "the solution is shown",
                () -> besideNow()
                        .filter(puzzle -> ((StateMapSetup) puzzle).walk().size() == 5)
                        .isPresent());
        assertTrue(isSolutionTold());
        focusBoard();
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("other moves are shown", () -> !isSolutionTold());
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        untilShown("the solution is shown again", this::isSolutionTold);
    }

    private boolean isSolutionTold() {
        return onFx(
                () -> node(".reply").isVisible() && text(".reply-words").startsWith("5 moves do it; they are shown."));
    }

    @Test
    void oneMoveRefutesThatEveryMoveChangesTheDistance(ScreenRobot robot) {
        turnTo(6);
        StateMap map = map(3);
        int same = IntStream.of(map.neighbours(StateMap.START))
                .filter(next -> map.toGoal(next) == map.shortest())
                .findFirst()
                .orElseThrow();
        BlockMove move = map.move(StateMap.START, same);
        focusBoard();
        slide(robot, map.puzzle(), move);
        untilShown("the move is made", () -> beside().walk().equals(List.of(move)));
        robot.clickOn(".check");
        assertReply(
                "Right!",
                "From the start this move leads to a position that is just as far from the exit. An edge inside a layer is enough.");
    }

    private static StateMap map(int number) {
        return ((StateMapOutcome.Mapped) StateMapSearch.map(
                        PuzzleCollection.numbered(number).puzzle(),
                        false,
                        StateMapBudget.usual(),
                        StateMapProgressListener.NONE))
                .map();
    }

    private void focusBoard() {
        onFx(() -> {
            node("#puzzle-board").requestFocus();
            return null;
        });
    }

    /** Names a block by its letter, slides it cell by cell, and ends the move. The board keeps its size meanwhile. */
    private void slide(ScreenRobot robot, SlidingPuzzle puzzle, BlockMove move) {
        var block = puzzle.blocks().get(move.block());
        KeyCode way = block.horizontal()
                ? move.distance() < 0 ? KeyCode.LEFT : KeyCode.RIGHT
                : move.distance() < 0 ? KeyCode.UP : KeyCode.DOWN;
        double before = boardWidth();
        robot.push(KeyCode.SHIFT, KeyCode.getKeyCode(String.valueOf(block.letter())))
                .type(way, Math.abs(move.distance()));
        assertEquals(before, boardWidth(), "the width of the board while a block is being slid");
        robot.type(KeyCode.ENTER);
    }

    private double boardWidth() {
        return onFx(() -> {
            node("#puzzle-board").getScene().getRoot().layout();
            return node("#puzzle-board").getLayoutBounds().getWidth();
        });
    }

    private StateMapSetup beside() {
        return (StateMapSetup) besideNow().orElseThrow();
    }
}
