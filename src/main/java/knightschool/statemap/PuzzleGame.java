package knightschool.statemap;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.graph.WalkHistory;

/**
 * A puzzle as it is played: the moves that lead to where it stands, each with its time, and those taken back. A move
 * that is taken back is none, so that nobody pays for a slip of the mouse. Immutable; two are equal if the same was
 * done, and taken back, on the same puzzle.
 */
public final class PuzzleGame {
    private final SlidingPuzzle puzzle;
    private final SlidingPuzzle standing;
    private final WalkHistory<BlockMove> history;
    private final List<Long> times;

    private PuzzleGame(SlidingPuzzle puzzle, SlidingPuzzle standing, WalkHistory<BlockMove> history, List<Long> times) {
        this.puzzle = puzzle;
        this.standing = standing;
        this.history = history;
        this.times = List.copyOf(times);
    }

    /** A puzzle on which nothing has happened. */
    public static PuzzleGame of(SlidingPuzzle puzzle) {
        return new PuzzleGame(puzzle, puzzle, WalkHistory.of(List.of()), List.of());
    }

    /**
     * A puzzle on which these moves were made.
     *
     * @param times when each was made, in milliseconds since the player began: none earlier than the one before
     * @throws IllegalArgumentException if a move cannot be made, or the times do not fit the moves
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
     * A puzzle on which so many of these moves were made, from the first on, as can be. Once it is solved, only its
     * block A can be taken back from the exit.
     *
     * @throws IllegalArgumentException if the times are not as many as the moves
     */
    public static PuzzleGame asFarAsPossible(SlidingPuzzle puzzle, List<BlockMove> moves, List<Long> times) {
        if (times.size() != moves.size()) {
            throw new IllegalArgumentException(times.size() + " times are no times of " + moves.size() + " moves");
        }
        SlidingPuzzle standing = puzzle;
        int made = 0;
        while (made < moves.size() && isPossible(standing, moves.get(made))) {
            standing = standing.after(moves.get(made++));
        }
        return new PuzzleGame(puzzle, standing, WalkHistory.of(moves.subList(0, made)), times.subList(0, made));
    }

    private static boolean isPossible(SlidingPuzzle standing, BlockMove move) {
        return standing.allows(move) && (!standing.isSolved() || move.block() == standing.targetNumber());
    }

    /** As it stands at the start. */
    public SlidingPuzzle puzzle() {
        return puzzle;
    }

    /** As it stands now. */
    public SlidingPuzzle standing() {
        return standing;
    }

    /** The moves, those taken back behind the cursor. */
    public WalkHistory<BlockMove> history() {
        return history;
    }

    /** The moves that count, in their order. */
    public List<BlockMove> walk() {
        return history.walked();
    }

    /** When each of them was made, in milliseconds since the player began, rising. */
    public List<Long> times() {
        return times;
    }

    /** The last move; empty at the start. */
    public Optional<BlockMove> last() {
        return history.head();
    }

    /** Whether it is solved: then nothing is moved any more, but for taking back. */
    public boolean isSolved() {
        return standing.isSolved();
    }

    /** Whether a player can make a move now. */
    public boolean allows(BlockMove move) {
        return !isSolved() && standing.allows(move);
    }

    /**
     * After one more move. If it was taken back last, those taken back before it can still be made again, otherwise
     * none can.
     *
     * @param time when it is made; no earlier than the last move, which a clock may seem to say
     * @throws IllegalArgumentException if it cannot be made
     */
    public PuzzleGame after(BlockMove move, long time) {
        long later = times.isEmpty() ? time : Math.max(time, times.getLast());
        List<Long> more = Stream.concat(times.stream(), Stream.of(later)).toList();
        return new PuzzleGame(puzzle, standing.after(move), history.moved(move), more);
    }

    /**
     * With the last move taken back, as if it had not been made.
     *
     * @throws java.util.NoSuchElementException at the start
     */
    public PuzzleGame undo() {
        SlidingPuzzle before = standing.after(last().orElseThrow().reversed());
        int moves = history.length() - 1;
        return new PuzzleGame(puzzle, before, history.at(moves), times.subList(0, moves));
    }

    /**
     * With the move made again that was taken back last.
     *
     * @throws java.util.NoSuchElementException if none was
     */
    public PuzzleGame redo(long time) {
        return after(history.undone().getFirst(), time);
    }

    /** What a player did in it, on a map of the puzzle. Takes time in proportion to the moves. */
    public PuzzleSession session(String player, StateMap map) {
        List<PlayedMove> moves = new ArrayList<>();
        int position = StateMap.START;
        for (int i = 0; i < times.size(); i++) {
            moves.add(PlayedMove.of(map, position, walk().get(i), times.get(i)));
            position = moves.getLast().after();
        }
        return new PuzzleSession(player, moves);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PuzzleGame that
                && puzzle.equals(that.puzzle)
                && history.equals(that.history)
                && times.equals(that.times);
    }

    @Override
    public int hashCode() {
        return Objects.hash(puzzle, history, times);
    }
}
