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
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.position.Candidate;
import knightschool.search.position.Position;
import knightschool.tour.TourCheck;
import knightschool.tour.TourFault;

/**
 * A tour that the user plays: the knight's path, and the moves that were undone and can be redone. Immutable.
 *
 * <p>A position is identified by its number of squares: 0 before the knight is placed, 1 when it is. On a board with a
 * start the knight is there from the beginning, and is never removed.
 *
 * @param board its start, if it has one, is where the knight begins, and its end is where an open tour must end
 * @param goal the goal of the game
 * @param walk the squares played in order; those that were undone are behind its cursor
 */
public record Game(Board board, Goal goal, WalkHistory<Integer> walk) {
    /**
     * Creates a game.
     *
     * @throws knightschool.files.InputFault if a circuit is the goal on a board with an end square
     * @throws IllegalArgumentException if the squares are not a valid path, or the start is undone
     */
    public Game {
        TourEndpointConstraint.of(board, board.start(), goal.isClosed());
        if (walk.length() < leastLength(board) || faultOf(board, walk.steps()).isPresent()) {
            throw new IllegalArgumentException("no game: " + walk);
        }
    }

    /**
     * Returns a new game: the knight is on the board's start, or has yet to be placed.
     *
     * @throws knightschool.files.InputFault if a circuit is the goal on a board with an end square
     */
    public static Game begin(Board board, Goal goal) {
        List<Integer> first = board.start() == Board.NONE ? List.of() : List.of(board.start());
        return new Game(board, goal, WalkHistory.of(first));
    }

    /** Returns the first fault of squares played in order; empty if they are a valid path. */
    public static Optional<TourFault> faultOf(Board board, List<Integer> squares) {
        TourCheck check = new TourCheck(board, false);
        return squares.stream().allMatch(check::add) ? Optional.empty() : check.end();
    }

    /** Returns the minimum length of a game: a start on the board is never removed. */
    private static int leastLength(Board board) {
        return board.start() == Board.NONE ? 0 : 1;
    }

    /** Returns the squares played in order, including those that were undone. */
    public List<Integer> line() {
        return walk.steps();
    }

    /** Returns the number of squares of the {@link #line} that are visited now. */
    public int length() {
        return walk.length();
    }

    /** Returns the visited squares in order; the last is the knight's. */
    public List<Integer> path() {
        return walk.walked();
    }

    /** Returns the knight's square, or {@link Board#NONE} before it is placed. */
    public int knight() {
        return walk.head().orElse(Board.NONE);
    }

    /** Returns whether the knight is on the board. */
    public boolean isBegun() {
        return length() > 0;
    }

    /** Returns why the knight cannot go to, or be placed on, a square next; empty if it can. */
    public Optional<TourFault> fault(int square) {
        return faultOf(board, walk.withoutUndone().moved(square).steps());
    }

    /**
     * Returns the game after the knight has moved to, or been placed on, a square. If that square is the next one to
     * redo, the squares after it can still be redone; otherwise none can.
     *
     * @throws IllegalArgumentException if there is a {@link #fault}
     */
    public Game moved(int square) {
        return at(walk.moved(square));
    }

    /** Returns the game after moves to squares, see {@link #moved(int)}. */
    public Game moved(List<Integer> squares) {
        Game game = this;
        for (int square : squares) {
            game = game.moved(square);
        }
        return game;
    }

    /** Returns whether an undone move can be redone. */
    public boolean canRedo() {
        return walk.canRedo();
    }

    /**
     * Returns the position after the given number of squares of the line, or the nearest one. All undone moves are
     * kept.
     */
    public Game jumpTo(int squares) {
        return at(walk.at(Math.max(squares, leastLength(board))));
    }

    /**
     * Returns this game with other moves.
     *
     * @throws IllegalArgumentException if the moves are not a valid path
     */
    public Game at(WalkHistory<Integer> moves) {
        return new Game(board, goal, moves);
    }

    /** Returns this game without the undone squares. */
    public Game withoutUndone() {
        return at(walk.withoutUndone());
    }

    /**
     * Returns the squares to which the knight may go next, in move order: its unvisited neighbours, with the board's
     * end only if nothing else remains. Empty before the knight is placed.
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
     * Returns the number of {@link #candidates} before each square of the line; 0 before the first. Takes time linear
     * in the line and the board.
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

    /** Returns the squares on which the knight may be placed first, ascending. */
    public List<Integer> starts() {
        return board.start() != Board.NONE
                ? List.of(board.start())
                : board.playable()
                        .filter(square -> square != board.end() || board.playableCount() == 1)
                        .boxed()
                        .toList();
    }

    /** Returns the position for drawing the board; empty before the knight is placed. */
    public Optional<Position> position() {
        return isBegun()
                ? Optional.of(Position.ofPath(
                        new Problem(board, MoveOrder.CLOCKWISE, line().getFirst(), goal.isClosed()),
                        new KnightPath(squares())))
                : Optional.empty();
    }

    /** Returns the visited squares as an array. */
    int[] squares() {
        return path().stream().mapToInt(Integer::intValue).toArray();
    }

    /** Returns the number of unvisited squares. */
    public int unvisited() {
        return board.playableCount() - length();
    }

    /** Returns whether the tour is complete and meets the goal. */
    public boolean isFinished() {
        return unvisited() == 0 && (!goal.isClosed() || returns());
    }

    /** Returns whether the knight is one move from its first square, on a circuit. */
    private boolean returns() {
        return length() >= WalkKind.SHORTEST_CIRCUIT
                && MoveOrder.CLOCKWISE.moveBetween(board, knight(), line().getFirst()) != Board.NONE;
    }

    /** Returns whether the knight has no move, and the tour is not complete. */
    public boolean isStuck() {
        return isBegun() && !isFinished() && candidates().isEmpty();
    }

    /** Returns whether no further move is possible. */
    public boolean isOver() {
        return isFinished() || isStuck();
    }
}
