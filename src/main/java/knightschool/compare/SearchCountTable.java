package knightschool.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.algorithm.Solver;
import knightschool.search.Lookahead;
import knightschool.search.Outcome;
import knightschool.text.CsvField;
import knightschool.trace.Frame;

/**
 * The counters of the searches of a comparison, at the step shown and in total. Immutable.
 *
 * @param rows one row per search, in the order of the comparison
 */
public record SearchCountTable(List<Row> rows) {
    /** The columns of the file, from left to right. */
    private static final List<Column> COLUMNS = List.of(
            new Column("algorithm", row -> CsvField.of(row.solver().algorithm().name())),
            new Column("options", row -> CsvField.of(row.solver().choices().inShort())),
            Column.counted("step", row -> row.now().step()),
            Column.counted("visited", row -> row.now().depth()),
            Column.counted("best_depth", row -> row.now().deepest()),
            Column.counted("placed", row -> row.now().placements()),
            Column.counted("undone", row -> row.now().undos()),
            new Column("pruned", row -> row.pruned(row.now())),
            Column.counted("all_steps", row -> row.all().step()),
            Column.counted("all_best_depth", row -> row.all().deepest()),
            Column.counted("all_placed", row -> row.all().placements()),
            Column.counted("all_undone", row -> row.all().undos()),
            new Column("all_pruned", row -> row.pruned(row.all())),
            new Column("complete", row -> row.complete() ? "yes" : "no"),
            new Column("outcome", row -> row.complete() ? row.outcome().word() : ""),
            new Column("times_first", Row::timesFirstInFull));

    /**
     * A column of the file.
     *
     * @param name the heading
     * @param field returns the field of a row, escaped for CSV
     */
    private record Column(String name, Function<Row, String> field) {
        static Column counted(String name, ToLongFunction<Row> count) {
            return new Column(name, row -> String.valueOf(count.applyAsLong(row)));
        }
    }

    public SearchCountTable {
        rows = List.copyOf(rows);
    }

    /**
     * The counters of one search.
     *
     * @param now the counters at the step shown, or at the last step of a search that ended earlier
     * @param all the counters at the last step computed
     * @param complete whether the search is over, so that {@code all} is final
     * @param outcome how the search ended; {@link Outcome#STOPPED} while it is not complete
     * @param timesFirst the number of steps divided by that of the search in the first row; empty if one of the two is
     *     not complete, or the first has no steps
     */
    public record Row(
            Solver solver,
            Frame.Counters now,
            Frame.Counters all,
            boolean complete,
            Outcome outcome,
            OptionalDouble timesFirst) {
        /** Returns the number of prunes; empty for a search without a lookahead. */
        private String pruned(Frame.Counters counters) {
            return solver.policy().lookahead() == Lookahead.NONE ? "" : String.valueOf(counters.pruned());
        }

        private String timesFirstInFull() {
            return timesFirst.isPresent() ? String.valueOf(timesFirst.getAsDouble()) : "";
        }
    }

    /** Returns the table of a moment. It has no rows if the snapshot shows other searches than the given ones. */
    public static SearchCountTable of(ComparisonSnapshot snapshot, List<SearchProgress> searches) {
        List<Frame> frames = snapshot.frames();
        List<Solver> solvers = frames.stream().map(Frame::solver).toList();
        List<Row> rows = new ArrayList<>();
        if (solvers.equals(searches.stream().map(SearchProgress::solver).toList())) {
            for (int i = 0; i < frames.size(); i++) {
                SearchProgress search = searches.get(i);
                rows.add(new Row(
                        search.solver(),
                        frames.get(i).counters(),
                        search.counters(),
                        search.complete(),
                        search.outcome(),
                        timesFirst(search, searches.getFirst())));
            }
        }
        return new SearchCountTable(rows);
    }

    private static OptionalDouble timesFirst(SearchProgress search, SearchProgress first) {
        boolean known = search.complete() && first.complete() && first.explored() > 0;
        return known ? OptionalDouble.of((double) search.explored() / first.explored()) : OptionalDouble.empty();
    }

    /** Returns the table as CSV (RFC 4180, 2005): a heading, then one line per search. */
    public String csv() {
        return lines(",");
    }

    /** Returns the table as text with tabs between fields, which spreadsheets accept from the clipboard. */
    public String tabbed() {
        return lines("\t");
    }

    private String lines(String separator) {
        Stream<List<String>> head = Stream.of(COLUMNS.stream().map(Column::name).toList());
        Stream<List<String>> searches = rows.stream()
                .map(row -> COLUMNS.stream()
                        .map(column -> column.field().apply(row))
                        .toList());
        return Stream.concat(head, searches)
                .map(fields -> String.join(separator, fields) + "\n")
                .collect(Collectors.joining());
    }
}
