package knightschool.ui.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import org.junit.jupiter.api.Test;

class FreeSpaceTest {
    private static final Bounds ROOM = new BoundingBox(24, 8, 232, 168);
    private static final int GAP = 8;

    /** Looked for at every pixel. */
    private static Optional<Bounds> byHand(List<Bounds> taken, int width, int height) {
        int middle = (int) (ROOM.getMinX() + (ROOM.getWidth() - width) / 2);
        for (int top = (int) ROOM.getMaxY() - height; top >= ROOM.getMinY(); top--) {
            for (int aside = 0; middle - aside >= ROOM.getMinX(); aside++) {
                for (int left : new int[] {middle + aside, middle - aside}) {
                    Bounds place = new BoundingBox(left, top, width, height);
                    if (isFree(place, taken)) {
                        return Optional.of(place);
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isFree(Bounds place, List<Bounds> taken) {
        return taken.stream()
                .noneMatch(one -> one.getMinX() - GAP < place.getMaxX()
                        && one.getMaxX() + GAP > place.getMinX()
                        && one.getMinY() - GAP < place.getMaxY()
                        && one.getMaxY() + GAP > place.getMinY());
    }

    @Test
    void lowestIsThePlaceThatIsFoundByLookingAtEveryPixel() {
        Random random = new Random(5);
        int found = 0;
        for (int i = 0; i < 300; i++) {
            List<Bounds> taken = new ArrayList<>();
            for (int n = random.nextInt(14); n >= 0; n--) {
                taken.add(new BoundingBox(
                        random.nextInt(260), random.nextInt(180), 2 + random.nextInt(90), 2 + random.nextInt(40)));
            }
            int width = 20 + 2 * random.nextInt(60);
            int height = 10 + random.nextInt(40);
            Optional<Bounds> byHand = byHand(taken, width, height);
            assertEquals(byHand, new FreeSpace(ROOM, GAP, taken).lowest(width, height), taken.toString());
            found += byHand.isPresent() ? 1 : 0;
        }
        assertTrue(found > 50 && found < 290, "both happen: " + found);
    }

    /** Between two controls there is just enough room, at a place that no step of 32 pixels from the middle meets. */
    @Test
    void spaceThatIsJustLargeEnoughIsFoundWhereverItIs() {
        List<Bounds> taken = List.of(new BoundingBox(0, 0, 47, 200), new BoundingBox(163, 0, 100, 200));
        assertEquals(Optional.of(new BoundingBox(55, 166, 100, 10)), new FreeSpace(ROOM, GAP, taken).lowest(100, 10));
    }

    @Test
    void whereNothingIsFreeAsLittleAsPossibleIsCovered() {
        List<Bounds> taken = List.of(new BoundingBox(0, 0, 300, 120), new BoundingBox(0, 150, 300, 50));
        assertEquals(120.0, new FreeSpace(ROOM, 0, taken).leastCovering(100, 35).getMinY(), 5.0);
    }

    @Test
    void areasThatOnlyTouchHaveNothingInCommon() {
        Bounds area = new BoundingBox(10, 20, 100, 50);
        assertEquals(
                Optional.of(new BoundingBox(60, 20, 50, 30)),
                FreeSpace.intersection(area, new BoundingBox(60, 0, 90, 50)));
        assertEquals(Optional.empty(), FreeSpace.intersection(area, new BoundingBox(110, 20, 90, 50)));
        assertEquals(Optional.empty(), FreeSpace.intersection(area, new BoundingBox(0, 0, 200, 20)));
    }
}
