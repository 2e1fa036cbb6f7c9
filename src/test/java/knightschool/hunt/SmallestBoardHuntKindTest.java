package knightschool.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.RandomBoards;
import knightschool.explain.TourExistenceBudget;
import knightschool.explain.TourExistenceDecider;
import knightschool.explain.TourExistenceOracle;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.TourOrWalkSearchProgressListener;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Execution(ExecutionMode.CONCURRENT)
class SmallestBoardHuntKindTest {
    @ParameterizedTest
    @EnumSource(SmallestBoardHuntKind.class)
    void bestIsPrey(SmallestBoardHuntKind hunt) {
        assertTrue(
                BoardConditionCheck.isPrey(hunt, hunt.best()),
                () -> BoardConditionCheck.of(hunt, hunt.best()).toString());
    }

    /**
     * The proof: every connected board with fewer squares, with every start and end that matters, is looked at. Where
     * the rule breaks ties, the order of moves makes turned and mirrored boards differ.
     */
    @ParameterizedTest
    @EnumSource(SmallestBoardHuntKind.class)
    void noSmallerBoardIsPrey(SmallestBoardHuntKind hunt) {
        for (int count = 1; count < hunt.best().playableCount(); count++) {
            Predicate<Board> wanted =
                    board -> variants(hunt, board).anyMatch(variant -> BoardConditionCheck.isPrey(hunt, variant));
            assertFalse(
                    hunt.conditions().contains(BoardCondition.RULE_FAILS)
                            ? SmallBoards.anyMatch(count, wanted)
                            : SmallBoards.anyMatchUpToSymmetry(count, wanted));
        }
    }

    /** A board of {@link SmallestBoardHuntKind#ONE_START} has a square with a single move: see there. */
    private static Stream<Board> variants(SmallestBoardHuntKind hunt, Board board) {
        return switch (hunt) {
            case NO_TOUR -> Stream.of(board);
            case RULE_FAILS -> board.playable().mapToObj(board::withStart);
            case ONE_START ->
                Arrays.stream(OpenTourStarts.neighbours(board)).anyMatch(moves -> Integer.bitCount(moves) == 1)
                        ? board.playable().mapToObj(board::withEnd)
                        : Stream.empty();
        };
    }

    @Test
    void smallBoardsAreCountedAsConnectedSetsAre() {
        List<Integer> counts = List.of(1, 4, 28, 234, 2162, 20972);
        for (int count = 1; count <= counts.size(); count++) {
            AtomicInteger found = new AtomicInteger();
            assertFalse(SmallBoards.anyMatch(count, _ -> found.incrementAndGet() < 0));
            assertEquals(counts.get(count - 1), found.get());
        }
    }

    @Test
    void smallBoardsUpToSymmetryAreCountedAsFreePolyknights() {
        List<Integer> counts = List.of(1, 1, 6, 35, 290, 2680);
        for (int count = 1; count <= counts.size(); count++) {
            AtomicInteger found = new AtomicInteger();
            assertFalse(SmallBoards.anyMatchUpToSymmetry(count, _ -> found.incrementAndGet() < 0));
            assertEquals(counts.get(count - 1), found.get());
        }
    }

    @Test
    void judgeAgreesWithTheDecisionOnRandomBoards() {
        RandomBoards.stream(3, 250, 5)
                .filter(board -> board.playableCount() <= 16)
                .forEach(board -> {
                    TourExistenceVerdict decided = TourExistenceDecider.answer(
                                    KnightGraph.of(board),
                                    TourEndpointConstraint.FREE,
                                    TourExistenceBudget.BRIEF,
                                    TourExistenceOracle.NONE,
                                    TourOrWalkSearchProgressListener.NONE)
                            .verdict();
                    boolean none = BoardConditionCheck.of(SmallestBoardHuntKind.NO_TOUR, board)
                            .get(BoardCondition.NO_TOUR);
                    assertEquals(decided == TourExistenceVerdict.IMPOSSIBLE, none, () -> BoardText.format(board));
                });
    }

    @Test
    void judgeNamesEachCondition() {
        assertEquals(
                Map.of(BoardCondition.CONNECTED, false, BoardCondition.BALANCED, true, BoardCondition.NO_TOUR, true),
                BoardConditionCheck.of(SmallestBoardHuntKind.NO_TOUR, Board.full(3, 3)));
        assertEquals(
                Map.of(BoardCondition.TOUR_FROM_START, true, BoardCondition.RULE_FAILS, false),
                BoardConditionCheck.of(SmallestBoardHuntKind.RULE_FAILS, Board.full(3, 4)));
        assertThrows(
                IllegalArgumentException.class,
                () -> BoardConditionCheck.of(SmallestBoardHuntKind.NO_TOUR, Board.full(7, 3)));
    }
}
