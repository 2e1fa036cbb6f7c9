package knightschool.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Set;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import org.junit.jupiter.api.Test;

/** The jump back to the last tie, where it can be followed by hand. */
class TieBackjumpSearchTest {
    private static final SearchPolicy ARTICLE =
            new SearchPolicy(NeighbourOrder.FEWEST_ONWARD, Lookahead.EMPTY_DOMAINS, BackjumpRule.LAST_TIE);

    /** The four kinds of step. */
    private enum Kind {
        PLACE,
        TAKEN_BACK,
        MARK,
        JUMP
    }

    private static Search begin(String... rows) {
        Board board = BoardText.parse(String.join("\n", rows));
        return Search.begin(Problem.open(board, board.startOrFirst()), ARTICLE);
    }

    private static Kind step(Search search) {
        int depth = search.depth();
        long placements = search.placements();
        assertEquals(1, search.advance(1));
        return search.depth() < depth
                ? Kind.JUMP
                : search.depth() > depth ? Kind.PLACE : search.placements() > placements ? Kind.TAKEN_BACK : Kind.MARK;
    }

    /** From the corner only one move leads on, and it leaves the square in the other corner alone. */
    @Test
    void placementThatEmptiesADomainIsTakenBackInTheSameStep() {
        Search search = begin("K..", "...", "..#");
        Kind first = step(search);
        assertEquals(Kind.TAKEN_BACK, first);
        assertEquals(1, search.depth());
        assertEquals(1, search.placements());
        assertEquals(1, search.undos());
        assertEquals(1, search.pruned());
    }

    @Test
    void squareWithoutADirectionOnlyMarksAndEndsTheSearch() {
        Search search = begin("K#", "#.");
        assertFalse(search.isOver());
        assertEquals(Kind.MARK, step(search));
        assertTrue(search.isOver());
        assertEquals(Outcome.STOPPED, search.outcome());
        assertEquals(1, search.step());
        assertEquals(0, search.placements() + search.undos());
    }

    @Test
    void boardsWithoutATourEndStoppedAndNeverProven() {
        for (String size : new String[] {"3x3", "4x4", "2x7", "3x5", "3x6"}) {
            Search search = Search.begin(Problem.open(BoardText.ofSize(size), 0), ARTICLE);
            search.advance(Long.MAX_VALUE);
            assertEquals(Outcome.STOPPED, search.outcome(), size);
            assertEquals(1, search.depth(), size);
            assertEquals(search.placements(), search.undos(), size);
        }
    }

    @Test
    void everyKindOfStepIsMadeAndAJumpMayLeaveManySquares() {
        Set<Kind> seen = EnumSet.noneOf(Kind.class);
        int[] longest = {0};
        Problems.random(61, 300, 7).forEach(problem -> {
            Search search = Search.begin(problem, ARTICLE);
            while (!search.isOver() && search.step() < 300) {
                int depth = search.depth();
                seen.add(step(search));
                longest[0] = Math.max(longest[0], depth - search.depth());
            }
        });
        assertEquals(EnumSet.allOf(Kind.class), seen);
        assertTrue(longest[0] > 3, () -> "the longest jump left " + longest[0] + " squares");
    }

    @Test
    void checkpointTakesTwoBytesASquare() {
        Search search = Search.begin(Problem.open(Board.full(100, 100), 0), ARTICLE);
        search.advance(5_000);
        Checkpoint checkpoint = search.save();
        assertEquals(search.depth(), checkpoint.spent().length);
        PackedCheckpoints packed = new PackedCheckpoints();
        packed.add(checkpoint);
        assertTrue(packed.bytes() <= 2 * search.depth() + 60, () -> packed.bytes() + " bytes");
    }
}
