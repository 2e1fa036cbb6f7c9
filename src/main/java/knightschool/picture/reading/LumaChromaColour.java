package knightschool.picture.reading;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import knightschool.picture.LumaChromaPlanes;

/** A colour as brightness and two colour differences, see {@link LumaChromaPlanes}. */
record LumaChromaColour(double luma, double blue, double red) {
    double distance(LumaChromaColour other) {
        double y = luma - other.luma;
        double b = blue - other.blue;
        double r = red - other.red;
        return Math.sqrt(y * y + b * b + r * r);
    }

    /** Returns the distance between the tints, regardless of brightness. */
    double tintDistance(LumaChromaColour other) {
        return Math.hypot(blue - other.blue, red - other.red);
    }

    /** Returns the median of each component. */
    static LumaChromaColour median(List<LumaChromaColour> colours) {
        return new LumaChromaColour(
                median(colours, LumaChromaColour::luma),
                median(colours, LumaChromaColour::blue),
                median(colours, LumaChromaColour::red));
    }

    private static double median(List<LumaChromaColour> colours, ToDoubleFunction<LumaChromaColour> part) {
        double[] sorted = colours.stream().mapToDouble(part).sorted().toArray();
        return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
    }

    /** Returns the median of some numbers; 0 if there are none. */
    static double median(double[] numbers) {
        double[] sorted = numbers.clone();
        Arrays.sort(sorted);
        return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
    }
}
