package knightschool.compare.prediction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.compare.Comparison;
import knightschool.search.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class PredictionRecordTest {
    private static final long ENOUGH = 100_000;
    private static final Board FIVE = Board.full(5, 5);

    private final Comparison comparison = new Comparison(Problem.open(FIVE, 12), ConfiguredAlgorithm.usual());

    private PredictionRecord answered() {
        comparison.extend(ENOUGH, ENOUGH);
        PredictionQuestion bet =
                PredictionQuestionsAtStep.bets(0, FIVE, comparison.lanes()).getFirst();
        PredictionQuestion square =
                PredictionQuestionsAtStep.of(comparison, 0).questions().getFirst();
        return PredictionRecord.EMPTY
                .with(List.of(
                        PredictionRecord.Entry.of(
                                bet, Optional.of(new PredictionAnswer.Pane(0)), "Red, and \"Blue\"", FIVE),
                        PredictionRecord.Entry.of(bet, Optional.of(new PredictionAnswer.Pane(2)), "Green", FIVE)))
                .with(List.of(PredictionRecord.Entry.of(
                        square, Optional.of(square.right().getFirst()), "Green", FIVE)))
                .with(List.of(
                        PredictionRecord.Entry.of(square, Optional.of(new PredictionAnswer.Square(12)), "Green", FIVE)))
                .with(List.of(PredictionRecord.Entry.of(square, Optional.empty(), "Yellow", FIVE)));
    }

    @Test
    void betsAreScoredApart() {
        PredictionRecord record = answered();
        assertEquals(new PredictionRecord.Score(0, 0, 0, 1), record.score("Red, and \"Blue\""));
        assertEquals(new PredictionRecord.Score(1, 2, 1, 1), record.score("Green"));
        assertEquals(new PredictionRecord.Score(0, 0, 0, 0), record.score("Yellow"), "no answer is no wrong answer");
        assertEquals(4, record.answerCount());
    }

    @Test
    void textHasAllThatIsKept() {
        PredictionRecord record = answered();
        assertEquals(record, PredictionRecordText.parse(PredictionRecordText.format(record)));
        assertEquals("", PredictionRecordText.format(PredictionRecord.EMPTY));
        assertEquals(PredictionRecord.EMPTY, PredictionRecordText.parse("x\ty\n0\ta\n"));
    }

    /** Earlier versions of the program have stored no boards: their answers count on every board. */
    @Test
    void answerCountsOnItsBoardAndOneWithoutABoardOnAll() {
        PredictionRecord record = answered();
        PredictionQuestion bet =
                PredictionQuestionsAtStep.bets(0, FIVE, comparison.lanes()).getFirst();
        assertTrue(record.isAnswered(bet, FIVE));
        assertFalse(record.isAnswered(bet, Board.full(6, 5)));
        String text = PredictionRecordText.format(record);
        PredictionRecord old = PredictionRecordText.parse(text.replaceAll("\t5x5\t.*", ""));
        assertEquals(record.entries().size(), old.entries().size());
        assertTrue(old.isAnswered(bet, Board.full(6, 5)));
        PredictionRecord later = PredictionRecordText.parse(text.replaceAll("(\t5x5)\t.*", "$1"));
        assertEquals(record.entries().size(), later.entries().size());
        assertFalse(later.isAnswered(bet, Board.full(6, 5)));
    }

    @Test
    void boardIsWrittenInOneLine() {
        assertEquals("5x5", PredictionWords.board(FIVE));
        assertEquals("5x5 from c3", PredictionWords.board(FIVE.withStart(12)));
        Board holed = BoardText.parse("K..\n.#.\n...\n");
        assertEquals("3x3 .../.#./... from a3", PredictionWords.board(holed));
    }

    @Test
    void tableHasALineForEveryTeamThatWasAskedWithWhatIsRight() {
        List<String> lines = answered().csv().lines().toList();
        assertEquals("step,pane,question,answer,right,team,bet,board,right_answers", lines.getFirst());
        assertEquals(6, lines.size());
        assertEquals(
                "0,\"Backtracking, Forward checking, Warnsdorff\",Which search finishes first?,Backtracking,no,\"Red, and \"\"Blue\"\"\",yes,5x5,Warnsdorff",
                lines.get(1));
        assertEquals(
                "0,\"Backtracking, Forward checking, Warnsdorff\",Which search finishes first?,Warnsdorff,yes,Green,yes,5x5,Warnsdorff",
                lines.get(2));
        String right = "d5 or e4 or e2 or d1 or b1 or a2 or a4 or b5";
        assertEquals("0,Warnsdorff,Which square is next?,c3,no,Green,no,5x5," + right, lines.get(4));
        assertEquals("0,Warnsdorff,Which square is next?,,,Yellow,no,5x5," + right, lines.get(5));
        assertTrue(answered().tabbed().startsWith("step\tpane\tquestion\t"));
        assertEquals("step,pane,question,answer,right,team,bet,board,right_answers\n", PredictionRecord.EMPTY.csv());
    }
}
