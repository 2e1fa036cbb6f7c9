package knightschool.statemap.tour;

import java.util.Arrays;
import knightschool.search.Search;
import knightschool.search.policy.SearchPolicy;

/**
 * How often a search visits each position of a tour's map. A search that visits a position again repeats all it did
 * there before.
 */
public final class TourStateMapVisitCounts {
    private final Search search;
    private final TourStateMap map;
    private final long[] visits;

    private TourStateMapVisitCounts(TourStateMap map, SearchPolicy policy) {
        this.map = map;
        this.search = Search.begin(map.problem(), policy);
        this.visits = new long[map.vertexCount()];
        visits[0] = 1;
    }

    /**
     * Runs an algorithm on the map's problem until it ends or has made a number of steps, and counts the visits. The
     * start counts as one visit, and so does every step after which the knight is on a further square. A square that is
     * taken back in the same step is not counted.
     */
    public static TourStateMapVisitCounts of(TourStateMap map, SearchPolicy policy, long steps) {
        TourStateMapVisitCounts visits = new TourStateMapVisitCounts(map, policy);
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

    /** The number of visits to a position. */
    public long to(int position) {
        return visits[position];
    }

    /** The number of positions visited. */
    public long positions() {
        return Arrays.stream(visits).filter(count -> count > 0).count();
    }

    /** The number of all visits, including that to the start. */
    public long total() {
        return Arrays.stream(visits).sum();
    }

    /** The number of visits to positions that were visited before, which counting positions once would save. */
    public long repeated() {
        return total() - positions();
    }
}
