package knightschool.lesson;

import java.util.List;
import knightschool.board.Board;
import knightschool.explain.KnownResults;
import knightschool.explain.SearchBudget;
import knightschool.explain.TourAnswer;
import knightschool.explain.TourDecision;
import knightschool.explain.Verdict;
import knightschool.explain.Witness;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEnds;

/**
 * Claims about why a board has no tour, in the words of {@code explain}: the kind of the witness, or "exists"; of a cut
 * also how many squares it takes out, and how many pieces are left.
 */
final class ExplainClaims {
    private static final String FORM = "[--closed] [--any-start] [BOARD] [START]";

    static final List<ClaimKind> WORDS = List.of(
            new ClaimKind("explain", FORM, arguments -> ClaimAnswer.of(word(finding(arguments)))),
            new ClaimKind("has-tour", FORM, arguments -> hasTour(finding(arguments))),
            new ClaimKind("removed", FORM, arguments -> number(cut(arguments).squares())),
            new ClaimKind("pieces", FORM, arguments -> number(cut(arguments).pieces())));

    private ExplainClaims() {}

    private static TourAnswer finding(ClaimArguments arguments) {
        boolean closed = arguments.takes("--closed");
        boolean anyStart = arguments.takes("--any-start");
        Board board = arguments.board(1);
        int start = arguments.start(board, anyStart ? Board.NONE : board.start());
        return TourDecision.answer(
                KnightGraph.of(board),
                TourEnds.asked(board, start, closed),
                SearchBudget.BRIEF,
                KnownResults.OF_FULL_BOARDS,
                new CancelCheck(arguments));
    }

    private static ClaimAnswer hasTour(TourAnswer answer) {
        if (answer.verdict() == Verdict.UNKNOWN) {
            throw new InputFault("it is not known whether this board has a tour", "Take a smaller board.");
        }
        return ClaimAnswer.of(answer.verdict() == Verdict.EXISTS);
    }

    private static Witness cut(ClaimArguments arguments) {
        return finding(arguments)
                .witness()
                .filter(witness -> !witness.pieces().isEmpty())
                .orElseThrow(() -> new InputFault(
                        "no cut says why this board has no tour", "Ask about one that explain calls so."));
    }

    private static ClaimAnswer number(List<?> of) {
        return ClaimAnswer.of(String.valueOf(of.size()));
    }

    private static String word(TourAnswer finding) {
        if (finding.verdict() == Verdict.UNKNOWN) {
            throw new InputFault("a lesson cannot find out whether this board has a tour", "Take a smaller one.");
        }
        return finding.witness()
                .map(witness -> witness.kind().word())
                .orElse(finding.verdict().word());
    }
}
