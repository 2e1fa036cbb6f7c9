package knightschool.tour.construction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.tour.TourFault;
import knightschool.tour.TourFaults;
import org.junit.jupiter.api.Test;

class StoredBlockToursTest {
    @Test
    void everyStoredTourIsATourOfItsBlock() {
        for (StoredBlockTour pattern : StoredBlockTours.ALL) {
            Board board = Board.full(pattern.columns(), pattern.rows());
            if (pattern != StoredBlockTours.half()) {
                Optional<TourFault> fault = TourFaults.first(board, pattern.squares(), pattern.closed());
                assertEquals(Optional.empty(), fault, board::toString);
            }
        }
    }

    @Test
    void halfAndItsMirrorImageShareTheirBlock() {
        StoredBlockTour half = StoredBlockTours.half();
        int[] squares = IntStream.concat(
                        Arrays.stream(half.squares()),
                        Arrays.stream(half.flipped().squares()))
                .sorted()
                .toArray();
        assertTrue(Arrays.equals(IntStream.range(0, 12).toArray(), squares));
        Board board = Board.full(3, 4);
        BitSet holes = new BitSet();
        Arrays.stream(half.flipped().squares()).forEach(holes::set);
        Board rest = Board.of(3, 4, holes, Board.NONE, Board.NONE);
        assertEquals(Optional.empty(), TourFaults.first(rest, half.squares(), true), board::toString);
    }

    @Test
    void everySideIsCutIntoPartsThatAreStored() {
        for (int side = 5; side <= Board.MAX_SIDE; side++) {
            int[] parts = GridTiling.parts(side);
            assertEquals(side, Arrays.stream(parts).sum());
            for (int i = 0; i < parts.length; i++) {
                assertTrue(parts[i] >= 5 && parts[i] <= 10, () -> Arrays.toString(parts));
                assertTrue(parts[i] % 2 == 0 || i == 0 && side % 2 != 0, () -> Arrays.toString(parts));
            }
        }
    }

    @Test
    void blocksWithAnEvenNumberOfSquaresAreClosed() {
        for (int columns = 5; columns <= 10; columns++) {
            for (int rows = 5; rows <= 10; rows++) {
                StoredBlockTour pattern = StoredBlockTours.of(columns, rows);
                assertEquals(columns * rows % 2 == 0, pattern.closed());
                assertEquals(columns, pattern.columns());
                assertEquals(rows, pattern.rows());
            }
        }
    }
}
