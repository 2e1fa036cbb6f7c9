package knightschool.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkHistory;
import knightschool.graph.WalkKind;
import knightschool.obstruction.TourEnds;
import knightschool.search.Candidate;
import knightschool.search.Path;
import knightschool.search.Position;
import knightschool.search.Problem;
import knightschool.tour.TourCheck;
import knightschool.tour.TourFault;

/**
 * A tour that a person plays: where the knight has been, and the moves that were undone and can be redone. Immutable.
 *
 * <p>A position is known by its number of squares: 0 before the knight is placed, 1 when it is. On a board with a start
 * the knight stands there from the beginning, and is never taken away.
 *
 * @param board its start, if it has one, is where the knight begins, and its end where an open tour must end
 * @param goal what is asked for
 * @param walk the squares played in order, those undone behind its cursor
 */
public record Game(Board board, Goal goal, WalkHistory<Integer> walk) {
    /**
     * @throws knightschool.files.InputFault if a circuit is asked for on a board with an end square
     * @throws IllegalArgumentException if the squares are no path that may be played, or the start is taken back
     */
    public Game {
        TourEnds.of(board, board.start(), goal.isClosed());
        if (walk.length() < leastLength(board) || faultOf(board, walk.steps()).isPresent()) {
            throw new IllegalArgumentException("no game: " + walk);
        }
    }

    /**
     * A game that begins: the knight stands on the board's start, or is yet to be placed.
     *
     * @throws knightschool.files.InputFault if a circuit is asked for on a board with an end square
     */
    public static Game begin(Board board, Goal goal) {
        List<Integer> first = board.start() == Board.NONE ? List.of() : List.of(board.start());
        return new Game(board, goal, WalkHistory.of(first));
    }

    /** The first fault of squares that are to be played in order; empty if they are a path that may be played. */
    public static Optional<TourFault> faultOf(Board board, List<Integer> squares) {
        TourCheck check = new TourCheck(board, false);
        return squares.stream().allMatch(check::add) ? Optional.empty() : check.end();
    }

    /** The least number of squares that a game may go back to: the start is never taken away. */
    private static int leastLength(Board board) {
        return board.start() == Board.NONE ? 0 : 1;
    }

    /** The squares played in order, those undone behind. */
    public List<Integer> line() {
        return walk.steps();
    }

    /** How many squares of the {@link #line} are visited now. */
    public int length() {
        return walk.length();
    }

    /** The squares visited, in order; the last is the knight's. */
    public List<Integer> path() {
        return walk.walked();
    }

    /** The knight's square, or {@link Board#NONE} before it is placed. */
    public int knight() {
        return walk.head().orElse(Board.NONE);
    }

    /** Whether the knight stands on the board. */
    public boolean isBegun() {
        return length() > 0;
    }

    /** What speaks against going to a square next, or placing the knight there; empty if nothing does. */
    public Optional<TourFault> fault(int square) {
        return faultOf(board, walk.withoutUndone().moved(square).steps());
    }

    /**
     * The knight on another square, its first if it was not placed. If that square was undone the squares behind it can
     * still be redone, otherwise none can.
     *
     * @throws IllegalArgumentException if there is a {@link #fault}
     */
    public Game moved(int square) {
        return at(walk.moved(square));
    }

    /** Whether a move that was undone can be redone. */
    public boolean canRedo() {
        return walk.canRedo();
    }

    /** The position after so many squares of the line, or the nearest to that. Nothing is forgotten. */
    public Game jumpTo(int squares) {
        return at(walk.at(Math.max(squares, leastLength(board))));
    }

    /**
     * The same game after other moves.
     *
     * @throws IllegalArgumentException if they are no path that may be played
     */
    public Game at(WalkHistory<Integer> moves) {
        return new Game(board, goal, moves);
    }

    /** This game without the squares that were undone. */
    public Game withoutUndone() {
        return at(walk.withoutUndone());
    }

    /**
     * The squares that the knight may go to next, in move order: its unvisited neighbours, the board's end only if
     * nothing else is left. None before the knight is placed.
     */
    public List<Candidate> candidates() {
        return position().stream()
                .flatMap(position -> position.candidates().stream())
                .filter(candidate -> !isEndTooEarly(candidate.square()))
                .toList();
    }

    private boolean isEndTooEarly(int square) {
        return isEndTooEarly(square, length());
    }

    private boolean isEndTooEarly(int square, int visited) {
        return square == board.end() && visited < board.playableCount() - 1;
    }

    /**
     * How many {@link #candidates} there were before each square of the line; none before the first. Takes time in
     * proportion to the line and the board.
     */
    public List<Integer> choices() {
        KnightGraph graph = KnightGraph.of(board);
        boolean[] visited = new boolean[board.squares()];
        List<Integer> choices = new ArrayList<>();
        for (int square : line()) {
            choices.add(choices.isEmpty() ? 0 : choicesFrom(graph, visited, choices.size()));
            visited[square] = true;
        }
        return choices;
    }

    private int choicesFrom(KnightGraph graph, boolean[] visited, int squares) {
        return (int) Arrays.stream(graph.neighbours(line().get(squares - 1)))
                .filter(square -> !visited[square] && !isEndTooEarly(square, squares))
                .count();
    }

    /** The squares that the knight may be placed on first, rising. */
    public List<Integer> starts() {
        return board.start() != Board.NONE
                ? List.of(board.start())
                : board.playable()
                        .filter(square -> square != board.end() || board.playableCount() == 1)
                        .boxed()
                        .toList();
    }

    /** What a board is drawn from; empty before the knight is placed. */
    public Optional<Position> position() {
        return isBegun()
                ? Optional.of(Position.ofPath(
                        new Problem(board, MoveOrder.CLOCKWISE, line().getFirst(), goal.isClosed()),
                        new Path(squares())))
                : Optional.empty();
    }

    /** The squares visited, as an array. */
    int[] squares() {
        return path().stream().mapToInt(Integer::intValue).toArray();
    }

    /** Number of squares not visited. */
    public int unvisited() {
        return board.playableCount() - length();
    }

    /** Whether the tour is complete as the goal asks. */
    public boolean isFinished() {
        return unvisited() == 0 && (!goal.isClosed() || returns());
    }

    /** Whether the knight is a move from its first square, on a circuit. */
    private boolean returns() {
        return length() >= WalkKind.SHORTEST_CIRCUIT
                && MoveOrder.CLOCKWISE.moveBetween(board, knight(), line().getFirst()) != Board.NONE;
    }

    /** Whether the knight has nowhere to go, and the tour is not complete. */
    public boolean isStuck() {
        return isBegun() && !isFinished() && candidates().isEmpty();
    }

    /** Whether no move can follow. */
    public boolean isOver() {
        return isFinished() || isStuck();
    }
}
