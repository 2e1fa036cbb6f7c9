package knightschool.ui.compare.pane;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import knightschool.compare.prediction.PredictionAnswer;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.drawing.Sketch;
import knightschool.drawing.answer.FigureSign;
import knightschool.drawing.answer.PickedSquaresDrawing;
import knightschool.drawing.answer.QuizAnswerDrawing;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.NumberKeyLabelDrawing;
import knightschool.drawing.legend.BoardLegendSign;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.ui.board.FlashingAnswerMarks;
import knightschool.ui.compare.model.prediction.PredictionRound;

/**
 * The part of a prediction question that is drawn over the board of a pane: the numbers of the squares that are
 * possible answers, the two squares of a move that is asked about, and the right answer. A click on a numbered square
 * is an answer.
 */
public final class PanePredictionOverlay {
    /** The only square of the bit of a board that a sign in the legend is drawn on. */
    private static final List<Integer> BIT_SQUARE = List.of(0);

    private final FlashingAnswerMarks marks;
    private Optional<PredictionRound> round = Optional.empty();
    private Consumer<PredictionAnswer> answer = _ -> {};
    private boolean isAnsweredOnBoard;

    /** @param redraw redraws the board */
    PanePredictionOverlay(Runnable redraw) {
        marks = new FlashingAnswerMarks(redraw);
    }

    /**
     * Shows a question about the search of the pane at the shown step, or none.
     *
     * @param answerHandler receives a clicked square as an answer
     */
    public void show(Optional<PredictionRound> now, Consumer<PredictionAnswer> answerHandler) {
        answer = answerHandler;
        if (now.equals(round)) {
            return;
        }
        round = now;
        isAnsweredOnBoard = now.flatMap(
                        one -> one.answeredOnBoard().stream().boxed().findFirst())
                .isPresent();
        marks.show(now.filter(PredictionRound::isJudged)
                .map(PanePredictionOverlay::judged)
                .orElse(QuizAnswerMarks.NONE));
    }

    private static QuizAnswerMarks judged(PredictionRound round) {
        return round.question() instanceof PredictionQuestion.NextSquare
                ? QuizAnswerMarks.ofSquares(squares(round.question().right()), round.wrongSquares())
                : QuizAnswerMarks.NONE;
    }

    private static List<Integer> squares(List<PredictionAnswer> answers) {
        return answers.stream()
                .flatMap(one -> one instanceof PredictionAnswer.Square(int square) ? Stream.of(square) : Stream.of())
                .toList();
    }

    /** Returns whether a click on the board is an answer. */
    boolean isAsked() {
        return isAnsweredOnBoard;
    }

    /** Gives a square as the answer. */
    void press(int square) {
        answer.accept(new PredictionAnswer.Square(square));
    }

    /** Returns the sketch of a board with the parts of the question on top. */
    Sketch over(Sketch board, BoardGeometry geometry) {
        if (round.isEmpty()) {
            return board;
        }
        Sketch framing = PickedSquaresDrawing.over(board, geometry, framed());
        return marks.over(NumberKeyLabelDrawing.over(framing, geometry, numbered()), geometry);
    }

    /** Returns the squares that are possible answers, in the order of their numbers; empty if none are. */
    private List<Integer> numbered() {
        return round.filter(_ -> isAnsweredOnBoard)
                .map(one -> squares(one.question().choices()))
                .orElse(List.of());
    }

    /** Returns the squares of the move that is asked about, which are framed; empty if no move is. */
    private List<Integer> framed() {
        return round.map(PredictionRound::question)
                .map(question -> question instanceof PredictionQuestion.CellClosed cell
                        ? List.of(cell.square(), cell.cell().target())
                        : List.<Integer>of())
                .orElse(List.of());
    }

    /** Returns the signs of the question on the board. */
    Stream<VisibleBoardSign> signs() {
        QuizAnswerMarks judged = round.filter(PredictionRound::isJudged)
                .map(PanePredictionOverlay::judged)
                .orElse(QuizAnswerMarks.NONE);
        return Stream.of(
                        sign(
                                FigureSign.ASKED,
                                framed(),
                                bit -> PickedSquaresDrawing.over(bit, LegendSignDrawing.BIT, BIT_SQUARE)),
                        sign(
                                FigureSign.ANSWER_KEY,
                                numbered(),
                                bit -> NumberKeyLabelDrawing.over(bit, LegendSignDrawing.BIT, BIT_SQUARE)),
                        sign(
                                FigureSign.ANSWER,
                                judged.squares(),
                                bit -> marked(bit, QuizAnswerMarks.ofSquares(BIT_SQUARE))),
                        sign(FigureSign.CROSSED, judged.crossed(), bit -> marked(bit, QuizAnswerMarks.ofFault(0))))
                .flatMap(Optional::stream);
    }

    private static Sketch marked(Sketch bit, QuizAnswerMarks marks) {
        return QuizAnswerDrawing.over(bit, LegendSignDrawing.BIT, marks, 0, Optional.empty());
    }

    private static Optional<VisibleBoardSign> sign(
            BoardLegendSign sign, List<Integer> squares, UnaryOperator<Sketch> drawing) {
        return squares.isEmpty()
                ? Optional.empty()
                : Optional.of(new VisibleBoardSign(
                        sign,
                        drawing.apply(LegendSignDrawing.sign(_ -> {})),
                        squares.stream().sorted().toList()));
    }

    /** Returns whether no mark is flashing. */
    public boolean isSettled() {
        return marks.isSettled();
    }
}
