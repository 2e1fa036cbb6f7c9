package knightschool.ui.legend;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.work.PulseTimer;

/**
 * The legend of a scene: each row has a sign drawn on part of a square, the name of the sign, and its places. While
 * visible it queries the signs in each frame that is rendered; the supplier must answer quickly if nothing has changed.
 * If all rows together are higher than the available space, the signs become small; if they are still too high, the
 * legend scrolls. Small signs stay small as some come and go, until all rows have clear room in full size, so that the
 * rows do not jump from step to step.
 */
public final class LegendPane extends ScrollPane implements AutoCloseable {
    /**
     * The width of a legend with one column, in pixels. Together with its margin it is the room that is free beside a
     * slide in a window of 1280 pixels.
     */
    public static final double WIDTH = 244;

    /** The height of the content that may be out of sight without being missed, in pixels. */
    private static final double LEAST_HIDDEN = 1;

    /** The height by which all rows must be lower than the room for small signs to get full size, in pixels. */
    private static final double CLEAR_ROOM = 2 * LegendSignDrawing.SIDE;

    private static final PseudoClass MANY = PseudoClass.getPseudoClass("many");
    private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");

    /**
     * The greatest height of the signs in rows with wide gaps, in pixels: of 13 with one look each. Higher or more rows
     * have smaller gaps, so that a window of the usual height shows all.
     */
    private static final double MOST_APART = 13 * LegendSignDrawing.SIDE;

    private final Supplier<List<LegendEntry>> signs;
    private final Label emptyLabel = LabelFactory.of(LegendWords.NOTHING, "text-12", "muted");
    private final HBox rows = new HBox();
    private LegendPlacement.Shape shape = new LegendPlacement.Shape(1, WIDTH);
    private final List<Row> allRows = new ArrayList<>();
    private final PulseTimer pulse;
    private List<LegendEntry> entries = List.of();

    /** The height above which signs are small, in pixels. */
    private double room = Double.MAX_VALUE;

    private boolean isSmall;

