package knightschool.ui.legend;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.drawing.Sketch;
import knightschool.ui.board.SketchCanvas;
import knightschool.ui.control.Labels;
import knightschool.ui.control.Rows;
import knightschool.ui.control.Spacer;
import knightschool.ui.control.Visibility;
import knightschool.ui.work.Pulse;

/**
 * A sign on a bit of square, its name, and where it is, row by row. While it is on screen it asks in each frame that is
 * made which signs there are; who is asked answers at once where nothing has changed. It scrolls where it has no room.
 */
public final class LegendPane extends ScrollPane implements AutoCloseable {
    /** How wide it is, in pixels. */
    public static final double WIDTH = 255;

    private static final PseudoClass MANY = PseudoClass.getPseudoClass("many");

    /** More rows stand closer, so that a window of the usual height has them all. */
    private static final int MOST_APART = 13;

    private final Supplier<List<LegendEntry>> signs;
    private final Label emptyLabel = Labels.of(LegendWords.NOTHING, "text-12", "muted");
    private final VBox rows = new VBox();
    private final List<Row> made = new ArrayList<>();
    private final Pulse pulse;
    private List<LegendEntry> entries = List.of();

    /**
     * @param id of the pane
     * @param signs those that are there now
     * @param key that opens and closes it
     */
    public LegendPane(String id, Supplier<List<LegendEntry>> signs, String key) {
        this.signs = signs;
        setId(id);
        getStyleClass().add("legend");
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFitToWidth(true);
        setMinWidth(WIDTH);
        setPrefWidth(WIDTH);
        setMaxWidth(WIDTH);
        emptyLabel.setWrapText(true);
        rows.getStyleClass().add("legend-rows");
        setContent(new VBox(title(key), emptyLabel, rows));
        ((Region) getContent()).getStyleClass().add("legend-content");
        pulse = Pulse.inFramesOfOthers(this, _ -> ask());
        show(List.of());
    }

    private static Node title(String key) {
        Label title = Labels.whole(LegendWords.TITLE, "text-14", "strong");
        Label stroke = Labels.whole(key, "text-12", "strong", "legend-key");
        return Rows.of(title, Spacer.across(), stroke);
    }

    /** Shows the signs that are there now. */
    public void ask() {
        List<LegendEntry> now = signs.get();
        if (!now.equals(entries)) {
            show(now);
        }
    }

    private void show(List<LegendEntry> now) {
        entries = now;
        while (made.size() < now.size()) {
            made.add(new Row());
        }
        for (int i = 0; i < now.size(); i++) {
            made.get(i).show(now.get(i));
        }
        rows.getChildren().setAll(made.subList(0, now.size()));
        pseudoClassStateChanged(MANY, now.size() > MOST_APART);
        Visibility.set(emptyLabel, now.isEmpty());
    }

    /** What is shown. */
    public List<LegendEntry> shown() {
        return entries;
    }

    /** As high as its words are when they are wrapped. */
    @Override
    protected double computePrefHeight(double width) {
        return Math.ceil(getInsets().getTop()
                + getContent().prefHeight(WIDTH)
                + getInsets().getBottom());
    }

    /** Ends its pulse. */
    @Override
    public void close() {
        pulse.close();
    }

    /** One sign. */
    private static final class Row extends HBox {
        private final SketchCanvas sign = new SketchCanvas();
        private final Label name = Labels.of("", "text-14", "strong");
        private final Label locationLabel = Labels.of("", "text-12", "muted");
        private Sketch sketch = Sketch.EMPTY;

        Row() {
            getStyleClass().add("legend-row");
            setAlignment(Pos.CENTER_LEFT);
            for (Label words : List.of(name, locationLabel)) {
                words.setWrapText(true);
                words.setMinHeight(USE_PREF_SIZE);
            }
            locationLabel.managedProperty().bind(locationLabel.visibleProperty());
            VBox text = new VBox(name, locationLabel);
            text.setAlignment(Pos.CENTER_LEFT);
            HBox.setHgrow(text, Priority.ALWAYS);
            getChildren().setAll(sign, text);
        }

        void show(LegendEntry entry) {
            if (!entry.sign().equals(sketch)) {
                sketch = entry.sign();
                sign.setSketch(sketch);
            }
            name.setText(entry.name());
            locationLabel.setText(entry.where());
            locationLabel.setVisible(!entry.where().isEmpty());
        }
    }
}
