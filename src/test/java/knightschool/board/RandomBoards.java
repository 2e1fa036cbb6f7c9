package knightschool.board;

import java.util.BitSet;
import java.util.Random;
import java.util.stream.Stream;

/** Boards by chance, the same in every run. */
public final class RandomBoards {
    private RandomBoards() {}

    /**
     * Boards of 1 to {@code maxSide} squares a side with up to two thirds holes; a start and an end on some of them.
     *
     * @param seed the same seed gives the same boards
     */
    public static Stream<Board> stream(long seed, int count, int maxSide) {
        Random random = new Random(seed);
        return Stream.generate(() -> next(random, maxSide)).limit(count);
    }

    private static Board next(Random random, int maxSide) {
        int columns = 1 + random.nextInt(maxSide);
        int rows = 1 + random.nextInt(maxSide);
        double share = random.nextDouble() * 2 / 3;
        BitSet holes = new BitSet();
        for (int square = 0; square < columns * rows; square++) {
            holes.set(square, random.nextDouble() < share);
        }
        holes.clear(random.nextInt(columns * rows));
        Board board = Board.of(columns, rows, holes, Board.NONE, Board.NONE);
        int[] playable = board.playable().toArray();
        board = random.nextInt(3) == 0 ? board.withStart(playable[random.nextInt(playable.length)]) : board;
        return random.nextInt(4) == 0 ? board.withEnd(playable[random.nextInt(playable.length)]) : board;
    }
}
