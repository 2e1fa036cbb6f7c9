package knightschool.explain;

import java.util.Arrays;
import java.util.List;
import knightschool.text.Keyword;

/** Kinds of evidence that there is no tour, simplest first. */
public enum WitnessKind implements Keyword {
    /** A closed tour must end on a fixed square, which is impossible on any board. */
    END_OF_CLOSED_TOUR,
    /** A square without moves. */
    ISOLATED,
    /** Parts of the board that no move connects. */
    DISCONNECTED,
    /** More squares with a single move than the tour has free ends. */
    DEAD_ENDS,
    /**
     * Numbers of light and dark squares, or colours of fixed ends, that are impossible in a sequence of alternating
     * colours.
     */
    COLOUR_IMBALANCE,
    /** Squares whose removal leaves more components than it can leave of a tour. */
    CUT,
    /** An exhaustive search that found no tour. */
    EXHAUSTED;

    /** Returns the kinds of facts that are looked for without a search, simplest first. */
    public static List<WitnessKind> ofFacts() {
        return Arrays.stream(values())
                .filter(kind -> kind != END_OF_CLOSED_TOUR && kind != EXHAUSTED)
                .toList();
    }

    /** Returns the word for the command line and lessons, such as {@code dead-ends}. */
    @Override
    public String word() {
        return this == END_OF_CLOSED_TOUR ? "end" : Keyword.super.word();
    }
}
