package knightschool.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.game.GameTimelineDrawing.Strip;
import knightschool.drawing.game.MoveEffectTimelineMark;
import knightschool.explain.TourExistenceVerdict;
import knightschool.play.Winnability;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.ui.work.TestScreen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a player is told, and when. */
class WinnabilityModelTest {
    private final TestScreen screen = new TestScreen();
    private final PlayModel model = new PlayModel();
    private final WinnabilityModel answers = new WinnabilityModel(model, screen);

    @AfterEach
    void closeEndsTheThread() {
        answers.close();
        screen.until("the thread has ended", answers::isEnded);
    }

    private void play(Board board, String... squares) {
        model.begin(board);
        choose(squares);
    }

    private void choose(String... squares) {
        for (String square : squares) {
            model.choose(SquareNames.parse(model.board(), square));
        }
    }

    private void settle() {
        screen.until("what was asked is answered", answers::isSettled);
    }

    private Optional<TourExistenceVerdict> verdict() {
        return answers.answerProperty().get().winnability().map(Winnability::verdict);
    }

    private Strip strip() {
        return answers.judgedProperty().get().strip(model.game());
    }

    @Test
    void nothingIsToldUntilThePlayerAsks() {
        play(Board.full(5, 5), "a1", "b3");
        settle();
        assertEquals(Optional.empty(), verdict());
        answers.ask();
        settle();
        assertEquals(Optional.of(TourExistenceVerdict.EXISTS), verdict());
        assertEquals(23, answers.completion().size());
        choose("d4");
        assertEquals(Optional.empty(), verdict());
    }

    /** On 5 × 5 there are more dark squares than light ones: a tour begins on a dark one, and b1 is light. */
    @Test
    void gameThatIsLostOnItsFirstSquareSaysSoAndLeadsBackToTheEmptyBoard() {
        play(Board.full(5, 5), "b1", "c3", "d5");
        answers.ask();
        settle();
        assertEquals(Optional.of(TourExistenceVerdict.IMPOSSIBLE), verdict());
        assertEquals(
                List.of(MoveEffectTimelineMark.LOST, MoveEffectTimelineMark.AFTER, MoveEffectTimelineMark.AFTER),
                strip().moves().stream().map(move -> move.mark()).toList());
        answers.toLastWinnable();
        assertFalse(model.game().isBegun());
    }

    @Test
    void gameThatNeverCouldBeWonHasNoWayBack() {
        play(Board.full(4, 4), "a1", "b3");
        answers.ask();
        settle();
        assertEquals(Optional.of(TourExistenceVerdict.IMPOSSIBLE), verdict());
        assertFalse(answers.knownLostProperty().get());
    }

    @Test
    void moveThatLosesIsFoundTheWayBackIsOneStepAndItStaysOnTheStrip() {
        model.change(setup -> setup.answering(WinnabilityFeedbackTiming.ALWAYS));
        play(Board.full(3, 4), "a1");
        int lost = loseByAMove();
        assertEquals(MoveEffectTimelineMark.LOST, strip().moves().getLast().mark());
        assertTrue(answers.knownLostProperty().get());
        answers.toLastWinnable();
        settle();
        assertEquals(lost - 1, model.game().length());
        assertEquals(Optional.of(TourExistenceVerdict.EXISTS), verdict());
        assertTrue(strip().moves().get(lost - 1).takenBack());
        choose(answers.completion().stream()
                .map(square -> SquareNames.name(model.board(), square))
                .toArray(String[]::new));
        assertTrue(model.game().isFinished());
    }

    /** Plays on, along what completes the tour, until some move loses; its number. */
    private int loseByAMove() {
        settle();
        for (int number = 2; ; number++) {
            int candidates = model.game().candidates().size();
            for (int candidate = 1; candidate <= candidates; candidate++) {
                model.chooseNumber(candidate);
                settle();
                if (verdict().equals(Optional.of(TourExistenceVerdict.IMPOSSIBLE))) {
                    return number;
                }
                model.undo();
                settle();
            }
            model.choose(answers.completion().getFirst());
            settle();
        }
    }

    @Test
    void playerWhoIsStuckIsToldWithoutAsking() {
        play(Board.full(4, 4), "a1");
        while (!model.game().isOver()) {
            model.chooseNumber(1);
        }
        settle();
        assertEquals(Optional.of(TourExistenceVerdict.IMPOSSIBLE), verdict());
    }

    @Test
    void questionCannotBeAskedWhereTheSetupSaysNever() {
        model.change(setup -> setup.answering(WinnabilityFeedbackTiming.NEVER));
        play(Board.full(4, 4), "a1");
        answers.ask();
        assertTrue(answers.isSettled());
        assertEquals(Optional.empty(), verdict());
        assertFalse(answers.canAskProperty().get());
    }

    @Test
    void gameThatComesBackIsJudgedAsItWas() {
        play(Board.full(5, 5), "a1", "b3", "d4");
        answers.ask();
        settle();
        Strip before = strip();
        WinnabilityAnswer answer = answers.answerProperty().get();
        model.begin(Board.full(6, 6));
        assertEquals(WinnabilityAnswer.QUIET, answers.answerProperty().get());
        model.undo();
        assertEquals(answer, answers.answerProperty().get());
        assertEquals(before, strip());
    }
}
