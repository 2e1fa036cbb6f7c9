package knightschool.compare.prediction;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.MoveOrder;
import knightschool.board.SquareNames;
import knightschool.search.policy.TieBreakSortKeys;
import knightschool.search.position.Candidate;
import knightschool.search.position.CandidateGenerator;
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

    /** Returns the texts of the answers that count as right, that of the search first. */
    static List<String> rightAnswers(PredictionQuestion question) {
        return question.right().stream().map(answer -> answer(question, answer)).toList();
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
                ? fault(((PredictionQuestion.NextSquare) question).now(), square)
                : "";
    }

    private static String fault(SearchSnapshot now, int square) {
        Position position = now.position();
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
        return candidate
                .map(wrong -> name + comesLater(now, wrong))
                .orElse(name + " is not to be tried from here now.");
    }

    /** Returns why a candidate comes after the next one, with the scores of both if scores decide. */
    private static String comesLater(SearchSnapshot now, Candidate wrong) {
        Candidate next = now.position().candidates().getFirst();
        String than = SquareNames.name(now.board(), next.square());
        if (now.position().scored() && wrong.onward() > next.onward()) {
            return " leaves the knight more open moves than " + than + ": " + wrong.onward() + ", not " + next.onward()
                    + ".";
        }
        String scores = ": " + tieScore(now, wrong) + ", not " + tieScore(now, next) + ".";
        return switch (now.solver().policy().order().ties()) {
            case POHL -> " ties with " + than + ", but its neighbours have more open moves" + scores;
            case ROTH -> " is nearer to the centre than " + than + scores;
            case MOVE_ORDER, SQUIRREL_CULL, RANDOM -> " comes later in the order.";
        };
    }

    /** Returns the number by which a tie-break compares a candidate; empty if it has none. */
    private static String tieScore(SearchSnapshot now, Candidate candidate) {
        Board board = now.board();
        int square = candidate.square();
        return switch (now.solver().policy().order().ties()) {
            case POHL -> NumberFormatter.grouped(CandidateGenerator.onwardTogether(now.position(), square));
            case ROTH ->
                NumberFormatter.rounded(
                        Math.sqrt(TieBreakSortKeys.fromCentre(board, board.column(square), board.row(square))) / 2);
            case MOVE_ORDER, SQUIRREL_CULL, RANDOM -> "";
        };
    }

    /** Returns the scores of tied candidates by which the tie-break compares them; empty if it has none. */
    private static String tieScores(SearchSnapshot now, List<Candidate> tied) {
        String score = switch (now.solver().policy().order().ties()) {
            case POHL -> "; from their neighbours: ";
            case ROTH -> "; squares from the centre: ";
            case MOVE_ORDER, SQUIRREL_CULL, RANDOM -> "";
        };
        return score.isEmpty() || tied.size() == 1
                ? ""
                : tied.stream()
                        .map(candidate ->
                                SquareNames.name(now.board(), candidate.square()) + " " + tieScore(now, candidate))
                        .collect(Collectors.joining(", ", score, ""));
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
                    + tieScores(
                            now,
                            all.stream()
                                    .filter(candidate ->
                                            candidate.onward() == all.getFirst().onward())
                                    .toList())
                    + ".";
        }
        return "Moves left to try, in order: "
                + all.stream()
                        .map(candidate -> SquareNames.name(now.board(), candidate.square()))
                        .collect(Collectors.joining(", "))
                + tieScores(now, all)
                + ".";
    }

    /** Returns that other squares count as right too, if only an order of moves or chance decides; otherwise empty. */
    private static String asGood(PredictionQuestion.NextSquare question) {
        List<PredictionAnswer> right = question.right();
        if (right.size() == 1) {
            return "";
        }
        List<String> others = rightAnswers(question).stream().skip(1).toList();
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
        List<String> first = rightAnswers(bet);
        return NameJoiner.listed(first) + (first.size() == 1 ? " finishes" : " finish") + " first, after "
                + steps(bet.fewest()) + ".";
    }

    private static String steps(long count) {
        return Plural.counted(count, "step");
    }
}