    /**
     * @param id the id of the pane
     * @param signs supplies the present signs
     * @param key the key that opens and closes the legend
     */
    public LegendPane(String id, Supplier<List<LegendEntry>> signs, String key) {
        this.signs = signs;
        setId(id);
        getStyleClass().add("legend");
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFitToWidth(true);
        fixWidth();
        emptyLabel.setWrapText(true);
        setContent(new VBox(title(key), emptyLabel, rows));
        Region content = NodeStyle.of((Region) getContent(), "legend-content");
        // Only what scrolls has a use for keys.
        focusTraversableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> content.getHeight() > getViewportBounds().getHeight() + LEAST_HIDDEN,
                        content.heightProperty(),
                        viewportBoundsProperty()));
        addEventFilter(MouseEvent.MOUSE_PRESSED, press -> {
            if (!isFocusTraversable()) {
                press.consume();
            }
        });
        sceneProperty().addListener((_, before, now) -> {
            if (before != null) {
                before.getProperties().remove(this);
            }
            if (now != null) {
                now.getProperties().put(this, LegendPane.class);
            }
        });
        pulse = PulseTimer.inFramesOfOthers(this, _ -> ask());
        show(List.of());
    }

    private static Node title(String key) {
        Label title = LabelFactory.whole(LegendWords.TITLE, "text-14", "strong");
        Label stroke = LabelFactory.whole(key, "text-12", "strong", "legend-key");
        return HBoxFactory.of(title, SpacerFactory.across(), stroke);
    }

    /** Whether a window shows the legend now. */
    static boolean isOn(Scene window) {
        return window != null
                && window.hasProperties()
                && window.getProperties().containsValue(LegendPane.class);
    }

    /** Updates the signs. */
    public void ask() {
        List<LegendEntry> now = signs.get();
        if (!now.equals(entries)) {
            show(now);
        }
    }

    private void show(List<LegendEntry> now) {
        boolean isAsMany = now.size() == entries.size();
        entries = now;
        while (allRows.size() < now.size()) {
            allRows.add(new Row(isSmall));
        }
        int looksAcross = now.stream()
                .mapToInt(entry -> LegendSignCell.columns(entry.signs().size()))
                .max()
                .orElse(1);
        double height = 0;
        for (int i = 0; i < now.size(); i++) {
            allRows.get(i).show(now.get(i), looksAcross);
            height += LegendSignCell.height(now.get(i).signs().size());
        }
        if (!isAsMany) {
            fillColumns();
        }
        pseudoClassStateChanged(MANY, height > MOST_APART);
        NodeVisibility.set(emptyLabel, now.isEmpty());
        if (!isSmall || hasClearRoom()) {
            chooseSize();
        }
    }

    /** Returns whether full signs would have clear room, as far as that is seen from small ones. */
    private boolean hasClearRoom() {
        double more = 0;
        for (LegendEntry entry : entries) {
            more += LegendSignCell.moreHeight(entry.signs().size());
        }
        return computePrefHeight(-1) + more / shape.columns() + CLEAR_ROOM <= room;
    }

    /** Updates the signs for another scene, and chooses their size whatever it was before. */
    public void begin() {
        ask();
        chooseSize();
    }

    /**
     * Sets the greatest height, in pixels. Signs are small if all rows with full ones are higher, which gives their
     * words more width, too.
     */
    public void setRoom(double height) {
        if (height != room) {
            room = height;
            chooseSize();
        }
    }

    private void chooseSize() {
        setSmall(false);
        if (getScene() != null && room < Double.MAX_VALUE) {
            applyCss();
            setSmall(computePrefHeight(-1) > room);
        }
    }

    private void setSmall(boolean now) {
        if (isSmall != now) {
            isSmall = now;
            pseudoClassStateChanged(SMALL, now);
            allRows.forEach(row -> row.setSmall(now));
        }
    }

    private void fillColumns() {
        int most = Math.ceilDiv(entries.size(), shape.columns());
        rows.getChildren().clear();
        for (int from = 0; from < entries.size(); from += most) {
            VBox column = NodeStyle.of(new VBox(), "legend-rows");
            column.getChildren().setAll(allRows.subList(from, Math.min(entries.size(), from + most)));
            column.setMinWidth(0);
            column.setPrefWidth(shape.columnWidth());
            HBox.setHgrow(column, Priority.ALWAYS);
            rows.getChildren().add(column);
        }
    }

    /** Sets the number and the width of the columns. Columns have about the same number of rows. */
    public void setShape(LegendPlacement.Shape now) {
        if (!now.equals(shape)) {
            shape = now;
            fixWidth();
            fillColumns();
        }
    }

    private void fixWidth() {
        setMinWidth(shape.width());
        setPrefWidth(shape.width());
        setMaxWidth(shape.width());
    }

    /** Returns the entries shown. */
    public List<LegendEntry> visibleEntries() {
        return entries;
    }

    /** Returns the height of the content with text wrapped in the width that the content has inside the border. */
    @Override
    protected double computePrefHeight(double width) {
        Insets border = getInsets();
        return Math.ceil(border.getTop()
                + getContent().prefHeight(shape.width() - border.getLeft() - border.getRight())
                + border.getBottom());
    }

    /** Ends the updates. */
    @Override
    public void close() {
        pulse.close();
    }

    /** The row of a sign. */
    private static final class Row extends HBox {
        private final LegendSignCell sign;
        private final Label name = LabelFactory.of("", "text-14", "strong");
        private final Label locationLabel = LabelFactory.of("", "text-12", "muted");

        private LegendEntry entry;

        Row(boolean isSmall) {
            sign = new LegendSignCell(1);
            sign.setSmall(isSmall);
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

        void setSmall(boolean isSmall) {
            sign.setSmall(isSmall);
        }

        void show(LegendEntry now, int looksAcross) {
            sign.leaveRoom(looksAcross);
            if (now.equals(entry)) {
                return;
            }
            entry = now;
            sign.show(entry.signs());
            name.setText(entry.name());
            locationLabel.setText(entry.where());
            locationLabel.setVisible(!entry.where().isEmpty());
        }
    }
}
