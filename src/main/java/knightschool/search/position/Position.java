package knightschool.search.position;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.graph.KnightGraph;
import knightschool.search.CutSquareFinder;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.SearchStep;

/**
 * The position after a path: the effect of the last step, the open moves, and the possible next squares. It does not
 * depend on who moves the knight or by which rule: searches and users have positions of the same type.
 *
 * @param problem the problem
 * @param path the squares visited
 * @param stepKind the kind of the last step
 * @param before the domains before the last step; the same as after it if there was none
 * @param domains the domains after the last step
 * @param tried the moves from the knight's square that were tried with this path and undone, as bits; they are still
 *     open
 * @param candidates what may be tried next; the next choice first if they are ranked
 * @param scored whether the candidates are compared by their onward moves, rather than by their squares
 */
public record Position(
        Problem problem,
        KnightPath path,
        SearchStep stepKind,
        Domains before,
        Domains domains,
        int tried,
        List<Candidate> candidates,
        boolean scored) {

    public Position {
        candidates = List.copyOf(candidates);
    }

    /**
     * Returns the position of a user who has walked a path: the last step placed the knight, and every unvisited
     * neighbour may be next. Takes time linear in the board.
     *
     * @throws IllegalArgumentException if the squares are not a path from the start
     */
    public static Position ofPath(Problem problem, KnightPath path) {
        checkPath(problem, path);
        return afterPlacement(problem, path);
    }

    private static void checkPath(Problem problem, KnightPath path) {
        if (path.length() == 0 || path.first() != problem.start()) {
            throw new IllegalArgumentException("the path does not begin at the start");
        }
        KnightGraph graph = problem.graph();
        BitSet visited = new BitSet();
        visited.set(path.first());
        for (int i = 1; i < path.length(); i++) {
            int to = path.square(i);
            if (!graph.hasEdge(path.square(i - 1), to) || visited.get(to)) {
                throw new IllegalArgumentException("the knight cannot go on to square " + to);
            }
            visited.set(to);
        }
    }

    private static Position afterPlacement(Problem problem, KnightPath path) {
        int last = path.length() - 1;
        Domains now = domains(problem, path);
        return last == 0
                ? ofPerson(problem, path, new SearchStep.Begin(path.head()), now, now)
                : ofPerson(
                        problem,
                        path,
                        new SearchStep.Place(path.square(last - 1), path.head()),
                        domains(problem, path.first(last)),
                        now);
    }

    private static Position ofPerson(
            Problem problem, KnightPath path, SearchStep stepKind, Domains before, Domains now) {
        return new Position(problem, path, stepKind, before, now, 0, CandidateGenerator.unranked(problem, path), true);
    }

    private static Domains domains(Problem problem, KnightPath path) {
        return Domains.of(problem.board(), problem.moves(), path);
    }

    /**
     * Returns the user's position after the first squares of this path.
     *
     * @param squares the number of squares, at least 1
     * @throws IllegalArgumentException if the path has fewer squares
     */
    public Position ofFirst(int squares) {
        if (squares < 1 || squares > path.length()) {
            throw new IllegalArgumentException("the path has no first " + squares + " squares");
        }
        return afterPlacement(problem, path.first(squares));
    }

    /** Returns the position before the last step took the knight back; this position if the last step did not. */
    public Position beforeTakenBack() {
        List<Integer> removed = stepKind.takenBack();
        return removed.isEmpty() ? this : afterPlacement(problem, path.then(removed.reversed()));
    }

    public Board board() {
        return problem.board();
    }

    public MoveOrder moves() {
        return problem.moves();
    }

    /**
     * Returns the moves of a square that the last step closed, as bits; 0 unless the square has a domain before and
     * after.
     */
    public int closedNow(int square) {
        return hasBoth(square) ? before.mask(square) & ~domains.mask(square) : 0;
    }

    /**
     * Returns the moves of a square that the last step reopened, as bits; 0 unless the square has a domain before and
     * after.
     */
    public int reopenedNow(int square) {
        return hasBoth(square) ? domains.mask(square) & ~before.mask(square) : 0;
    }

    private boolean hasBoth(int square) {
        return before.has(square) && domains.has(square);
    }

    /** Returns the open moves of a square that were tried and undone, as bits; 0 except for the knight's square. */
    public int triedFrom(int square) {
        return square == path.head() ? tried : 0;
    }

    /** Returns whether a square's domain became empty with the last step. */
    public boolean isEmptiedNow(int square) {
        return domains.isEmpty(square) && square != path.head() && !before.isEmpty(square);
    }

    /**
     * Returns the domain array of a square, one cell per move in move order. Visited squares have one, too, with their
     * moves seen from the time when the knight had left.
     */
    public List<DomainCell> cells(int square) {
        return DomainCell.of(this, square);
    }

    /** Returns the unvisited squares without an open move, ascending. */
    public List<Integer> emptyDomains() {
        return unvisited(domains::isEmpty);
    }

    /** Returns whether unvisited squares remain, but the knight has no move. */
    public boolean isStuck() {
        return path.length() < board().playableCount() && domains.isEmpty(path.head());
    }

    /** Returns the unvisited squares with one open move, ascending. */
    public List<Integer> singleOpenMoves() {
        return unvisited(square -> domains.size(square) == 1);
    }

    /** Returns the unvisited squares without an unvisited neighbour, ascending. */
    public List<Integer> stranded() {
        KnightGraph graph = problem.graph();
        return unvisited(square -> Arrays.stream(graph.neighbours(square)).noneMatch(this::hasUnvisited));
    }

    /** Returns the unvisited squares that the knight cannot reach through unvisited squares, ascending. */
    public List<Integer> cutOff() {
        KnightGraph graph = problem.graph();
        BitSet reached = new BitSet();
        int[] queue = new int[board().squares()];
        queue[0] = path.head();
        for (int next = 0, end = 1; next < end; next++) {
            for (int to : graph.neighbours(queue[next])) {
                if (hasUnvisited(to) && !reached.get(to)) {
                    reached.set(to);
                    queue[end++] = to;
                }
            }
        }
        return unvisited(square -> !reached.get(square));
    }

    /**
     * Returns whether a closed tour is searched for and no unvisited square leads back to the first, although some are
     * unvisited.
     */
    public boolean hasNoWayHome() {
        return problem.closed()
                && path.length() < board().playableCount()
                && Arrays.stream(problem.graph().neighbours(problem.start())).noneMatch(this::hasUnvisited);
    }

    /**
     * Returns a square that parts the unvisited squares so that no path from the knight visits all of them, as
     * {@link knightschool.search.policy.Lookahead#CUTS} has it; empty if there is none.
     */
    public OptionalInt cutSquare() {
        boolean[] free = new boolean[board().squares()];
        board().playable().forEach(square -> free[square] = hasUnvisited(square));
        CutSquareFinder cuts = new CutSquareFinder(problem.graph());
        cuts.part(free, path.head(), board().playableCount() - path.length());
        return cuts.square();
    }

    /** Returns whether the numbers of light and dark squares rule out a tour from the start. */
    public boolean hasWrongColours() {
        return problem.isDiscoloured();
    }

    private List<Integer> unvisited(IntPredicate condition) {
        return board().playable()
                .filter(this::hasUnvisited)
                .filter(condition)
                .boxed()
                .toList();
    }

    private boolean hasUnvisited(int square) {
        return square != path.head() && domains.has(square);
    }
}
