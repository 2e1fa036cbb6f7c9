package knightschool.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import knightschool.tour.construction.TourConstruction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class PathCoverageGridTest {
    @Test
    void smallBoardIsCoveredSquareBySquareInItsOrder() {
        PathCoverageGrid.Tally tally = new PathCoverageGrid.Tally(5, 4);
        int[] tour = TourConstruction.of(5, 4, false).tour();
        for (int i = 0; i < 10; i++) {
            tally.visit(tour[i]);
        }
        PathCoverageGrid half = tally.soFar();
        for (int i = 0; i < tour.length; i++) {
            assertEquals(i < 10 ? 1 : 0, half.share(tour[i] % 5, tour[i] / 5));
            assertEquals(i < 10 ? (i + 1) / 20.0 : 0, half.age(tour[i] % 5, tour[i] / 5));
        }
        assertEquals(10, half.length());
    }

    @Test
    void largeBoardIsCoveredCellByCellAndItsLastCellIsSmaller() {
        PathCoverageGrid.Tally tally = new PathCoverageGrid.Tally(1030, 1025);
        for (int column = 0; column < 1030; column++) {
            tally.visit(column);
        }
        tally.visit(1024 * 1030 + 1029);
        PathCoverageGrid covered = tally.soFar();
        assertEquals(3, covered.cell());
        assertEquals(1 / 3.0, covered.share(1, 2));
        assertEquals(1 / 3.0, covered.share(1029, 0));
        assertEquals(1 / 2.0, covered.share(1029, 1024));
        assertEquals(0, covered.share(0, 3));
    }

    @Test
    void copyStaysAsItIsWhileTheWayGoesOn() {
        PathCoverageGrid.Tally tally = new PathCoverageGrid.Tally(4096, 4096);
        PathCoverageGrid none = tally.soFar();
        int[] tour = TourConstruction.of(4096, 4096, true).tour();
        for (int square : tour) {
            tally.visit(square);
        }
        PathCoverageGrid all = tally.soFar();
        assertEquals(0, none.length());
        assertEquals(0, none.share(100, 100));
        assertEquals(8, all.cell());
        for (int at = 0; at < 4096; at += 37) {
            assertEquals(1, all.share(at, 4095 - at));
            assertTrue(all.age(at, 4095 - at) > 0 && all.age(at, 4095 - at) <= 1);
        }
    }
}
