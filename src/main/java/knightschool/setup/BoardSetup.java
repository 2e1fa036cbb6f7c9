package knightschool.setup;

import java.util.List;
import knightschool.setup.source.BoardSource;

/**
 * A board with marked squares and nothing else.
 *
 * @param mark indices of squares, holes allowed
 */
public record BoardSetup(BoardSource source, List<Integer> mark) implements SetupOnBoard {
    static final SetupFormat<BoardSetup> FORMAT = new SetupFormat<>(
                    "board", BoardSetup.class, List.of("board", "mark"), BoardSetup::read, BoardSetup::write)
            .withNumbers(AdjustableBoardNumbers.of((opened, _, source) ->
                    new BoardSetup(source, BoardResizing.moved(opened.board(), opened.mark(), source.board()))));

    public BoardSetup {
        mark = List.copyOf(mark);
    }

    @Override
    public SceneKind scene() {
        return SceneKind.BOARD;
    }

    @Override
    public BoardSetup selfContained() {
        return new BoardSetup(source.selfContained(), mark);
    }

    private static BoardSetup read(SetupKeys keys) {
        BoardSource source = keys.board();
        return new BoardSetup(source, keys.squares("mark", source.board()));
    }

    private static void write(BoardSetup setup, SetupWriter lines) {
        lines.board(setup.source());
        lines.squares("mark", setup.board(), setup.mark());
    }
}
