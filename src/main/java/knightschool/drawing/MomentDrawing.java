package knightschool.drawing;

import java.util.HashMap;
import java.util.Map;
import knightschool.algorithm.OptionValues;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.Candidate;
import knightschool.trace.Frame;

/** What each square shows at one moment of a search. */
final class MomentDrawing {
    private final Frame frame;
    private final Board board;
    private final int[] numbers;
    private final Map<Integer, SquareState.Candidate> candidates = new HashMap<>();

    MomentDrawing(Frame frame) {
        this.frame = frame;
        this.board = frame.board();
        this.numbers = frame.path().numbers(board.squares());
        boolean scored = frame.algorithm().policy(OptionValues.USUAL).order().fewestOnward();
        int best = frame.candidates().stream().mapToInt(Candidate::onward).min().orElse(0);
        for (Candidate c : frame.candidates()) {
            String label = scored ? String.valueOf(c.onward()) : c.rank() + ".";
            boolean tied = scored && c.tied() && c.onward() == best;
            candidates.put(c.square(), new SquareState.Candidate(label, c.isNext(), tied));
        }
    }

    /** The state of a playable square. */
    SquareState state(int square) {
        int present = 0;
        int open = 0;
        int toKnight = 0;
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int target = frame.moves().target(board, square, move);
            if (board.isPlayable(target)) {
                present |= 1 << move;
                open |= numbers[target] == 0 ? 1 << move : 0;
                toKnight |= target == frame.path().head() ? 1 << move : 0;
            }
        }
        boolean visited = numbers[square] != 0;
        return new SquareState(
                board.isDark(square),
                centre(square),
                present,
                visited ? open : open | toKnight,
                frame.closedNow(square),
                frame.reopenedNow(square),
                visited ? 0 : toKnight);
    }

    private SquareState.Centre centre(int square) {
        int head = frame.path().head();
        if (square == head) {
            return new SquareState.Head();
        }
        if (numbers[square] != 0) {
            double steps = frame.path().length() - 1.0;
            return new SquareState.Visited(numbers[square], (numbers[square] - 1) / steps);
        }
        if (frame.stepKind().takenBack().contains(square)) {
            return new SquareState.Ghost();
        }
        if (candidates.containsKey(square)) {
            return candidates.get(square);
        }
        return frame.domains().isEmpty(square)
                ? new SquareState.Empty(frame.isEmptiedNow(square))
                : new SquareState.Free();
    }
}
