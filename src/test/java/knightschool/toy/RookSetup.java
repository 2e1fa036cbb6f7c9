package knightschool.toy;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.SceneKind;
import knightschool.setup.SetupWithDisplayOptions;
import knightschool.setup.source.WrittenBoard;

/**
 * A rook on a board.
 *
 * @param rook index of the square it stands on
 */
public record RookSetup(WrittenBoard source, int rook, SceneDisplayState display)
        implements SetupWithDisplayOptions<RookSetup> {
    /** Creates a rook with the default controls. */
    RookSetup(WrittenBoard source, int rook) {
        this(source, rook, SceneDisplayState.NONE);
    }

    @Override
    public SceneKind scene() {
        return SceneKind.of(RookFormat.WORD).orElseThrow();
    }

    @Override
    public RookSetup selfContained() {
        return new RookSetup(source.selfContained(), rook, display);
    }

    @Override
    public RookSetup with(SceneDisplayState other) {
        return new RookSetup(source, rook, other);
    }

    RookSetup at(int square) {
        return new RookSetup(source, square, display);
    }

    /** Puts the rook as many squares further as its stride is long, from the last square on to the first. */
    RookSetup moved() {
        return at((rook + (int) controls().position(RookFormat.STRIDE, 1)) % board().squares());
    }

    /** The squares in its column and its row. */
    List<Integer> reached() {
        Board board = board();
        return IntStream.range(0, board.squares())
                .filter(square -> square != rook)
                .filter(square -> board.column(square) == board.column(rook) || board.row(square) == board.row(rook))
                .boxed()
                .toList();
    }

    /** How many of the squares that it reaches are light. */
    long light() {
        return reached().stream().filter(square -> !board().isDark(square)).count();
    }
}
