package knightschool.drawing.chart;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;

/**
 * A logarithmic colour scale for counts, such as numbers of steps: the hue of an algorithm, stronger for more.
 *
 * @param least the count at the beginning of the scale, at least 1
 * @param most the count at its end, at least {@code least}
 * @param hue the colour of the algorithm
 */
public record HeatScale(long least, long most, ColourExpression hue) {
    private static final int TEN = 10;

    /** Returns the scale that covers some counts. */
    public static HeatScale of(Collection<Long> counts, ColourExpression hue) {
        long least = counts.stream().mapToLong(count -> count).min().orElse(1);
        long most = counts.stream().mapToLong(count -> count).max().orElse(1);
        return new HeatScale(Math.max(1, least), Math.max(1, most), hue);
    }

    /** Returns the place of a count on the scale, from 0 to 1; always 0 if the scale has a single value. */
    public double part(long count) {
        double all = Math.log(most) - Math.log(least);
        return all <= 0 ? 0 : (Math.log(Math.clamp(count, least, most)) - Math.log(least)) / all;
    }

    /** Returns the colour at a place on the scale, from 0 to 1. */
    public ColourExpression tone(double part) {
        return new ColourExpression.Heated(hue, ColourRole.SURFACE, part);
    }

    /**
     * Returns the numbers to write beside the scale, ascending: its ends and the powers of ten between them.
     *
     * @param clear the smallest distance between two numbers, as a part of the scale
     */
    List<Long> numbers(double clear) {
        List<Long> numbers = new ArrayList<>(List.of(least));
        for (long power = 1; power < most && power > 0; power *= TEN) {
            if (part(power) - part(numbers.getLast()) >= clear && 1 - part(power) >= clear) {
                numbers.add(power);
            }
        }
        if (most > least) {
            numbers.add(most);
        }
        return numbers;
    }
}
