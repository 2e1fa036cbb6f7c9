package knightschool.search;

import java.util.Random;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.RandomBoards;

/** Problems by chance, the same in every run: boards with holes, starts and ends, open and closed tours. */
final class Problems {
    private Problems() {}

    /** Problems on boards of 1 to {@code maxSide} squares a side. */
    static Stream<Problem> random(long seed, int count, int maxSide) {
        Random random = new Random(seed);
        return RandomBoards.stream(seed, count, maxSide).map(board -> on(board, random));
    }

    private static Problem on(Board board, Random random) {
        int[] playable = board.playable().toArray();
        int start = board.start() == Board.NONE ? playable[random.nextInt(playable.length)] : board.start();
        boolean closed = board.end() == Board.NONE && random.nextInt(3) == 0;
        return new Problem(board, MoveOrder.CLOCKWISE, start, closed);
    }
}
