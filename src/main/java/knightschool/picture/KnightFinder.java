package knightschool.picture;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.ToDoubleFunction;
import knightschool.board.Board;

/**
 * Finds the knight: the square whose middle differs most from its own ground, or whose tint differs most from the other
 * squares of its kind.
 */
final class KnightFinder {
    /** A figure makes at least so much difference, averaged over the middle of its square. */
    private static final double LEAST = 9;

    /** Where the second square has more than this share of the first one's difference, either may be meant. */
    private static final double RIVAL = 0.55;

    /**
     * @param square where it stands, or {@link Board#NONE}
     * @param doubts none where one square stands out
     */
    record Knight(int square, List<Doubt> doubts) {}

    private KnightFinder() {}

    static Knight find(SquareSample[] samples, BitSet playable, BitSet drawn) {
        BitSet dark = (BitSet) drawn.clone();
        dark.andNot(playable);
        double[] difference = new double[samples.length];
        measure(samples, playable, difference);
        measure(samples, dark, difference);
        int best = Board.NONE;
        int second = Board.NONE;
        for (int square = drawn.nextSetBit(0); square >= 0; square = drawn.nextSetBit(square + 1)) {
            if (best == Board.NONE || difference[square] > difference[best]) {
                second = best;
                best = square;
            } else if (second == Board.NONE || difference[square] > difference[second]) {
                second = square;
            }
        }
        if (best == Board.NONE || difference[best] < LEAST) {
            return new Knight(Board.NONE, List.of(Doubt.of(Doubt.Kind.NO_KNIGHT)));
        }
        List<Integer> rivals = new ArrayList<>();
        if (second != Board.NONE && difference[second] > RIVAL * difference[best]) {
            rivals.add(second);
        }
        if (!rivals.isEmpty() || !playable.get(best) || difference[best] < 1.5 * LEAST) {
            rivals.addFirst(best);
        }
        return new Knight(best, rivals.isEmpty() ? List.of() : List.of(new Doubt(Doubt.Kind.UNCLEAR_KNIGHT, rivals)));
    }

    /** Sets by how much each of some squares differs from what is usual among them. */
    private static void measure(SquareSample[] samples, BitSet squares, double[] difference) {
        double figure = median(samples, squares, SquareSample::figure);
        Colour usual = new Colour(
                median(samples, squares, sample -> sample.ground().luma()),
                median(samples, squares, sample -> sample.ground().blue()),
                median(samples, squares, sample -> sample.ground().red()));
        double tint = median(samples, squares, sample -> sample.ground().tintDistance(usual));
        squares.stream().forEach(square -> {
            double tinted = samples[square].ground().tintDistance(usual) - tint;
            difference[square] = Math.max(0, samples[square].figure() - figure) + Math.max(0, tinted - 3);
        });
    }

    private static double median(SquareSample[] samples, BitSet squares, ToDoubleFunction<SquareSample> value) {
        return Colour.median(squares.stream()
                .mapToDouble(square -> value.applyAsDouble(samples[square]))
                .toArray());
    }
}
