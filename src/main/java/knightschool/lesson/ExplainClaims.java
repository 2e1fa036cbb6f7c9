package knightschool.lesson;

import java.util.List;
import knightschool.board.Board;
import knightschool.counting.TourCount;
import knightschool.explain.Effort;
import knightschool.explain.Finding;
import knightschool.explain.Inquiry;
import knightschool.explain.KnownTours;
import knightschool.explain.Verdict;
import knightschool.explain.Witness;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;

/** Claims about why a board has no tour, in the words of {@code explain}: the kind of the witness, or "exists". */
final class ExplainClaims {
    static final List<ClaimWord> WORDS =
            List.of(new ClaimWord("explain", "[--closed] [--any-start] [BOARD] [START]", ExplainClaims::explain));

    private ExplainClaims() {}

    private static Answer explain(Arguments arguments) {
        boolean closed = arguments.takes("--closed");
        boolean anyStart = arguments.takes("--any-start");
        Board board = arguments.board(1);
        int start = arguments.start(board, anyStart ? Board.NONE : board.start());
        Finding finding = Inquiry.answer(
                KnightGraph.of(board),
                TourCount.asked(board, start, closed),
                Effort.BRIEF,
                KnownTours.OF_FULL_BOARDS,
                new Wanted(arguments));
        return Answer.of(word(finding));
    }

    private static String word(Finding finding) {
        if (finding.verdict() == Verdict.UNKNOWN) {
            throw new InputFault("a lesson cannot find out whether this board has a tour", "Take a smaller one.");
        }
        return finding.witness().map(Witness::kind).orElse(finding.verdict().word());
    }
}
