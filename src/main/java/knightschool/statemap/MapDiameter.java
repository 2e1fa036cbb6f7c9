package knightschool.statemap;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.graph.measure.Diameter;
import knightschool.graph.measure.ShortestPaths;

/**
 * The largest distance between two positions of a map.
 *
 * @param path a shortest path between two positions that are that far apart
 * @param exact whether it is the diameter; else that can be larger
 */
public record MapDiameter(List<Integer> path, boolean exact) {
    /** So many links may be followed for it, so that the answer is the same everywhere. */
    static final long WORK = 100_000_000;

    /**
     * Finds it, or where that takes too much a distance that is no larger.
     *
     * @param watch is run before every search, and may end the work by throwing
     */
    static MapDiameter of(StateMap map, Runnable watch) {
        Budget budget = new Budget(WORK / (2 * map.edgeCount() + map.vertexCount()), watch);
        try {
            return of(Diameter.of(map, budget).path(), true);
        } catch (Spent _) {
            ShortestPaths there = ShortestPaths.from(map, map.vertexCount() - 1);
            return of(there.pathTo(there.farthest()), false);
        }
    }

    private static MapDiameter of(int[] path, boolean exact) {
        return new MapDiameter(IntStream.of(path).boxed().toList(), exact);
    }

    /** Number of moves: the diameter, or the largest distance that was found. */
    public int length() {
        return path.size() - 1;
    }

    private static final class Spent extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Spent() {
            super("too much work", null, false, false);
        }
    }

    private static final class Budget implements Runnable {
        private final Runnable watch;
        private long remaining;

        Budget(long searches, Runnable watch) {
            this.remaining = searches;
            this.watch = watch;
        }

        @Override
        public void run() {
            watch.run();
            if (remaining-- <= 0) {
                throw new Spent();
            }
        }
    }
}
