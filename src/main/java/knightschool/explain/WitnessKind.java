package knightschool.explain;

import java.util.Arrays;
import java.util.List;

/** Kinds of evidence that there is no tour, simplest first. */
public enum WitnessKind {
    /** A closed tour is asked for that must end on a certain square: no board has one. */
    END_OF_CLOSED_TOUR("end"),
    /** A square without moves. */
    ISOLATED("isolated"),
    /** Parts of the board that no move joins. */
    DISCONNECTED("disconnected"),
    /** More squares with a single move than a tour has free ends. */
    DEAD_ENDS("dead-ends"),
    /** Numbers of light and dark squares, or colours of fixed ends, that no alternating sequence has. */
    COLOUR_IMBALANCE("colour-imbalance"),
    /** Squares without which the board falls into more pieces than a tour does. */
    CUT("cut"),
    /** A search that was finished without finding a tour. */
    EXHAUSTED("exhausted");

    private final String word;

    WitnessKind(String word) {
        this.word = word;
    }

    /** The kinds of facts that are looked for without a search, simplest first. */
    public static List<WitnessKind> ofFacts() {
        return Arrays.stream(values())
                .filter(kind -> kind != END_OF_CLOSED_TOUR && kind != EXHAUSTED)
                .toList();
    }

    /** The word of the command line and of lessons, such as {@code dead-ends}. */
    public String word() {
        return word;
    }
}
