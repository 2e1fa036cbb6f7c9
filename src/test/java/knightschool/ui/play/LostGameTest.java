package knightschool.ui.play;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.play.Game;
import knightschool.play.WinnabilityDecider;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;

/** A game that is lost, and what is told of it: when asked, after the way back, and never. */
class LostGameTest extends PlayOnScreen {
    @Test
    void lostGameIsTakenBackToTheLastWinnablePositionAndWon(ScreenRobot robot) {
        begin(Board.full(4, 5));
        int lost = lose(robot);
        robot.push(KeyCode.W);
        until("it is said to be lost", () -> robot.text("#play-verdict").equals("No"));
        until("the way back is offered", () -> robot.find("#play-last-winnable").isVisible());
        robot.clickOn("#play-last-winnable");
        assertEquals(lost - 1, game().length());
        for (int square : tour(game()).subList(lost - 1, 20)) {
            robot.clickOn(at(robot, square));
        }
        assertTrue(game().isFinished());
    }

    @Test
    void answerAndHintsComeWhenAskedAndGoWithTheNextMove(ScreenRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 0));
        assertEquals("", robot.text("#play-verdict"));
        robot.clickOn("#play-ask");
        until("it can be won", () -> robot.text("#play-verdict").equals("Yes"));
        robot.push(KeyCode.H).push(KeyCode.H);
        untilFound("the second hint is read", robot, "#hint-words-2");
        robot.clickOn(at(robot, game().candidates().getFirst().square()));
        until(
                "the hint is gone",
                () -> robot.find("#hint-2").getPseudoClassStates().stream()
                        .noneMatch(state -> state.getPseudoClassName().equals("displayed")));
        assertEquals("", robot.text("#play-verdict"));
    }

    @Test
    void newGameAfterALostOneBreaksNothing(ScreenRobot robot) {
        List<Throwable> broken = new CopyOnWriteArrayList<>();
        Thread.UncaughtExceptionHandler usual = onFx(() -> {
            Thread.UncaughtExceptionHandler before = Thread.currentThread().getUncaughtExceptionHandler();
            Thread.currentThread().setUncaughtExceptionHandler((_, thrown) -> broken.add(thrown));
            return before;
        });
        try {
            newGameAfterALostOne(robot);
        } finally {
            onFx(() -> {
                Thread.currentThread().setUncaughtExceptionHandler(usual);
                return null;
            });
        }
        assertEquals(List.of(), broken);
    }

    private void newGameAfterALostOne(ScreenRobot robot) {
        begin(Board.full(4, 5));
        lose(robot);
        robot.push(KeyCode.W);
        until("it is said to be lost", () -> robot.text("#play-verdict").equals("No"));
        until(
                "where it was lost is known",
                () -> robot.find("#play-last-winnable").isVisible());
        robot.push(KeyCode.R);
        begin(SMALL);
    }

    @Test
    void openHintIsAsHighAsItsWords(ScreenRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 12));
        robot.clickOn("#hint-3");
        untilFound("the hint is read", robot, "#hint-words-3");
        until("its words have the same room above and below", () -> {
            Bounds row = bounds(robot, "#hint-3");
            double above = bounds(robot.find("#hint-3").lookup(".strong")).getMinY() - row.getMinY();
            double below = row.getMaxY() - bounds(robot, "#hint-words-3").getMaxY();
            return above > 5 && above < 20 && below > 5 && below < 20;
        });
    }

    private void untilFound(String what, ScreenRobot robot, String words) {
        until(what, () -> {
            String text = robot.find(words, Label.class).getText();
            return !text.isEmpty() && !text.equals(PlayHintWords.LOOKING);
        });
    }

    @Test
    void hintsAreNotShownWhereNothingIsTold(ScreenRobot robot) {
        assertTrue(onFx(() -> robot.find("#hint-1").getParent().isVisible()));
        onFx(() -> {
            window.open(scene.model().now().answering(WinnabilityFeedbackTiming.NEVER));
            return null;
        });
        assertFalse(onFx(() -> robot.find("#hint-1").getParent().isVisible()));
    }

    @Test
    void longReasonWhyAGameIsLostCoversNothingInANarrowWindow(ScreenRobot robot) {
        onFx(() -> {
            Board holes = BoardText.parse("K...#..\n..##...\n.......\n#..#..#\n.....#.\n##.....");
            window.open(scene.model().now().on(holes).withPath(List.of(0, 15, 2, 17, 32, 37), 6));
            return null;
        });
        robot.push(KeyCode.W);
        until("the reason is known", () -> robot.isThere("#loss-5"));
        until("it covers nothing", () -> {
            Bounds lost = bounds(robot, "#loss-5");
            Bounds save = bounds(robot, "#play-save");
            return bounds(robot, "#play-last-winnable").getMaxY()
                            <= bounds(robot, "#loss-4").getMinY()
                    && save.getMinY() >= lost.getMaxY()
                    && save.getMaxX() <= lost.getMaxX()
                    && save.getMaxY() <= bounds(robot, "#play-undo").getMinY();
        });
    }

    @Test
    void hintInALostGameNamesTheWayBackAndWhatIsKnownIsToldThere(ScreenRobot robot) {
        lost();
        onFx(() -> {
            window.run("play.hint");
            return null;
        });
        until("it is said to be lost", () -> robot.text("#play-verdict").equals("No"));
        until("the way back is offered", () -> robot.find("#play-last-winnable").isVisible());
        onFx(() -> {
            window.run("play.hint");
            return null;
        });
        assertTrue(onFx(() -> scene.model().refusalProperty().get())
                .startsWith("This game is lost: no hint helps here. V goes back to move "));
        onFx(() -> {
            window.run("play.last-winnable");
            return null;
        });
        until("what is known there is told", () -> robot.text("#play-verdict").equals("Yes"));
    }

    private static Bounds bounds(ScreenRobot robot, String id) {
        return bounds(robot.find(id));
    }

    private static Bounds bounds(Node node) {
        return node.localToScene(node.getBoundsInLocal());
    }

    /** A game on 4 × 5 that its last move has lost. */
    private void lost() {
        onFx(() -> {
            PlaySetup setup = PlaySetup.of(WrittenBoard.of(Board.full(4, 5)));
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
}
