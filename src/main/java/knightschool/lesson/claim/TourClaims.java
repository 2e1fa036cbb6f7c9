package knightschool.lesson.claim;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import knightschool.board.Board;
import knightschool.counting.FrontierStateBudget;
import knightschool.counting.TourCount;
import knightschool.explain.TourExistenceAnswer;
import knightschool.explain.TourExistenceBudget;
import knightschool.explain.TourExistenceDecider;
import knightschool.explain.TourExistenceOracle;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.TourOrWalkSearchProgressListener;
import knightschool.explain.Witness;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.text.SentenceCase;
import knightschool.tour.ExistenceTheorem;
import knightschool.tour.construction.TourConstruction;
import knightschool.walk.ShortestCoveringWalkAnswer;

/**
 * Claims about the tours of a board, with the vocabulary of the commands {@code count}, {@code explain},
 * {@code shortest-walk} and {@code tour}: how many tours there are, why there is none, the length of the shortest walk
 * through every square, and how the tour of a full board is constructed.
 */
final class TourClaims {
    private static final String FORM = "[--closed] [--any-start] [BOARD] [START]";
    private static final String FORM_OF_FULL_BOARDS = "[--closed] [SIZE]";

    static final List<ClaimDefinition> WORDS = List.of(
            new ClaimDefinition("count", FORM, TourClaims::count),
            new ClaimDefinition("explain", FORM, arguments -> EngineAnswer.of(word(finding(arguments)))),
            new ClaimDefinition("has-tour", FORM, arguments -> hasTour(finding(arguments))),
            new ClaimDefinition(
                    "removed", FORM, arguments -> number(cut(arguments).squares())),
            new ClaimDefinition(
                    "pieces", FORM, arguments -> number(cut(arguments).pieces())),
            new ClaimDefinition("shortest-walk", FORM, TourClaims::shortestWalk),
            onFullBoard("tour", size -> EngineAnswer.of(size.theorem().exists() ? "exists" : "none")),
            onFullBoard("blocks", size -> EngineAnswer.of(size.blocks())),
            onFullBoard("joins", size -> EngineAnswer.of(size.blocks() - 1L)));

    /**
     * The limits of a count in a lesson, which keep the waiting time to a few seconds: enough for all tours of 6 × 7.
     */
    private static final FrontierStateBudget BUDGET = FrontierStateBudget.of(500_000);

    /**
     * The maximum number of states over all squares: a long board has few states at a time, but many in total. All
     * tours of 6 × 7 take 1.4 million.
     */
    private static final long MOST_STATES_IN_ALL = 2_500_000;

    private TourClaims() {}

    /** A board with the ends of its tour, from the options, the board and the start of a claim. */
    private record EndedBoard(KnightGraph graph, TourEndpointConstraint ends) {
        static EndedBoard of(ClaimArguments arguments) {
            boolean closed = arguments.takes("--closed");
            boolean anyStart = arguments.takes("--any-start");
            Board board = arguments.board(1);
            int start = arguments.start(board, anyStart ? Board.NONE : board.start());
            return new EndedBoard(KnightGraph.of(board), TourEndpointConstraint.of(board, start, closed));
        }
    }

    private static EngineAnswer count(ClaimArguments arguments) {
        EndedBoard board = EndedBoard.of(arguments);
        return TourCount.of(board.graph, board.ends, BUDGET, new BoundedCount(arguments))
                .count()
                .map(number -> new EngineAnswer(number.toString(), String.format(Locale.ROOT, "%,d", number)))
                .orElseThrow(TourClaims::tooLargeToCount);
    }

    private static InputFault tooLargeToCount() {
        return new InputFault(
                "this board is too large to count its tours in a lesson", "Take one of at most 6x7 squares.");
    }

    /** Cancels a count whose result is no longer wanted, or that would take too long. */
    private static final class BoundedCount implements TourCount.CountProgress {
        private final ClaimArguments arguments;
        private int square;
        private long ofSquare;
        private long before;

        BoundedCount(ClaimArguments arguments) {
            this.arguments = arguments;
        }

        @Override
        public void at(int count, int squares, long states) {
            arguments.checkWanted();
            if (count != square) {
                before += ofSquare;
                square = count;
            }
            ofSquare = states;
            if (before + ofSquare > MOST_STATES_IN_ALL) {
                throw tooLargeToCount();
            }
        }
    }

    private static TourExistenceAnswer finding(ClaimArguments arguments) {
        EndedBoard board = EndedBoard.of(arguments);
        var check = TourOrWalkSearchProgressListener.of(arguments::checkWanted);
        return TourExistenceDecider.answer(
                board.graph, board.ends, TourExistenceBudget.BRIEF, TourExistenceOracle.OF_FULL_BOARDS, check);
    }

    private static EngineAnswer shortestWalk(ClaimArguments arguments) {
        EndedBoard board = EndedBoard.of(arguments);
        ShortestCoveringWalkAnswer coveringWalk = ShortestCoveringWalkAnswer.of(
                board.graph,
                board.ends,
                ShortestCoveringWalkAnswer.BRIEF,
                TourOrWalkSearchProgressListener.of(arguments::checkWanted));
        if (!coveringWalk.reason().isEmpty()) {
            return EngineAnswer.of("none");
        }
        if (!coveringWalk.isShortest()) {
            throw new InputFault("a lesson cannot find out which walk is the shortest", "Take a smaller board.");
        }
        return EngineAnswer.of(String.valueOf(coveringWalk.length()));
    }

    private static EngineAnswer hasTour(TourExistenceAnswer answer) {
        if (answer.verdict() == TourExistenceVerdict.UNKNOWN) {
            throw new InputFault("it is not known whether this board has a tour", "Take a smaller board.");
        }
        return EngineAnswer.of(answer.verdict() == TourExistenceVerdict.EXISTS);
    }

    private static Witness cut(ClaimArguments arguments) {
        return finding(arguments)
                .witness()
                .filter(witness -> !witness.pieces().isEmpty())
                .orElseThrow(() -> new InputFault(
                        "no cut says why this board has no tour", "Ask about one that explain calls so."));
    }

    private static EngineAnswer number(List<?> of) {
        return EngineAnswer.of(String.valueOf(of.size()));
    }

    private static String word(TourExistenceAnswer finding) {
        if (finding.verdict() == TourExistenceVerdict.UNKNOWN) {
            throw new InputFault("a lesson cannot find out whether this board has a tour", "Take a smaller one.");
        }
        return finding.witness()
                .map(witness -> witness.kind().word())
                .orElse(finding.verdict().word());
    }

    /** The tours of a full board, whose existence follows from theorems and which are constructed from blocks. */
    private record FullBoard(int columns, int rows, boolean closed) {
        ExistenceTheorem theorem() {
            return ExistenceTheorem.of(columns, rows, closed);
        }

        int blocks() {
            if (!theorem().exists()) {
                throw new InputFault(
                        "there is no such tour", SentenceCase.begun(theorem().statement()) + ". Take another size.");
            }
            return TourConstruction.of(columns, rows, closed).blockCount();
        }
    }

    private static ClaimDefinition onFullBoard(String word, Function<FullBoard, EngineAnswer> answer) {
        return new ClaimDefinition(word, FORM_OF_FULL_BOARDS, arguments -> {
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
            return answer.apply(new FullBoard(board.columns(), board.rows(), closed));
        });
    }
}
