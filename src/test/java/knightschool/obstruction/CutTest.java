package knightschool.obstruction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.RandomBoards;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.ConnectedComponents;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Execution(ExecutionMode.CONCURRENT)
class CutTest {
    private static final long PLENTY = 5_000_000;

    @ParameterizedTest
    @CsvSource({"4x4, 4, 6", "5x3, 5, 7", "3x5, 5, 7", "6x3, 6, 8"})
    void smallestCutOfAFullBoardIsAsKnown(String size, int removed, int pieces) {
        Cut cut = find(KnightGraph.of(BoardText.ofSize(size)), TourEndpointConstraint.FREE, PLENTY)
                .orElseThrow();
        assertEquals(removed, cut.squares().size());
        assertEquals(pieces, cut.pieces().size());
        assertEquals(removed + 1, cut.most());
    }

    private static Optional<Cut> find(KnightGraph graph, TourEndpointConstraint ends, long budget) {
        return new CutSearch(graph, ends, budget, () -> {}).find();
    }

    @Test
    void boardWithTheTourAskedForHasNoCut() {
        assertTrue(find(KnightGraph.of(Board.full(4, 3)), TourEndpointConstraint.FREE, PLENTY)
                .isEmpty());
        assertTrue(find(KnightGraph.of(Board.full(6, 5)), TourEndpointConstraint.CLOSED, PLENTY)
                .isEmpty());
        assertFalse(find(KnightGraph.of(Board.full(4, 3)), TourEndpointConstraint.CLOSED, PLENTY)
                .isEmpty());
    }

    @Test
    void startOnTheEndSquareLeavesNoPieceToATour() {
        Cut cut = find(KnightGraph.of(Board.full(4, 3)), new TourEndpointConstraint(5, 5, false), PLENTY)
                .orElseThrow();
        assertEquals(List.of(5), cut.squares());
        assertEquals(0, cut.most());
    }

    @Test
    void cutIsTheSmallestThereIs() {
        int[] found = new int[8];
        RandomBoards.stream(51, 30_000, 5)
                .filter(board -> board.playableCount() <= 12 && board.playableCount() >= 4)
                .filter(board -> ConnectedComponents.of(KnightGraph.of(board)).count() == 1)
                .limit(250)
                .forEach(board -> questions(board).forEach(ends -> {
                    Optional<Cut> cut = find(KnightGraph.of(board), ends, PLENTY);
                    int smallest = smallestByDefinition(board, ends);
                    found[smallest]++;
                    assertEquals(
                            smallest,
                            cut.map(c -> c.squares().size()).orElse(0),
                            () -> BoardText.format(board) + ends + cut);
                }));
        assertTrue(
                found[0] > 20 && found[1] > 20 && found[2] > 20 && found[3] > 20,
                () -> List.of(found[0], found[1], found[2], found[3]).toString());
    }

    private static Stream<TourEndpointConstraint> questions(Board board) {
        int[] playable = board.playable().toArray();
        int one = playable[1];
        int other = playable[playable.length - 1];
        return Stream.of(
                TourEndpointConstraint.FREE,
                TourEndpointConstraint.CLOSED,
                new TourEndpointConstraint(one, Board.NONE, false),
                new TourEndpointConstraint(Board.NONE, other, false),
                new TourEndpointConstraint(one, other, false));
    }

    /** Size of the smallest set of squares that leaves more pieces than a tour would; 0 if there is none. */
    private static int smallestByDefinition(Board board, TourEndpointConstraint ends) {
        int[] playable = board.playable().toArray();
        int smallest = 0;
        for (int set = 1; set < 1 << playable.length; set++) {
            int size = Integer.bitCount(set);
            if ((smallest == 0 || size < smallest) && leavesTooMany(board, ends, chosen(playable, set))) {
                smallest = size;
            }
        }
        return smallest;
    }

    private static List<Integer> chosen(int[] playable, int set) {
        List<Integer> chosen = new ArrayList<>();
        for (int i = 0; i < playable.length; i++) {
            if ((set >> i & 1) == 1) {
                chosen.add(playable[i]);
            }
        }
        return chosen;
    }

