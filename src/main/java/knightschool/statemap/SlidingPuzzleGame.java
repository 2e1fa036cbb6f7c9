package knightschool.statemap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.graph.WalkHistory;

/**
 * A game on a sliding puzzle: the moves made, each with its time, and the moves undone. Undone moves do not count, so
 * that a slip of the mouse costs nothing. Immutable; two games are equal if their puzzle, moves, times and undone moves
 * are equal.
 *
 * @param puzzle the puzzle in its initial position
 * @param standing the puzzle in its current position, after the moves
 * @param history the moves; undone moves are behind the cursor
 * @param times the time of each move in milliseconds since the player began, non-decreasing
 */
public record SlidingPuzzleGame(
        SlidingPuzzle puzzle, SlidingPuzzle standing, WalkHistory<BlockMove> history, List<Long> times) {
    public SlidingPuzzleGame {
        times = List.copyOf(times);
    }

    /** Returns a puzzle without moves. */
    public static SlidingPuzzleGame of(SlidingPuzzle puzzle) {
        return new SlidingPuzzleGame(puzzle, puzzle, WalkHistory.of(List.of()), List.of());
    }

    /**
     * Returns a puzzle with the given moves.
     *
     * @param times the time of each move in milliseconds since the player began, non-decreasing
     * @throws IllegalArgumentException if a move is not possible, or the times do not fit the moves
     */
    public static SlidingPuzzleGame of(SlidingPuzzle puzzle, List<BlockMove> moves, List<Long> times) {
        long before = 0;
        for (long time : times) {
            if (time < before) {
                throw new IllegalArgumentException("a move at " + time + " ms is earlier than the one before");
            }
            before = time;
        }
        SlidingPuzzleGame game = asFarAsPossible(puzzle, moves, times);
        if (game.walk().size() < moves.size()) {
            throw new IllegalArgumentException(moves.get(game.walk().size()) + " cannot be made on " + game.standing);
        }
        return game;
    }

    /**
     * Returns a puzzle with as many of the given moves, from the first on, as are possible. Once it is solved, the only
     * possible move takes block A back from the exit.
     *
     * @throws IllegalArgumentException if there are not as many times as moves
     */
    public static SlidingPuzzleGame asFarAsPossible(SlidingPuzzle puzzle, List<BlockMove> moves, List<Long> times) {
        if (times.size() != moves.size()) {
            throw new IllegalArgumentException(times.size() + " times are no times of " + moves.size() + " moves");
        }
        SlidingPuzzle standing = puzzle;
        int count = 0;
        while (count < moves.size() && isPossible(standing, moves.get(count))) {
            standing = standing.after(moves.get(count++));
        }
        return new SlidingPuzzleGame(
                puzzle, standing, WalkHistory.of(moves.subList(0, count)), times.subList(0, count));
    }

    private static boolean isPossible(SlidingPuzzle standing, BlockMove move) {
        return standing.allows(move) && (!standing.isSolved() || move.block() == standing.targetNumber());
    }

    /** Returns the moves that count, in order. */
    public List<BlockMove> walk() {
        return history.walked();
    }

    /** Returns the last move; empty at the start. */
    public Optional<BlockMove> last() {
        return history.head();
    }

    /** Returns whether the puzzle is solved. Then moves can only be undone. */
    public boolean isSolved() {
        return standing.isSolved();
    }

    /** Returns whether the player can make a move now. */
    public boolean allows(BlockMove move) {
        return !isSolved() && standing.allows(move);
    }

    /**
     * Returns the game after one more move. If it is the move that was undone last, the other undone moves can still be
     * redone; otherwise none can.
     *
     * @param time the time of the move; raised to that of the last move if a clock reports an earlier one
     * @throws IllegalArgumentException if the move is not possible
     */
    public SlidingPuzzleGame after(BlockMove move, long time) {
        long later = times.isEmpty() ? time : Math.max(time, times.getLast());
        List<Long> more = Stream.concat(times.stream(), Stream.of(later)).toList();
        return new SlidingPuzzleGame(puzzle, standing.after(move), history.moved(move), more);
    }

    /**
     * Returns the game without the last move.
     *
     * @throws java.util.NoSuchElementException at the start
     */
    public SlidingPuzzleGame undo() {
        SlidingPuzzle before = standing.after(last().orElseThrow().reversed());
        int moves = history.length() - 1;
        return new SlidingPuzzleGame(puzzle, before, history.at(moves), times.subList(0, moves));
    }

    /** Returns the session of a player, on a map of the puzzle. Takes time linear in the number of moves. */
    public PuzzleSessionLog session(String player, StateMap map) {
        List<PlayedMove> moves = new ArrayList<>();
        int position = StateMap.START;
        for (int i = 0; i < times.size(); i++) {
            moves.add(PlayedMove.of(map, position, walk().get(i), times.get(i)));
            position = moves.getLast().after();
        }
        return new PuzzleSessionLog(player, moves);
    }
}
