package knightschool.ui.statemap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.statemap.BlockMove;
import knightschool.statemap.PuzzleSession;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.StateMap;

/**
 * A puzzle as it is played: the moves that lead to where it stands, each with its time. A move that is taken back is
 * none, so that nobody pays for a slip of the mouse. Immutable.
 *
 * @param puzzle as it stands at the start
 * @param standing as it stands now
 * @param walk the moves, in their order
 * @param times when each was made, in milliseconds since the player began
 * @param undone moves that can be made again, the next one last
 */
record PuzzleGame(
        SlidingPuzzle puzzle, SlidingPuzzle standing, List<BlockMove> walk, List<Long> times, List<BlockMove> undone) {
    PuzzleGame {
        walk = List.copyOf(walk);
        times = List.copyOf(times);
        undone = List.copyOf(undone);
    }

    /** A puzzle on which these moves were made. */
    static PuzzleGame of(SlidingPuzzle puzzle, List<BlockMove> walk, List<Long> times) {
        SlidingPuzzle standing = puzzle;
        for (BlockMove move : walk) {
            standing = standing.after(move);
        }
        return new PuzzleGame(puzzle, standing, walk, times, List.of());
    }

    /** The puzzle from its start again. */
    PuzzleGame again() {
        return of(puzzle, List.of(), List.of());
    }

    /** Whether it is solved: then nothing is moved any more, but for taking back. */
    boolean isSolved() {
        return standing.isSolved();
    }

    /** Whether a move can be made now. */
    boolean allows(BlockMove move) {
        return !isSolved() && standing.allows(move);
    }

    /** After one more move. */
    PuzzleGame with(BlockMove move, long time) {
        return after(move, time, List.of());
    }

    /** Whether a move is the one that was taken back last: who makes it has it again, and those before it too. */
    boolean wasTakenBack(BlockMove move) {
        return !undone.isEmpty() && undone.getLast().equals(move);
    }

    /** After one more move, which may be the one that was taken back last. */
    PuzzleGame after(BlockMove move, long time) {
        return wasTakenBack(move) ? redo(time) : with(move, time);
    }

    private PuzzleGame after(BlockMove move, long time, List<BlockMove> nowUndone) {
        long later = times.isEmpty() ? time : Math.max(time, times.getLast());
        return new PuzzleGame(puzzle, standing.after(move), plus(walk, move), plus(times, later), nowUndone);
    }

    /** With the last move taken back, as if it had not been made. */
    PuzzleGame undo() {
        BlockMove last = walk.getLast();
        return new PuzzleGame(
                puzzle, standing.after(last.reversed()), butLast(walk), butLast(times), plus(undone, last));
    }

    /** With the move made again that was taken back last. */
    PuzzleGame redo(long time) {
        return after(undone.getLast(), time, butLast(undone));
    }

    private static <T> List<T> butLast(List<T> list) {
        return list.subList(0, list.size() - 1);
    }

    private static <T> List<T> plus(List<T> list, T more) {
        List<T> longer = new ArrayList<>(list);
        longer.add(more);
        return longer;
    }

    /** The last move; empty at the start. */
    Optional<BlockMove> last() {
        return walk.isEmpty() ? Optional.empty() : Optional.of(walk.getLast());
    }

    /** The same on a map of the puzzle. */
    PuzzleSession session(StateMap map) {
        PuzzleSession session = PuzzleSession.of("");
        for (int i = 0; i < walk.size(); i++) {
            session = session.with(map, walk.get(i), times.get(i));
        }
        return session;
    }
}
