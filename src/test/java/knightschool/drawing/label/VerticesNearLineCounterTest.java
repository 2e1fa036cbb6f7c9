package knightschool.drawing.label;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import knightschool.layout.VertexPositions;
import org.junit.jupiter.api.Test;

class VerticesNearLineCounterTest {
    private static final double REACH = 7;

    private static VertexPositions random(Random random, int vertices, double side) {
        VertexPositions places = VertexPositions.of(vertices);
        for (int vertex = 0; vertex < vertices; vertex++) {
            places.set(vertex, random.nextDouble(-20, side + 20), random.nextDouble(-20, side + 20));
        }
        return places;
    }

    private static LeaderLine line(Random random, double side) {
        return new LeaderLine(
                random.nextDouble(side), random.nextDouble(side), random.nextDouble(side), random.nextDouble(side));
    }

    private static IntPredicate near(LeaderLine line, VertexPositions places) {
        return vertex -> line.distance(places.x()[vertex], places.y()[vertex]) < REACH;
    }

    @Test
    void countsWhatALookAtEveryVertexCounts() {
        Random random = new Random(7);
        for (int i = 0; i < 300; i++) {
            double side = random.nextDouble(5, 300);
            VertexPositions places = random(random, random.nextInt(400), side);
            int[] all = IntStream.range(0, places.bound()).toArray();
            VerticesNearLineCounter index = new VerticesNearLineCounter(all, places, REACH, side, side);
            LeaderLine line = line(random, side);
            IntPredicate wanted = near(line, places);
            int plain = (int) IntStream.of(all).filter(wanted).count();
            assertEquals(plain, index.count(line, Double.POSITIVE_INFINITY, wanted));
            assertEquals(Math.min(plain, 4), index.count(line, 3, wanted));
            LeaderLine point = new LeaderLine(line.toX(), line.toY(), line.toX(), line.toY());
            int around = (int) IntStream.of(all).filter(near(point, places)).count();
            assertEquals(around, index.count(point, Double.POSITIVE_INFINITY, near(point, places)));
        }
    }

    @Test
    void looksAtFewOfManyVertices() {
        Random random = new Random(8);
        VertexPositions places = random(random, 40_000, 400);
        VerticesNearLineCounter index =
                new VerticesNearLineCounter(IntStream.range(0, 40_000).toArray(), places, REACH, 400, 400);
        AtomicInteger looks = new AtomicInteger();
        for (int i = 0; i < 100; i++) {
            index.count(line(random, 400), 12, _ -> looks.incrementAndGet() > 0);
        }
        assertTrue(looks.get() <= 100 * 13, looks + " looks for 100 lines");
        looks.set(0);
        index.count(new LeaderLine(0, 200, 400, 200), Double.POSITIVE_INFINITY, _ -> looks.incrementAndGet() < 0);
        assertTrue(looks.get() < 40_000 / 5, looks + " looks along a line from side to side");
    }
}
