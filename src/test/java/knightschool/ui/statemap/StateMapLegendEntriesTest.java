package knightschool.ui.statemap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import knightschool.drawing.statemap.DistanceOverTimeLegendSigns;
import knightschool.drawing.statemap.PuzzleBoardMarks;
import knightschool.drawing.statemap.PuzzleDraftDrawing;
import knightschool.statemap.BlockMove;
import knightschool.statemap.PlayedMove;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.edit.PuzzleDraft;
import org.junit.jupiter.api.Test;

/** The rows of a puzzle's legend show its blocks and dots as they are drawn. */
class StateMapLegendEntriesTest {
    private static final PuzzleDraft PUZZLE = PuzzleDraft.of(SlidingPuzzleText.parse("AA.b\n...b\n....\n"));

    @Test
    void blockToFreeKeepsItsColourWhileItIsCarried() {
        PuzzleDraft empty = PUZZLE.without('A').without('b');
        assertEquals(
                List.of(
                        Optional.of(PuzzleDraftDrawing.Sign.CARRIED_TARGET),
                        Optional.of(PuzzleDraftDrawing.Sign.CARRIED_BLOCK)),
                PUZZLE.blocks().stream()
                        .map(block -> PuzzleDraftDrawing.carriedSign(empty, Optional.of(block)))
                        .toList());
        assertNotEquals(
                PuzzleDraftDrawing.of(PuzzleDraftDrawing.Sign.CARRIED_BLOCK),
                PuzzleDraftDrawing.of(PuzzleDraftDrawing.Sign.CARRIED_TARGET));
    }

    @Test
    void blockToFreeKeepsItsColourOnceItHasMoved() {
        PuzzleBoardMarks moved = PuzzleBoardMarks.of(60).withNow(0, PuzzleBoardMarks.NONE);
        assertNotEquals(
                StateMapLegendEntries.ofMarks(moved, 0).getFirst().signs(),
                StateMapLegendEntries.ofMarks(moved, 1).getFirst().signs());
    }

    @Test
    void dotsAreOnlyCalledFilledWhereOneIs() {
        PlayedMove away = new PlayedMove(new BlockMove(0, 1), 0, 1, 2, 3, 1000);
        PlayedMove nearer = new PlayedMove(new BlockMove(0, -1), 1, 0, 3, 2, 2000);
        assertFalse(isAnyFilled(List.of(away, nearer)), "the last move is the sign of the player");
        assertTrue(isAnyFilled(List.of(away, nearer, away)));
    }

    private static boolean isAnyFilled(List<PlayedMove> moves) {
        return DistanceOverTimeLegendSigns.isAnyFilled(new PuzzleSessionLog("", moves), List.of());
    }
}
