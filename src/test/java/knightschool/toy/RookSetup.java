package knightschool.toy;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.setup.SceneKind;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.capability.SetupOnBoard;
import knightschool.setup.source.WrittenBoard;

/**
 * A rook on a board.
 *
 * @param rook index of the square it stands on
 */
public record RookSetup(WrittenBoard source, int rook) implements SlideEmbeddableSetup, SetupOnBoard {
    @Override
    public SceneKind scene() {
        return SceneKind.of(RookFormat.WORD).orElseThrow();
    }

    @Override
    public RookSetup selfContained() {
        return new RookSetup(source.selfContained(), rook);
    }

    RookSetup at(int square) {
        return new RookSetup(source, square);
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
}
