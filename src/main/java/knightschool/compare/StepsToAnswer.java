package knightschool.compare;

import java.util.Comparator;
import java.util.function.LongFunction;
import knightschool.search.Outcome;
import knightschool.text.NumberFormatter;

/**
 * The number of steps that a search needs until it has found a tour or proved that there is none: known exactly, or
 * known only to be larger than the number of steps that are made, as at a limit. In order, inexact numbers come after
 * exact numbers, and a search without an answer comes last.
 *
 * @param kind whether the number is exact, is exceeded, or does not exist
 * @param steps the number of steps that were made
 */
public record StepsToAnswer(Kind kind, long steps) implements Comparable<StepsToAnswer> {
    /** The kinds of knowledge of the steps. */
    public enum Kind {
        /** The search has found a tour, or proved that there is none, after that number of steps. */
        EXACT,
        /** The search was stopped at a limit, or goes on: its answer needs more steps. */
        MORE_THAN,
        /** The search has no move left and proves nothing. */
        NEVER
    }

    /**
     * Returns the steps of a search that is made up to some step.
     *
     * @param outcome {@link Outcome#STOPPED} as long as the search has no answer
     * @param steps the number of steps that are made
     * @param hasEnded whether the search makes no further step
     */
    public static StepsToAnswer of(Outcome outcome, long steps, boolean hasEnded) {
        if (outcome != Outcome.STOPPED) {
            return new StepsToAnswer(Kind.EXACT, steps);
        }
        return new StepsToAnswer(hasEnded ? Kind.NEVER : Kind.MORE_THAN, steps);
    }

    /** Returns whether the number is known. */
    public boolean isExact() {
        return kind == Kind.EXACT;
    }

    /** Returns the number as text, such as "1,562,814", "&gt; 10,000,000" or "no answer". */
    public String words() {
        return words(NumberFormatter::grouped);
    }

    /** Returns the number as text, in a form such as "1.56 M", "&gt; 10 M" or "no answer". */
    public String words(LongFunction<String> form) {
        return switch (kind) {
            case EXACT -> form.apply(steps);
            case MORE_THAN -> "> " + form.apply(steps);
            case NEVER -> "no answer";
        };
    }

    /** Returns the number for a file, such as "1562814", "&gt;10000000" or nothing. */
    public String field() {
        return switch (kind) {
            case EXACT -> String.valueOf(steps);
            case MORE_THAN -> ">" + steps;
            case NEVER -> "";
        };
    }

    @Override
    public int compareTo(StepsToAnswer other) {
        return Comparator.comparing(StepsToAnswer::kind)
                .thenComparingLong(StepsToAnswer::steps)
                .compare(this, other);
    }
}
