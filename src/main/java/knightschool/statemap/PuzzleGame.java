package knightschool.statemap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.graph.WalkHistory;

/**
 * A puzzle as it is played: the moves that lead to where it stands, each with its time, and those taken back. A move
 * that is taken back is none, so that nobody pays for a slip of the mouse. Immutable; two are equal if the same was
 * done, and taken back, on the same puzzle.
 *
 * @param puzzle as it stands at the start
 * @param standing as it stands now, after the moves
 * @param history the moves, those taken back behind the cursor
 * @param times when each of the moves was made, in milliseconds since the player began, rising
 */
public record PuzzleGame(
        SlidingPuzzle puzzle, SlidingPuzzle standing, WalkHistory<BlockMove> history, List<Long> times) {
    public PuzzleGame {
        times = List.copyOf(times);
    }

    /** Returns a puzzle without moves. */
    public static PuzzleGame of(SlidingPuzzle puzzle) {
        return new PuzzleGame(puzzle, puzzle, WalkHistory.of(List.of()), List.of());
    }

    /**
     * Returns a puzzle with the given moves.
     *
     * @param times the time of each move in milliseconds since the player began, non-decreasing
     * @throws IllegalArgumentException if a move is not possible, or the times do not fit the moves
     */
    public static PuzzleGame of(SlidingPuzzle puzzle, List<BlockMove> moves, List<Long> times) {
        long before = 0;
        for (long time : times) {
            if (time < before) {
                throw new IllegalArgumentException("a move at " + time + " ms is earlier than the one before");
            }
            before = time;
        }
        PuzzleGame game = asFarAsPossible(puzzle, moves, times);
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
    public static PuzzleGame asFarAsPossible(SlidingPuzzle puzzle, List<BlockMove> moves, List<Long> times) {
        if (times.size() != moves.size()) {
            throw new IllegalArgumentException(times.size() + " times are no times of " + moves.size() + " moves");
        }
        SlidingPuzzle standing = puzzle;
        int count = 0;
        while (count < moves.size() && isPossible(standing, moves.get(count))) {
            standing = standing.after(moves.get(count++));
        }
        return new PuzzleGame(puzzle, standing, WalkHistory.of(moves.subList(0, count)), times.subList(0, count));
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
    public PuzzleGame after(BlockMove move, long time) {
        long later = times.isEmpty() ? time : Math.max(time, times.getLast());
        List<Long> more = Stream.concat(times.stream(), Stream.of(later)).toList();
        return new PuzzleGame(puzzle, standing.after(move), history.moved(move), more);
    }

    /**
     * Returns the game without the last move.
     *
     * @throws java.util.NoSuchElementException at the start
     */
    public PuzzleGame undo() {
        SlidingPuzzle before = standing.after(last().orElseThrow().reversed());
        int moves = history.length() - 1;
        return new PuzzleGame(puzzle, before, history.at(moves), times.subList(0, moves));
    }

    /**
     * Returns the game with the move redone that was undone last.
     *
     * @throws java.util.NoSuchElementException if none was undone
     */
    public PuzzleGame redo(long time) {
        return after(history.undone().getFirst(), time);
    }

    /** Returns the session of a player, on a map of the puzzle. Takes time linear in the number of moves. */
    public PuzzleSession session(String player, StateMap map) {
        List<PlayedMove> moves = new ArrayList<>();
        int position = StateMap.START;
        for (int i = 0; i < times.size(); i++) {
            moves.add(PlayedMove.of(map, position, walk().get(i), times.get(i)));
            position = moves.getLast().after();
        }
        return new PuzzleSession(player, moves);
    }
}
