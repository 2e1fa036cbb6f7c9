package knightschool.bench;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.counting.FrontierStateBudget;
import knightschool.counting.TourCount;
import knightschool.explain.RemainingBoard;
import knightschool.graph.KnightGraph;
import knightschool.play.Game;

/**
 * Whether a position can be won, by means that have nothing in common with what is measured: every path is tried, where
 * those that agree in the squares visited and the last one are tried once; where these are too many, tours of what is
 * left are counted along a frontier. Only where up to 64 squares are left.
 */
final class WinnableTruth {
    private static final int MOST_POSITIONS = 20_000;
    private static final FrontierStateBudget STATES = FrontierStateBudget.of(20_000);

    private final KnightGraph graph;
    private final int end;
    private final int[] numbers;
    private final List<Set<Long>> lost;
    private int positions;

    private WinnableTruth(RemainingBoard rest) {
        this.graph = KnightGraph.of(rest.board());
        this.end = rest.ends().end();
        this.numbers = new int[rest.board().squares()];
        Arrays.fill(numbers, Board.NONE);
        int[] squares = rest.board().playable().toArray();
        this.lost =
                Stream.<Set<Long>>generate(HashSet::new).limit(squares.length).toList();
        for (int i = 0; i < squares.length; i++) {
            numbers[squares[i]] = i;
        }
    }

    /** Whether a game of two squares or more can be won; empty if that takes too long. */
    static Optional<Boolean> of(Game game) {
        int[] path = game.path().stream().mapToInt(Integer::intValue).toArray();
        RemainingBoard rest = RemainingBoard.of(game.board(), path, game.goal().isClosed());
        if (rest.board().playableCount() > Long.SIZE) {
            return Optional.empty();
        }
        WinnableTruth truth = new WinnableTruth(rest);
        long left = truth.all();
        int head = game.knight();
        if (rest.ends().end() == head && left != 1L << truth.numbers[head]) {
            return Optional.of(false);
        }
        boolean found = truth.canGoOn(left & ~(1L << truth.numbers[head]), head);
        return found || truth.positions < MOST_POSITIONS ? Optional.of(found) : counted(rest);
    }

    private static Optional<Boolean> counted(RemainingBoard rest) {
        return TourCount.of(KnightGraph.of(rest.board()), rest.ends(), STATES, TourCount.CountProgress.NONE)
                .count()
                .map(count -> count.signum() > 0);
    }

    private long all() {
        int squares = graph.vertexCount();
        return squares == Long.SIZE ? -1 : (1L << squares) - 1;
    }

    private boolean canGoOn(long left, int square) {
        if (left == 0) {
            return end == Board.NONE || square == end;
        }
        if (square == end
                || positions >= MOST_POSITIONS
                || !lost.get(numbers[square]).add(left)) {
            return false;
        }
        positions++;
        for (int next : graph.neighbours(square)) {
            if ((left >> numbers[next] & 1) != 0 && canGoOn(left & ~(1L << numbers[next]), next)) {
                return true;
            }
        }
        return false;
    }
}