    private static boolean leavesTooMany(Board board, TourEndpointConstraint ends, List<Integer> removed) {
        Board rest = board.withStart(Board.NONE).withEnd(Board.NONE);
        if (removed.size() == board.playableCount()) {
            return false;
        }
        for (int square : removed) {
            rest = rest.withHole(square, true);
        }
        int most = removed.size() + (ends.closed() ? 0 : 1);
        most -= removed.contains(ends.start()) ? 1 : 0;
        most -= removed.contains(ends.end()) ? 1 : 0;
        return ConnectedComponents.of(KnightGraph.of(rest)).count() > most;
    }

    @Test
    void everyCutOfUpToSixSquaresIsTriedOnTwentySquares() {
        RandomBoards.stream(52, 5_000, 6)
                .filter(board -> board.playableCount() >= 18 && board.playableCount() <= 20)
                .filter(board -> ConnectedComponents.of(KnightGraph.of(board)).count() == 1)
                .limit(20)
                .forEach(board -> {
                    CutSearch search =
                            new CutSearch(KnightGraph.of(board), TourEndpointConstraint.FREE, 2_000_000, () -> {});
                    Optional<Cut> found = search.find();
                    assertTrue(found.isPresent() || search.complete() >= 6, () -> BoardText.format(board));
                });
    }

    @Test
    void grownCutServesWhereTheBudgetIsTooSmallForAll() {
        KnightGraph graph = KnightGraph.of(Board.full(4, 9));
        CutSearch search = new CutSearch(graph, TourEndpointConstraint.CLOSED, 20_000, () -> {});
        Cut cut = search.find().orElseThrow();
        assertTrue(cut.squares().size() > search.complete(), cut::toString);
        assertTrue(Cut.pieces(graph, cut.squares()).size() > cut.squares().size(), cut::toString);
        assertFalse(search.isComplete());
    }

    @ParameterizedTest
    @CsvSource({"4x9", "23x4", "4x40", "1000x4"})
    void boardOfFourRowsFallsIntoTooManyPiecesForAClosedTour(String size) {
        KnightGraph graph = KnightGraph.of(BoardText.ofSize(size));
        int columns = graph.vertexCount() / 4;
        for (TourEndpointConstraint ends : List.of(
                TourEndpointConstraint.CLOSED, new TourEndpointConstraint(inner(graph.board()), Board.NONE, false))) {
            Cut cut = find(graph, ends, 500_000).orElseThrow();
            assertEquals(columns, cut.squares().size());
            assertEquals(columns + 1, Cut.pieces(graph, cut.squares()).size());
            assertEquals(columns, cut.most());
        }
    }

    /** A square that is not on a long side. */
    private static int inner(Board board) {
        return board.squareAt(board.columns() / 2, board.rows() / 2);
    }

    @Test
    void noSquareOfACutCanBePutBack() {
        int[] cuts = new int[1];
        RandomBoards.stream(53, 20_000, 9)
                .filter(board -> board.playableCount() > 20)
                .filter(board -> ConnectedComponents.of(KnightGraph.of(board)).count() == 1)
                .limit(200)
                .forEach(board -> questions(board).forEach(ends -> {
                    Optional<Cut> found = find(KnightGraph.of(board), ends, 20_000);
                    cuts[0] += found.isPresent() && found.get().squares().size() > 3 ? 1 : 0;
                    found.ifPresent(cut -> assertCannotBeSmaller(board, ends, cut));
                }));
        assertTrue(cuts[0] > 50, cuts[0] + " cuts");
    }

    private static void assertCannotBeSmaller(Board board, TourEndpointConstraint ends, Cut cut) {
        assertTrue(leavesTooMany(board, ends, cut.squares()), () -> BoardText.format(board) + ends + cut);
        for (int square : cut.squares()) {
            List<Integer> fewer = new ArrayList<>(cut.squares());
            fewer.remove((Integer) square);
            assertFalse(
                    !fewer.isEmpty() && leavesTooMany(board, ends, fewer),
                    () -> BoardText.format(board) + ends + cut + " without " + square);
        }
    }

    @Test
    void budgetTooSmallForOneSquareTriesNothing() {
        CutSearch search =
                new CutSearch(KnightGraph.of(Board.full(40, 40)), TourEndpointConstraint.FREE, 1_599, () -> {});
        assertTrue(search.find().isEmpty());
        assertEquals(0, search.tried());
    }

    @Test
    void watchEndsTheSearchByThrowing() {
        CutSearch search = new CutSearch(KnightGraph.of(Board.full(8, 8)), TourEndpointConstraint.FREE, PLENTY, () -> {
            throw new CancellationException();
        });
        assertThrows(CancellationException.class, search::find);
    }
}
