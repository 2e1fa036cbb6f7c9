package knightschool.ui.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import org.junit.jupiter.api.Test;

class HoveredAndSelectedVertexTest {
    private final Board board = Board.full(6, 6);
    private final HoveredAndSelectedVertex selection = new HoveredAndSelectedVertex(this);

    private int square(String name) {
        return SquareNames.parse(board, name);
    }

    @Test
    void distancesAreFromTheVertexClickedWhateverIsPointedAt() {
        selection.choose(square("c3"));
        selection.pointedProperty().set(square("f1"));
        selection.hover(square("a1"));
        selection.hover(Board.NONE);
        assertEquals(square("c3"), selection.source(board));
        assertEquals(square("f1"), selection.pointedProperty().get());
    }

    @Test
    void distancesAreFromTheStartUntilAVertexIsClicked() {
        selection.pointedProperty().set(square("f1"));
        assertEquals(square("b2"), selection.source(board.withStart(square("b2"))));
    }

    @Test
    void vertexClickedKeepsItsNameOnABoardOfAnotherSize() {
        selection.choose(square("c3"));
        Board larger = Board.full(9, 8);
        selection.keepOn(board, larger);
        assertEquals(SquareNames.parse(larger, "c3"), selection.source(larger));
    }

    @Test
    void vertexThatASmallerBoardLacksIsChosenNoMore() {
        selection.choose(square("f6"));
        Board smaller = Board.of(4, 4, new BitSet(), Board.NONE, Board.NONE);
        selection.keepOn(board, smaller);
        assertEquals(smaller.startOrFirst(), selection.source(smaller));
        selection.keepOn(smaller, board);
        assertEquals(board.startOrFirst(), selection.source(board));
    }
}
