package knightschool.handout;

import java.util.ArrayList;
import java.util.List;

/**
 * A group of consecutive rows on a page, such as those of a slide, with or without a column for notes beside them.
 *
 * @param notes whether it has a column for notes
 * @param rule whether a line separates it from the group above
 */
record PageRowGroup(List<UnbreakablePageRow> rows, boolean notes, boolean rule) {
    private static final double RULE_GAP = 12;

    PageRowGroup {
        rows = List.copyOf(rows);
    }

    /** Returns the space above the rows, in points. */
    double above() {
        return rule ? RULE_GAP : 0;
    }

    double height() {
        return above() + rows.stream().mapToDouble(UnbreakablePageRow::height).sum();
    }

    double stretch() {
        return rows.stream().mapToDouble(UnbreakablePageRow::stretch).sum();
    }

    /** Returns the group with higher pictures, each stretched by a fraction of its possible stretch. */
    PageRowGroup stretched(double part) {
        return new PageRowGroup(
                rows.stream().map(row -> row.stretched(part * row.stretch())).toList(), notes, rule);
    }

    /** Cuts the group into parts that are no higher than a limit, unless a single row is higher. */
    List<PageRowGroup> cut(double most) {
        List<PageRowGroup> parts = new ArrayList<>();
        List<UnbreakablePageRow> part = new ArrayList<>();
        double height = above();
        for (UnbreakablePageRow row : rows) {
            if (!part.isEmpty() && height + row.height() > most) {
                parts.add(new PageRowGroup(part, notes, rule && parts.isEmpty()));
                part.clear();
                height = 0;
            }
            part.add(row);
            height += row.height();
        }
        parts.add(new PageRowGroup(part, notes, rule && parts.isEmpty()));
        return parts;
    }
}
