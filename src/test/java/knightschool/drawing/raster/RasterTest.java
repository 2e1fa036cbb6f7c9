package knightschool.drawing.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class RasterTest {
    private static final int SIDE = 48;
    private static final int WHITE = 0xFFFFFFFF;
    private static final int BLACK = 0xFF000000;
    private static final int SAMPLES = 8;

    private final Random random = new Random(5);

    private static Raster white() {
        Raster raster = new Raster(SIDE, SIDE);
        raster.clear(WHITE);
        return raster;
    }

    private static double ink(Raster raster, int x, int y) {
        return 1 - (at(raster, x, y) & 0xFF) / 255.0;
    }

    private static double allInk(Raster raster) {
        double sum = 0;
        for (int i = 0; i < SIDE * SIDE; i++) {
            sum += ink(raster, i % SIDE, i / SIDE);
        }
        return sum;
    }

    /** How much of a pixel lies in a figure, by many samples. */
    private static double covered(int x, int y, BiPredicate<Double, Double> figure) {
        int hits = 0;
        for (int i = 0; i < SAMPLES * SAMPLES; i++) {
            double sampleX = x + (i % SAMPLES + 0.5) / SAMPLES;
            double sampleY = y + (i / SAMPLES + 0.5) / SAMPLES;
            hits += figure.test(sampleX, sampleY) ? 1 : 0;
        }
        return hits / (double) (SAMPLES * SAMPLES);
    }

    private double any() {
        return 6 + random.nextDouble() * (SIDE - 12);
    }

    private static double distance(double x, double y, double x1, double y1, double x2, double y2) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
    }

    private static int at(Raster raster, int x, int y) {
        return raster.pixels()[y * raster.width() + x];
    }

    @Test
    void linesOfEveryWidthCoverWhatGeometrySays() {
        for (int i = 0; i < 300; i++) {
            double x1 = any();
            double y1 = any();
            double x2 = any();
            double y2 = any();
            double width = 0.8 + 4 * random.nextDouble();
            if (Math.hypot(x2 - x1, y2 - y1) < 12) {
                continue;
            }
            Raster raster = white();
            new LineRasterizer(raster, BLACK, width).line(x1, y1, x2, y2);
            double worst = 0;
            for (int y = 0; y < SIDE; y++) {
                for (int x = 0; x < SIDE; x++) {
                    double middleX = x + 0.5;
                    double middleY = y + 0.5;
                    double part = ((middleX - x1) * (x2 - x1) + (middleY - y1) * (y2 - y1))
                            / Math.pow(Math.hypot(x2 - x1, y2 - y1), 2);
                    if (part > 0.15 && part < 0.85) {
                        double truth = covered(x, y, (sx, sy) -> distance(sx, sy, x1, y1, x2, y2) <= width / 2);
                        worst = Math.max(worst, Math.abs(truth - ink(raster, x, y)));
                    }
                }
            }
            assertTrue(worst < 0.27, "a pixel is off by " + worst);
        }
    }

    @Test
    void manyThinLinesHaveAsMuchInkAsLinesOnePixelWide() {
        for (int i = 0; i < 300; i++) {
            double x1 = any();
            double y1 = any();
            double x2 = any();
            double y2 = any();
            Raster one = white();
            new LineRasterizer(one, BLACK, 1).line(x1, y1, x2, y2);
            Raster many = white();
            LineCoverageAccumulator mask = new LineCoverageAccumulator(SIDE, SIDE);
            mask.line(x1, y1, x2, y2);
            mask.lay(many, BLACK, 256);
            double longer = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
            assertEquals(longer, allInk(many), 2, "a line of length " + longer);
            double centre = 0;
            for (int p = 0; p < SIDE * SIDE; p++) {
                centre = Math.max(centre, ink(many, p % SIDE, p / SIDE) - ink(one, p % SIDE, p / SIDE));
            }
            assertTrue(centre < 0.6, "no pixel is black where the line is not");
        }
    }

    @Test
    void linesThatLeaveTheRasterArePaintedInsideOnly() {
        for (int i = 0; i < 2_000; i++) {
            double x1 = random.nextDouble(-200, 200);
            double y1 = random.nextDouble(-200, 200);
            double x2 = random.nextDouble(-200, 200);
            double y2 = random.nextDouble(-200, 200);
            Raster small = white();
            new LineRasterizer(small, BLACK, 2).line(x1, y1, x2, y2);
            Raster large = new Raster(5 * SIDE, 5 * SIDE);
            large.clear(WHITE);
            double moved = 2 * SIDE;
            new LineRasterizer(large, BLACK, 2).line(x1 + moved, y1 + moved, x2 + moved, y2 + moved);
            double worst = 0;
            for (int p = 0; p < SIDE * SIDE; p++) {
                int x = p % SIDE;
                int y = p / SIDE;
                worst = Math.max(worst, Math.abs(ink(small, x, y) - ink(large, x + 2 * SIDE, y + 2 * SIDE)));
            }
            assertTrue(worst < 0.3, "a pixel differs by " + worst + " for " + x1 + " " + y1 + " " + x2 + " " + y2);
            LineCoverageAccumulator mask = new LineCoverageAccumulator(SIDE, SIDE);
            mask.line(x1, y1, x2, y2);
            mask.lay(small, BLACK, 256);
        }
    }

    @Test
    void layBeginsAnew() {
        LineCoverageAccumulator mask = new LineCoverageAccumulator(SIDE, SIDE);
        mask.line(5, 5, 40, 30);
        mask.lay(white(), BLACK, 256);
        Raster second = white();
        mask.lay(second, BLACK, 256);
        assertEquals(0, allInk(second));
    }

    @Test
    void linesLaidOnPaperAreAsLinesLaidOverARasterOfItsColour() {
        LineCoverageAccumulator mask = new LineCoverageAccumulator(SIDE, SIDE);
        Raster expected = white();
        Raster found = new Raster(SIDE, SIDE);
        for (int i = 0; i < 20; i++) {
            mask.line(5 + i, 5, 40, 30 - i);
        }
        mask.lay(expected, 0xFF804020, 200);
        for (int i = 0; i < 20; i++) {
            mask.line(5 + i, 5, 40, 30 - i);
        }
        mask.layOn(WHITE, found, 0xFF804020, 200);
        assertArrayEquals(expected.pixels(), found.pixels());
        assertTrue(allInk(found) > 10);
    }

    @Test
    void discsCoverTheirAreaWhereverTheirMiddleLies() {
        for (int i = 0; i < 200; i++) {
            double radius = 1.5 + 8 * random.nextDouble();
            double x = 14 + 20 * random.nextDouble();
            double y = 14 + 20 * random.nextDouble();
            Raster raster = white();
            new DiscRasterizer(raster, BLACK, BLACK, radius, 0).disc(x, y);
            double area = Math.PI * radius * radius;
            assertEquals(area, allInk(raster), 0.06 * area + 0.4);
            assertEquals(1, ink(raster, (int) x, (int) y), 0.01);
        }
    }

    @Test
    void squaresAreFullAtTheirEdgesAndRoundOnlyAtTheirCorners() {
        Raster raster = white();
        new DiscRasterizer(raster, BLACK, BLACK, new DiscRasterizer.Outline(8, 0, 0)).disc(20, 20);
        assertEquals(256, allInk(raster), 1e-6);
        Raster rounded = white();
        new DiscRasterizer(rounded, WHITE, BLACK, new DiscRasterizer.Outline(8, 0.5, 1)).disc(20, 20);
        assertEquals(1, ink(rounded, 12, 20), 0.01);
        assertEquals(WHITE, at(rounded, 13, 20));
        assertEquals(0, ink(rounded, 12, 12), 0.01);
        assertEquals(WHITE, at(rounded, 14, 14));
    }

    @Test
    void rimOfADiscHasItsOwnColour() {
        Raster raster = white();
        new DiscRasterizer(raster, WHITE, BLACK, 10, 2).disc(24, 24);
        assertEquals(WHITE, at(raster, 24, 24));
        assertEquals(1, ink(raster, 24 + 8, 24), 0.1);
        assertEquals(WHITE, at(raster, 24 + 12, 24));
    }

    @Test
    void discsBesideTheRasterDoNothing() {
        Raster raster = white();
        DiscRasterizer discs = new DiscRasterizer(raster, BLACK, BLACK, 5, 0);
        discs.disc(-20, 10);
        discs.disc(10, SIDE + 20);
        assertArrayEquals(white().pixels(), raster.pixels());
        discs.disc(0, 0);
        assertTrue(allInk(raster) > 10);
    }

    @Test
    void sheerColoursLetThroughWhatIsBelow() {
        Raster raster = white();
        new DiscRasterizer(raster, 0x80000000, 0, 6, 0).disc(20, 20);
        assertEquals(0.5, ink(raster, 20, 20), 0.01);
    }

    @Test
    void rasterRefusesToBeEmpty() {
        assertThrows(IllegalArgumentException.class, () -> new Raster(0, 5));
    }
}
