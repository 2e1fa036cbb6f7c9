package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.SquareNames;
import knightschool.search.Problem;
import knightschool.search.position.Position;
import knightschool.search.position.PositionDifferences;
import knightschool.search.position.SquareDomain;
import knightschool.trace.SearchSnapshot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Where searches differ at one step. */
@Execution(ExecutionMode.CONCURRENT)
class ComparisonSnapshotTest {
    private static final long STEPS = 300;
    private static final Problem FIVE = Problem.open(Board.full(5, 5), 12);

    private static Comparison comparison(Problem problem, String... solvers) {
        Comparison comparison = new Comparison(
                problem, Stream.of(solvers).map(ConfiguredAlgorithm::read).toList());
        comparison.extend(STEPS, STEPS);
        return comparison;
    }

    /** Square by square, cell by cell, as the boards and tables show them. */
    @Test
    void differencesAgreeWithALookAtEverySquareAndCell() {
        Board holed = Board.full(5, 5).withHole(7, true).withHole(22, true);
        for (Problem problem : List.of(FIVE, Problem.open(holed, 0))) {
            Comparison comparison =
                    comparison(problem, "backtracking", "forward-checking", "warnsdorff", "warnsdorff-article");
            for (long step = 0; step <= comparison.reachable(); step++) {
                List<SearchSnapshot> frames = comparison.snapshot(step).frames();
                List<PositionDifferences> differences =
                        comparison.snapshot(step).differences();
                for (int pane = 0; pane < frames.size(); pane++) {
                    assertEquals(byLooking(frames, pane), differences.get(pane), "step " + step + ", " + pane);
                }
            }
        }
    }

    private static PositionDifferences byLooking(List<SearchSnapshot> frames, int pane) {
        return IntStream.range(0, frames.size())
                .mapToObj(other ->
                        byLooking(frames.get(pane).position(), frames.get(other).position()))
                .filter(found -> !found.squares().isEmpty() || !found.moves().isEmpty())
                .min(Comparator.comparing(found -> found.squares().size()))
                .orElse(PositionDifferences.NONE);
    }

    private static PositionDifferences byLooking(Position one, Position other) {
        List<Integer> squares = one.board()
                .playable()
                .filter(square -> standing(one, square) != standing(other, square))
                .boxed()
                .toList();
        Map<Integer, Integer> moves = one.board()
                .playable()
                .filter(square -> standing(one, square) != 2 && standing(other, square) != 2)
                .boxed()
                .collect(Collectors.toMap(square -> square, square -> cells(one, square) ^ cells(other, square)));
        moves.values().removeIf(bits -> bits == 0);
        return new PositionDifferences(squares, moves);
    }

    /** 0 where nobody has been, 1 for the knight, 2 where it has been. */
    private static int standing(Position position, int square) {
        int[] numbers = position.path().numbers(position.board().squares());
        return numbers[square] == 0 ? 0 : square == position.path().head() ? 1 : 2;
    }

    private static int cells(Position position, int square) {
        return IntStream.range(0, MoveOrder.MOVES)
                .filter(move ->
                        SquareDomain.of(position, square).cells().get(move).isOpen())
                .map(move -> 1 << move)
                .sum();
    }

    /** Forward checking has taken c5 back to b3, backtracking has gone on from c5 to e4. */
    @Test
    void differencesAreThoseOfTheStepThatATeacherShows() {
        PositionDifferences found = comparison(FIVE, "backtracking", "forward-checking")
                .snapshot(19)
                .differences()
                .getFirst();
        assertEquals(
                List.of("c5", "e4", "b3"),
                found.squares().stream()
                        .map(square -> SquareNames.name(FIVE.board(), square))
                        .toList());
        assertTrue(found.movesOf(FIVE.board().squareAt(0, 0)) != 0, "a5 has lost a move in one of them");
        assertEquals(0, found.movesOf(FIVE.board().squareAt(1, 0)), "b5 has the same moves in both");
    }

    /** One that is far away takes nothing from what two that are close are compared by. */
    @Test
    void eachIsComparedWithTheOneThatIsMostLikeIt() {
        Problem eight = Problem.open(Board.full(8, 8), 0);
        List<PositionDifferences> pair = comparison(eight, "backtracking", "forward-checking")
                .snapshot(44)
                .differences();
        List<PositionDifferences> three = comparison(eight, "backtracking", "forward-checking", "warnsdorff")
                .snapshot(44)
                .differences();
        assertEquals(pair, three.subList(0, 2));
        assertEquals(3, pair.getFirst().squares().size());
        assertTrue(three.getLast().squares().size() > 20);
    }

    @Test
    void nothingDiffersBesideNoOtherOrTheSame() {
        assertEquals(
                List.of(PositionDifferences.NONE),
                comparison(FIVE, "backtracking").snapshot(20).differences());
        assertEquals(
                List.of(PositionDifferences.NONE, PositionDifferences.NONE),
                comparison(FIVE, "backtracking", "backtracking").snapshot(20).differences());
    }
}
