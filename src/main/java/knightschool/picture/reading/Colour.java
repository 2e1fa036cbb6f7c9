package knightschool.picture.reading;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import knightschool.picture.ColourPlanes;

/** A colour as brightness and two differences of colour, see {@link ColourPlanes}. */
record Colour(double luma, double blue, double red) {
    double distance(Colour other) {
        double y = luma - other.luma;
        double b = blue - other.blue;
        double r = red - other.red;
        return Math.sqrt(y * y + b * b + r * r);
    }

    /** How far the tints are apart, whatever the brightness. */
    double tintDistance(Colour other) {
        return Math.hypot(blue - other.blue, red - other.red);
    }

    /** The median of each of the three numbers. */
    static Colour median(List<Colour> colours) {
        return new Colour(median(colours, Colour::luma), median(colours, Colour::blue), median(colours, Colour::red));
    }

    private static double median(List<Colour> colours, ToDoubleFunction<Colour> part) {
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
