package knightschool.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.search.Outcome;
import knightschool.text.CsvFieldEscaper;
import knightschool.text.SpreadsheetTable;
import knightschool.trace.SearchSnapshot;

/**
 * The counters of the searches of a comparison, at the step on screen and in total. Immutable.
 *
 * @param rows one row per search, in the order of the comparison
 */
public record SearchCounterTable(List<Row> rows) implements SpreadsheetTable {
    /** The columns of the file, from left to right. */
    private static final List<Column> COLUMNS = List.of(
            new Column(
                    "algorithm",
                    row -> CsvFieldEscaper.of(row.solver().algorithm().name())),
            new Column("options", row -> CsvFieldEscaper.of(row.options())),
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
            new Column("times_first", row -> row.ratio().quotientField()),
            new Column("ns_per_step", Row::stepNanosRounded));

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

    public SearchCounterTable {
        rows = List.copyOf(rows);
    }

    /**
     * One search.
     *
     * @param options the chosen options and forks of its algorithm, in a few words
     * @param now its counts at the step shown, or at the end of a search that ended before
     * @param all what it has counted as far as it is computed
     * @param complete whether the search has ended
     * @param outcome how it ended; {@link Outcome#STOPPED} as long as it is not complete
     * @param ratio its steps beside those of the first row, as far as both are computed
     * @param stepNanos the time of a step, in nanoseconds; empty after too few steps for a measurement
     */
    public record Row(
            ConfiguredAlgorithm solver,
            String options,
            SearchSnapshot.Counters now,
            SearchSnapshot.Counters all,
            boolean complete,
            Outcome outcome,
            StepRatio ratio,
            OptionalDouble stepNanos) {
        /** Returns the number of prunes; empty for a search without a lookahead. */
        private String pruned(SearchSnapshot.Counters counters) {
            return solver.policy().looksAhead() ? String.valueOf(counters.pruned()) : "";
        }

        private String stepNanosRounded() {
            return stepNanos.isPresent() ? String.valueOf(Math.round(stepNanos.getAsDouble())) : "";
        }
    }

    /** Returns the table of a moment. It has no rows if the snapshot shows other searches than the given ones. */
    public static SearchCounterTable of(ComparisonSnapshot snapshot, List<SearchComputationProgress> searches) {
        List<SearchSnapshot> frames = snapshot.frames();
        List<ConfiguredAlgorithm> solvers =
                frames.stream().map(SearchSnapshot::solver).toList();
        List<Row> rows = new ArrayList<>();
        if (solvers.equals(
                searches.stream().map(SearchComputationProgress::solver).toList())) {
            for (int i = 0; i < frames.size(); i++) {
                SearchComputationProgress search = searches.get(i);
                rows.add(new Row(
                        search.solver(),
                        search.solver().inShort(frames.get(i).board()),
                        frames.get(i).counters(),
                        search.counters(),
                        search.complete(),
                        search.outcome(),
                        i == 0
                                ? StepRatio.FIRST
                                : StepRatio.of(searches.getFirst().toAnswer(), search.toAnswer()),
                        search.stepNanos()));
            }
        }
        return new SearchCounterTable(rows);
    }

    @Override
    public boolean isEmpty() {
        return rows.isEmpty();
    }

    @Override
    public List<List<String>> lines() {
        Stream<List<String>> head = Stream.of(COLUMNS.stream().map(Column::name).toList());
        Stream<List<String>> searches = rows.stream()
                .map(row -> COLUMNS.stream()
                        .map(column -> column.field().apply(row))
                        .toList());
        return Stream.concat(head, searches).toList();
    }
}
