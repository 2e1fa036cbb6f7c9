package knightschool.statemap.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import knightschool.statemap.SlidingBlock;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.collection.BuiltInPuzzle;
import knightschool.statemap.collection.PuzzleCollection;
import org.junit.jupiter.api.Test;

class PuzzleDraftTest {
    private static PuzzleDraft draft(String rows) {
        return PuzzleDraft.of(SlidingPuzzleText.parse(rows));
    }

    private static String text(PuzzleDraft draft) {
        return SlidingPuzzleText.format(draft.puzzle().orElseThrow());
    }

    private static SlidingBlock block(PuzzleDraft draft, char letter) {
        return draft.blocks().stream()
                .filter(one -> one.letter() == letter)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void puzzleIsTheSameThatItWasMadeOf() {
        for (BuiltInPuzzle puzzle : PuzzleCollection.all()) {
            assertEquals(
                    Optional.of(puzzle.puzzle()),
                    PuzzleDraft.of(puzzle.puzzle()).puzzle());
        }
    }

    @Test
    void anEmptyBoardIsNoPuzzleUntilABlockAIsDrawnInARow() {
        PuzzleDraft empty = PuzzleDraft.empty(4, 3);
        assertEquals(Optional.empty(), empty.puzzle());
        assertEquals(Optional.of(DraftFault.NO_TARGET), DraftFault.of(empty));
        SlidingBlock standing = empty.drawn(empty.stroke(3, 11)).orElseThrow();
        assertEquals(new SlidingBlock('B', 3, 0, 3, false), standing);
        PuzzleDraft more = empty.with(standing);
        SlidingBlock target = more.drawn(more.stroke(5, 4)).orElseThrow();
        assertEquals(new SlidingBlock('A', 0, 1, 2, true), target);
        assertEquals("...B\nAA.B\n...B\n", text(more.with(target)));
    }

    @Test
    void aStrokeKeepsToItsLongerLineAndEndsWhereACellIsTaken() {
        PuzzleDraft draft = draft("AA..x\n.....\n.....\n");
        assertEquals(List.of(5, 6, 7), draft.stroke(5, 14));
        assertEquals(List.of(2, 3), draft.stroke(2, 4));
        assertEquals(List.of(12, 7, 2), draft.stroke(12, 2));
        assertEquals(List.of(5), draft.stroke(5, 0));
        assertEquals(Optional.empty(), draft.drawn(draft.stroke(5, 0)));
    }

    @Test
    void lettersAreGivenOnceAndRunOut() {
        PuzzleDraft draft = PuzzleDraft.empty(12, 12);
        for (int pair = 0; pair < 51; pair++) {
            int cell = 2 * pair;
            draft = draft.with(draft.drawn(List.of(cell, cell + 1)).orElseThrow());
        }
        assertEquals(51, draft.blocks().size());
        assertTrue(draft.puzzle().isPresent());
        assertEquals(Optional.empty(), draft.drawn(List.of(102, 103)));
        assertEquals(
                'C', draft.without('C').drawn(List.of(102, 103)).orElseThrow().letter());
    }

    @Test
    void aBlockHasSpaceWhereItLiesAlreadyAndOnFreeCellsOnly() {
        PuzzleDraft draft = draft("AA.b\n..xb\n....\n");
        SlidingBlock target = block(draft, 'A');
        assertTrue(draft.hasSpaceFor(target));
        assertTrue(draft.hasSpaceFor(target.at(1)));
        assertFalse(draft.hasSpaceFor(target.at(2)), "on block b");
        assertFalse(draft.hasSpaceFor(target.at(3)), "over the edge");
        assertFalse(draft.hasSpaceFor(new SlidingBlock('A', 1, 1, 2, true)), "on a wall");
    }

    @Test
    void anotherBlockAGivesItsLetterToTheOneBefore() {
        PuzzleDraft draft = draft("AA.b\nCC.b\n....\n");
        assertEquals("CC.b\nAA.b\n....\n", text(draft.withTarget(block(draft, 'C'))));
        assertEquals(draft, draft.withTarget(block(draft, 'A')));
        PuzzleDraft none = draft.without('A');
        assertEquals("...b\nAA.b\n....\n", text(none.withTarget(block(none, 'C'))));
    }

    @Test
    void anotherSizeKeepsTheUpperLeftCornerAndWhatFits() {
        PuzzleDraft draft = draft("AA.b\n..xb\nCC..\n");
        assertEquals("AA.b.\n..xb.\nCC...\n.....\n", text(draft.resized(5, 4)));
        assertEquals("AA.\n..x\n", text(draft.resized(3, 2)));
        assertEquals(draft, draft.resized(6, 6).resized(4, 3));
    }

    @Test
    void whatKeepsBlockAInIsNamed() {
        assertEquals(Optional.of(DraftFault.SOLVED), DraftFault.of(draft("..AA\n....\n")));
        assertEquals(Optional.of(DraftFault.BARRED_BY_WALL), DraftFault.of(draft("AA.x\n....\n")));
        assertEquals(Optional.of(DraftFault.BARRED_BY_BLOCK), DraftFault.of(draft("AA.BB\n.....\n")));
        assertEquals(Optional.empty(), DraftFault.of(draft("AA.b\n...b\n")));
        assertEquals(Optional.empty(), DraftFault.of(draft("BB.AA.\n......\n")));
    }
}
