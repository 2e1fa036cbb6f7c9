package knightschool.play.level;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkHistory;

/**
 * A person's walk on a level: squares may be visited again, and every move counts. Immutable; a finished walk has no
 * further moves.
 *
 * @param level what is played
 * @param walk the squares in the order of the walk, the start first, those undone behind its cursor
 */
public record PlayedLevelWalk(Level level, WalkHistory<Integer> walk) {
    /**
     * @throws IllegalArgumentException if the squares are no walk from the start, or go on after every one is visited,
     *     or none is walked
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

    /** A walk of these squares, such as one that was kept. */
    public static PlayedLevelWalk of(Level level, List<Integer> squares) {
        return new PlayedLevelWalk(level, WalkHistory.of(squares));
    }

    /** The squares walked, in order. */
    public List<Integer> squares() {
        return walk.walked();
    }

    /** The knight's square. */
    public int knight() {
        return walk.head().orElseThrow();
    }

    /** Number of moves made. */
    public int moves() {
        return walk.length() - 1;
    }

    /** Number of squares not visited yet. */
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

    /** How often the knight has been on a square. */
    public int visits(int square) {
        return (int) squares().stream().filter(visited -> visited == square).count();
    }

    /** The place of a square's first visit in the walk, from 1 for the start; 0 if it is not visited. */
    public int firstVisit(int square) {
        return squares().indexOf(square) + 1;
    }

    /** The squares that the knight can go to, in move order; none once the walk is finished. */
    public List<Integer> targets() {
        return isFinished()
                ? List.of()
                : Arrays.stream(KnightGraph.of(level.board()).neighbours(knight()))
                        .boxed()
                        .toList();
    }

    /** Those of the {@link #targets} that are not visited. */
    public List<Integer> newTargets() {
        BitSet visited = visited();
        return targets().stream().filter(square -> !visited.get(square)).toList();
    }

    public boolean canMoveTo(int square) {
        return targets().contains(square);
    }

    /**
     * The same level after other moves.
     *
     * @throws IllegalArgumentException if they are no walk from the start, or go on after every square is visited
     */
    public PlayedLevelWalk at(WalkHistory<Integer> moves) {
        return moves.equals(walk) ? this : new PlayedLevelWalk(level, moves);
    }

    /** The numbers of the moves, from 1 on, that led to a square visited before. */
    public List<Integer> returns() {
        return IntStream.rangeClosed(1, moves()).filter(this::isReturn).boxed().toList();
    }

    /** Whether a move, counted from 1, led to a square visited before. */
    public boolean isReturn(int move) {
        return squares().indexOf(squares().get(move)) < move;
    }

    /** The walk has at least so many moves in the end: those made, and one for every square that is left. */
    public int atLeast() {
        return moves() + unvisited();
    }

    /** The stars that are reached if no further move is a return. */
    public int starsAtMost() {
        return level.stars(atLeast());
    }

    /** The stars that the walk has earned: none before it is finished. */
    public int stars() {
        return isFinished() ? level.stars(moves()) : 0;
    }
}
