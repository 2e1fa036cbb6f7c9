package knightschool.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What was measured, as text: a heading for each part, a line for each figure. */
final class Table {
    private record Section(String heading, List<Row> rows) {}

    private final List<Section> sections = new ArrayList<>();

    void add(String heading, List<Row> rows) {
        sections.add(new Section(heading, List.copyOf(rows)));
    }

    @Override
    public String toString() {
        String line = "%-" + width(Row::what) + "s  %" + width(Row::figure) + "s  %-" + width(Row::unit) + "s  %s";
        return sections.stream().map(section -> text(section, line)).collect(Collectors.joining("\n\n", "", "\n"));
    }

    private static String text(Section section, String line) {
        return section.rows().stream()
                .map(row -> line.formatted(row.what(), row.figure(), row.unit(), row.how()))
                .collect(Collectors.joining("\n", section.heading() + "\n", ""));
    }

    private int width(Function<Row, String> column) {
        return sections.stream()
                .flatMap(section -> section.rows().stream())
                .mapToInt(row -> column.apply(row).length())
                .max()
                .orElse(1);
    }
}
