package knightschool.ui.figure;

import java.util.ArrayList;
import java.util.List;
import knightschool.board.Board;
import knightschool.board.SquareNames;

/** The squares that a person has clicked, in that order; a second click takes a square out again. */
final class PickedSquares {
    private final List<Integer> squares = new ArrayList<>();

    /** Picks a square, or takes it out where it is picked. */
    void toggle(int square) {
        if (!squares.remove(Integer.valueOf(square))) {
            squares.add(square);
        }
    }

    /** Takes all of them out. */
    void clear() {
        squares.clear();
    }

    /** The squares as a value. */
    List<Integer> squares() {
        return List.copyOf(squares);
    }

    /** Marks of a set-up, and behind them the squares picked. */
    List<Integer> behind(List<Integer> marks) {
        List<Integer> all = new ArrayList<>(marks);
        all.addAll(squares);
        return List.copyOf(all);
    }

    /** The names of the squares on a board. */
    List<String> names(Board board) {
        return squares.stream().map(square -> SquareNames.name(board, square)).toList();
    }
}
