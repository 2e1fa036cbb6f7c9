package knightschool.lesson;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.tour.ExistenceTheorem;
import knightschool.tour.construction.Construction;

/** Claims about tours of full boards, in the words of {@code tour}: by the theorems, and as they are put together. */
final class TourClaims {
    private static final String FORM = "[--closed] [SIZE]";

    static final List<ClaimKind> WORDS = List.of(
            new ClaimKind(
                    "tour",
                    FORM,
                    asked(question -> ClaimAnswer.of(question.theorem().exists() ? "exists" : "none"))),
            new ClaimKind("blocks", FORM, asked(question -> ClaimAnswer.of(question.blocks()))),
            new ClaimKind("joins", FORM, asked(question -> ClaimAnswer.of(question.blocks() - 1L))));

    private TourClaims() {}

    /** Which tour. */
    private record Question(int columns, int rows, boolean closed) {
        ExistenceTheorem theorem() {
            return ExistenceTheorem.of(columns, rows, closed);
        }

        int blocks() {
            if (!theorem().exists()) {
                throw new InputFault("there is no such tour", sentence(theorem().statement()) + ". Take another size.");
            }
            return Construction.of(columns, rows, closed).blockCount();
        }
    }

    private static String sentence(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    private static Function<ClaimArguments, ClaimAnswer> asked(Function<Question, ClaimAnswer> answer) {
        return arguments -> {
            boolean closed = arguments.takes("--closed");
            Board board = arguments.board(0);
            if (board.playableCount() < board.squares()) {
                throw new InputFault("this is about full boards, and that one has holes", "Write a size: 12x10.");
            }
            if (board.start() != Board.NONE || board.end() != Board.NONE) {
                throw new InputFault(
                        "this is about tours that begin and end anywhere, and that board has a start (K) or an end (E)",
                        "Write its size, or ask for what explain finds.");
            }
            return answer.apply(new Question(board.columns(), board.rows(), closed));
        };
    }
}
