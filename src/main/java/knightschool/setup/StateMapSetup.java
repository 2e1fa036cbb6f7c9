package knightschool.setup;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import knightschool.statemap.BlockMove;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.SlidingPuzzle;

/**
 * A sliding puzzle with the map of all its positions, and what a player did on it.
 *
 * @param source the puzzle as it stands at the start
 * @param walk the moves that were made, in their order
 * @param milliseconds when each of them was made, since the player began: as many, none earlier than the one before
 * @param layout where the positions are drawn: {@link GraphLayout#SPRINGS} or {@link GraphLayout#DISTANCE}, from the
 *     nearest goal
 * @param show a shortest solution from where the puzzle stands
 */
public record StateMapSetup(
        PuzzleSource source, List<BlockMove> walk, List<Long> milliseconds, GraphLayout layout, Set<Show> show)
        implements SlideSetup {
    /** The layouts that it has. */
    public static final List<GraphLayout> LAYOUTS = List.of(GraphLayout.SPRINGS, GraphLayout.DISTANCE);

    /** The moves of a walk that says no times are that far apart, in milliseconds. */
    static final long USUAL_PACE = 10_000;

    static final Set<Show> SHOWS = EnumSet.of(Show.SOLUTION);

    /** @throws IllegalArgumentException if a move cannot be made, or the times do not fit the moves */
    public StateMapSetup {
        walk = List.copyOf(walk);
        milliseconds = List.copyOf(milliseconds);
        show = Set.copyOf(show);
        SlidingPuzzle standing = source.puzzle();
        for (BlockMove move : walk) {
            if (!isPossible(standing, move)) {
                throw new IllegalArgumentException(move + " cannot be made on " + standing);
            }
            standing = standing.after(move);
        }
        if (milliseconds.size() != walk.size() || !isRising(milliseconds)) {
            throw new IllegalArgumentException(milliseconds + " are no times of " + walk.size() + " moves");
        }
    }

    /** Whether a move can be made; once the puzzle is solved only its block A can be taken back from the exit. */
    static boolean isPossible(SlidingPuzzle standing, BlockMove move) {
        return standing.allows(move) && (!standing.isSolved() || move.block() == standing.targetNumber());
    }

    private static boolean isRising(List<Long> times) {
        return IntStream.range(0, times.size()).allMatch(i -> times.get(i) >= (i == 0 ? 0 : times.get(i - 1)));
    }

    /** A puzzle on which nothing has happened. */
    public static StateMapSetup of(PuzzleSource source) {
        return new StateMapSetup(source, List.of(), List.of(), GraphLayout.SPRINGS, Set.of());
    }

    /** The times of so many moves where none are said. */
    static List<Long> usualTimes(int moves) {
        return IntStream.rangeClosed(1, moves).mapToObj(i -> i * USUAL_PACE).toList();
    }

    @Override
    public SceneKind scene() {
        return SceneKind.STATEMAP;
    }

    /** The puzzle as it stands at the start. */
    public SlidingPuzzle puzzle() {
        return source.puzzle();
    }

    /** Whether a shortest solution is shown. */
    public boolean showsSolution() {
        return show.contains(Show.SOLUTION);
    }

    /** The same after other moves. */
    public StateMapSetup withWalk(List<BlockMove> moves, List<Long> times) {
        return moves.equals(walk) && times.equals(milliseconds)
                ? this
                : new StateMapSetup(source, moves, times, layout, show);
    }

    /** The same after other moves, at the usual pace. */
    public StateMapSetup withWalk(List<BlockMove> moves) {
        return withWalk(moves, usualTimes(moves.size()));
    }

    /** The moves as they are written, such as {@code C left 1}. */
    public List<String> moveTexts() {
        return walk.stream().map(move -> BlockMoveText.format(puzzle(), move)).toList();
    }

    /** The same laid out otherwise. */
    public StateMapSetup with(GraphLayout other) {
        return other == layout ? this : new StateMapSetup(source, walk, milliseconds, other, show);
    }

    /** The same with a shortest solution shown, or not. */
    public StateMapSetup showingSolution(boolean shown) {
        return shown == showsSolution()
                ? this
                : new StateMapSetup(source, walk, milliseconds, layout, Show.with(show, Show.SOLUTION, shown));
    }

    @Override
    public StateMapSetup selfContained() {
        return new StateMapSetup(source.selfContained(), walk, milliseconds, layout, show);
    }

    @Override
    public Optional<SlideSetup> answered(RightAnswer answer) {
        return answer.moves().isEmpty() ? Optional.empty() : Optional.of(withWalk(answer.moves()));
    }

    @Override
    public Optional<CounterexampleKind> counterexamples() {
        return Optional.of(CounterexampleKind.MOVES);
    }
}
