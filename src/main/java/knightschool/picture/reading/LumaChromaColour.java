package knightschool.picture.reading;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import knightschool.picture.LumaChromaPlanes;

/** A colour as brightness and two differences of colour, see {@link LumaChromaPlanes}. */
record LumaChromaColour(double luma, double blue, double red) {
    double distance(LumaChromaColour other) {
        double y = luma - other.luma;
        double b = blue - other.blue;
        double r = red - other.red;
        return Math.sqrt(y * y + b * b + r * r);
    }

    /** How far the tints are apart, whatever the brightness. */
    double tintDistance(LumaChromaColour other) {
        return Math.hypot(blue - other.blue, red - other.red);
    }

    /** The median of each of the three numbers. */
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

    /** The middle one of some numbers; 0 of none. */
    static double median(double[] numbers) {
        double[] sorted = numbers.clone();
        Arrays.sort(sorted);
        return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
    }
}
