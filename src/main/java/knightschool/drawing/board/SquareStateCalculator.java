package knightschool.drawing.board;

import java.util.HashMap;
import java.util.Map;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.position.Candidate;
import knightschool.search.position.Position;

/** Computes the {@link DrawnSquareState} of each square for a position of a search or a game. */
public final class SquareStateCalculator {
    private final Position position;
    private final Board board;
    private final int[] numbers;
    private final Map<Integer, DrawnSquareState.Candidate> candidates = new HashMap<>();

    public SquareStateCalculator(Position position) {
        this.position = position;
        this.board = position.board();
        this.numbers = position.path().numbers(board.squares());
        int best =
                position.candidates().stream().mapToInt(Candidate::onward).min().orElse(0);
        for (Candidate c : position.candidates()) {
            candidates.put(c.square(), candidate(c, best));
        }
    }

    /**
     * Returns how a candidate is drawn. If the player chooses, every candidate is drawn as a next choice and none as a
     * tie.
     */
    private DrawnSquareState.Candidate candidate(Candidate c, int best) {
        boolean ranked = c.rank() > 0;
        String label = position.scored() ? String.valueOf(c.onward()) : ranked ? c.rank() + "." : "";
        boolean tied = ranked && position.scored() && c.tied() && c.onward() == best;
        return new DrawnSquareState.Candidate(label, c.isNext() || !ranked, tied);
    }

    /** Returns the state of a playable square. */
    public DrawnSquareState state(int square) {
        int present = 0;
        int open = 0;
        int toKnight = 0;
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int target = position.moves().target(board, square, move);
            if (board.isPlayable(target)) {
                present |= 1 << move;
                open |= numbers[target] == 0 ? 1 << move : 0;
                toKnight |= target == position.path().head() ? 1 << move : 0;
            }
        }
        int way = numbers[square] == 0 ? toKnight : 0;
        int closed = position.closedNow(square);
        int reopened = position.reopenedNow(square);
        return new DrawnSquareState(board.isDark(square), centre(square), present, open | way, closed, reopened, way);
    }

    private DrawnSquareState.Centre centre(int square) {
        int head = position.path().head();
        if (square == head) {
            return new DrawnSquareState.Head();
        }
        if (numbers[square] != 0) {
            double steps = position.path().length() - 1.0;
            return new DrawnSquareState.Visited(numbers[square], (numbers[square] - 1) / steps);
        }
        if (position.stepKind().takenBack().contains(square)) {
            return new DrawnSquareState.Ghost();
        }
        if (candidates.containsKey(square)) {
            return candidates.get(square);
        }
        return position.domains().isEmpty(square)
                ? new DrawnSquareState.Empty(position.isEmptiedNow(square))
                : new DrawnSquareState.Free();
    }
}
