package knightschool.ui.legend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import org.junit.jupiter.api.Test;

class LegendPlacementTest {
    private static final Bounds ROOM = new BoundingBox(24, 56, 1232, 640);
    private static final int SEEDS = 400;
    private static final double TITLE = 50;
    private static final double ROW = 40;

    /** The distance that a place has from everything at least, in pixels. */
    private static final int APART = 2;

    private static double height(int rows, LegendPlacement.Shape shape) {
        double each = shape.columnWidth() < LegendPane.WIDTH ? 1.5 * ROW : ROW;
        return TITLE + each * Math.ceilDiv(rows, shape.columns());
    }

    private static LegendPlacement place(List<Bounds> kept, int rows) {
        return LegendPlacement.of(ROOM, kept, rows, shape -> height(rows, shape));
    }

    private static List<Bounds> kept(Random random) {
        return Stream.generate(() -> {
                    int width = 20 + random.nextInt(300);
                    int height = 12 + random.nextInt(200);
                    return (Bounds) new BoundingBox(random.nextInt(1280), random.nextInt(720), width, height);
                })
                .limit(random.nextInt(40))
                .toList();
    }

    /** Whether a legend fits somewhere: what is kept grows by the legend's size, and one point must be left free. */
    private static boolean isFree(List<Bounds> kept, double width, double height) {
        int acrossCount = (int) (ROOM.getWidth() - width);
        int downCount = (int) (ROOM.getHeight() - height);
        return IntStream.rangeClosed(0, downCount)
                .anyMatch(down -> isFreeInRow(kept, width, height, ROOM.getMinY() + down, acrossCount));
    }

    private static boolean isFreeInRow(List<Bounds> kept, double width, double height, double top, int acrossCount) {
        double left = ROOM.getMinX();
        double last = left + acrossCount;
        boolean moved = true;
        while (moved && left <= last) {
            double from = left;
            left = kept.stream()
                    .filter(one -> covers(new BoundingBox(from, top, width, height), one, APART))
                    .mapToDouble(one -> one.getMaxX() + APART)
                    .max()
                    .orElse(from);
            moved = left > from;
        }
        return left <= last;
    }

    private static boolean covers(Bounds place, Bounds one, double apart) {
        return one.getMinX() - apart < place.getMaxX()
                && one.getMaxX() + apart > place.getMinX()
                && one.getMinY() - apart < place.getMaxY()
                && one.getMaxY() + apart > place.getMinY();
    }

    /** To measure a shape styles all rows of the legend. */
    @Test
    void eachShapeIsMeasuredOnceBeforeTheSceneMakesRoom() {
        List<LegendPlacement.Shape> measured = new ArrayList<>();
        LegendPlacement placement = LegendPlacement.of(ROOM, List.of(ROOM), 4, shape -> {
            measured.add(shape);
            return height(4, shape);
        });
        assertTrue(placement.isStrip());
        List<LegendPlacement.Shape> tried = measured.subList(0, measured.size() - 1);
        assertEquals(tried.stream().distinct().toList(), tried);
    }

    @Test
    void nothingIsCoveredWheneverAFreePlaceExistsAndTheSceneMakesRoomOtherwise() {
        int strips = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Random random = new Random(seed);
            List<Bounds> kept = kept(random);
            int rows = 1 + random.nextInt(16);
            LegendPlacement placement = place(kept, rows);
            Bounds at = placement.at();
            String what = "seed " + seed + ": " + placement;
            assertTrue(ROOM.contains(at), what);
            assertEquals(placement.shape().width(), at.getWidth(), what);
            if (placement.isStrip()) {
                strips++;
                assertEquals(ROOM.getMaxY(), at.getMaxY(), what);
                for (double width : new double[] {LegendPane.WIDTH, 200}) {
                    int most = Math.min(rows, (int) (ROOM.getWidth() / width));
                    assertFalse(
                            IntStream.rangeClosed(1, most)
                                    .mapToObj(columns -> new LegendPlacement.Shape(columns, width))
                                    .filter(shape -> height(rows, shape) <= ROOM.getHeight())
                                    .anyMatch(shape -> isFree(kept, shape.width(), height(rows, shape))),
                            what);
                }
            } else {
                assertEquals(height(rows, placement.shape()), at.getHeight(), what);
                assertTrue(kept.stream().noneMatch(one -> covers(at, one, APART)), what);
            }
        }
        assertTrue(strips > SEEDS / 10 && strips < SEEDS * 9 / 10, "both happen: " + strips);
    }

    @Test
    void emptySceneHasTheLegendInOneColumnAtTheRight() {
        assertEquals(
                new LegendPlacement(
                        new LegendPlacement.Shape(1, LegendPane.WIDTH),
                        new BoundingBox(1256 - LegendPane.WIDTH, 446, LegendPane.WIDTH, 250),
                        false),
                place(List.of(), 5));
    }

    @Test
    void lowSpaceIsFilledInSeveralColumns() {
        LegendPlacement placement = place(List.of(new BoundingBox(0, 0, 1280, 540)), 6);
        assertEquals(new LegendPlacement.Shape(3, LegendPane.WIDTH), placement.shape());
        assertFalse(placement.isStrip());
    }

    @Test
    void highAndNarrowSpaceIsFilledWithWordsThatWrap() {
        LegendPlacement placement = place(List.of(new BoundingBox(0, 0, 1040, 720)), 6);
        assertEquals(1, placement.shape().columns());
        assertTrue(placement.shape().columnWidth() < LegendPane.WIDTH);
        assertFalse(placement.isStrip());
    }

    @Test
    void fullSceneHasTheLegendBelowInAsFewRowsAsPossible() {
        LegendPlacement placement = place(List.of(new BoundingBox(0, 0, 1280, 720)), 9);
        assertTrue(placement.isStrip());
        assertEquals(5, placement.shape().columns());
        assertEquals(TITLE + 2 * ROW, placement.at().getHeight());
        assertEquals(ROOM.getMaxY(), placement.at().getMaxY());
    }
}
