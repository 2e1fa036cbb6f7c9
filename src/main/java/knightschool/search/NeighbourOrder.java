package knightschool.search;

/**
 * Which neighbour is tried first.
 *
 * @param by what decides
 * @param ties what decides between neighbours that are otherwise equal
 * @param seed the number that {@link TieBreak#RANDOM} draws from; 0 for the others
 */
public record NeighbourOrder(By by, TieBreak ties, long seed) {
    /** What decides which neighbour goes first. */
    public enum By {
        /** The move order. */
        MOVE_ORDER,
        /** The fewest onward moves: moves to unvisited squares, the knight's own not counted (von Warnsdorf 1823). */
        FEWEST_ONWARD,
        /** The stored circuit of the board, which offers its next square alone, or nothing where none is stored. */
        STORED_CIRCUIT
    }

    /** By the move order. */
    public static final NeighbourOrder MOVE_ORDER = new NeighbourOrder(By.MOVE_ORDER, TieBreak.MOVE_ORDER, 0);

    /** The fewest onward moves first, ties to the earlier in move order. */
    public static final NeighbourOrder FEWEST_ONWARD = new NeighbourOrder(By.FEWEST_ONWARD, TieBreak.MOVE_ORDER, 0);

    /** The next square of the board's stored circuit alone. */
    public static final NeighbourOrder STORED_CIRCUIT = new NeighbourOrder(By.STORED_CIRCUIT, TieBreak.MOVE_ORDER, 0);

    /** A seed means something to the random tie-break alone, and without the onward moves everything is a tie. */
    public NeighbourOrder {
        if (ties != TieBreak.RANDOM && seed != 0) {
            throw new IllegalArgumentException("only the random tie-break has a seed");
        }
        if (by != By.FEWEST_ONWARD && ties != TieBreak.MOVE_ORDER) {
            throw new IllegalArgumentException("tie-breaks belong to the order by onward moves");
        }
    }

    /** The fewest onward moves first. */
    public static NeighbourOrder fewestOnward(TieBreak ties, long seed) {
        return new NeighbourOrder(By.FEWEST_ONWARD, ties, ties == TieBreak.RANDOM ? seed : 0);
    }

    /** Whether the neighbour with the fewest onward moves goes first. */
    public boolean fewestOnward() {
        return by == By.FEWEST_ONWARD;
    }

    /** Whether the next square is read from the board's stored circuit. */
    public boolean followsCircuit() {
        return by == By.STORED_CIRCUIT;
    }

    /** The same for every seed: what a loop is made for. */
    NeighbourOrder withoutSeed() {
        return new NeighbourOrder(by, ties, 0);
    }
}
