package knightschool.statemap;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.graph.measure.Diameter;
import knightschool.graph.measure.ShortestPaths;

/**
 * The largest known distance between two positions of a map.
 *
 * @param path a shortest path between two positions with that distance
 * @param exact whether it is the diameter; if not, the diameter may be larger
 */
public record StateMapDiameter(List<Integer> path, boolean exact) {
    /** The maximum number of links to follow, so that the result is the same on every machine. */
    static final long WORK = 100_000_000;

    /**
     * Returns the diameter or, if that takes too much work, a lower bound.
     *
     * @param watch called before every search; may end the computation by throwing an exception
     */
    static StateMapDiameter of(StateMap map, Runnable watch) {
        Budget budget = new Budget(WORK / (2 * map.edgeCount() + map.vertexCount()), watch);
        try {
            return of(Diameter.of(map, budget).path(), true);
        } catch (BudgetSpentException _) {
            ShortestPaths paths = ShortestPaths.from(map, map.vertexCount() - 1);
            return of(paths.pathTo(paths.farthest()), false);
        }
    }

    private static StateMapDiameter of(int[] path, boolean exact) {
        return new StateMapDiameter(IntStream.of(path).boxed().toList(), exact);
    }

    /** Returns the number of moves: the diameter, or the largest distance found. */
    public int length() {
        return path.size() - 1;
    }

    private static final class BudgetSpentException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        BudgetSpentException() {
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
                throw new BudgetSpentException();
            }
        }
    }
}
