package knightschool.compare.prediction;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.MoveOrder;
import knightschool.board.SquareNames;
import knightschool.search.position.Candidate;
import knightschool.search.position.DomainCell;
import knightschool.search.position.Position;
import knightschool.text.NameJoiner;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.trace.SearchSnapshot;

/** The texts of prediction questions, their answers and the explanations of the right answers. */
public final class PredictionWords {
    private static final int MOST_NAMED = 8;

    /** The greatest number of squares of a board with holes that is written by its rows. */
    private static final int MOST_WRITTEN = 100;

    private PredictionWords() {}

    /** Returns the title of the search that a question is about, or the titles of all searches of a race. */
    public static String pane(PredictionQuestion question) {
        return switch (question) {
            case PredictionQuestion.OfStep aboutStep -> title(aboutStep.now());
            case PredictionQuestion.CellClosed aboutCell -> title(aboutCell.now());
            case PredictionQuestion.StepsToPowerOfTen bet -> bet.title();
            case PredictionQuestion.FinishesFirst race -> String.join(", ", race.titles());
        };
    }

    /**
     * Returns a board in one line: its size, such as "8x8"; with holes also its rows as in a file, with "/" between
     * them, or the number of holes if it is large; then the start, if there is one.
     */
    public static String board(Board board) {
        return squares(board) + (board.start() == Board.NONE ? "" : " from " + SquareNames.name(board, board.start()));
    }

    private static String squares(Board board) {
        String size = board.columns() + "x" + board.rows();
        int holes = board.squares() - board.playableCount();
        if (holes == 0) {
            return size;
        }
        return board.squares() > MOST_WRITTEN
                ? size + " with " + Plural.counted(holes, "hole")
                : BoardText.format(board.withStart(Board.NONE).withEnd(Board.NONE))
                        .lines()
                        .collect(Collectors.joining("/", size + " ", ""));
    }

    private static String title(SearchSnapshot frame) {
        return frame.solver().title(frame.board());
    }

    /** Returns the text of a question, without the name of the search. */
    public static String question(PredictionQuestion question) {
        return switch (question) {
            case PredictionQuestion.NextSquare _ -> "Which square is next?";
            case PredictionQuestion.ForwardOrBack _ -> "Does the next step go on, or back?";
            case PredictionQuestion.CellClosed aboutCell -> {
                Board board = aboutCell.now().board();
                yield "Is the move from " + SquareNames.name(board, aboutCell.square()) + " to "
                        + SquareNames.name(board, aboutCell.cell().target()) + " closed now?";
            }
            case PredictionQuestion.FinishesFirst _ -> "Which search finishes first?";
            case PredictionQuestion.StepsToPowerOfTen _ -> "About how many steps until it ends?";
        };
    }

    /** Returns the text of an answer to a question. */
    public static String answer(PredictionQuestion question, PredictionAnswer answer) {
        return switch (answer) {
            case PredictionAnswer.Square(int square) -> name(question, square);
            case PredictionAnswer.Closed(boolean closed) -> closed ? "Closed" : "Open";
            case PredictionAnswer.Onward(boolean onward) -> onward ? "On" : "Back";
            case PredictionAnswer.Pane(int pane) -> paneTitle(question, pane);
            case PredictionAnswer.PowerOfTen power -> NumberFormatter.grouped(power.steps());
        };
    }

    private static String name(PredictionQuestion question, int square) {
        return question instanceof PredictionQuestion.OfStep aboutStep
                ? SquareNames.name(aboutStep.now().board(), square)
                : String.valueOf(square);
    }

    private static String paneTitle(PredictionQuestion question, int pane) {
        return question instanceof PredictionQuestion.FinishesFirst bet
                ? bet.titles().get(pane)
                : String.valueOf(pane + 1);
    }

    /**
     * Returns why a square is a wrong answer, as a sentence. Empty for all other answers, since the explanation of the
     * right answer suffices for them.
     */
    public static String fault(PredictionQuestion question, PredictionAnswer answer) {
        boolean isSquare = question instanceof PredictionQuestion.NextSquare && !question.isRight(answer);
        return isSquare && answer instanceof PredictionAnswer.Square(int square)
                ? fault(((PredictionQuestion.NextSquare) question).now().position(), square)
                : "";
    }

