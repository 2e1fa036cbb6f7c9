package knightschool.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.search.KnightPath;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.text.CsvFieldEscaper;
import knightschool.text.SpreadsheetTable;

/**
 * The costs of the choices of a search at one node. Immutable.
 *
 * @param search the index of the search in the comparison, from 0
 * @param progress the progress of the search when the table was read
 * @param problem the problem of the search
 * @param step the step after which the search is at the node
 * @param node the squares visited at the node
 * @param rows one row for each choice, in the order in which the search takes them
 */
public record ChoiceCostTable(
        int search, SearchComputationProgress progress, Problem problem, long step, KnightPath node, List<Row> rows)
        implements SpreadsheetTable {
    public ChoiceCostTable {
        rows = List.copyOf(rows);
    }

    /**
     * One choice.
     *
     * @param square the square of the choice
     * @param onward the number of onward moves from there
     * @param state whether the search has taken the choice before the step
     * @param cost the cost, as far as it is known; empty if it is not
     */
    public record Row(int square, int onward, State state, Optional<ChoiceCost> cost) {
        /** Returns whether the exact cost is known. */
        public boolean isExact() {
            return cost.isPresent() && cost.get().isExact();
        }
    }

    /** Whether a search has taken a choice. */
    public enum State {
        /** The search has taken it and has come back. */
        TRIED("tried"),
        /** The search takes it next. */
        NEXT("next"),
        /** The search takes it after others, unless it finds a tour before. */
        LATER("later");

        private final String word;

        State(String word) {
            this.word = word;
        }

        /** Returns the word on screen and in files. */
        public String word() {
            return word;
        }
    }

    /** Returns this table with counted costs, by square, for the choices whose exact cost it does not know. */
    public ChoiceCostTable with(Map<Integer, ChoiceCost> costs) {
        return new ChoiceCostTable(
                search,
                progress,
                problem,
                step,
                node,
                rows.stream().map(row -> with(row, costs.get(row.square()))).toList());
    }

    private static Row with(Row row, ChoiceCost cost) {
        boolean better = cost != null
                && !row.isExact()
                && (cost.isExact() || row.cost().isEmpty() || row.cost().get().steps() < cost.steps());
        return better ? new Row(row.square(), row.onward(), row.state(), Optional.of(cost)) : row;
    }

    private Board board() {
        return problem.board();
    }

    @Override
    public boolean isEmpty() {
        return rows.isEmpty();
    }

    @Override
    public List<List<String>> lines() {
        Map<String, Function<Row, String>> columns = new LinkedHashMap<>();
        columns.put(
                "algorithm",
                _ -> CsvFieldEscaper.of(progress.solver().algorithm().name()));
        columns.put("options", _ -> CsvFieldEscaper.of(progress.solver().inShort(board())));
        columns.put("step", _ -> String.valueOf(step));
        columns.put("from", _ -> SquareNames.name(board(), node.head()));
        columns.put("to", row -> SquareNames.name(board(), row.square()));
        columns.put("onward", row -> String.valueOf(row.onward()));
        columns.put("state", row -> row.state().word());
        columns.put(
                "steps", row -> row.isExact() ? String.valueOf(row.cost().get().steps()) : "");
        columns.put("more_than", row -> row.isExact() ? "" : String.valueOf(least(row)));
        columns.put(
                "outcome",
                row -> row.cost().flatMap(ChoiceCost::end).map(Outcome::word).orElse(""));
        Stream<List<String>> head = Stream.of(List.copyOf(columns.keySet()));
        Stream<List<String>> choices = rows.stream()
                .map(row ->
                        columns.values().stream().map(field -> field.apply(row)).toList());
        return Stream.concat(head, choices).toList();
    }

    private static long least(Row row) {
        return row.cost().map(ChoiceCost::steps).orElse(0L);
    }
}
