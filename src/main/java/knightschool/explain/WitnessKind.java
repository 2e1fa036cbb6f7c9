package knightschool.explain;

import java.util.Arrays;
import java.util.List;
import knightschool.text.Keyword;

/** Kinds of evidence that there is no tour, simplest first. */
public enum WitnessKind implements Keyword {
    /** A closed tour is asked for that must end on a certain square: no board has one. */
    END_OF_CLOSED_TOUR,
    /** A square without moves. */
    ISOLATED,
    /** Parts of the board that no move joins. */
    DISCONNECTED,
    /** More squares with a single move than a tour has free ends. */
    DEAD_ENDS,
    /** Numbers of light and dark squares, or colours of fixed ends, that no alternating sequence has. */
    COLOUR_IMBALANCE,
    /** Squares without which the board falls into more pieces than a tour does. */
    CUT,
    /** A search that was finished without finding a tour. */
    EXHAUSTED;

    /** The kinds of facts that are looked for without a search, simplest first. */
    public static List<WitnessKind> ofFacts() {
        return Arrays.stream(values())
                .filter(kind -> kind != END_OF_CLOSED_TOUR && kind != EXHAUSTED)
                .toList();
    }

    /** The word of the command line and of lessons, such as {@code dead-ends}. */
    @Override
    public String word() {
        return this == END_OF_CLOSED_TOUR ? "end" : Keyword.super.word();
    }
}
