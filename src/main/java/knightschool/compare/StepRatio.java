package knightschool.compare;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import knightschool.text.NumberFormatter;

/**
 * The ratio of the number of steps of a solver to that of another one, the first of a comparison. Both numbers belong
 * to one start, or are medians of many starts. If one of the two searches was stopped at a limit or goes on, the ratio
 * is a lower bound; if both, no ratio is known.
 *
 * @param times the larger number divided by the smaller one, at least 1; 0 if there is no ratio
 */
public record StepRatio(Kind kind, double times) {
    /** The kinds of ratios. */
    public enum Kind {
        /** The solver is the first solver itself. */
        FIRST,
        /**
         * There is no ratio: a number of steps is missing, is 0, or belongs to runs that never answer, or a search goes
         * on that has made fewer steps than the other needed.
         */
        NONE,
        /** Both searches were stopped or go on. */
        BOTH_STOPPED,
        /** Both numbers are the same. */
        SAME,
        FEWER,
        MORE,
        /** Fewer steps, by a factor greater than the number: the search of the first solver was stopped. */
        OVER_FEWER,
        /** More steps, by a factor greater than the number: the search of the other solver was stopped. */
        OVER_MORE
    }

    private static final String AS_MANY = "as many";
    private static final int TEN = 10;

    /** The ratio of the first solver. */
    public static final StepRatio FIRST = new StepRatio(Kind.FIRST, 1);

    private static final StepRatio NONE = new StepRatio(Kind.NONE, 0);

    /** Returns the ratio of the steps of two solvers; empty are those that are not known. */
    public static StepRatio of(Optional<StepsToAnswer> first, Optional<StepsToAnswer> other) {
        return first.isEmpty() || other.isEmpty() ? NONE : of(first.get(), other.get());
    }

    /** Returns the ratio of the steps of two solvers. */
    public static StepRatio of(StepsToAnswer first, StepsToAnswer other) {
        if (isNever(first) || isNever(other)) {
            return NONE;
        }
        boolean firstKnown = first.isExact();
        boolean otherKnown = other.isExact();
        if (!firstKnown && !otherKnown) {
            return new StepRatio(Kind.BOTH_STOPPED, 0);
        }
        long before = first.steps();
        long after = other.steps();
        if (firstKnown && !otherKnown && after < before || otherKnown && !firstKnown && before < after) {
            // A search that goes on and has made fewer steps than the other needed may need fewer or more.
            return NONE;
        }
        if (before == after) {
            // One more than the limit and one just at it: nothing to divide, but still a bound.
            return new StepRatio(
                    firstKnown && otherKnown ? Kind.SAME : firstKnown ? Kind.OVER_MORE : Kind.OVER_FEWER, 1);
        }
        if (before == 0 || after == 0) {
            return NONE;
        }
        return after < before
                ? new StepRatio(firstKnown ? Kind.FEWER : Kind.OVER_FEWER, (double) before / after)
                : new StepRatio(otherKnown ? Kind.MORE : Kind.OVER_MORE, (double) after / before);
    }

    private static boolean isNever(StepsToAnswer steps) {
        return steps.kind() == StepsToAnswer.Kind.NEVER;
    }

    /** Returns whether the solver takes fewer steps than the first. */
    public boolean isFewer() {
        return kind == Kind.FEWER || kind == Kind.OVER_FEWER;
    }

    /** Returns whether the solver takes more steps than the first. */
    public boolean isMore() {
        return kind == Kind.MORE || kind == Kind.OVER_MORE;
    }

    /** Returns whether the ratio is at least the number: one of the two searches was stopped. */
    public boolean isBound() {
        return kind == Kind.OVER_FEWER || kind == Kind.OVER_MORE;
    }

    /** Returns whether there is a number of times. */
    public boolean isKnown() {
        return times > 0;
    }

    /**
     * Returns the steps of the solver divided by those of the first; 0 where there is no ratio. Of a bound it is the
     * number that the quotient is beyond.
     */
    public double quotient() {
        return isFewer() ? 1 / times : times;
    }

    /** Returns the ratio as text, such as "16 times fewer", "2.5 times as many" or "more than 3.4 times fewer". */
    public String words() {
        return switch (kind) {
            case FIRST -> "1";
            case NONE -> "–";
            case BOTH_STOPPED -> "not known: both stopped";
            case SAME -> AS_MANY;
            case FEWER, MORE, OVER_FEWER, OVER_MORE -> words(number(), " times ", "more than ");
        };
    }

    /** Returns the ratio as text for little space, such as "&gt; 3.4 × fewer". */
    public String shortWords() {
        return switch (kind) {
            case BOTH_STOPPED -> "not known";
            case FEWER, MORE, OVER_FEWER, OVER_MORE -> words(number(), " × ", "> ");
            default -> words();
        };
    }

    /**
     * Returns the ratio of numbers that differ as text. More steps are so many times as many, since "2 times more" can
     * be read as 3 times as many.
     *
     * @param number the number of times as text
     * @param times the text after it
     * @param bound the text before the number of a bound
     */
    public String words(String number, String times, String bound) {
        if (number().equals("1")) {
            return isBound() ? (isFewer() ? "at most " : "at least ") + AS_MANY : "about " + AS_MANY;
        }
        return (isBound() ? bound : "") + number + times + (isFewer() ? "fewer" : AS_MANY);
    }

    /**
     * Returns the times as an integer. A bound is rounded down to some digits, so that it is still one as shown.
     *
     * @param digits the number of digits to which a bound is rounded down
     */
    public long wholeTimes(int digits) {
        if (!isBound()) {
            return Math.round(times);
        }
        return NumberFormatter.roundedDown((long) times, digits);
    }

    /**
     * Returns for a file how many times fewer the steps are, such as "9.3", "&gt;9.3" or "&lt;0.2"; empty where there
     * is no ratio.
     */
    public String field() {
        return switch (kind) {
            case FIRST, SAME -> "1";
            case NONE, BOTH_STOPPED -> "";
            case FEWER -> String.valueOf(times);
            case OVER_FEWER -> ">" + times;
            case MORE -> String.valueOf(1 / times);
            case OVER_MORE -> "<" + 1 / times;
        };
    }

    /**
     * Returns the quotient for a file, such as "0.25", "4.0", "&lt;0.25" or "&gt;4.0"; empty where there is no ratio.
     */
    public String quotientField() {
        String sign = kind == Kind.OVER_FEWER ? "<" : kind == Kind.OVER_MORE ? ">" : "";
        return isKnown() ? sign + quotient() : "";
    }

    /** Returns the number; of a bound rounded down, so that "more than" is true of it. */
    public String number() {
        boolean isBound = isBound();
        return times < TEN
                ? BigDecimal.valueOf(times)
                        .setScale(1, isBound ? RoundingMode.FLOOR : RoundingMode.HALF_UP)
                        .stripTrailingZeros()
                        .toPlainString()
                : NumberFormatter.grouped(isBound ? (long) times : Math.round(times));
    }
}
