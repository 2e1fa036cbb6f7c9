package knightschool.handout;

import java.util.ArrayList;
import java.util.List;

/**
 * A horizontal band of a page: rows, with or without a column for notes beside them.
 *
 * @param notes whether it has a column for notes
 * @param rule whether a line separates it from the band above
 */
record Band(List<Row> rows, boolean notes, boolean rule) {
    private static final double RULE_GAP = 12;

    Band {
        rows = List.copyOf(rows);
    }

    /** Returns the space above the rows, in points. */
    double above() {
        return rule ? RULE_GAP : 0;
    }

    double height() {
        return above() + rows.stream().mapToDouble(Row::height).sum();
    }

    double stretch() {
        return rows.stream().mapToDouble(Row::stretch).sum();
    }

    /** Returns the band with higher pictures, each stretched by a fraction of its possible stretch. */
    Band stretched(double part) {
        return new Band(
                rows.stream().map(row -> row.stretched(part * row.stretch())).toList(), notes, rule);
    }

    /** Cuts the band into parts that are no higher than a limit, unless a single row is higher. */
    List<Band> cut(double most) {
        List<Band> parts = new ArrayList<>();
        List<Row> part = new ArrayList<>();
        double height = above();
        for (Row row : rows) {
            if (!part.isEmpty() && height + row.height() > most) {
                parts.add(new Band(part, notes, rule && parts.isEmpty()));
                part.clear();
                height = 0;
            }
            part.add(row);
            height += row.height();
        }
        parts.add(new Band(part, notes, rule && parts.isEmpty()));
        return parts;
    }
}
