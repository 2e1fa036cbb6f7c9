package knightschool.statemap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SlidingPuzzleTest {
    private static final SlidingPuzzle SMALL = SlidingPuzzleText.parse(".AA.B\nC...B\nC.x..\n");

    @Test
    void roomEndsAtEdgesWallsAndBlocks() {
        assertEquals(List.of(1, 1), List.of(SMALL.roomBefore(0), SMALL.roomAfter(0)));
        assertEquals(List.of(0, 1), List.of(SMALL.roomBefore(1), SMALL.roomAfter(1)));
        assertEquals(List.of(1, 0), List.of(SMALL.roomBefore(2), SMALL.roomAfter(2)));
        assertEquals(0, SlidingPuzzleText.parse("x.\nAA\n").roomAfter(0));
        assertEquals(1, SlidingPuzzleText.parse("AA.x").roomAfter(0));
    }

    @Test
    void movesAreByBlockTheShortestFirst() {
        SlidingPuzzle open = SlidingPuzzleText.parse("..AA.\n");
        List<BlockMove> moves = List.of(new BlockMove(0, -1), new BlockMove(0, -2), new BlockMove(0, 1));
        assertEquals(moves, PossibleMoves.of(open));
        moves.forEach(move -> assertEquals(open, open.after(move).after(move.reversed())));
    }

    @Test
    void moveThatCannotBeMadeIsRefused() {
        assertFalse(SMALL.allows(new BlockMove(0, 2)));
        assertFalse(SMALL.allows(new BlockMove(9, 1)));
        assertThrows(IllegalArgumentException.class, () -> SMALL.after(new BlockMove(0, 2)));
        assertThrows(IllegalArgumentException.class, () -> new BlockMove(0, 0));
    }

    @Test
    void puzzleIsSolvedWhereATouchesTheRightEdge() {
        assertFalse(SMALL.isSolved());
        assertTrue(SlidingPuzzleText.parse("..AA\n....\n").isSolved());
        assertFalse(SlidingPuzzleText.parse(".AAx\n....\n").isSolved());
    }

    @Test
    void blockOnACellIsFound() {
        assertEquals(Optional.of(SMALL.target()), SMALL.blockOn(2));
        assertEquals(Optional.empty(), SMALL.blockOn(12));
        assertFalse(SMALL.isFree(12));
        assertTrue(SMALL.isFree(6));
    }

    @Test
    void puzzlesThatCannotBeAreRefused() {
        SlidingBlock target = new SlidingBlock('A', 0, 0, 2, true);
        List<List<SlidingBlock>> wrong = List.of(
                List.of(),
                List.of(new SlidingBlock('B', 0, 0, 2, true)),
                List.of(target, target),
                List.of(target, new SlidingBlock('B', 1, 0, 2, false)),
                List.of(target, new SlidingBlock('B', 3, 0, 2, true)),
                List.of(target, new SlidingBlock('B', 3, 2, 2, false)));
        wrong.forEach(blocks ->
                assertThrows(IllegalArgumentException.class, () -> new SlidingPuzzle(4, 3, new BitSet(), blocks)));
        assertThrows(IllegalArgumentException.class, () -> new SlidingPuzzle(13, 3, new BitSet(), List.of(target)));
        assertThrows(IllegalArgumentException.class, () -> new SlidingPuzzle(4, 0, new BitSet(), List.of(target)));
        BitSet wall = new BitSet();
        wall.set(1);
        assertThrows(IllegalArgumentException.class, () -> new SlidingPuzzle(4, 3, wall, List.of(target)));
        assertThrows(IllegalArgumentException.class, () -> new SlidingBlock('A', 0, 0, 2, false));
        assertThrows(IllegalArgumentException.class, () -> new SlidingBlock('B', 0, 0, 4, false));
        assertThrows(IllegalArgumentException.class, () -> new SlidingBlock('x', 0, 0, 2, false));
    }

    @Test
    void equalityIsByWhatIsSeen() {
        assertEquals(SMALL, SlidingPuzzleText.parse(SMALL.toString()));
        assertNotEquals(SMALL, SMALL.after(new BlockMove(0, 1)));
        assertNotEquals(SlidingPuzzleText.parse("AA.\n"), SlidingPuzzleText.parse("AAx\n"));
    }

    @Test
    void movesAreWrittenInWordsAndWithArrows() {
        List<String> words = PossibleMoves.of(SMALL).stream()
                .map(move -> BlockMoveText.format(SMALL, move))
                .toList();
        assertEquals(List.of("A left 1", "A right 1", "B down 1", "C up 1"), words);
        assertEquals("C ↑ 1", BlockMoveText.arrow(SMALL, PossibleMoves.of(SMALL).getLast()));
        PossibleMoves.of(SMALL)
                .forEach(move -> assertEquals(move, BlockMoveText.parse(SMALL, BlockMoveText.format(SMALL, move))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "A", "A right", "A up 1", "Z left 1", "A left 0", "A left -1", "A left 1000", "AB left 1"})
    void textThatIsNoMoveIsAFault(String text) {
        InputFault fault = assertThrows(InputFault.class, () -> BlockMoveText.parse(SMALL, text));
        assertTrue(fault.remedy().contains("C left 1"));
    }
}
