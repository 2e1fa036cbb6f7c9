package knightschool.statemap;

import knightschool.text.NumberFormatter;

/**
 * The result of the search for all positions of a puzzle: the complete state map, or a report that the search exceeded
 * its limits.
 */
public sealed interface StateMapOutcome {
    /** The complete map. */
    record Mapped(StateMap map) implements StateMapOutcome {}

    /**
     * The number of positions is unknown, because it exceeds the budget.
     *
     * @param positions the number of positions found before the mapping ended
     * @param shortest the fewest moves to a goal; {@link StateMap#NONE} if none was found, so that it is not known
     * @param budget the budget that was exceeded
     */
    record TooLarge(long positions, int shortest, StateMapBudget budget) implements StateMapOutcome {
        /** Returns the reason, as the rest of a sentence. */
        public String reason() {
            return positions >= budget.positions()
                    ? "it has more than " + NumberFormatter.grouped(budget.positions()) + " positions"
                    : "its map needs more than " + NumberFormatter.grouped(budget.bytes() >> 20) + " MiB of memory; "
                            + NumberFormatter.grouped(positions) + " positions were met until then";
        }
    }
}
