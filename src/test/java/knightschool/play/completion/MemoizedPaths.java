package knightschool.play.completion;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkKind;
import knightschool.obstruction.TourEndpointConstraint;

/** Whether a tour exists, by trying every path, those with the same squares and the same last one once. */
public final class MemoizedPaths {
    private final KnightGraph graph;
    private final TourEndpointConstraint ends;
    private final int[] squares;
    private final List<Set<Long>> tried;
    private int first;

    private MemoizedPaths(KnightGraph graph, TourEndpointConstraint ends) {
        this.graph = graph;
        this.ends = ends;
        this.squares = graph.board().playable().toArray();
        this.tried =
                Stream.<Set<Long>>generate(HashSet::new).limit(squares.length).toList();
    }

    /** @param graph of at most 62 squares */
    public static boolean tourExists(KnightGraph graph, TourEndpointConstraint ends) {
        MemoizedPaths paths = new MemoizedPaths(graph, ends);
        if (ends.closed()) {
            return paths.squares.length >= WalkKind.SHORTEST_CIRCUIT && paths.from(0);
        }
        return IntStream.range(0, paths.squares.length)
                .filter(i -> ends.start() == Board.NONE || ends.start() == paths.squares[i])
                .anyMatch(paths::from);
    }

    private boolean from(int number) {
        first = squares[number];
        return goesOn((1L << squares.length) - 1 & ~(1L << number), squares[number], number);
    }

    private boolean goesOn(long left, int square, int number) {
        if (left == 0) {
            return (ends.end() == Board.NONE || square == ends.end())
                    && (!ends.closed() || graph.hasEdge(square, first));
        }
        if (square == ends.end() || !tried.get(number).add(left)) {
            return false;
        }
        for (int next : graph.neighbours(square)) {
            int to = Arrays.binarySearch(squares, next);
            if ((left >> to & 1) != 0 && goesOn(left & ~(1L << to), next, to)) {
                return true;
            }
        }
        return false;
    }
}
