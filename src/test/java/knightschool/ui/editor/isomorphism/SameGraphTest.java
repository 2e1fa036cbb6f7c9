package knightschool.ui.editor.isomorphism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.isomorphism.IsomorphismAnswer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SameGraphTest {

    private static SameGraphAnswer answer(Board one, Board other) {
        return SameGraphAnswer.of(one, other, () -> {});
    }

    /** Every move of the other board is one between the names on its squares. */
    @Test
    void namesAreThoseOfTheBoardInTheEditor() {
        Board wide = Board.full(4, 3);
        Board high = Board.full(3, 4);
        SameGraphAnswer same = answer(wide, high);
        int[] images = ((IsomorphismAnswer.Renaming) same.answer()).images();
        KnightGraph graph = KnightGraph.of(wide);
        KnightGraph.of(high).forEachEdge((one, other) -> assertTrue(graph.hasEdge(images[one], images[other])));
        assertEquals(12, high.playable().mapToObj(same::name).distinct().count());
        assertEquals("The same graph", SameGraphWords.verdict(same.answer()));
    }

    @Test
    void boardsOfMoreThan64SquaresAreRefusedInWords() {
        Board small = Board.full(3, 3);
        Board large = Board.full(13, 5);
        InputFault fault = assertThrows(InputFault.class, () -> answer(small, large));
        assertEquals("A board of 13 × 5 is too large to be compared", fault.description());
        assertThrows(InputFault.class, () -> answer(large, small));
        assertEquals(
                "The same graph",
                SameGraphWords.verdict(answer(large.withHole(0, true), large.withHole(64, true))
                        .answer()));
    }

    @Test
    void boardsWithoutTheSameGraphHaveNoNames() {
        SameGraphAnswer different = answer(Board.full(3, 3), Board.full(9, 1));
        assertEquals(Optional.empty(), different.name(0));
        assertEquals("Not the same graph", SameGraphWords.verdict(different.answer()));
    }

    @ParameterizedTest
    @CsvSource({
        "3,3, 4,2, 'This board has 9 vertices, the other one 8.'",
        "3,3, 9,1, 'This board has 8 edges, the other one 0.'",
        "3,2, 6,1, 'This board has 2 edges, the other one 0.'"
    })
    void differenceIsSaidOfBothBoards(int columns, int rows, int otherColumns, int otherRows, String expected) {
        SameGraphAnswer different = answer(Board.full(columns, rows), Board.full(otherColumns, otherRows));
        assertEquals(expected, SameGraphWords.reason(different));
    }
}
