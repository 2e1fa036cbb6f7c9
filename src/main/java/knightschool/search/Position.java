package knightschool.search;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.graph.KnightGraph;

/**
 * The knight after some squares: what the last step did, what is open now, and what may come next. It knows neither who
 * moves the knight nor by which rule: a search and a person come to positions of the same kind.
 *
 * @param problem what is sought
 * @param path the squares visited
 * @param stepKind what the last step did
 * @param before the domains before it; as after it where nothing has happened yet
 * @param domains the domains after it
 * @param tried the moves from the knight's square that were tried before with this path and taken back, as bits; they
 *     are still open
 * @param candidates what may be tried next; the next choice first where they are ranked
 * @param scored whether the candidates are judged by their onward moves, or else by their places
 */
public record Position(
        Problem problem,
        Path path,
        StepKind stepKind,
        Domains before,
        Domains domains,
        int tried,
        List<Candidate> candidates,
        boolean scored) {

    public Position {
        candidates = List.copyOf(candidates);
    }

    /**
     * The position of a person who has walked a path: the last step placed the knight, and every unvisited neighbour
     * may be next. Takes time linear in the board.
     *
     * @throws IllegalArgumentException if the squares are no path from the start
     */
    public static Position ofPath(Problem problem, Path path) {
        checkPath(problem, path);
        return afterPlacement(problem, path);
    }

    private static void checkPath(Problem problem, Path path) {
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

    private static Position afterPlacement(Problem problem, Path path) {
        int last = path.length() - 1;
        Domains now = domains(problem, path);
        return last == 0
                ? ofPerson(problem, path, new StepKind.Begin(path.head()), now, now)
                : ofPerson(
                        problem,
                        path,
                        new StepKind.Place(path.square(last - 1), path.head()),
                        domains(problem, path.first(last)),
                        now);
    }

    private static Position ofPerson(Problem problem, Path path, StepKind stepKind, Domains before, Domains now) {
        return new Position(problem, path, stepKind, before, now, 0, Candidates.unranked(problem, path), true);
    }

    private static Domains domains(Problem problem, Path path) {
        return Domains.of(problem.board(), problem.moves(), path);
    }

    /**
     * A person's position after so many squares of this path, at least 1.
     *
     * @throws IllegalArgumentException if there are not so many
     */
    public Position ofFirst(int squares) {
        if (squares < 1 || squares > path.length()) {
            throw new IllegalArgumentException("the path has no first " + squares + " squares");
        }
        return afterPlacement(problem, path.first(squares));
    }

    /** The knight where the last step took it back from, as it stood there; as it stands where none was taken back. */
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

    /** The moves that the last step closed from a square, as bits; only where it has a domain before and after. */
    public int closedNow(int square) {
        return hasBoth(square) ? before.mask(square) & ~domains.mask(square) : 0;
    }

    /**
     * The moves that the last step opened again from a square, as bits; only where it has a domain before and after.
     */
    public int reopenedNow(int square) {
        return hasBoth(square) ? domains.mask(square) & ~before.mask(square) : 0;
    }

    private boolean hasBoth(int square) {
        return before.has(square) && domains.has(square);
    }

    /** The open moves of a square that were tried from it and taken back, as bits: only the knight's has such. */
    public int triedFrom(int square) {
        return square == path.head() ? tried : 0;
    }

    /** Whether a square's domain became empty with the last step. */
    public boolean isEmptiedNow(int square) {
        return domains.isEmpty(square) && square != path.head() && !before.isEmpty(square);
    }

    /**
     * The domain array of a square: one cell per move, in move order, also for visited squares, whose moves are then
     * seen from a knight that has passed.
     */
    public List<DomainMove> cells(int square) {
        return DomainMove.of(this, square);
    }

    /** The unvisited squares that have no open move left, rising. */
    public List<Integer> emptyDomains() {
        return unvisited(domains::isEmpty);
    }

    /** Whether squares are left, but none that the knight could go to. */
    public boolean isStuck() {
        return path.length() < board().playableCount() && domains.isEmpty(path.head());
    }

    /** The unvisited squares that have one open move left, rising. */
    public List<Integer> singleExits() {
        return unvisited(square -> domains.size(square) == 1);
    }

    /** The unvisited squares that have no unvisited neighbour left, rising. */
    public List<Integer> stranded() {
        KnightGraph graph = problem.graph();
        return unvisited(square -> Arrays.stream(graph.neighbours(square)).noneMatch(this::hasUnvisited));
    }

    /** The unvisited squares that the knight cannot come to through unvisited ones, rising. */
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

    /** Whether a closed tour is sought and no unvisited square leads back to the first, though some are unvisited. */
    public boolean hasNoWayHome() {
        return problem.closed()
                && path.length() < board().playableCount()
                && Arrays.stream(problem.graph().neighbours(problem.start())).noneMatch(this::hasUnvisited);
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
