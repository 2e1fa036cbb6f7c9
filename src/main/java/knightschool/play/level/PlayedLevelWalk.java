package knightschool.play.level;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkHistory;
import knightschool.graph.measure.ShortestPaths;

/**
 * A player's walk on a level. Squares may be visited again, and every move counts. Immutable; a finished walk has no
 * further moves.
 *
 * @param level the level that is played
 * @param walk the squares in the order of the walk, the start first; those that were undone are behind its cursor
 */
public record PlayedLevelWalk(Level level, WalkHistory<Integer> walk) {
    /**
     * Creates a walk.
     *
     * @throws IllegalArgumentException if the squares are not a walk from the start, go on after every square is
     *     visited, or are none
     */
    public PlayedLevelWalk {
        if (walk.length() == 0) {
            throw new IllegalArgumentException("the knight does not stand on the board");
        }
        check(level.board(), walk.steps());
    }

    private static void check(Board board, List<Integer> squares) {
        KnightGraph graph = KnightGraph.of(board);
        if (squares.getFirst() != board.start()) {
            throw new IllegalArgumentException("the walk does not begin on the start");
        }
        BitSet visited = new BitSet();
        visited.set(board.start());
        for (int i = 1; i < squares.size(); i++) {
            if (!graph.hasEdge(squares.get(i - 1), squares.get(i)) || visited.cardinality() == board.playableCount()) {
                throw new IllegalArgumentException("the knight cannot go on to square " + squares.get(i));
            }
            visited.set(squares.get(i));
        }
    }

    /** Returns a walk with the given squares. */
    public static PlayedLevelWalk of(Level level, List<Integer> squares) {
        return new PlayedLevelWalk(level, WalkHistory.of(squares));
    }

    /** Returns the squares walked, in order. */
    public List<Integer> squares() {
        return walk.walked();
    }

    /** Returns the knight's square. */
    public int knight() {
        return walk.head().orElseThrow();
    }

    /** Returns the number of moves made. */
    public int moves() {
        return walk.length() - 1;
    }

    /** Returns the number of squares not visited yet. */
    public int unvisited() {
        return level.squares() - visited().cardinality();
    }

    public boolean isFinished() {
        return unvisited() == 0;
    }

    private BitSet visited() {
        BitSet visited = new BitSet();
        squares().forEach(visited::set);
        return visited;
    }

    /** Returns how often the knight has been on a square. */
    public int visits(int square) {
        return (int) squares().stream().filter(visited -> visited == square).count();
    }

    /** Returns the position of a square's first visit in the walk, from 1 for the start; 0 if it is not visited. */
    public int firstVisit(int square) {
        return squares().indexOf(square) + 1;
    }

    /** Returns the squares to which the knight can go, in move order; empty once the walk is finished. */
    public List<Integer> targets() {
        return isFinished()
                ? List.of()
                : Arrays.stream(KnightGraph.of(level.board()).neighbours(knight()))
                        .boxed()
                        .toList();
    }

    /** Returns those of the {@link #targets} that are not visited. */
    public List<Integer> newTargets() {
        BitSet visited = visited();
        return targets().stream().filter(square -> !visited.get(square)).toList();
    }

    /**
     * Returns the first square of a shortest path to an unvisited square.
     *
     * @throws IllegalStateException if every square is visited
     */
    public int towardsNew() {
        BitSet visited = visited();
        ShortestPaths paths = ShortestPaths.from(KnightGraph.of(level.board()), knight());
        return Arrays.stream(paths.reached())
                .filter(square -> !visited.get(square))
                .map(square -> paths.pathTo(square)[1])
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("every square is visited"));
    }

    public boolean canMoveTo(int square) {
        return targets().contains(square);
    }

    /**
     * Returns a walk with other moves on the same level.
     *
     * @throws IllegalArgumentException if the moves are not a walk from the start, or go on after every square is
     *     visited
     */
    public PlayedLevelWalk at(WalkHistory<Integer> moves) {
        return moves.equals(walk) ? this : new PlayedLevelWalk(level, moves);
    }

    /** Returns the numbers of the moves, from 1, that led to a square visited before. */
    public List<Integer> returns() {
        return IntStream.rangeClosed(1, moves()).filter(this::isReturn).boxed().toList();
    }

    /** Returns whether a move, counted from 1, led to a square visited before. */
    public boolean isReturn(int move) {
        return squares().indexOf(squares().get(move)) < move;
    }

    /**
     * Returns the least possible number of moves of the finished walk: the moves made, and one for every unvisited
     * square.
     */
    public int atLeast() {
        return moves() + unvisited();
    }

    /** Returns the stars that are reached if no further move is a return. */
    public int starsAtMost() {
        return level.stars(atLeast());
    }

    /** Returns the stars of the walk; 0 before it is finished. */
    public int stars() {
        return isFinished() ? level.stars(moves()) : 0;
    }
}
