package knightschool.drawing.label;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

class FreeSpaceGridTest {
    private static final double CELL = 4;
    private static final double WIDE = 40;
    private static final double HIGH = 16;

    private static FreeSpaceGrid taken(Random random, double side, int boxes) {
        FreeSpaceGrid space = new FreeSpaceGrid(side, side);
        for (int i = 0; i < boxes; i++) {
            space.take(Box.around(random.nextDouble(side), random.nextDouble(side), random.nextDouble(12)));
        }
        return space;
    }

    /** The first of the free boxes that cost least, found by a look at each of them. */
    private static Optional<Box> plain(FreeSpaceGrid space, double side, ToDoubleFunction<Box> cost) {
        Box best = null;
        for (double top = 0; top + HIGH <= side; top += CELL) {
            for (double left = 0; left + WIDE <= side; left += CELL) {
                Box box = new Box(left, top, left + WIDE, top + HIGH);
                boolean isBetter = best == null
                        ? cost.applyAsDouble(box) < Double.POSITIVE_INFINITY
                        : cost.applyAsDouble(box) < cost.applyAsDouble(best);
                best = space.isFree(box) && isBetter ? box : best;
            }
        }
        return Optional.ofNullable(best);
    }

    @Test
    void cheapestIsWhatALookAtEveryBoxFinds() {
        Random random = new Random(21);
        for (int i = 0; i < 100; i++) {
            double side = CELL * random.nextInt(5, 60);
            FreeSpaceGrid space = taken(random, side, random.nextInt(60));
            double x = random.nextDouble(side);
            double y = random.nextDouble(side);
            // Many boxes cost the same, so that it matters which of them is the first one.
            ToDoubleFunction<Box> cost =
                    box -> box.left() < 20 ? Double.POSITIVE_INFINITY : Math.floor(box.distance(x, y) / 30);
            FreeSpaceGrid.Cost atMost =
                    (box, most) -> cost.applyAsDouble(box) > most ? most + 5 : cost.applyAsDouble(box);
            assertEquals(
                    plain(space, side, cost),
                    space.cheapest(
                            WIDE,
                            HIGH,
                            FreeSpaceGrid.Effort.FULL,
                            box -> Math.floor(box.distance(x, y) / 30) / 2,
                            atMost));
        }
    }

    @Test
    void fewBoxesAreAskedForTheirCostWhereMostCostMoreAtLeast() {
        FreeSpaceGrid space = new FreeSpaceGrid(400, 400);
        AtomicInteger asked = new AtomicInteger();
        space.cheapest(WIDE, HIGH, FreeSpaceGrid.Effort.FULL, box -> box.distance(390, 390), (box, _) -> {
            asked.incrementAndGet();
            return box.distance(390, 390);
        });
        assertTrue(asked.get() < 100, asked + " boxes of thousands");
    }

    @Test
    void noMoreBoxesAreAskedForTheirCostThanWanted() {
        AtomicInteger asked = new AtomicInteger();
        assertEquals(
                Optional.empty(),
                new FreeSpaceGrid(400, 400).cheapest(WIDE, HIGH, new FreeSpaceGrid.Effort(3, 12), _ -> 0, (_, _) -> {
                    asked.incrementAndGet();
                    return Double.POSITIVE_INFINITY;
                }));
        assertEquals(12, asked.get());
    }
}
