package knightschool.lesson;

import java.util.List;
import knightschool.board.Board;
import knightschool.explain.Effort;
import knightschool.explain.Finding;
import knightschool.explain.Inquiry;
import knightschool.explain.KnownTours;
import knightschool.explain.Verdict;
import knightschool.explain.Witness;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.Ends;

/**
 * Claims about why a board has no tour, in the words of {@code explain}: the kind of the witness, or "exists"; of a cut
 * also how many squares it takes out, and how many pieces are left.
 */
final class ExplainClaims {
    private static final String FORM = "[--closed] [--any-start] [BOARD] [START]";

    static final List<ClaimWord> WORDS = List.of(
            new ClaimWord("explain", FORM, arguments -> Answer.of(word(finding(arguments)))),
            new ClaimWord("removed", FORM, arguments -> number(cut(arguments).squares())),
            new ClaimWord("pieces", FORM, arguments -> number(cut(arguments).pieces())));

    private ExplainClaims() {}

    private static Finding finding(Arguments arguments) {
        boolean closed = arguments.takes("--closed");
        boolean anyStart = arguments.takes("--any-start");
        Board board = arguments.board(1);
        int start = arguments.start(board, anyStart ? Board.NONE : board.start());
        return Inquiry.answer(
                KnightGraph.of(board),
                Ends.asked(board, start, closed),
                Effort.BRIEF,
                KnownTours.OF_FULL_BOARDS,
                new Wanted(arguments));
    }

    private static Witness cut(Arguments arguments) {
        return finding(arguments)
                .witness()
                .filter(witness -> !witness.pieces().isEmpty())
                .orElseThrow(() -> new InputFault(
                        "no cut says why this board has no tour", "Ask about one that explain calls so."));
    }

    private static Answer number(List<?> of) {
        return Answer.of(String.valueOf(of.size()));
    }

    private static String word(Finding finding) {
        if (finding.verdict() == Verdict.UNKNOWN) {
            throw new InputFault("a lesson cannot find out whether this board has a tour", "Take a smaller one.");
        }
        return finding.witness().map(Witness::kind).orElse(finding.verdict().word());
    }
}
