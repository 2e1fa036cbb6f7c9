package knightschool.drawing.chart;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import knightschool.census.CensusRow;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;

/**
 * The logarithm of a number of steps as a colour: the hue of its algorithm, more of it for more steps.
 *
 * @param least the steps where the scale begins, at least 1
 * @param most the steps where it ends, at least {@code least}
 * @param hue the colour of the algorithm
 */
public record HeatScale(long least, long most, ColourRole hue) {
    private static final int TEN = 10;

    /** The scale of all that is known. */
    public static HeatScale of(Collection<CensusRow> rows, ColourRole hue) {
        long least = rows.stream().mapToLong(CensusRow::steps).min().orElse(1);
        long most = rows.stream().mapToLong(CensusRow::steps).max().orElse(1);
        return new HeatScale(Math.max(1, least), Math.max(1, most), hue);
    }

    /** Where that many steps are, from 0 to 1; 0 where all have as many. */
    public double part(long steps) {
        double all = Math.log(most) - Math.log(least);
        return all <= 0 ? 0 : (Math.log(Math.clamp(steps, least, most)) - Math.log(least)) / all;
    }

    /** The colour of a part of the scale, from 0 to 1. */
    public ColourExpression tone(double part) {
        return new ColourExpression.Heated(hue.tone(), ColourRole.SURFACE.tone(), part);
    }

    /** The numbers to be read beside the scale, rising: its ends, and the powers of ten that are clear of them. */
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
