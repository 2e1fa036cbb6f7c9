package knightschool.search;

/**
 * Which neighbour is tried first.
 *
 * @param fewestOnward whether the neighbour with the fewest onward moves goes first: moves to unvisited squares, the
 *     knight's own not counted (von Warnsdorf 1823)
 * @param ties what decides between neighbours that are otherwise equal
 * @param seed the number that {@link TieBreak#RANDOM} draws from; 0 for the others
 */
public record Order(boolean fewestOnward, TieBreak ties, long seed) {
    /** By the move order. */
    public static final Order MOVE_ORDER = new Order(false, TieBreak.MOVE_ORDER, 0);

    /** The fewest onward moves first, ties to the earlier in move order. */
    public static final Order FEWEST_ONWARD = new Order(true, TieBreak.MOVE_ORDER, 0);

    /** A seed means something to the random tie-break alone, and without the onward moves everything is a tie. */
    public Order {
        if (ties != TieBreak.RANDOM && seed != 0) {
            throw new IllegalArgumentException("only the random tie-break has a seed");
        }
        if (!fewestOnward && ties != TieBreak.MOVE_ORDER) {
            throw new IllegalArgumentException("tie-breaks belong to the order by onward moves");
        }
    }

    /** The fewest onward moves first. */
    public static Order fewestOnward(TieBreak ties, long seed) {
        return new Order(true, ties, ties == TieBreak.RANDOM ? seed : 0);
    }

    /** The same for every seed: what a loop is made for. */
    Order withoutSeed() {
        return new Order(fewestOnward, ties, 0);
    }
}
