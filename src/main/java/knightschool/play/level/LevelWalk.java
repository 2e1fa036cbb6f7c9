package knightschool.play.level;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;

/**
 * A person's walk on a level: squares may be visited again, and every move counts. Immutable; a finished walk has no
 * further moves.
 *
 * @param level what is played
 * @param squares the squares in the order of the walk, the start first and the knight on the last
 * @param takenBack what was undone and can be redone, the next to be redone last
 */
public record LevelWalk(Level level, List<Integer> squares, List<Integer> takenBack) {
    /**
     * @throws IllegalArgumentException if the squares are no walk from the start, or go on after every one is visited
     */
    public LevelWalk {
        squares = List.copyOf(squares);
        takenBack = List.copyOf(takenBack);
        check(level.board(), squares);
    }

    private static void check(Board board, List<Integer> squares) {
        KnightGraph graph = KnightGraph.of(board);
        if (squares.isEmpty() || squares.getFirst() != board.start()) {
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

    /** The knight on its first square. */
    public static LevelWalk begin(Level level) {
        return new LevelWalk(level, List.of(level.board().start()), List.of());
    }

    /** A walk of these squares, such as one that was kept. */
    public static LevelWalk of(Level level, List<Integer> squares) {
        return new LevelWalk(level, squares, List.of());
    }

    /** The knight's square. */
    public int knight() {
        return squares.getLast();
    }

    /** Number of moves made. */
    public int moves() {
        return squares.size() - 1;
    }

    /** Number of squares not visited yet. */
    public int left() {
        return level.squares() - visited().cardinality();
    }

    public boolean isFinished() {
        return left() == 0;
    }

    private BitSet visited() {
        BitSet visited = new BitSet();
        squares.forEach(visited::set);
        return visited;
    }

    /** How often the knight has been on a square. */
    public int visits(int square) {
        return (int) squares.stream().filter(visited -> visited == square).count();
    }

    /** The place of a square's first visit in the walk, from 1 for the start; 0 if it is not visited. */
    public int firstVisit(int square) {
        return squares.indexOf(square) + 1;
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
     * The walk after one more move. What was undone can be redone only if this was the next of it.
     *
     * @throws IllegalArgumentException if the knight cannot go there
     */
    public LevelWalk moved(int to) {
        List<Integer> longer = new ArrayList<>(squares);
        longer.add(to);
        boolean redone = !takenBack.isEmpty() && takenBack.getLast() == to;
        return new LevelWalk(level, longer, redone ? withoutLast(takenBack) : List.of());
    }

    public boolean canUndo() {
        return moves() > 0;
    }

    /** The walk before its last move; itself on the first square. */
    public LevelWalk undone() {
        if (!canUndo()) {
            return this;
        }
        List<Integer> back = new ArrayList<>(takenBack);
        back.add(knight());
        return new LevelWalk(level, withoutLast(squares), back);
    }

    public boolean canRedo() {
        return !takenBack.isEmpty();
    }

    /** The walk with the last move that was undone; itself where none was. */
    public LevelWalk redone() {
        return canRedo() ? moved(takenBack.getLast()) : this;
    }

    private static List<Integer> withoutLast(List<Integer> list) {
        return list.subList(0, list.size() - 1);
    }

    /** The numbers of the moves, from 1 on, that led to a square visited before. */
    public List<Integer> returns() {
        return IntStream.rangeClosed(1, moves()).filter(this::isReturn).boxed().toList();
    }

    /** Whether a move, counted from 1, led to a square visited before. */
    public boolean isReturn(int move) {
        return squares.indexOf(squares.get(move)) < move;
    }

    /** The walk has at least so many moves in the end: those made, and one for every square that is left. */
    public int atLeast() {
        return moves() + left();
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
