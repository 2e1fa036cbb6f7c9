package knightschool.ui.statemap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.statemap.BlockMove;
import knightschool.statemap.PuzzleSession;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.StateMap;

/**
 * A puzzle as it is played: every move with its time, those that take one back among them, as the board does not forget
 * either. Immutable.
 *
 * @param puzzle as it stands at the start
 * @param standing as it stands now
 * @param walk all moves, in their order
 * @param times when each was made, in milliseconds since the player began
 * @param done moves that can be taken back, the last one last
 * @param undone moves that can be made again, the next one last
 */
record PuzzleGame(
        SlidingPuzzle puzzle,
        SlidingPuzzle standing,
        List<BlockMove> walk,
        List<Long> times,
        List<BlockMove> done,
        List<BlockMove> undone) {
    PuzzleGame {
        walk = List.copyOf(walk);
        times = List.copyOf(times);
        done = List.copyOf(done);
        undone = List.copyOf(undone);
    }

    /** A puzzle on which these moves were made. */
    static PuzzleGame of(SlidingPuzzle puzzle, List<BlockMove> walk, List<Long> times) {
        SlidingPuzzle standing = puzzle;
        for (BlockMove move : walk) {
            standing = standing.after(move);
        }
        return new PuzzleGame(puzzle, standing, walk, times, walk, List.of());
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
        return after(move, time, plus(done, move), List.of());
    }

    private PuzzleGame after(BlockMove move, long time, List<BlockMove> nowDone, List<BlockMove> nowUndone) {
        long later = times.isEmpty() ? time : Math.max(time, times.getLast());
        return new PuzzleGame(puzzle, standing.after(move), plus(walk, move), plus(times, later), nowDone, nowUndone);
    }

    /** With the last move taken back, which is a move too. */
    PuzzleGame undo(long time) {
        BlockMove last = done.getLast();
        return after(last.reversed(), time, done.subList(0, done.size() - 1), plus(undone, last));
    }

    /** With the move made again that was taken back last. */
    PuzzleGame redo(long time) {
        BlockMove next = undone.getLast();
        return after(next, time, plus(done, next), undone.subList(0, undone.size() - 1));
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
