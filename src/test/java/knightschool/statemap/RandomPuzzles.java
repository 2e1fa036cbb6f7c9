package knightschool.statemap;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

/** Small puzzles by chance, the same for the same seed. */
final class RandomPuzzles {
    private RandomPuzzles() {}

    /** A puzzle of up to 5 × 5 cells with some walls and as many blocks as found a place. */
    static SlidingPuzzle small(long seed) {
        Random random = new Random(seed);
        int columns = 2 + random.nextInt(4);
        int rows = 1 + random.nextInt(5);
        return drawn(random, columns, rows, random.nextInt(4), random.nextInt(7));
    }

    /** A puzzle with a block A, some walls and up to so many other blocks. */
    static SlidingPuzzle drawn(Random random, int columns, int rows, int walls, int others) {
        int longest = Math.min(columns, SlidingBlock.SHORTEST + random.nextInt(2));
        int row = random.nextInt(rows);
        SlidingBlock target = new SlidingBlock('A', random.nextInt(columns - longest + 1), row, longest, true);
        SlidingPuzzle puzzle = new SlidingPuzzle(columns, rows, new BitSet(), List.of(target));
        for (int i = 0; i < walls; i++) {
            BitSet cells = puzzle.walls();
            cells.set(random.nextInt(puzzle.cells()));
            puzzle = cells.stream().noneMatch(cell -> target.cells(columns).anyMatch(its -> its == cell))
                    ? new SlidingPuzzle(columns, rows, cells, List.of(target))
                    : puzzle;
        }
        List<SlidingBlock> blocks = new ArrayList<>(List.of(target));
        for (int i = 0; i < others; i++) {
            SlidingBlock block = new SlidingBlock(
                    (char) ('B' + i),
                    random.nextInt(columns),
                    random.nextInt(rows),
                    SlidingBlock.SHORTEST + random.nextInt(2),
                    random.nextBoolean());
            if (puzzle.isOnBoard(block) && block.cells(columns).allMatch(puzzle::isFree)) {
                puzzle = puzzle.with(block);
                blocks.add(block);
            }
        }
        return puzzle;
    }
}
