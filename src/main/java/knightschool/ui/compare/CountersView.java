package knightschool.ui.compare;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import knightschool.search.Lookahead;
import knightschool.trace.Frame;

/** How often the knight was placed and taken back until now, and how often because of the lookahead. */
final class CountersView extends StackPane {
    /** How many characters of a count fit in each size beside the code, so that long searches fit too. */
    private static final NavigableMap<Integer, String> BESIDE_CODE =
            new TreeMap<>(Map.of(8, "counter", 9, "counter-middle", Integer.MAX_VALUE, "counter-long"));

    /** As {@link #BESIDE_CODE}, for all three counts in one line. */
    private static final NavigableMap<Integer, String> IN_ONE_LINE =
            new TreeMap<>(Map.of(6, "counter", Integer.MAX_VALUE, "counter-long"));

    private static final String NOT_APPLICABLE = "–";
    private static final double FLAT_GAP = 4;

    private record Counter(Label name, Label count) {}

    private final Counter placed = counter("placed");
    private final Counter undone = counter("undone");
    private final Counter pruned = counter("pruned");
    private boolean flat;

    CountersView() {
        getStyleClass().add("counters");
        setFlat(false);
    }

    private static Counter counter(String name) {
        Label words = new Label(name);
        words.getStyleClass().addAll("counter-name", "muted");
        words.setMinWidth(USE_PREF_SIZE);
        Label count = new Label();
        count.getStyleClass().addAll("counter", "strong");
        count.setAlignment(Pos.CENTER_RIGHT);
        count.setMinWidth(USE_PREF_SIZE);
        words.setLabelFor(count);
        return new Counter(words, count);
    }

    /** Beside each other in one line, or below each other. */
    void setFlat(boolean inOneLine) {
        flat = inOneLine;
        getChildren().setAll(flat ? line() : column());
    }

    private HBox line() {
        HBox line = new HBox();
        line.setAlignment(Pos.BASELINE_LEFT);
        for (Counter counter : List.of(placed, undone, pruned)) {
            HBox pair = new HBox(FLAT_GAP, counter.name, counter.count);
            pair.setAlignment(Pos.BASELINE_LEFT);
            HBox.setHgrow(pair, Priority.ALWAYS);
            line.getChildren().add(pair);
        }
        return line;
    }

    private GridPane column() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("counter-column");
        ColumnConstraints names = new ColumnConstraints();
        ColumnConstraints counts = new ColumnConstraints();
        counts.setHalignment(HPos.RIGHT);
        counts.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().setAll(names, counts);
        grid.addRow(0, placed.name, placed.count);
        grid.addRow(1, undone.name, undone.count);
        grid.addRow(2, pruned.name, pruned.count);
        return grid;
    }

    void show(Frame frame) {
        write(placed.count, Numbers.grouped(frame.counters().placements()));
        write(undone.count, Numbers.grouped(frame.counters().undos()));
        write(pruned.count, looksAhead(frame) ? Numbers.grouped(frame.counters().pruned()) : NOT_APPLICABLE);
    }

    private static boolean looksAhead(Frame frame) {
        return frame.algorithm().policy(Set.of()).lookahead() != Lookahead.NONE;
    }

    private void write(Label label, String text) {
        label.setText(text);
        var sizes = flat ? IN_ONE_LINE : BESIDE_CODE;
        String size = sizes.ceilingEntry(text.length()).getValue();
        label.getStyleClass().setAll("label", "strong", size);
    }
}
