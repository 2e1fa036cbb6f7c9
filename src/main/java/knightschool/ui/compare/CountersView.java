package knightschool.ui.compare;

import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import knightschool.search.Lookahead;
import knightschool.trace.Frame;

/** How often the knight was placed and taken back until now, and how often because of the lookahead. */
final class CountersView extends GridPane {
    /** With more characters than this a count is written smaller, so that long searches fit. */
    private static final int WIDEST_LARGE = 9;

    private static final String NOT_APPLICABLE = "–";

    private final Label placed = count("placed", 0);
    private final Label undone = count("undone", 1);
    private final Label pruned = count("pruned", 2);

    CountersView() {
        getStyleClass().add("counters");
        ColumnConstraints names = new ColumnConstraints();
        names.setMinWidth(USE_PREF_SIZE);
        ColumnConstraints counts = new ColumnConstraints();
        counts.setHalignment(HPos.RIGHT);
        counts.setHgrow(Priority.ALWAYS);
        getColumnConstraints().setAll(names, counts);
    }

    private Label count(String name, int row) {
        Label words = new Label(name);
        words.getStyleClass().addAll("text-12", "muted");
        Label count = new Label();
        count.getStyleClass().addAll("text-16", "strong");
        count.setAlignment(Pos.CENTER_RIGHT);
        count.setMinWidth(USE_PREF_SIZE);
        words.setLabelFor(count);
        addRow(row, words, count);
        return count;
    }

    void show(Frame frame) {
        write(placed, Numbers.grouped(frame.counters().placements()));
        write(undone, Numbers.grouped(frame.counters().undos()));
        write(pruned, looksAhead(frame) ? Numbers.grouped(frame.counters().pruned()) : NOT_APPLICABLE);
    }

    private static boolean looksAhead(Frame frame) {
        return frame.algorithm().policy(java.util.Set.of()).lookahead() != Lookahead.NONE;
    }

    private static void write(Label label, String text) {
        label.setText(text);
        String size = text.length() > WIDEST_LARGE ? "text-12" : "text-16";
        if (!label.getStyleClass().contains(size)) {
            label.getStyleClass().removeAll("text-12", "text-16");
            label.getStyleClass().add(size);
        }
    }
}
