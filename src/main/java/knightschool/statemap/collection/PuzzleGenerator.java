package knightschool.statemap.collection;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import knightschool.statemap.SlidingBlock;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.statemap.StateMapOutcome;
import knightschool.statemap.StateMapProgressListener;
import knightschool.statemap.StateMapSearch;

/**
 * Generates random puzzles. The result is a pure function of a {@link PuzzleGeneratorParameters}, the same on every
 * machine, since the numbers of {@link Random} are specified.
 *
 * <p>Boards are drawn at random and mapped with their goals expanded, and the start is moved to the position farthest
 * from every goal. The hardest of several boards is kept. So every puzzle has a solution, and no position that can be
 * reached in it is harder. Generating one takes about a second at most, and must not be done on the JavaFX thread.
 */
public final class PuzzleGenerator {
    /** The number of boards with a solution that are drawn for a puzzle. */
    static final int BOARDS = 6;

    /** The most boards that are drawn for a puzzle. */
    static final int MOST_DRAWN = 400;

    /** The most positions of a board's map, so that the map of the player can still be shown as a picture. */
    static final int MOST_POSITIONS = 20_000;

    /** The number of seeds that are tried for a puzzle as hard as another. */
    private static final int SEEDS = 40;

    /**
     * Two puzzles are alike if the lengths of their shortest solutions differ by at most this fraction of the one, or
     * by one move.
     */
    private static final double ALIKE_PART = 0.15;

    private final PuzzleGeneratorParameters key;
    private final StateMapProgressListener progress;
    private final Random random;

    private PuzzleGenerator(PuzzleGeneratorParameters key, StateMapProgressListener progress) {
        this.key = key;
        this.progress = progress;
        long kind = ((key.columns() * 13L + key.rows()) * 37 + key.walls()) * 27 + key.blocks();
        this.random = new Random(mixed(mixed(key.seed()) + kind));
    }

    /**
     * Generates a puzzle.
     *
     * @param progress receives the progress of every map, and may end the work by throwing
     * @return empty if none of {@value #MOST_DRAWN} boards has a solution and a map that is not too large
     */
    public static Optional<GeneratedPuzzle> of(PuzzleGeneratorParameters key, StateMapProgressListener progress) {
        return new PuzzleGenerator(key, progress).hardest();
    }

    /**
     * Generates another puzzle like a given one: of the same size, with as many walls and blocks and about as many
     * moves to solve it. Of {@value #SEEDS} seeds, from the given one on, it takes the first whose puzzle is alike, or
     * the nearest; never the same puzzle.
     *
     * @param shortest the number of moves of a shortest solution
     * @param progress as {@link #of}
     * @return empty if no puzzle was found, or none with such parameters can be generated
     */
    public static Optional<GeneratedPuzzle> anotherLike(
            SlidingPuzzle puzzle, int shortest, long seed, StateMapProgressListener progress) {
        int walls = puzzle.walls().cardinality();
        int blocks = puzzle.blocks().size();
        if (!PuzzleGeneratorParameters.isPossible(puzzle.columns(), puzzle.rows(), walls, blocks)) {
            return Optional.empty();
        }
        Optional<GeneratedPuzzle> nearest = Optional.empty();
        for (int i = 0; i < SEEDS; i++) {
            var key = new PuzzleGeneratorParameters(puzzle.columns(), puzzle.rows(), walls, blocks, seed + i);
            Optional<GeneratedPuzzle> candidate =
                    of(key, progress).filter(one -> !one.puzzle().equals(puzzle));
            int distance =
                    candidate.map(one -> Math.abs(one.shortest() - shortest)).orElse(Integer.MAX_VALUE);
            if (distance <= Math.max(1, ALIKE_PART * shortest)) {
                return candidate;
            }
            boolean nearer = nearest.map(one -> distance < Math.abs(one.shortest() - shortest))
                    .orElse(true);
            nearest = nearer && candidate.isPresent() ? candidate : nearest;
        }
        return nearest;
    }

