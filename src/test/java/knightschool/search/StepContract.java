package knightschool.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.function.Supplier;

/**
 * What a search promises of its steps, with forks and without.
 *
 * @param begin begins the search, each time anew
 * @param told the problem, for messages
 */
record StepContract(Supplier<Search> begin, Supplier<String> told) {
    /**
     * The same steps are made at once, one by one, and in chunks.
     *
     * @param most the most steps
     * @param chunk the most steps of a chunk
     */
    void agreesByOneByChunksAndAtOnce(int most, int chunk, Random random) {
        Search atOnce = begin.get();
        long steps = atOnce.advance(most);
        Search byOne = begin.get();
        Search byChunks = begin.get();
        for (long i = 0; i < steps; i++) {
            assertEquals(1, byOne.advance(1));
        }
        while (byChunks.step() < steps) {
            byChunks.advance(Math.min(1 + random.nextInt(chunk), steps - byChunks.step()));
        }
        assertEquals(Moment.of(atOnce), Moment.of(byOne), told);
        assertEquals(Moment.of(atOnce), Moment.of(byChunks), told);
        assertTrue(steps == most || atOnce.isOver(), told);
    }

    /**
     * Some steps are made without going back behind the present square, and the first that would is not.
     *
     * @param before the steps made before
     */
    void staysAboveALowestSquare(int before) {
        Search search = begin.get();
        search.advance(before);
        int lowest = search.depth();
        Search byOne = begin.get();
        byOne.restore(search.save());
        search.advance(500, lowest);
        while (byOne.step() < search.step()) {
            assertEquals(1, byOne.advance(1), told);
            assertTrue(byOne.depth() >= lowest, told);
        }
        assertEquals(Moment.of(byOne), Moment.of(search), told);
        if (!search.isOver() && search.advance(1, lowest) == 0 && byOne.advance(1) == 1) {
            assertTrue(byOne.depth() < lowest, told);
        }
    }
}
