package knightschool.obstruction;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;

/**
 * Numbers of light and dark squares, or colours of the fixed ends, that rule out a tour, because colours alternate
 * along a tour.
 *
 * <p>Sound: a knight changes colour with every move. A path of n squares therefore has ⌈n/2⌉ squares of the colour on
 * which it begins, and as many of the colour on which it ends; its ends have the same colour exactly if n is odd. So
 * the numbers differ by at most 1, an odd path begins and ends on the more frequent colour, and an even one begins and
 * ends on different colours. A closed tour has as many squares of one colour as of the other.
 *
 * @param light the number of light squares
 * @param dark the number of dark squares
 * @param byNumbers whether the numbers alone rule out a tour, whichever ends are fixed
 * @param squares all squares of the more frequent colour if they do, otherwise the fixed ends on a wrong colour
 */
public record ColourImbalance(int light, int dark, boolean byNumbers, List<Integer> squares) implements Obstruction {
    public static Optional<ColourImbalance> find(KnightGraph graph, TourEndpointConstraint ends) {
        Board board = graph.board();
        int dark = (int) board.playable().filter(board::isDark).count();
        int light = board.playableCount() - dark;
        int allowed = ends.closed() ? 0 : 1;
        if (Math.abs(light - dark) > allowed) {
            return Optional.of(new ColourImbalance(light, dark, true, all(board, dark > light)));
        }
        List<Integer> wrong = light == dark ? alike(board, ends) : onTheRarer(board, ends, dark > light);
        return wrong.isEmpty() ? Optional.empty() : Optional.of(new ColourImbalance(light, dark, false, wrong));
    }

    private static List<Integer> all(Board board, boolean dark) {
        return board.playable()
                .filter(square -> board.isDark(square) == dark)
                .boxed()
                .toList();
    }

    private static List<Integer> alike(Board board, TourEndpointConstraint ends) {
        boolean both = ends.start() != Board.NONE && ends.end() != Board.NONE;
        return both && ends.start() != ends.end() && board.isDark(ends.start()) == board.isDark(ends.end())
                ? sorted(ends)
                : List.of();
    }

    private static List<Integer> onTheRarer(Board board, TourEndpointConstraint ends, boolean darkIsCommoner) {
        return sorted(ends).stream()
                .filter(square -> board.isDark(square) != darkIsCommoner)
                .toList();
    }

    private static List<Integer> sorted(TourEndpointConstraint ends) {
        return IntStream.of(ends.start(), ends.end())
                .filter(square -> square != Board.NONE)
                .distinct()
                .sorted()
                .boxed()
                .toList();
    }
}
