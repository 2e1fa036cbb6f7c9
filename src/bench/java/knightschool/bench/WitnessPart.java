package knightschool.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.explain.TourExistenceAnswer;
import knightschool.explain.TourExistenceBudget;
import knightschool.explain.TourExistenceDecider;
import knightschool.explain.TourExistenceOracle;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.TourOrWalkSearchProgressListener;
import knightschool.explain.WitnessKind;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;

/** How often each kind of witness decides on random boards with holes. Counted, not timed. */
final class WitnessPart implements Part {
    private static final long SEED = 1;
    private static final int BOARDS = 1000;
    private static final List<Integer> SIDES = List.of(4, 5, 6);
    private static final List<Integer> PERCENT_HOLES = List.of(10, 20, 30);
    private static final String EXHAUSTED = WitnessKind.EXHAUSTED.word();

    @Override
    public String name() {
        return "witnesses";
    }

    @Override
    public String heading() {
        return "Random boards without a tour: how many have a short witness, any kind but a search to the end (seed "
                + SEED + ", " + BOARDS + " boards each, every square a hole with the same chance)";
    }

    @Override
    public List<Row> measure() {
        List<Row> rows = new ArrayList<>();
        for (TourEndpointConstraint ends : List.of(TourEndpointConstraint.FREE, TourEndpointConstraint.CLOSED)) {
            Map<String, Integer> all = new TreeMap<>();
            for (int side : SIDES) {
                for (int percent : PERCENT_HOLES) {
                    Map<String, Integer> kinds = count(side, percent, ends);
                    rows.add(row(tours(ends) + ", %d x %d, %d %% holes".formatted(side, side, percent), kinds));
                    kinds.forEach((kind, number) -> all.merge(kind, number, Integer::sum));
                }
            }
            rows.add(row(tours(ends) + ", all of these", all));
            all.remove(WitnessKind.ISOLATED.word());
            all.remove(WitnessKind.DISCONNECTED.word());
            rows.add(row(tours(ends) + ", those of one piece", all));
        }
        return rows;
    }

    private static String tours(TourEndpointConstraint ends) {
        return ends.closed() ? "closed tours" : "open tours";
    }

    private static Map<String, Integer> count(int side, int percent, TourEndpointConstraint ends) {
        RandomBoards boards = new RandomBoards(SEED);
        Map<String, Integer> kinds = new TreeMap<>();
        for (int i = 0; i < BOARDS; i++) {
            KnightGraph graph = KnightGraph.of(boards.next(side, percent));
            TourExistenceAnswer finding = TourExistenceDecider.answer(
                    graph,
                    ends,
                    TourExistenceBudget.BRIEF,
                    TourExistenceOracle.NONE,
                    TourOrWalkSearchProgressListener.NONE);
            String kind = finding.witness()
                    .map(witness -> witness.kind().word())
                    .orElse(finding.verdict().word());
            kinds.merge(kind, 1, Integer::sum);
        }
        return kinds;
    }

    private static Row row(String what, Map<String, Integer> kinds) {
        int impossible = Stream.of(WitnessKind.values())
                .map(WitnessKind::word)
                .mapToInt(kind -> kinds.getOrDefault(kind, 0))
                .sum();
        int brief = impossible - kinds.getOrDefault(EXHAUSTED, 0);
        String how = Stream.of(WitnessKind.values())
                .map(WitnessKind::word)
                .filter(kinds::containsKey)
                .map(kind -> kind + " " + kinds.get(kind))
                .collect(Collectors.joining(", "));
        int unknown = kinds.getOrDefault(TourExistenceVerdict.UNKNOWN.word(), 0);
        return Row.of(
                what,
                100.0 * brief / Math.max(1, impossible),
                1,
                "%% of %,d without a tour".formatted(impossible),
                how + (unknown == 0 ? "" : ", " + unknown + " unknown"));
    }
}
