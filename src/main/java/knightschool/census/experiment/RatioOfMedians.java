package knightschool.census.experiment;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import knightschool.text.NumberFormatter;

/**
 * The ratio of the median number of steps of a solver to that of the first solver on the same board. If only one of the
 * two medians is known to exceed the limit, the ratio is a lower bound; if both are, no ratio is known.
 *
 * @param times the larger median divided by the smaller one, at least 1; 0 if there is no ratio
 */
public record RatioOfMedians(Kind kind, double times) {
    /** The kinds of ratios. */
    public enum Kind {
        /** The solver is the first solver itself. */
        FIRST,
        /** There is no ratio: a median is missing, is 0, or belongs to runs that never answer. */
        NONE,
        /** Both medians are more than the limit. */
        BOTH_STOPPED,
        /** Both medians are the same. */
        SAME,
        FEWER,
        MORE,
        /** Fewer steps, by a factor greater than the number: the median of the first solver exceeds the limit. */
        OVER_FEWER,
        /** More steps, by a factor greater than the number: the median of the other solver exceeds the limit. */
        OVER_MORE
    }

    private static final int TEN = 10;

    /** The ratio of the first solver. */
    static final RatioOfMedians FIRST = new RatioOfMedians(Kind.FIRST, 1);

    private static final RatioOfMedians NONE = new RatioOfMedians(Kind.NONE, 0);

    /** Returns the ratio of two medians. */
    static RatioOfMedians of(Optional<AnswerSteps> first, Optional<AnswerSteps> other) {
        if (first.isEmpty() || other.isEmpty() || isNever(first.get()) || isNever(other.get())) {
            return NONE;
        }
        boolean firstKnown = first.get().isExact();
        boolean otherKnown = other.get().isExact();
        if (!firstKnown && !otherKnown) {
            return new RatioOfMedians(Kind.BOTH_STOPPED, 0);
        }
        long before = first.get().steps();
        long after = other.get().steps();
        if (before == after) {
            // One more than the limit and one just at it: nothing to divide, but still a bound.
            return new RatioOfMedians(
                    firstKnown && otherKnown ? Kind.SAME : firstKnown ? Kind.OVER_MORE : Kind.OVER_FEWER, 1);
        }
        if (before == 0 || after == 0) {
            return NONE;
        }
        return after < before
                ? new RatioOfMedians(firstKnown ? Kind.FEWER : Kind.OVER_FEWER, (double) before / after)
                : new RatioOfMedians(otherKnown ? Kind.MORE : Kind.OVER_MORE, (double) after / before);
    }

    private static boolean isNever(AnswerSteps steps) {
        return steps.kind() == AnswerSteps.Kind.NEVER;
    }

    /** Returns whether the solver takes fewer steps than the first. */
    public boolean isFewer() {
        return kind == Kind.FEWER || kind == Kind.OVER_FEWER;
    }

    /** Returns whether the solver takes more steps than the first. */
    public boolean isMore() {
        return kind == Kind.MORE || kind == Kind.OVER_MORE;
    }

    /** Returns the ratio as text, such as "16 times fewer" or "more than 3.4 times fewer". */
    public String words() {
        return switch (kind) {
            case FIRST -> "1";
            case NONE -> "–";
            case BOTH_STOPPED -> "not known: both stopped";
            case SAME -> "as many";
            case FEWER -> number() + " times fewer";
            case MORE -> number() + " times more";
            case OVER_FEWER -> "more than " + number() + " times fewer";
            case OVER_MORE -> "more than " + number() + " times more";
        };
    }

    /** Returns the ratio as text for little space, such as "&gt; 3.4 × fewer". */
    public String shortWords() {
        return switch (kind) {
            case BOTH_STOPPED -> "not known";
            case FEWER -> number() + " × fewer";
            case MORE -> number() + " × more";
            case OVER_FEWER -> "> " + number() + " × fewer";
            case OVER_MORE -> "> " + number() + " × more";
            default -> words();
        };
    }

    /** Returns the number; of a bound rounded down, so that "more than" is true of it. */
    private String number() {
        boolean isBound = kind == Kind.OVER_FEWER || kind == Kind.OVER_MORE;
        return times < TEN
                ? BigDecimal.valueOf(times)
                        .setScale(1, isBound ? RoundingMode.FLOOR : RoundingMode.HALF_UP)
                        .stripTrailingZeros()
                        .toPlainString()
                : NumberFormatter.grouped(isBound ? (long) times : Math.round(times));
    }
}
