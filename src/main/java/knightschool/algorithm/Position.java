package knightschool.algorithm;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import knightschool.search.Domains;
import knightschool.search.Path;
import knightschool.search.Problem;

/**
 * The knight after some squares, and what may be wrong with those that are left.
 *
 * @param problem what is sought
 * @param path the squares visited
 * @param domains what is open then
 */
public record Position(Problem problem, Path path, Domains domains) {
    /** The standing after those squares. */
    static Position after(Problem problem, Path path) {
        return new Position(problem, path, Domains.of(problem.board(), problem.moves(), path));
    }

    /** The standing after one more square. */
    Position then(int square) {
        int[] squares = Arrays.copyOf(path.squares(), path.length() + 1);
        squares[path.length()] = square;
        return after(problem, new Path(squares));
    }

    /** The unvisited squares that have no open move left, rising. */
    public List<Integer> emptyDomains() {
        return unvisited(domains::isEmpty);
    }

    /** Whether squares are left, but none that the knight could go to. */
    public boolean isStuck() {
        return path.length() < problem.board().playableCount() && domains.isEmpty(path.head());
    }

    /** The unvisited squares that have one open move left, rising. */
    public List<Integer> singleExits() {
        return unvisited(square -> domains.size(square) == 1);
    }

    /** The unvisited squares that have no unvisited neighbour left, rising. */
    public List<Integer> stranded() {
        return unvisited(square -> Arrays.stream(problem.graph().neighbours(square))
                .noneMatch(to -> to != path.head() && domains.has(to)));
    }

    /** The unvisited squares that the knight cannot come to through unvisited ones, rising. */
    public List<Integer> cutOff() {
        BitSet reached = new BitSet();
        int[] queue = new int[problem.board().squares()];
        queue[0] = path.head();
        for (int next = 0, end = 1; next < end; next++) {
            for (int to : problem.graph().neighbours(queue[next])) {
                if (to != path.head() && domains.has(to) && !reached.get(to)) {
                    reached.set(to);
                    queue[end++] = to;
                }
            }
        }
        return unvisited(square -> !reached.get(square));
    }

    /** Whether a closed tour is sought and no unvisited square leads back to the first, though some are unvisited. */
    public boolean hasNoWayHome() {
        return problem.closed()
                && path.length() < problem.board().playableCount()
                && Arrays.stream(problem.graph().neighbours(problem.start()))
                        .noneMatch(square -> square != path.head() && domains.has(square));
    }

    private List<Integer> unvisited(IntPredicate such) {
        return problem.board()
                .playable()
                .filter(square -> square != path.head() && domains.has(square))
                .filter(such)
                .boxed()
                .toList();
    }
}
