package knightschool.census;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.text.CsvFieldEscaper;
import knightschool.text.SpreadsheetTable;

/**
 * The censuses of several solvers side by side, a line for each start: how each search ended, its steps, and how many
 * times fewer they are than those of the first solver. Cells of starts that are not counted stay empty.
 *
 * @param limit the number of steps after which a search is stopped
 * @param columns the solvers, the first of which the others are compared with
 */
public record CensusComparisonTable(Board board, long limit, List<Column> columns) implements SpreadsheetTable {
    public CensusComparisonTable {
        columns = List.copyOf(columns);
    }

    /**
     * A solver.
     *
     * @param algorithm its name and options, as on the command line
     * @param rows by start
     */
    public record Column(String algorithm, Map<Integer, CensusRow> rows) {
        public Column {
            rows = Map.copyOf(rows);
        }

        /** Creates a column of some rows. */
        public static Column of(String algorithm, List<CensusRow> rows) {
            return new Column(
                    algorithm, rows.stream().collect(Collectors.toMap(CensusRow::start, Function.identity())));
        }
    }

    @Override
    public boolean isEmpty() {
        return columns.stream().allMatch(column -> column.rows().isEmpty());
    }

    @Override
    public List<List<String>> lines() {
        List<List<String>> lines = new ArrayList<>(List.of(head()));
        IntStream.range(0, board.squares())
                .filter(board::isPlayable)
                .mapToObj(this::line)
                .forEach(lines::add);
        return lines;
    }

    private List<String> head() {
        List<String> head = new ArrayList<>(List.of("start", "square"));
        for (int i = 0; i < columns.size(); i++) {
            String name = columns.get(i).algorithm();
            head.add(CsvFieldEscaper.of(name + " outcome"));
            head.add(CsvFieldEscaper.of(name + " steps"));
            if (i > 0) {
                head.add(CsvFieldEscaper.of(name + " times_fewer_than_first"));
            }
        }
        return List.copyOf(head);
    }

    private List<String> line(int start) {
        List<String> line = new ArrayList<>(List.of(String.valueOf(start), SquareNames.name(board, start)));
        Optional<CensusRow> first =
                Optional.ofNullable(columns.getFirst().rows().get(start));
        for (int i = 0; i < columns.size(); i++) {
            Optional<CensusRow> row = Optional.ofNullable(columns.get(i).rows().get(start));
            line.add(row.map(one -> one.outcome().word()).orElse(""));
            line.add(row.map(one -> one.toAnswer(limit).field()).orElse(""));
            if (i > 0) {
                line.add(first.flatMap(one ->
                                row.map(other -> other.ratioTo(one, limit).field()))
                        .orElse(""));
            }
        }
        return List.copyOf(line);
    }
}
