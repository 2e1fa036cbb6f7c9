package knightschool.tour;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.WalkKind;
import knightschool.tour.TourFault.Kind;

/**
 * Checks a sequence of squares and finds the first fault that keeps it from being a tour: by the definition alone, on
 * any board, in linear time and with an int per square. It does not depend on how tours are constructed.
 *
 * <p>Squares are added in order; after the first fault the rest is ignored. The start of the board is required for open
 * tours only (closed ones may begin anywhere), and its end may be entered only as the last square.
 */
public final class TourCheck {
    private final Board board;
    private final boolean closed;
    private final int playable;

    /** For each square its number in the sequence, from 1; 0 if it was not visited. */
    private final int[] numbers;

    private int length;
    private int first = Board.NONE;
    private int last = Board.NONE;
    private TourFault fault;

    /**
     * @param board the board of the tour
     * @param closed whether the last square must be a knight's move from the first
     */
    public TourCheck(Board board, boolean closed) {
        this.board = board;
        this.closed = closed;
        this.playable = board.playableCount();
        this.numbers = new int[board.squares()];
    }

    /** Adds the next square, any number. Returns whether there is no fault so far. */
    public boolean add(long index) {
        if (fault == null && (index < 0 || index >= board.squares())) {
            fault = noSquare(index);
        }
        return fault == null && addSquare((int) index);
    }

    private boolean addSquare(int square) {
        if (!board.isPlayable(square) || numbers[square] != 0 || !follows(square) || isEndTooEarly(square)) {
            fault = fault(square);
            return false;
        }
        first = length == 0 ? square : first;
        last = square;
        numbers[square] = ++length;
        return true;
    }

    private boolean follows(int square) {
        return length == 0 ? closed || board.start() == Board.NONE || square == board.start() : isMove(last, square);
    }

    private boolean isMove(int from, int to) {
        int across = board.column(to) - board.column(from);
        int down = board.row(to) - board.row(from);
        return Math.abs(across * down) == 2;
    }

    private boolean isEndTooEarly(int square) {
        return square == board.end() && length < playable - 1;
    }

    /** The first fault, to be called after the last square; empty if the sequence is a tour. */
    public Optional<TourFault> end() {
        if (fault == null && length < playable) {
            fault = missing();
        }
        if (fault == null && closed && (length < WalkKind.SHORTEST_CIRCUIT || !isMove(last, first))) {
            fault = new TourFault(length, Kind.NOT_CLOSED, notClosed());
        }
        return Optional.ofNullable(fault);
    }

    private TourFault missing() {
        if (length == 0) {
            return new TourFault(0, Kind.MISSING, "this holds no tour: there is no index in it");
        }
        int one = board.playable()
                .filter(square -> numbers[square] == 0)
                .findFirst()
                .orElseThrow();
        int unvisited = playable - length;
        String text = unvisited == 1
                ? name(one) + " is not visited"
                : unvisited + " of " + playable + " squares are not visited, the first of them is " + name(one);
        return new TourFault(length, Kind.MISSING, text);
    }

    private String notClosed() {
        return length < WalkKind.SHORTEST_CIRCUIT
                ? "a closed tour has at least " + WalkKind.SHORTEST_CIRCUIT + " squares"
                : "the tour is not closed: no knight's move leads from the last square, " + name(last)
                        + ", to the first, " + name(first);
    }

    private TourFault noSquare(long index) {
        String text = index + " is not a square of this board, which has 0 to " + (board.squares() - 1);
        return new TourFault(length, Kind.NO_SQUARE, text);
    }

    private TourFault fault(int square) {
        if (!board.isPlayable(square)) {
            return new TourFault(length, Kind.HOLE, name(square) + " is a hole");
        }
        if (numbers[square] != 0) {
            String text = name(square) + " is visited twice: it was square " + numbers[square] + " of the tour already";
            return new TourFault(length, Kind.VISITED_TWICE, text);
        }
        return misplaced(square);
    }

    private TourFault misplaced(int square) {
        if (follows(square)) {
            return new TourFault(
                    length,
                    Kind.END_TOO_EARLY,
                    name(square) + " is where the tour must end (E), but " + (playable - length - 1)
                            + " squares come after it");
        }
        if (length == 0) {
            return new TourFault(
                    0,
                    Kind.WRONG_START,
                    "the tour begins on " + name(square) + ", not on " + name(board.start()) + ", its start (K)");
        }
        return new TourFault(length, Kind.NO_MOVE, "no knight's move leads from " + name(last) + " to " + name(square));
    }

    private String name(int square) {
        return SquareNames.name(board, square) + " (" + square + ")";
    }
}
