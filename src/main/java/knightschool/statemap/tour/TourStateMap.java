package knightschool.statemap.tour;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.KnightGraph;
import knightschool.graph.SimpleGraph;
import knightschool.search.Problem;

/**
 * The graph of all positions of a tour on a small board. A vertex is a position (the visited squares and the square of
 * the knight) that can be reached from the start; an edge joins two positions that are one move apart. Immutable.
 *
 * <p>Positions are numbered from 0, the start, in the order of the number of visited squares, so each edge leads from
 * one layer to the next. A square that must be last is entered only as the last one.
 */
public final class TourStateMap implements SimpleGraph {
    /** The most playable squares of a board. */
    public static final int MOST_SQUARES = 12;

    private final Problem problem;
    private final int[] squares;
    private final int[] codes;
    private final int[] numbers;
    private final AdjacencyLists links;
    private final long[] paths;
    private final long[] completions;

    private TourStateMap(Problem problem) {
        this.problem = problem;
        this.squares = problem.board().playable().toArray();
        this.numbers = new int[squares.length << squares.length];
        Arrays.fill(numbers, Board.NONE);
        List<int[]> edges = new ArrayList<>();
        this.codes = search(edges);
        this.links = AdjacencyLists.ofEdges(codes.length, edges);
        this.paths = new long[codes.length];
        this.completions = new long[codes.length];
        count();
    }

    /**
     * Creates the map of a problem, in time linear in its edges; it has at most 12 × 2¹¹ positions.
     *
     * @throws InputFault if the board has more than {@value #MOST_SQUARES} squares
     */
    public static TourStateMap of(Problem problem) {
        int squares = problem.board().playableCount();
        if (squares > MOST_SQUARES) {
            throw new InputFault(
                    "a board of " + squares + " squares has too many positions for a map",
                    "Take a board of up to " + MOST_SQUARES + " squares.");
        }
        return new TourStateMap(problem);
    }

    private int[] search(List<int[]> edges) {
        KnightGraph graph = problem.graph();
        int[] codes = new int[numbers.length];
        int start = Arrays.binarySearch(squares, problem.start());
        int size = 0;
        codes[size] = code(1 << start, start);
        numbers[codes[size]] = size++;
        for (int next = 0; next < size; next++) {
            for (int to : graph.neighbours(squares[knight(codes[next])])) {
                int square = Arrays.binarySearch(squares, to);
                if (!canEnter(codes[next], square)) {
                    continue;
                }
                int code = code(visited(codes[next]) | 1 << square, square);
                if (numbers[code] == Board.NONE) {
                    codes[size] = code;
                    numbers[code] = size++;
                }
                edges.add(new int[] {next, numbers[code]});
            }
        }
        return Arrays.copyOf(codes, size);
    }

    private boolean canEnter(int code, int square) {
        boolean early =
                squares[square] == problem.board().end() && Integer.bitCount(visited(code)) < squares.length - 1;
        boolean wrongStart = problem.start() == problem.board().end();
        return (visited(code) & 1 << square) == 0 && !early && !wrongStart;
    }

    private void count() {
        paths[0] = 1;
        for (int position = 0; position < codes.length; position++) {
            for (int to : links.neighbours(position)) {
                paths[to] += to > position ? paths[position] : 0;
            }
        }
        for (int position = codes.length - 1; position >= 0; position--) {
            completions[position] = isTour(position) ? 1 : 0;
            for (int to : links.neighbours(position)) {
                completions[position] += to > position ? completions[to] : 0;
            }
        }
    }

    private int code(int visited, int knight) {
        return knight << squares.length | visited;
    }

    private int visited(int code) {
        return code & (1 << squares.length) - 1;
    }

    private int knight(int code) {
        return code >>> squares.length;
    }

    /** The problem of the tour. */
    public Problem problem() {
        return problem;
    }

    /** The visited squares of a position, including that of the knight. Returns a new set. */
    public BitSet visitedAt(int position) {
        BitSet set = new BitSet(problem.board().squares());
        for (int i = 0; i < squares.length; i++) {
            set.set(squares[i], (codes[position] & 1 << i) != 0);
        }
        return set;
    }

    /** The square of the knight in a position. */
    public int knightAt(int position) {
        return squares[knight(codes[position])];
    }

    /** The number of visited squares in a position, including the start. */
    public int depth(int position) {
        return Integer.bitCount(visited(codes[position]));
    }

    /** The position that a path leads to; empty if the path begins elsewhere or leaves the map. */
    public OptionalInt positionOf(int... path) {
        int at = 0;
        boolean known = path.length > 0 && path[0] == problem.start();
        for (int i = 1; known && i < path.length; i++) {
            OptionalInt next = after(at, path[i]);
            known = next.isPresent();
            at = next.orElse(at);
        }
        return known ? OptionalInt.of(at) : OptionalInt.empty();
    }

    /** The position after a move to a square; empty if there is none. */
    public OptionalInt after(int position, int square) {
        return IntStream.of(links.neighbours(position))
                .filter(to -> to > position && knightAt(to) == square)
                .findFirst();
    }

    /** Whether a position completes a tour, closed if the problem asks for that. */
    public boolean isTour(int position) {
        boolean all = depth(position) == squares.length;
        boolean closes = squares.length > 2 && problem.graph().hasEdge(knightAt(position), problem.start());
        return all && (!problem.closed() || closes);
    }

    /** The number of paths from the start to a position, which is how often a search through all paths visits it. */
    public long paths(int position) {
        return paths[position];
    }

    /** The number of ways to complete a position to a tour. */
    public long completions(int position) {
        return completions[position];
    }

    /** The number of tours from the start. */
    public long tours() {
        return completions[0];
    }

    /** The number of all paths from the start, which are the nodes of the tree of a search through all paths. */
    public long allPaths() {
        return Arrays.stream(paths).sum();
    }

    @Override
    public int bound() {
        return codes.length;
    }

    @Override
    public boolean hasVertex(int number) {
        return number >= 0 && number < codes.length;
    }

    @Override
    public int[] neighbours(int position) {
        return links.neighbours(position);
    }

    @Override
    public int degree(int position) {
        return links.degree(position);
    }

    @Override
    public int vertexCount() {
        return codes.length;
    }

    @Override
    public long edgeCount() {
        return links.edgeCount();
    }
}
