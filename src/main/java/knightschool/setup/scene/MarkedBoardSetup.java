package knightschool.setup.scene;

import java.util.List;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupWriter;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.capability.SetupOnBoard;
import knightschool.setup.source.WrittenBoard;

/**
 * A board with marked squares.
 *
 * @param mark indices of squares, which may be holes
 */
public record MarkedBoardSetup(WrittenBoard source, List<Integer> mark) implements SlideEmbeddableSetup, SetupOnBoard {
    static final SceneSetupFormat<MarkedBoardSetup> FORMAT = new SceneSetupFormat<>(
                    "board",
                    MarkedBoardSetup.class,
                    List.of("board", "mark"),
                    MarkedBoardSetup::read,
                    MarkedBoardSetup::write)
            .withNumbers(BoardNumberAccessors.of((opened, _, source) -> new MarkedBoardSetup(
                    source, BoardShapeChange.moved(opened.board(), opened.mark(), source.board()))));

    public MarkedBoardSetup {
        mark = List.copyOf(mark);
    }

    @Override
    public MarkedBoardSetup selfContained() {
        return new MarkedBoardSetup(source.selfContained(), mark);
    }

    private static MarkedBoardSetup read(SetupKeyReader keys) {
        WrittenBoard source = keys.board();
        return new MarkedBoardSetup(source, keys.squares("mark", source.board()));
    }

    private static void write(MarkedBoardSetup setup, SetupWriter lines) {
        lines.board(setup.source());
        lines.squares("mark", setup.board(), setup.mark());
    }
}
