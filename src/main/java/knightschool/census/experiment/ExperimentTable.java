package knightschool.census.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.compare.StepRatio;
import knightschool.compare.StepsToAnswer;
import knightschool.search.Outcome;
import knightschool.text.CsvFieldEscaper;
import knightschool.text.SpreadsheetTable;

/**
 * The results of an experiment as a table with one row for each solver on each board: how its runs ended, how many
 * steps they took, and how its median compares with that of the first solver. Immutable.
 *
 * @param rows in the order of the plan
 */
public record ExperimentTable(List<Row> rows) implements SpreadsheetTable {
    private static final List<String> HEAD = List.of(
            "board",
            "algorithm",
            "runs",
            "of",
            "found",
            "proven_absent",
            "stopped",
            "least",
            "lower_quartile",
            "median",
            "upper_quartile",
            "most",
            "times_fewer_than_first");

    public ExperimentTable {
        rows = List.copyOf(rows);
    }

    /**
     * A group.
     *
     * @param planned how many runs it has when all are made
     * @param ratio its median beside that of the first solver on the same board
     */
    public record Row(ExperimentRunGroup group, FiveNumberSummary summary, int planned, StepRatio ratio) {
        /** Returns whether all of its runs are made. */
        public boolean isComplete() {
            return summary.count() == planned;
        }

        private List<String> fields() {
            return List.of(
                    CsvFieldEscaper.of(ExperimentText.board(group.board())),
                    CsvFieldEscaper.of(ExperimentText.algorithm(group)),
                    String.valueOf(summary.count()),
                    String.valueOf(planned),
                    String.valueOf(summary.count(Outcome.FOUND)),
                    String.valueOf(summary.count(Outcome.PROVEN_ABSENT)),
                    String.valueOf(summary.count(Outcome.STOPPED)),
                    field(summary.least()),
                    field(summary.lowerQuartile()),
                    field(summary.median()),
                    field(summary.upperQuartile()),
                    field(summary.most()),
                    ratio.field());
        }

        private static String field(Optional<StepsToAnswer> steps) {
            return steps.map(StepsToAnswer::field).orElse("");
        }
    }

    /** Returns the table of what is known of a plan. */
    public static ExperimentTable of(ExperimentPlan plan, CompletedRunCache knownRuns) {
        List<Row> rows = new ArrayList<>();
        Optional<StepsToAnswer> first = Optional.empty();
        for (ExperimentRunGroup group : plan.groups()) {
            FiveNumberSummary summary = new FiveNumberSummary(knownRuns.rows(plan, group), plan.limit());
            boolean isFirst = group.solver().equals(plan.solvers().getFirst());
            first = isFirst ? summary.median() : first;
            StepRatio ratio = isFirst && first.isPresent() ? StepRatio.FIRST : StepRatio.of(first, summary.median());
            rows.add(new Row(group, summary, plan.runs(group), ratio));
        }
        return new ExperimentTable(rows);
    }

    /** Returns the number of runs that are made. */
    public int count() {
        return rows.stream().mapToInt(row -> row.summary().count()).sum();
    }

    /** Returns the number of runs with an outcome. */
    public int count(Outcome outcome) {
        return rows.stream().mapToInt(row -> row.summary().count(outcome)).sum();
    }

    /** Whether no run is made. */
    @Override
    public boolean isEmpty() {
        return count() == 0;
    }

    @Override
    public List<List<String>> lines() {
        return Stream.concat(Stream.of(HEAD), rows.stream().map(Row::fields)).toList();
    }
}
