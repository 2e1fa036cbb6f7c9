package knightschool.drawing.legend;

import java.util.BitSet;
import java.util.List;
import java.util.function.BiFunction;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.DrawnWalk;

/**
 * Lists the legend's signs of a walk: the knight now, numbers, squares visited again. Each is cut out of a drawing of a
 * short walk.
 */
public final class WalkLegendSigns {
    /** The board of the short walks. */
    public static final Board BOARD = Board.full(3, 3);

    private static final int FROM = 0;
    private static final int OVER = 5;
    private static final int TO = 6;

    private WalkLegendSigns() {}

    /**
     * Adds the signs of a walk, with one square for each sign, because a walk may have a million squares.
     *
     * @param picture draws a short walk on {@link #BOARD} and cuts out the given square
     */
    public static void add(LegendSignCollector signs, DrawnWalk walk, BiFunction<DrawnWalk, Integer, Sketch> picture) {
        List<Integer> squares = walk.squares();
        if (squares.isEmpty()) {
            return;
        }
        BitSet once = new BitSet();
        BitSet again = new BitSet();
        for (int i = 0; i < walk.visits(); i++) {
            (once.get(squares.get(i)) ? again : once).set(squares.get(i));
        }
        once.andNot(again);
        if (walk.knight() != Board.NONE) {
            once.clear(walk.knight());
            again.clear(walk.knight());
            signs.add(
                    Sign.KNIGHT,
                    walk.knight(),
                    () -> picture.apply(new DrawnWalk(List.of(FROM, OVER), false, true), OVER));
        }
        if (!once.isEmpty()) {
            signs.add(Sign.NUMBERED, once.nextSetBit(0), () -> picture.apply(whole(FROM, OVER, TO), OVER));
        }
        if (!again.isEmpty()) {
            signs.add(
                    SharedBoardSign.VISITED_AGAIN,
                    again.nextSetBit(0),
                    () -> picture.apply(whole(FROM, OVER, TO, OVER), OVER));
        }
        signs.add(SharedBoardSign.FIRST, squares.getFirst(), () -> picture.apply(whole(FROM, OVER), FROM));
    }

    private static DrawnWalk whole(Integer... squares) {
        return new DrawnWalk(List.of(squares), false);
    }

    /** The signs of a walk that no other drawing has. */
    public enum Sign implements BoardLegendSign {
        /** The knight at the end of the moves of a walk that are shown so far. */
        KNIGHT("The knight now", "after the moves shown so far", SharedBoardSign.KNIGHT),
        /** A square of a tour or a walk, with its number. */
        NUMBERED("On the tour or walk", "the number of the visit", SharedBoardSign.PIECE);

        private final LegendLabel label;
        private final int rank;

        /** @param before the shared sign after which this one stands */
        Sign(String title, String note, SharedBoardSign before) {
            this.label = new LegendLabel(title, note);
            this.rank = before.rank();
        }

        @Override
        public LegendLabel label() {
            return label;
        }

        @Override
        public int rank() {
            return rank;
        }
    }
}
