package knightschool.statemap;

import knightschool.text.NumberFormatter;

/** The result of mapping a puzzle: the map, or that it exceeds the limits. */
public sealed interface MapOutcome {
    /** The complete map. */
    record Mapped(StateMap map) implements MapOutcome {}

    /**
     * There are more positions than the budget allows; how many is not known.
     *
     * @param positions number of positions met before it ended
     * @param shortest the fewest moves to a goal, if one was met; else {@link StateMap#NONE}: then it is not known
     * @param budget what was allowed
     */
    record TooLarge(long positions, int shortest, MapBudget budget) implements MapOutcome {
        /** Returns the reason, as the rest of a sentence. */
        public String reason() {
            return positions >= budget.positions()
                    ? "it has more than " + NumberFormatter.grouped(budget.positions()) + " positions"
                    : "its map needs more than " + NumberFormatter.grouped(budget.bytes() >> 20) + " MiB of memory; "
                            + NumberFormatter.grouped(positions) + " positions were met until then";
        }
    }
}