    private Optional<GeneratedPuzzle> hardest() {
        GeneratedPuzzle hardest = null;
        int boards = 0;
        for (int drawn = 0; drawn < MOST_DRAWN && boards < BOARDS; drawn++) {
            Optional<GeneratedPuzzle> candidate = board().flatMap(this::hardestOf);
            boards += candidate.isPresent() ? 1 : 0;
            if (candidate.isPresent() && (hardest == null || candidate.get().shortest() > hardest.shortest())) {
                hardest = candidate.get();
            }
        }
        return Optional.ofNullable(hardest);
    }

    /** Draws a board; empty if the blocks find no place within a number of trials. */
    private Optional<SlidingPuzzle> board() {
        int length = Math.min(key.columns() - 1, random.nextInt(4) == 0 ? SlidingBlock.LONGEST : SlidingBlock.SHORTEST);
        int row = random.nextInt(key.rows());
        SlidingBlock target = new SlidingBlock(SlidingBlock.TARGET, 0, row, length, true);
        BitSet walls = new BitSet();
        while (walls.cardinality() < key.walls()) {
            int cell = random.nextInt(key.columns() * key.rows());
            walls.set(cell, cell / key.columns() != row);
        }
        SlidingPuzzle puzzle = new SlidingPuzzle(key.columns(), key.rows(), walls, List.of(target));
        for (int trial = 0; trial < 20 * key.blocks() && puzzle.blocks().size() < key.blocks(); trial++) {
            puzzle = withBlock(puzzle);
        }
        return puzzle.blocks().size() == key.blocks() ? Optional.of(puzzle) : Optional.empty();
    }

    /** Adds a block drawn at random if it fits; none is put horizontally into the row of the target. */
    private SlidingPuzzle withBlock(SlidingPuzzle puzzle) {
        boolean horizontal = random.nextBoolean();
        int length = random.nextInt(10) < 3 ? SlidingBlock.LONGEST : SlidingBlock.SHORTEST;
        int column = random.nextInt(puzzle.columns());
        int row = random.nextInt(puzzle.rows());
        char letter = (char) (SlidingBlock.TARGET + puzzle.blocks().size());
        SlidingBlock block = new SlidingBlock(letter, column, row, length, horizontal);
        boolean fits = puzzle.isOnBoard(block) && block.cells(puzzle.columns()).allMatch(puzzle::isFree);
        boolean inTheWay = horizontal && row == puzzle.target().row();
        return fits && !inTheWay ? puzzle.with(block) : puzzle;
    }

    /**
     * The board in the first of the positions farthest from every goal; empty if it has no goal or its map is too
     * large.
     */
    private Optional<GeneratedPuzzle> hardestOf(SlidingPuzzle board) {
        StateMapOutcome outcome = StateMapSearch.map(board, true, StateMapBudget.of(MOST_POSITIONS), progress);
        if (!(outcome instanceof StateMapOutcome.Mapped(StateMap map)) || map.shortest() == StateMap.NONE) {
            return Optional.empty();
        }
        int farthest = 0;
        for (int position = 1; position < map.vertexCount(); position++) {
            farthest = map.toGoal(position) > map.toGoal(farthest) ? position : farthest;
        }
        int shortest = map.toGoal(farthest);
        SlidingPuzzle start = map.puzzleAt(farthest);
        StateMapOutcome played = StateMapSearch.map(start, false, StateMapBudget.of(MOST_POSITIONS), progress);
        return shortest > 0 && played instanceof StateMapOutcome.Mapped(StateMap its)
                ? Optional.of(new GeneratedPuzzle(key, start, shortest, its.vertexCount()))
                : Optional.empty();
    }

    /**
     * Mixes the bits of a seed (Stafford 2011), since neighbouring seeds would give neighbouring first numbers of
     * {@link Random}.
     */
    private static long mixed(long seed) {
        long z = seed + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
