package knightschool.search.policy;

import knightschool.text.Keyword;

/**
 * The order in which neighbours are tried.
 *
 * @param by the criterion
 * @param ties the criterion among neighbours that are otherwise equal
 * @param seed the seed of {@link TieBreak#RANDOM}; 0 for other tie-breaks
 */
public record NeighbourOrder(By by, TieBreak ties, long seed) {
    /** The criteria for the order. */
    public enum By implements Keyword {
        /** The move order. */
        MOVE_ORDER,
        /** The fewest onward moves, which are moves to unvisited squares (von Warnsdorf 1823). */
        FEWEST_ONWARD,
        /** The greatest distance from the centre of the board, as in {@link TieBreak#ROTH}, without onward moves. */
        FARTHEST,
        /** Chance alone, as in {@link TieBreak#RANDOM}. */
        RANDOM,
        /** The stored circuit of the board, which offers only its next square, or nothing if none is stored. */
        STORED_CIRCUIT;

        /** Returns the name shown on the screen. */
        public String title() {
            return this == FEWEST_ONWARD ? "fewest open moves" : word().replace('-', ' ');
        }
    }

    /** The neighbours in move order. */
    public static final NeighbourOrder MOVE_ORDER = new NeighbourOrder(By.MOVE_ORDER, TieBreak.MOVE_ORDER, 0);

    /** The fewest onward moves first, with ties broken by move order. */
    public static final NeighbourOrder FEWEST_ONWARD = new NeighbourOrder(By.FEWEST_ONWARD, TieBreak.MOVE_ORDER, 0);

    /** Only the next square of the board's stored circuit. */
    public static final NeighbourOrder STORED_CIRCUIT = new NeighbourOrder(By.STORED_CIRCUIT, TieBreak.MOVE_ORDER, 0);

    /** The squares farthest from the centre first. */
    public static final NeighbourOrder FARTHEST = new NeighbourOrder(By.FARTHEST, TieBreak.ROTH, 0);

    /**
     * Creates an order. Only the random tie-break has a seed. Only the order by onward moves has a choice of
     * tie-breaks; the orders by distance and by chance use the tie-break of the same kind.
     */
    public NeighbourOrder {
        if (ties != TieBreak.RANDOM && seed != 0) {
            throw new IllegalArgumentException("only the random tie-break has a seed");
        }
        if (by != By.FEWEST_ONWARD && ties != own(by)) {
            throw new IllegalArgumentException("tie-breaks belong to the order by open moves");
        }
    }

    private static TieBreak own(By by) {
        return by == By.FARTHEST ? TieBreak.ROTH : by == By.RANDOM ? TieBreak.RANDOM : TieBreak.MOVE_ORDER;
    }

    /** Returns the random order. */
    public static NeighbourOrder random(long seed) {
        return new NeighbourOrder(By.RANDOM, TieBreak.RANDOM, seed);
    }

    /** Returns the order with the fewest onward moves first. */
    public static NeighbourOrder fewestOnward(TieBreak ties, long seed) {
        return new NeighbourOrder(By.FEWEST_ONWARD, ties, ties == TieBreak.RANDOM ? seed : 0);
    }

    /** Returns whether the neighbour with the fewest onward moves goes first. */
    public boolean fewestOnward() {
        return by == By.FEWEST_ONWARD;
    }

    /**
     * Returns whether neighbours are sorted by a key: their onward moves, their distance, or a random number. Otherwise
     * they are in the order of the moves or of a circuit.
     */
    public boolean sorts() {
        return by == By.FEWEST_ONWARD || by == By.FARTHEST || by == By.RANDOM;
    }

    /**
     * Returns whether the order considers no property of the neighbours, so that any two of them tie. Ties are broken
     * by the order of the moves, or at random.
     */
    public boolean allTie() {
        return by == By.MOVE_ORDER || by == By.RANDOM;
    }

    /** Returns whether the next square is read from the board's stored circuit. */
    public boolean followsCircuit() {
        return by == By.STORED_CIRCUIT;
    }

    /** Returns this order with seed 0, as the key of a search loop. */
    NeighbourOrder withoutSeed() {
        return new NeighbourOrder(by, ties, 0);
    }
}
