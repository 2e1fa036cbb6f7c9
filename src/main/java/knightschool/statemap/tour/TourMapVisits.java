package knightschool.statemap.tour;

import java.util.Arrays;
import knightschool.search.Policy;
import knightschool.search.Search;

/**
 * How often a search comes to each position of a tour's map: a search that meets a position again does again all that
 * it did there before.
 */
public final class TourMapVisits {
    private final Search search;
    private final TourMap map;
    private final long[] visits;

    private TourMapVisits(TourMap map, Policy policy) {
        this.map = map;
        this.search = Search.begin(map.problem(), policy);
        this.visits = new long[map.vertexCount()];
        visits[0] = 1;
    }

    /**
     * Runs an algorithm on the map's problem until it is over, or for so many steps, and counts. Counted is every step
     * that leaves the knight on a further square, and the start once; a square that the same step takes back is not
     * counted.
     */
    public static TourMapVisits of(TourMap map, Policy policy, long steps) {
        TourMapVisits visits = new TourMapVisits(map, policy);
        visits.run(steps);
        return visits;
    }

    private void run(long steps) {
        int depth = search.depth();
        while (search.step() < steps && !search.isOver()) {
            search.advance(1);
            if (search.depth() > depth) {
                visits[map.positionOf(search.path().squares()).orElseThrow()]++;
            }
            depth = search.depth();
        }
    }

    /** How often it came to a position; 0 where it never did. */
    public long to(int position) {
        return visits[position];
    }

    /** Number of positions that it came to. */
    public long positions() {
        return Arrays.stream(visits).filter(count -> count > 0).count();
    }

    /** How often it came to any position, the start included. */
    public long total() {
        return Arrays.stream(visits).sum();
    }

    /** How often it came to a position where it had been before: what counting positions once would save. */
    public long repeated() {
        return total() - positions();
    }
}
