package knightschool.compare;

import java.util.List;
import knightschool.search.Search;
import knightschool.trace.Trace;

/**
 * Finds the step at which two searches begin to differ: before it the knight stood on the same square in both and the
 * same squares were visited, so that the same moves were open; after it this no longer holds. Two searches on the same
 * path agree in this sense, as do two that visited the same squares in another order. A search that has ended stays at
 * its last position.
 *
 * <p>All searches advance together, one step at a time. For each pair the number of squares visited by only one of the
 * two is updated, so that a step does not compare boards or paths.
 */
public final class DifferenceSearch {
    private final List<Search> searches;
    private final boolean[][] visited;
    private final int[][] paths;
    private final int[] depths;

    /** For each pair of searches the number of squares visited by exactly one of them. */
    private final int[][] unlike;

    private final boolean[][] agreeing;

    private DifferenceSearch(List<Search> searches) {
        int count = searches.size();
        int squares = searches.getFirst().problem().board().squares();
        this.searches = searches;
        visited = new boolean[count][squares];
        paths = new int[count][squares];
        depths = new int[count];
        unlike = new int[count][count];
        agreeing = new boolean[count][count];
        for (int search = 0; search < count; search++) {
            follow(search);
        }
        updateAgreement();
    }

    /**
     * Returns the first step after {@code from} at which two searches begin to differ. All searches must have been
     * computed up to {@code last} or be over before it.
     *
     * @return the step, or -1 if no two searches begin to differ up to {@code last}
     */
    public static long next(List<Trace> traces, long from, long last) {
        if (traces.size() < 2) {
            return -1;
        }
        List<Search> searches = traces.stream()
                .map(trace -> trace.at(Math.min(from, trace.explored())))
                .toList();
        return new DifferenceSearch(searches).next(from, last);
    }

    private long next(long from, long last) {
        for (long step = from + 1; step <= last; step++) {
            boolean over = true;
            for (int search = 0; search < depths.length; search++) {
                if (searches.get(search).advance(1) > 0) {
                    over = false;
                    follow(search);
                }
            }
            if (over) {
                return -1;
            }
            if (updateAgreement()) {
                return step;
            }
        }
        return -1;
    }

    /** Updates the path of a search after a step, which either removes squares or adds one. */
    private void follow(int search) {
        Search at = searches.get(search);
        while (depths[search] > at.depth()) {
            change(search, paths[search][--depths[search]]);
        }
        while (depths[search] < at.depth()) {
            int square = at.square(depths[search]);
            paths[search][depths[search]++] = square;
            change(search, square);
        }
    }

    /** Toggles whether a square is visited in a search. */
    private void change(int search, int square) {
        boolean now = !visited[search][square];
        visited[search][square] = now;
        for (int other = 0; other < depths.length; other++) {
            if (other != search) {
                int by = visited[other][square] == now ? -1 : 1;
                unlike[search][other] += by;
                unlike[other][search] += by;
            }
        }
    }

    /** Updates which searches agree, and returns whether two that agreed no longer do. */
    private boolean updateAgreement() {
        boolean differ = false;
        for (int one = 0; one < depths.length; one++) {
            for (int other = one + 1; other < depths.length; other++) {
                boolean agree = unlike[one][other] == 0 && head(one) == head(other);
                differ |= agreeing[one][other] && !agree;
                agreeing[one][other] = agree;
            }
        }
        return differ;
    }

    private int head(int search) {
        return paths[search][depths[search] - 1];
    }
}
