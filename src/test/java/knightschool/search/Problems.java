package knightschool.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.RandomBoards;
import knightschool.graph.KnightGraph;

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
        return new Problem(board, random.nextInt(4) == 0 ? anyOrder(random) : MoveOrder.CLOCKWISE, start, closed);
    }

    private static MoveOrder anyOrder(Random random) {
        List<Integer> order = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7));
        Collections.shuffle(order, random);
        return MoveOrder.of(order.stream().mapToInt(Integer::intValue).toArray());
    }

    /** Problems that have an open tour: the squares of a walk by chance that visits none twice, at most 20. */
    static Stream<Problem> walked(long seed, int count, int side) {
        Random random = new Random(seed);
        return Stream.generate(() -> walked(random, Board.full(side, side))).limit(count);
    }

    private static Problem walked(Random random, Board full) {
        KnightGraph graph = KnightGraph.of(full);
        BitSet holes = new BitSet();
        holes.set(0, full.squares());
        int start = random.nextInt(full.squares());
        int length = 2 + random.nextInt(19);
        for (int square = start; length > 0 && square != Board.NONE; length--) {
            holes.clear(square);
            int[] open =
                    Arrays.stream(graph.neighbours(square)).filter(holes::get).toArray();
            square = open.length == 0 ? Board.NONE : open[random.nextInt(open.length)];
        }
        return Problem.open(Board.of(full.columns(), full.rows(), holes, start, Board.NONE), start);
    }
}
