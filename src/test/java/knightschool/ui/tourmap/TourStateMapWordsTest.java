package knightschool.ui.tourmap;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.Problem;
import knightschool.statemap.tour.TourStateMap;
import org.junit.jupiter.api.Test;

class TourStateMapWordsTest {
    @Test
    void tourIsSaidToBeClosedWhereClosedOnesAreAskedFor() {
        Board ring = Board.of(3, 3, BitSet.valueOf(new long[] {1 << 4}), Board.NONE, Board.NONE);
        assertEquals(
                Set.of("This is a closed tour."),
                atTours(TourStateMap.of(new Problem(ring, MoveOrder.CLOCKWISE, 0, true))));
        assertEquals(Set.of("This is a tour."), atTours(TourStateMap.of(Problem.open(ring, 0))));
    }

    private static Set<String> atTours(TourStateMap map) {
        return IntStream.range(0, map.vertexCount())
                .filter(map::isTour)
                .mapToObj(position -> TourStateMapWords.ahead(map, position))
                .collect(Collectors.toSet());
    }
}
