package knightschool.drawing.game;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.drawing.board.DrawnSquareState;

/** Computes for each square of a level when the walk visited it and whether the knight can go there next. */
final class LevelWalkSquareStates {
    private final Board board;
    private final LevelWalkDrawing.View view;
    private final int[] first;
    private final Set<Integer> targets = new HashSet<>();

    LevelWalkSquareStates(Board board, LevelWalkDrawing.View view) {
        this.board = board;
        this.view = view;
        this.first = new int[board.squares()];
        for (int i = view.walk().size() - 1; i >= 0; i--) {
            first[view.walk().get(i)] = i + 1;
        }
        if (!view.over()) {
            for (int move = 0; move < MoveOrder.MOVES; move++) {
                int target = MoveOrder.CLOCKWISE.target(board, head(), move);
                if (board.isPlayable(target)) {
                    targets.add(target);
                }
            }
        }
    }

    private int head() {
        return view.walk().getLast();
    }

    /** Returns the number of the first visit of a square, from 1, or 0 if it is unvisited. */
    int firstVisit(int square) {
        return first[square];
    }

    long visits(int square) {
        return view.walk().stream().filter(visited -> visited == square).count();
    }

    /** Returns the numbers of the visits of a square after the first, in ascending order. */
    List<Integer> later(int square) {
        return IntStream.rangeClosed(first[square] + 1, view.walk().size())
                .filter(number -> view.walk().get(number - 1) == square)
                .boxed()
                .toList();
    }

    /** Returns whether a square is visited and the knight can go there next. */
    boolean isReturn(int square) {
        return first[square] != 0 && targets.contains(square);
    }

    /** Returns what a square shows. */
    DrawnSquareState state(int square) {
        int open = 0;
        int toKnight = 0;
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int target = MoveOrder.CLOCKWISE.target(board, square, move);
            if (board.isPlayable(target)) {
                open |= first[target] == 0 ? 1 << move : 0;
                toKnight |= target == head() ? 1 << move : 0;
            }
        }
        DrawnSquareState.Centre centre = centre(square, Integer.bitCount(open));
        int edges = first[square] == 0 ? open | toKnight : 0;
        return new DrawnSquareState(board.isDark(square), centre, edges, edges, 0, 0, edges & toKnight);
    }

    private DrawnSquareState.Centre centre(int square, int exits) {
        if (square == head()) {
            return new DrawnSquareState.Head();
        }
        if (first[square] != 0) {
            return new DrawnSquareState.Visited(
                    first[square],
                    (first[square] - 1.0) / Math.max(1, view.walk().size() - 1));
        }
        if (square == view.takenBack()) {
            return new DrawnSquareState.Ghost();
        }
        return targets.contains(square)
                ? new DrawnSquareState.Candidate(String.valueOf(exits), true, false)
                : new DrawnSquareState.Free();
    }
}
