package knightschool.bench;

import java.util.BitSet;
import java.util.Random;
import knightschool.board.Board;

/** Square boards on which every square is a hole with the same chance: the same ones from the same seed. */
final class RandomBoards {
    private final Random random;

    RandomBoards(long seed) {
        random = new Random(seed);
    }

    /** The next board; it has at least one playable square. */
    Board next(int side, int percentHoles) {
        BitSet holes = new BitSet();
        for (int square = 0; square < side * side; square++) {
            holes.set(square, random.nextInt(100) < percentHoles);
        }
        holes.clear(random.nextInt(side * side));
        return Board.of(side, side, holes, Board.NONE, Board.NONE);
    }
}
