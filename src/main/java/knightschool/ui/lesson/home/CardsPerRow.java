package knightschool.ui.lesson.home;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Determines the number of lesson cards in a row, which is the same for all parts of a course so that the page stays
 * still.
 */
final class CardsPerRow {
    private static final int USUAL = 5;
    private static final int MORE = 6;
    private static final int FEWER = 4;

    private CardsPerRow() {}

    /**
     * Returns the usual number, or one near it if the usual one would leave a single card in the last row of a part.
     *
     * @param cards the number of cards of each part
     */
    static int of(List<Integer> cards) {
        return IntStream.of(USUAL, MORE, FEWER)
                .filter(columns -> cards.stream().noneMatch(count -> leavesOneAlone(count, columns)))
                .findFirst()
                .orElse(USUAL);
    }

    private static boolean leavesOneAlone(int cards, int columns) {
        return cards > columns && cards % columns == 1;
    }
}
