package knightschool.drawing.chart;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import knightschool.compare.StepRatio;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;

/**
 * A logarithmic colour scale for the ratio of the number of steps of a solver to that of another one. The ratio 1 has
 * the colour of paper. From there the colour of the solver that takes fewer steps grows stronger, for both in the same
 * measure, and is as strong as it can be at the largest ratio, so that the scale uses its range.
 *
 * @param mostFewer the largest number of times that the solver takes fewer steps, at least 1
 * @param mostMore the largest number of times that it takes more steps, at least 1
 * @param hue the colour of the solver
 * @param besideHue the colour of the other one
 */
public record RatioColourScale(double mostFewer, double mostMore, ColourExpression hue, ColourExpression besideHue) {
    /** The least ratio that has the strongest colour: differences that are smaller than this look small. */
    private static final double LEAST_STRONGEST = 2;

    private static final int TEN = 10;

    /** The digits of a number that are shown. */
    private static final int DIGITS = 3;

    /** Returns the scale that covers some ratios. */
    public static RatioColourScale of(Collection<StepRatio> ratios, ColourExpression hue, ColourExpression besideHue) {
        return new RatioColourScale(
                most(ratios.stream().filter(StepRatio::isFewer).toList()),
                most(ratios.stream().filter(StepRatio::isMore).toList()),
                hue,
                besideHue.equals(hue) ? ColourRole.MUTED : besideHue);
    }

    private static double most(Collection<StepRatio> ratios) {
        return ratios.stream()
                .mapToDouble(
                        ratio -> ratio.isBound() && ratio.times() >= TEN ? ratio.wholeTimes(DIGITS) : ratio.times())
                .max()
                .orElse(1);
    }

    /** Returns the largest ratio, in either direction. */
    double most() {
        return Math.max(mostFewer, mostMore);
    }

    /** Returns the place of a quotient of steps: 0 for 1, less for fewer steps, more for more; from −1 to 1. */
    double part(double quotient) {
        return Math.clamp(Math.log(quotient) / Math.log(Math.max(LEAST_STRONGEST, most())), -1, 1);
    }

    /** Returns the colour at a place, from −1 to 1. */
    ColourExpression tone(double part) {
        if (part == 0) {
            return ColourRole.SURFACE;
        }
        return new ColourExpression.Heated(part < 0 ? hue : besideHue, ColourRole.SURFACE, Math.abs(part));
    }

    /** Returns the colour of a ratio; that of paper where there is none. */
    ColourExpression tone(StepRatio ratio) {
        return ratio.isKnown() ? tone(part(ratio.quotient())) : ColourRole.SURFACE;
    }

    /** Returns the quotient at the lower end of the legend: the fewest steps. */
    double least() {
        return mostFewer == 1 && mostMore == 1 ? 1 / LEAST_STRONGEST : 1 / mostFewer;
    }

    /** Returns the quotient at the upper end of the legend: the most steps. */
    double greatest() {
        return mostFewer == 1 && mostMore == 1 ? LEAST_STRONGEST : mostMore;
    }

    /**
     * Returns the quotients to write beside the legend, ascending: its ends, 1, and the powers of ten between them.
     *
     * @param clear the smallest distance between two of them, as a part of the length of the legend
     */
    List<Double> quotients(double clear) {
        double all = Math.log(greatest()) - Math.log(least());
        List<Double> fixed = new ArrayList<>(List.of(1.0));
        for (double end : new double[] {least(), greatest()}) {
            if (isClear(end, fixed, clear * all)) {
                fixed.add(end);
            }
        }
        for (double power = TEN; power < most(); power *= TEN) {
            for (double quotient : new double[] {power, 1 / power}) {
                if (quotient > least() && quotient < greatest() && isClear(quotient, fixed, clear * all)) {
                    fixed.add(quotient);
                }
            }
        }
        return fixed.stream().sorted().toList();
    }

    private static boolean isClear(double quotient, List<Double> others, double distance) {
        return others.stream().allMatch(other -> Math.abs(Math.log(other) - Math.log(quotient)) >= distance);
    }
}
