package knightschool.ui.compare.pane;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.text.NumberFormatter;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.control.LabelFactory;

/** The number of placements, of undos, and of undos by the lookahead up to now. */
final class CountersView extends StackPane {
    /**
     * The style class for a count beside the code by its number of characters, so that the counts of long searches fit
     * too.
     */
    private static final NavigableMap<Integer, String> BESIDE_CODE =
            new TreeMap<>(Map.of(8, "counter", 9, "counter-middle", Integer.MAX_VALUE, "counter-long"));

    /** As {@link #BESIDE_CODE}, for all three counts in one line, each below its name. */
    private static final NavigableMap<Integer, String> IN_ONE_LINE =
            new TreeMap<>(Map.of(7, "counter", 10, "counter-middle", Integer.MAX_VALUE, "counter-long"));

    /** As {@link #IN_ONE_LINE}, in a pane of small text. */
    private static final NavigableMap<Integer, String> IN_ONE_SMALL_LINE =
            new TreeMap<>(Map.of(5, "counter", 7, "counter-middle", Integer.MAX_VALUE, "counter-long"));

    /** The sign in place of a number that there is not, or that is not known yet. */
    static final String NOT_APPLICABLE = "–";

    private static final double FLAT_GAP = 8;
    private static final double NAME_GAP = -1;

    private record Counter(Label name, Label count) {}

    private final Counter placements = counter("placed");
    private final Counter undos = counter("undone");
    private final Counter prunes = counter("pruned");
    private boolean isBelowName;
    private boolean small;

    CountersView() {
        getStyleClass().add("counters");
        setFlat(false);
    }

    private static Counter counter(String name) {
        Label words = LabelFactory.of(name, "counter-name", "muted");
        words.setMinWidth(USE_PREF_SIZE);
        Label count = LabelFactory.of("", "counter", "strong");
        count.setAlignment(Pos.CENTER_RIGHT);
        count.setMinWidth(USE_PREF_SIZE);
        words.setLabelFor(count);
        return new Counter(words, count);
    }

    /** Sets whether the counts are side by side rather than one below the other. */
    void setFlat(boolean inOneLine) {
        isBelowName = inOneLine;
        getChildren().setAll(inOneLine ? line() : column());
        resize();
    }

    /** Places the counts one below the other, each below its name. */
    void stack() {
        isBelowName = true;
        VBox pairs = new VBox(NAME_GAP);
        pairs.getChildren().setAll(pair(placements), pair(undos), pair(prunes));
        getChildren().setAll(pairs);
        resize();
    }

    /** Sets whether the text of the pane is small. */
    void setSmall(boolean isSmall) {
        if (isSmall != small) {
            small = isSmall;
            resize();
        }
    }

    private HBox line() {
        HBox line = new HBox(FLAT_GAP);
        line.setAlignment(Pos.CENTER_LEFT);
        for (Counter counter : List.of(placements, undos, prunes)) {
            VBox pair = pair(counter);
            pair.setPrefWidth(1);
            HBox.setHgrow(pair, Priority.ALWAYS);
            line.getChildren().add(pair);
        }
        return line;
    }

    private static VBox pair(Counter counter) {
        VBox pair = new VBox(NAME_GAP, counter.name, counter.count);
        pair.setAlignment(Pos.CENTER_LEFT);
        return pair;
    }

    private GridPane column() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("counter-column");
        ColumnConstraints names = new ColumnConstraints();
        ColumnConstraints counts = new ColumnConstraints();
        counts.setHalignment(HPos.RIGHT);
        counts.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().setAll(names, counts);
        grid.addRow(0, placements.name, placements.count);
        grid.addRow(1, undos.name, undos.count);
        grid.addRow(2, prunes.name, prunes.count);
        return grid;
    }

    /** Shows no number as long as no frame is known. */
    void await() {
        List.of(placements, undos, prunes).forEach(counter -> counter.count.setText(NOT_APPLICABLE));
        resize();
    }

    void show(SearchSnapshot frame) {
        placements.count.setText(NumberFormatter.grouped(frame.counters().placements()));
        undos.count.setText(NumberFormatter.grouped(frame.counters().undos()));
        prunes.count.setText(
                looksAhead(frame) ? NumberFormatter.grouped(frame.counters().pruned()) : NOT_APPLICABLE);
        resize();
    }

    private static boolean looksAhead(SearchSnapshot frame) {
        return frame.solver().policy().looksAhead();
    }

    /** Sets all three counts to the size in which the longest fits, so that they are aligned. */
    private void resize() {
        List<Label> counts = List.of(placements.count, undos.count, prunes.count);
        int longest = counts.stream()
                .mapToInt(count -> count.getText().length())
                .max()
                .orElse(0);
        var sizes = !isBelowName ? BESIDE_CODE : small ? IN_ONE_SMALL_LINE : IN_ONE_LINE;
        String size = sizes.ceilingEntry(longest).getValue();
        List<String> styles = List.of("label", "strong", size);
        counts.stream()
                .filter(count -> !count.getStyleClass().equals(styles))
                .forEach(count -> count.getStyleClass().setAll(styles));
    }
}
