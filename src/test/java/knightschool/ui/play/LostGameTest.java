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
import knightschool.setup.AnswerPolicy;
import knightschool.setup.BoardSource;
import knightschool.setup.PlaySetup;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/** A game that is lost, and what is told of it: when asked, after the way back, and never. */
class LostGameTest extends PlayOnScreen {
    @Test
    void lostGameIsTakenBackToTheLastWinnablePositionAndWon(FxRobot robot) {
        begin(Board.full(4, 5));
        int lost = lose(robot);
        robot.push(KeyCode.W);
        until(
                "it is said to be lost",
                () -> robot.lookup("#play-verdict")
                        .queryAs(Label.class)
                        .getText()
                        .equals("No"));
        until(
                "the way back is offered",
                () -> robot.lookup("#play-last-winnable").query().isVisible());
        robot.clickOn("#play-last-winnable");
        assertEquals(lost - 1, game().length());
        for (int square : tour(game()).subList(lost - 1, 20)) {
            robot.clickOn(at(robot, square));
        }
        assertTrue(game().isFinished());
    }

    @Test
    void answerAndHintsComeWhenAskedAndGoWithTheNextMove(FxRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 0));
        assertEquals("", text(robot, "#play-verdict"));
        robot.clickOn("#play-ask");
        until("it can be won", () -> text(robot, "#play-verdict").equals("Yes"));
        robot.push(KeyCode.H).push(KeyCode.H);
        until(
                "the second hint is read",
                () -> robot.lookup("#hint-2").query().getPseudoClassStates().stream()
                        .anyMatch(state -> state.getPseudoClassName().equals("open")));
        robot.clickOn(at(robot, game().candidates().getFirst().square()));
        until(
                "the hint is gone",
                () -> robot.lookup("#hint-2").query().getPseudoClassStates().stream()
                        .noneMatch(state -> state.getPseudoClassName().equals("open")));
        assertEquals("", text(robot, "#play-verdict"));
    }

    @Test
    void newGameAfterALostOneBreaksNothing(FxRobot robot) {
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

    private void newGameAfterALostOne(FxRobot robot) {
        begin(Board.full(4, 5));
        lose(robot);
        robot.push(KeyCode.W);
        until("it is said to be lost", () -> text(robot, "#play-verdict").equals("No"));
        until(
                "where it was lost is known",
                () -> robot.lookup("#play-last-winnable").query().isVisible());
        robot.push(KeyCode.R);
        begin(SMALL);
    }

    @Test
    void openHintIsAsHighAsItsWords(FxRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 12));
        robot.clickOn("#hint-3");
        until("the hint is read", () -> !words(robot).getText().isEmpty());
        assertTrue(onFx(() -> below(robot, words(robot))) < 20);
    }

    @Test
    void hintsAreNotShownWhereNothingIsTold(FxRobot robot) {
        assertTrue(onFx(() -> robot.lookup("#hint-1").query().getParent().isVisible()));
        onFx(() -> {
            window.open(scene.model().now().answering(AnswerPolicy.NEVER));
            return null;
        });
        assertFalse(onFx(() -> robot.lookup("#hint-1").query().getParent().isVisible()));
    }

    @Test
    void longReasonWhyAGameIsLostCoversNothingInANarrowWindow(FxRobot robot) {
        onFx(() -> {
            Board holes = BoardText.parse("K...#..\n..##...\n.......\n#..#..#\n.....#.\n##.....");
            window.open(scene.model().now().on(holes).withPath(List.of(0, 15, 2, 17, 32, 37), 6));
            return null;
        });
        robot.push(KeyCode.W);
        until("the reason is known", () -> robot.lookup("#loss-5").tryQuery().isPresent());
        until("it covers nothing", () -> {
            Bounds lost = bounds(robot, "#loss-5");
            Bounds save = bounds(robot, "#play-save-tour");
            return bounds(robot, "#play-last-winnable").getMaxY()
                            <= bounds(robot, "#loss-4").getMinY()
                    && save.getMinY() >= lost.getMaxY()
                    && save.getMaxX() <= lost.getMaxX()
                    && save.getMaxY() <= bounds(robot, "#play-undo").getMinY();
        });
    }

    @Test
    void hintInALostGameNamesTheWayBackAndWhatIsKnownIsToldThere(FxRobot robot) {
        lost();
        onFx(() -> {
            window.run("play.hint");
            return null;
        });
        until("it is said to be lost", () -> text(robot, "#play-verdict").equals("No"));
        until(
                "the way back is offered",
                () -> robot.lookup("#play-last-winnable").query().isVisible());
        onFx(() -> {
            window.run("play.hint");
            return null;
        });
        assertTrue(onFx(() -> scene.model().refusalProperty().get())
                .startsWith("This game is lost: no hint helps here. L goes back to move "));
        onFx(() -> {
            window.run("play.last-winnable");
            return null;
        });
        until("what is known there is told", () -> text(robot, "#play-verdict").equals("Yes"));
    }

    private static Label words(FxRobot robot) {
        return robot.lookup("#hint-3 .hint-words").queryAs(Label.class);
    }

    /** How much of the hint is below its words. */
    private static double below(FxRobot robot, Label words) {
        Node row = robot.lookup("#hint-3").query();
        return row.localToScene(row.getBoundsInLocal()).getMaxY()
                - words.localToScene(words.getBoundsInLocal()).getMaxY();
    }

    private static Bounds bounds(FxRobot robot, String id) {
        Node node = robot.lookup(id).query();
        return node.localToScene(node.getBoundsInLocal());
    }

    /** A game on 4 × 5 that its last move has lost. */
    private void lost() {
        onFx(() -> {
            PlaySetup setup = PlaySetup.of(BoardSource.of(Board.full(4, 5)));
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
