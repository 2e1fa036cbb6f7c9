package knightschool.bench;

import java.util.ArrayList;
import java.util.List;
import knightschool.board.Board;
import knightschool.explain.TourExistenceAnswer;
import knightschool.explain.TourExistenceBudget;
import knightschool.explain.TourExistenceDecider;
import knightschool.explain.TourExistenceOracle;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.TourOrWalkSearchProgressListener;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.ConnectedComponents;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.walk.ShortestCoveringWalkAnswer;

/** How often the shortest walk of a random board without a tour is proven to be the shortest. Counted, not timed. */
final class WalkPart implements Part {
    private static final long SEED = 1;
    private static final int BOARDS = 40;
    private static final List<Integer> SIDES = List.of(5, 6, 8, 10);
    private static final List<Integer> PERCENT_HOLES = List.of(10, 20);

    @Override
    public String name() {
        return "walks";
    }

    @Override
    public String heading() {
        return "Random boards of one piece without a tour: how often the walk that was found is known to be the shortest"
                + " (seed " + SEED + ", " + BOARDS + " boards each, every square a hole with the same chance, as the"
                + " editor looks)";
    }

    @Override
    public List<Row> measure() {
        List<Row> rows = new ArrayList<>();
        for (TourEndpointConstraint ends : List.of(TourEndpointConstraint.FREE, TourEndpointConstraint.CLOSED)) {
            String walks = ends.closed() ? "closed walks" : "open walks";
            Sum all = new Sum();
            for (int side : SIDES) {
                for (int percent : PERCENT_HOLES) {
                    Sum sum = sum(side, percent, ends);
                    rows.add(sum.row(walks + ", %d x %d, %d %% holes".formatted(side, side, percent)));
                    all.add(sum);
                }
            }
            rows.add(all.row(walks + ", all of these"));
        }
        return rows;
    }

    private static Sum sum(int side, int percent, TourEndpointConstraint ends) {
        RandomBoards boards = new RandomBoards(SEED);
        Sum sum = new Sum();
        while (sum.boards < BOARDS) {
            Board board = boards.next(side, percent);
            KnightGraph graph = KnightGraph.of(board);
            if (graph.vertexCount() > 2 && ConnectedComponents.of(graph).count() == 1) {
                TourExistenceAnswer finding = TourExistenceDecider.answer(
                        graph,
                        ends,
                        TourExistenceBudget.BRIEF,
                        TourExistenceOracle.NONE,
                        TourOrWalkSearchProgressListener.NONE);
                if (finding.verdict() == TourExistenceVerdict.IMPOSSIBLE) {
                    sum.add(
                            ShortestCoveringWalkAnswer.of(
                                    graph,
                                    ends,
                                    finding,
                                    ShortestCoveringWalkAnswer.BRIEF,
                                    TourOrWalkSearchProgressListener.NONE),
                            board.playableCount() - (ends.closed() ? 0 : 1));
                }
            }
        }
        return sum;
    }

    /** What is said of several boards together. */
    private static final class Sum {
        private int boards;
        private int proven;
        private int longer;
        private int open;

        /** @param tour number of moves that a tour would have */
        void add(ShortestCoveringWalkAnswer walk, int tour) {
            boards++;
            proven += walk.isShortest() ? 1 : 0;
            longer += walk.length() - tour;
            open += walk.length() - walk.least();
        }

        void add(Sum other) {
            boards += other.boards;
            proven += other.proven;
            longer += other.longer;
            open += other.open;
        }

        Row row(String what) {
            String more = "%.1f moves more than a tour".formatted((double) longer / boards);
            String between = proven == boards
                    ? ""
                    : ", %.1f above what is proven where it is not".formatted((double) open / (boards - proven));
            return Row.of(what, 100.0 * proven / boards, 1, "%% of %,d proven".formatted(boards), more + between);
        }
    }
}
