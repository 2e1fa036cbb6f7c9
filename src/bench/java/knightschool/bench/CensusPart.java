package knightschool.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.census.CensusComputation;
import knightschool.census.CensusDefinition;
import knightschool.census.CensusRow;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.SearchPolicy;

/** A table of every start, by making every step and by counting equal positions once. */
final class CensusPart implements Part {
    private static final long LIMIT = 100_000_000;

    @Override
    public String name() {
        return "census";
    }

    @Override
    public String heading() {
        return "A census of all 64 starts of the full 8 x 8 board, up to %,d steps each".formatted(LIMIT);
    }

    @Override
    public List<Row> measure() {
        List<Row> rows = new ArrayList<>();
        for (Golden golden : Golden.values()) {
            rows.addAll(rows(golden.algorithm()));
        }
        return rows;
    }

    private static List<Row> rows(String algorithm) {
        SearchPolicy policy = Algorithms.named(algorithm).policy(AlgorithmOptionValues.USUAL);
        Board board = Board.full(KnightTables.SIDE, KnightTables.SIDE);
        CensusDefinition census = CensusDefinition.ofEveryStart(board, policy, false, LIMIT);
        long begun = System.nanoTime();
        List<CensusRow> counted = counted(census);
        long between = System.nanoTime();
        List<CensusRow> stepped = census.starts()
                .mapToObj(start -> stepped(new Problem(board, MoveOrder.CLOCKWISE, start, false), policy))
                .toList();
        long ended = System.nanoTime();
        long same = counted.stream().filter(stepped::contains).count();
        double steps = stepped.stream().mapToLong(CensusRow::steps).sum();
        return List.of(
                Row.of(algorithm + ", rows that agree", same, 0, "of " + stepped.size(), "start, outcome and steps"),
                Row.of(algorithm + ", all steps", steps / 1e6, 1, "million steps", "of all starts, made one by one"),
                Row.of(
                        algorithm + ", making / counting",
                        (ended - between) / (double) (between - begun),
                        1,
                        "times",
                        "time of making every step / of counting equal positions once, each once, on one thread"));
    }

    /** As the program counts. */
    private static List<CensusRow> counted(CensusDefinition census) {
        List<CensusRow> rows = new ArrayList<>();
        new CensusComputation(census, rows::add).workOn(Runnable::run, 1).join();
        rows.sort(Comparator.comparingInt(CensusRow::start));
        return rows;
    }

    private static CensusRow stepped(Problem problem, SearchPolicy policy) {
        Search search = Search.begin(problem, policy);
        search.advance(LIMIT);
        return new CensusRow(problem.start(), search.outcome(), search.step());
    }
}
