package knightschool.lesson;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import knightschool.board.Board;
import knightschool.counting.StateBudget;
import knightschool.counting.TourCount;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEnds;

/** Claims about how many tours a board has, in the words of {@code count}. */
final class CountClaims {
    static final List<ClaimKind> WORDS =
            List.of(new ClaimKind("count", "[--closed] [--any-start] [BOARD] [START]", CountClaims::count));

    /** A lesson waits no longer than a few seconds for a count: enough for all tours of 6 × 7. */
    private static final StateBudget BUDGET = StateBudget.of(500_000);

    private CountClaims() {}

    private static ClaimAnswer count(ClaimArguments arguments) {
        boolean closed = arguments.takes("--closed");
        boolean anyStart = arguments.takes("--any-start");
        Board board = arguments.board(1);
        int start = arguments.start(board, anyStart ? Board.NONE : board.start());
        return tours(TourCount.of(
                KnightGraph.of(board),
                TourEnds.asked(board, start, closed),
                BUDGET,
                (done, squares, states) -> arguments.checkWanted()));
    }

    private static ClaimAnswer tours(TourCount count) {
        BigInteger number = count.count()
                .orElseThrow(() -> new InputFault(
                        "this board is too large to count its tours in a lesson", "Take one of at most 6x7 squares."));
        return new ClaimAnswer(number.toString(), String.format(Locale.ROOT, "%,d", number));
    }
}
