package knightschool.compare;

import java.util.List;
import knightschool.search.Search;
import knightschool.trace.Trace;

/**
 * Looks for a step with which two searches begin to differ: after the step before, the knight stood on the same square
 * in both and the same squares were visited, so that the same moves were open, and now that is no longer so. Two
 * searches on the same path agree in this; so do two that have come to the same squares in another order. A search that
 * has ended stays where it is.
 *
 * <p>All of them go on together, one step at a time. For each two of them it is counted on how many squares one has
 * been and the other has not, so that a step costs no look at a board or a path.
 */
final class DifferenceSearch {
    private final List<Search> searches;
    private final boolean[][] visited;
    private final int[][] paths;
    private final int[] depths;

    /** For each two searches the number of squares that one has visited and the other has not. */
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
     * The first step after {@code from} with which two searches begin to differ; all have been computed as far as
     * {@code last}, or are over before.
     *
     * @return the step, or -1 if no two begin to differ up to {@code last}
     */
    static long next(List<Trace> traces, long from, long last) {
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

    /** Takes over where a search stands: a step takes squares back, or places one. */
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

    /** A square is visited that was not, or no longer. */
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

    /** Updates which searches agree; tells whether two that agreed no longer do. */
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