    private static String fault(Position position, int square) {
        Board board = position.board();
        String name = SquareNames.name(board, square);
        int head = position.path().head();
        if (square == head) {
            return "The knight stands on " + name + ".";
        }
        if (!board.isPlayable(square)) {
            return name + " is a hole.";
        }
        int move = position.moves().moveBetween(board, head, square);
        if (move < 0 || move >= MoveOrder.MOVES) {
            return name + " is not a knight's move away from " + SquareNames.name(board, head) + ".";
        }
        if (position.path().numbers(board.squares())[square] > 0) {
            return name + " is visited already.";
        }
        if ((position.tried() >> move & 1) != 0) {
            return name + " was tried from here, and taken back.";
        }
        Optional<Candidate> candidate = position.candidates().stream()
                .filter(other -> other.square() == square)
                .findFirst();
        if (candidate.isEmpty()) {
            return name + " is not to be tried from here now.";
        }
        int fewest = position.candidates().getFirst().onward();
        boolean more = position.scored() && candidate.get().onward() > fewest;
        return more ? name + " leaves the knight more open moves." : name + " comes later in the order.";
    }

    /** Returns why the right answer is right, from what the search does. */
    public static String because(PredictionQuestion question) {
        return switch (question) {
            case PredictionQuestion.NextSquare aboutSquare ->
                candidates(aboutSquare.now()) + " "
                        + aboutSquare.next().explanation().sentence() + asGood(aboutSquare);
            case PredictionQuestion.ForwardOrBack aboutDirection ->
                aboutDirection.next().explanation().sentence();
            case PredictionQuestion.CellClosed aboutCell -> cell(aboutCell);
            case PredictionQuestion.FinishesFirst bet -> first(bet);
            case PredictionQuestion.StepsToPowerOfTen bet ->
                bet.title() + " ends after " + steps(bet.end().explored()) + ".";
        };
    }

    private static String candidates(SearchSnapshot now) {
        List<Candidate> all = now.position().candidates();
        if (now.position().scored()) {
            return "Open moves from there: "
                    + all.stream()
                            .sorted(Comparator.comparingInt(Candidate::onward).thenComparingInt(Candidate::rank))
                            .map(candidate ->
                                    SquareNames.name(now.board(), candidate.square()) + " " + candidate.onward())
                            .collect(Collectors.joining(", "))
                    + ".";
        }
        return "Moves left to try, in order: "
                + all.stream()
                        .map(candidate -> SquareNames.name(now.board(), candidate.square()))
                        .collect(Collectors.joining(", "))
                + ".";
    }

    /** Returns that other squares count as right too, if only an order of moves or chance decides; otherwise empty. */
    private static String asGood(PredictionQuestion.NextSquare question) {
        List<PredictionAnswer> right = question.right();
        if (right.size() == 1) {
            return "";
        }
        List<String> others =
                right.stream().skip(1).map(answer -> answer(question, answer)).toList();
        return " " + NameJoiner.listed(others, MOST_NAMED) + (others.size() == 1 ? " is" : " are")
                + " as good, and counted as right.";
    }

    private static String cell(PredictionQuestion.CellClosed question) {
        DomainCell cell = question.cell();
        String target = SquareNames.name(question.now().board(), cell.target());
        return switch (cell.state()) {
            case KNIGHT -> "The knight stands on " + target + ": the move is open.";
            case VISITED ->
                "The knight was on " + target + " and has left it: closed by move "
                        + NumberFormatter.grouped(cell.closedBy()) + ".";
            case OPEN, TRIED, HOLE, OFF_BOARD -> target + " is not visited: the move is open.";
        };
    }

    private static String first(PredictionQuestion.FinishesFirst bet) {
        List<String> first =
                bet.right().stream().map(answer -> answer(bet, answer)).toList();
        return NameJoiner.listed(first) + (first.size() == 1 ? " finishes" : " finish") + " first, after "
                + steps(bet.fewest()) + ".";
    }

    private static String steps(long count) {
        return Plural.counted(count, "step");
    }
}
