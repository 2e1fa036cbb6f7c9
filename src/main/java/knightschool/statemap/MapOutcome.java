package knightschool.statemap;

import knightschool.text.NumberFormatter;

/** The result of mapping a puzzle: the map, or that it exceeds the limits. */
public sealed interface MapOutcome {
    /** The complete map. */
    record Mapped(StateMap map) implements MapOutcome {}

    /**
     * The map exceeds the limits; its size is not known.
     *
     * @param positions the number of positions found so far
     * @param links the number of links found so far
     * @param shortest the fewest moves to a goal if one was found, otherwise {@link StateMap#NONE}
     * @param budget the limits
     */
    record TooLarge(long positions, long links, int shortest, MapBudget budget) implements MapOutcome {
        /** Returns the reason, as the rest of a sentence. */
        public String reason() {
            return positions >= budget.positions()
                    ? "it has more than " + NumberFormatter.grouped(budget.positions()) + " positions"
                    : "its map needs more than " + NumberFormatter.grouped(budget.bytes() >> 20) + " MiB of memory; "
                            + NumberFormatter.grouped(positions) + " positions were met until then";
        }
    }
}
