package knightschool.graph;

import java.util.List;
import java.util.stream.Stream;
import knightschool.board.Board;

/**
 * A walk with a cursor: the history of whatever moves square by square. The squares before the cursor are walked; those
 * behind it were taken back, and can be walked again. Any squares may follow each other: whether they are joined by
 * edges, or may come twice, is for whoever moves. Immutable.
 *
 * @param squares indices of squares in the order of the walk, those taken back at the end
 * @param length number of squares before the cursor
 */
public record WalkHistory(List<Integer> squares, int length) {
    /** Nothing is walked. */
    public static final WalkHistory EMPTY = new WalkHistory(List.of(), 0);

    /** @throws IllegalArgumentException if the cursor is not in the walk */
    public WalkHistory {
        squares = List.copyOf(squares);
        if (length < 0 || length > squares.size()) {
            throw new IllegalArgumentException(length + " of " + squares.size() + " squares are walked");
        }
    }

    /** A walk of which nothing is taken back. */
    public static WalkHistory of(List<Integer> squares) {
        return new WalkHistory(squares, squares.size());
    }

    /** The squares walked, in order; the knight stands on the last. */
    public List<Integer> walked() {
        return squares.subList(0, length);
    }

    /** The squares taken back, the next to be walked again first. */
    public List<Integer> undone() {
        return squares.subList(length, squares.size());
    }

    /** Where the walk has come to; {@link Board#NONE} before its first square. */
    public int head() {
        return length == 0 ? Board.NONE : squares.get(length - 1);
    }

    /** Whether squares can be walked again. */
    public boolean canRedo() {
        return length < squares.size();
    }

    /**
     * The walk with one more square. If that square was taken back last, those behind it can still be walked again,
     * otherwise none can.
     */
    public WalkHistory moved(int square) {
        return canRedo() && squares.get(length) == square
                ? at(length + 1)
                : of(Stream.concat(walked().stream(), Stream.of(square)).toList());
    }

    /** The walk with its cursor behind so many squares, or as near to that as can be. Nothing is forgotten. */
    public WalkHistory at(int squaresWalked) {
        int there = Math.clamp(squaresWalked, 0, squares.size());
        return there == length ? this : new WalkHistory(squares, there);
    }

    /** The walk without the squares that were taken back. */
    public WalkHistory withoutUndone() {
        return canRedo() ? of(walked()) : this;
    }
}
