package knightschool.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import knightschool.algorithm.Solver;
import knightschool.search.Lookahead;
import knightschool.search.Outcome;
import knightschool.text.CsvField;
import knightschool.trace.Frame;

/**
 * What the searches of a comparison have counted: at the step that is shown, and in all. Immutable.
 *
 * @param rows one a search, in the order of the comparison
 */
public record CountTable(List<Row> rows) {
    private static final List<String> HEAD = List.of(
            "algorithm",
            "options",
            "step",
            "visited",
            "placed",
            "undone",
            "pruned",
            "all_steps",
            "all_placed",
            "all_undone",
            "all_pruned",
            "complete",
            "outcome",
            "times_first");

    public CountTable {
        rows = List.copyOf(rows);
    }

    /**
     * One search.
     *
     * @param now what it had counted at the step shown, or at its last one where it ended before
     * @param all what it has counted as far as it is computed
     * @param complete whether that is all that it will ever count
     * @param outcome how it ended; {@link Outcome#STOPPED} as long as it is not complete
     * @param timesFirst how many times as many steps it takes as the search of the first row; empty where one of the
     *     two is not complete, or the first takes none
     */
    public record Row(
            Solver solver,
            Frame.Counters now,
            Frame.Counters all,
            boolean complete,
            Outcome outcome,
            OptionalDouble timesFirst) {}

    /** The table of a moment; without rows where the moment is of other searches than those that are computed. */
    public static CountTable of(Snapshot snapshot, List<SearchProgress> searches) {
        List<Frame> frames = snapshot.frames();
        List<Solver> shown = frames.stream().map(Frame::solver).toList();
        List<Row> rows = new ArrayList<>();
        if (shown.equals(searches.stream().map(SearchProgress::solver).toList())) {
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
        return new CountTable(rows);
    }

    private static OptionalDouble timesFirst(SearchProgress search, SearchProgress first) {
        boolean known = search.complete() && first.complete() && first.explored() > 0;
        return known ? OptionalDouble.of((double) search.explored() / first.explored()) : OptionalDouble.empty();
    }

    /** The table as a file that a spreadsheet reads (RFC 4180, 2005): a head, then a line a search. */
    public String csv() {
        return lines(",");
    }

    /** The same with a tab between two fields, as a spreadsheet takes it from the clipboard. */
    public String tabbed() {
        return lines("\t");
    }

    private String lines(String separator) {
        return Stream.concat(Stream.of(HEAD), rows.stream().map(CountTable::fields))
                .map(fields -> String.join(separator, fields) + "\n")
                .collect(Collectors.joining());
    }

    /** What is pruned stays empty for a search that does not look ahead. */
    private static Stream<String> counted(Solver solver, Frame.Counters counters, boolean visited) {
        LongStream depth = visited ? LongStream.of(counters.depth()) : LongStream.empty();
        LongStream moves = LongStream.of(counters.placements(), counters.undos());
        boolean looksAhead = solver.policy().lookahead() != Lookahead.NONE;
        return Stream.concat(
                Stream.of(LongStream.of(counters.step()), depth, moves)
                        .flatMapToLong(part -> part)
                        .mapToObj(String::valueOf),
                Stream.of(looksAhead ? String.valueOf(counters.pruned()) : ""));
    }

    private static List<String> fields(Row row) {
        Frame.Counters now = row.now();
        Frame.Counters all = row.all();
        Stream<String> names = Stream.of(
                CsvField.of(row.solver().algorithm().name()),
                CsvField.of(row.solver().choices().inShort()));
        Stream<String> counts = Stream.concat(counted(row.solver(), now, true), counted(row.solver(), all, false));
        Stream<String> end = Stream.of(
                row.complete() ? "yes" : "no",
                row.complete() ? row.outcome().word() : "",
                row.timesFirst().stream().mapToObj(String::valueOf).findFirst().orElse(""));
        return Stream.of(names, counts, end).flatMap(fields -> fields).toList();
    }
}
