package knightschool.ui.walk;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.KnightGraph;
import knightschool.graph.SquareVertexNames;
import knightschool.graph.VertexNames;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.ui.knight.KnightWalkModel;
import knightschool.ui.knight.MovableKnightBoardWords;

/** A walk that the user makes on a board, square by square, and the verdict on it. */
final class WalkModel extends AbstractWalkTaskModel<WalkSetup> implements KnightWalkModel {
    /** An empty walk on the default board. */
    private static final WalkSetup USUAL =
            new WalkSetup(WrittenBoard.usual(), List.of(), SceneDisplayState.of(DisplayOption.HINTS));

    private KnightGraph graph = KnightGraph.of(USUAL.board());

    WalkModel() {
        super(USUAL);
    }

    @Override
    void open(WalkSetup setup) {
        graph = KnightGraph.of(setup.board());
        super.open(setup);
    }

    @Override
    KnightGraph graph() {
        return graph;
    }

    @Override
    VertexNames vertexNames() {
        return new SquareVertexNames(board());
    }

    @Override
    public Board board() {
        return graph.board();
    }

    @Override
    public void choose(int square) {
        if (!board().isPlayable(square)) {
            say(MovableKnightBoardWords.hole(SquareNames.name(board(), square)));
        } else if (square == knight()) {
            say(MovableKnightBoardWords.already(SquareNames.name(board(), square)));
        } else if (walkHistory().length() == WalkSetup.MOST_SQUARES) {
            say(WalkWords.LONGEST);
        } else {
            makeMove(square);
        }
    }

    @Override
    public List<Integer> numbered() {
        return knight() == Board.NONE
                ? List.of()
                : IntStream.of(graph.neighbours(knight())).boxed().toList();
    }

    @Override
    public String noUndo(String redo) {
        return KnightWalkModel.super.noUndo(redo);
    }
}
