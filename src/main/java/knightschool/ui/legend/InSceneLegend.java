package knightschool.ui.legend;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.work.PulseTimer;

/**
 * A legend that is part of the page of a scene, for readers and pictures that do not have the legend of the window: the
 * same entries, with names alone. While the legend of the window is shown this one is empty, so that no sign is
 * explained twice.
 */
public final class InSceneLegend implements AutoCloseable {
    /** Some entries have numbers that change with each move. */
    private static final int MOST_LABELS = 64;

    /** The style class of what goes as soon as the legend of the window is shown. */
    private static final String REPLACED = "replaced-by-legend";

    private final Pane pane;
    private final Supplier<List<LegendEntry>> signs;
    private final Function<List<LegendEntry>, List<Node>> content;
    private final PulseTimer pulse;
    private List<LegendEntry> entries = List.of();

    private InSceneLegend(
            Pane pane, Supplier<List<LegendEntry>> signs, Function<List<LegendEntry>, List<Node>> content) {
        this.pane = pane;
        this.signs = signs;
        this.content = content;
        pane.getChildren().setAll(content.apply(entries));
        pulse = PulseTimer.inFramesOfOthers(pane, _ -> show());
    }

    /**
     * Creates a legend with one sign below the other.
     *
     * @param title the words above the signs; they go with the signs
     * @param signs supplies the present entries; must be cheap if nothing has changed
     */
    public static InSceneLegend column(String title, Supplier<List<LegendEntry>> signs) {
        Label heading = LabelFactory.of(title, "play-title", REPLACED);
        Function<List<LegendEntry>, List<Node>> labels = labels(() -> new LegendSignCell(1), "text-14");
        return new InSceneLegend(
                NodeStyle.of(new VBox(), "board-legend"),
                signs,
                now -> now.isEmpty() ? List.of() : after(heading, labels.apply(now)));
    }

    /**
     * Creates a legend with small signs below a scale.
     *
     * @param scale the scale of the colours above the signs; it stays when they go
     * @param signs supplies the present entries; must be cheap if nothing has changed
     */
    public static InSceneLegend below(Node scale, Supplier<List<LegendEntry>> signs) {
        Function<List<LegendEntry>, List<Node>> labels =
                labels(() -> new LegendSignCell(LegendSignCell.SMALL), "text-14");
        return new InSceneLegend(
                NodeStyle.of(new VBox(), "board-legend"), signs, now -> after(scale, labels.apply(now)));
    }

    /**
     * Creates a legend with one small sign beside the other, in as many lines as it needs.
     *
     * @param scale the scale of the colours before the signs; it stays when they go
     * @param signs supplies the present entries; must be cheap if nothing has changed
     */
    public static InSceneLegend row(Node scale, Supplier<List<LegendEntry>> signs) {
        Function<List<LegendEntry>, List<Node>> labels =
                labels(() -> new LegendSignCell(LegendSignCell.SMALL), "text-14", "muted");
        return new InSceneLegend(new Rows(), signs, now -> after(scale, labels.apply(now)));
    }

    /**
     * Creates a legend with one small sign beside the other in one line, with all looks of each.
     *
     * @param signs supplies the present entries; must be cheap if nothing has changed
     */
    public static InSceneLegend line(Supplier<List<LegendEntry>> signs) {
        return line(new HBox(), signs);
    }

    /**
     * As {@link #line}, at the right end of a row. Where the other nodes of the row leave it too little width, it has
     * more lines.
     */
    public static InSceneLegend wrappedLine(Supplier<List<LegendEntry>> signs) {
        return line(new Line(), signs);
    }

    private static InSceneLegend line(Pane pane, Supplier<List<LegendEntry>> signs) {
        Function<List<LegendEntry>, List<Node>> labels = labels(LegendSignCell::line, "text-14", "muted");
        return new InSceneLegend(NodeStyle.of(pane, "line-legend"), signs, labels);
    }

    private static List<Node> after(Node first, List<Node> labels) {
        return Stream.concat(Stream.of(first), labels.stream()).toList();
    }

    /**
     * Makes the labels of entries. Entries that come back get the labels that they had: signs that come and go while a
     * search plays are neither drawn nor styled again.
     */
    private static Function<List<LegendEntry>, List<Node>> labels(Supplier<LegendSignCell> sign, String... styles) {
        Map<LegendEntry, Node> labelOf = new HashMap<>();
        return entries -> {
            if (labelOf.size() > MOST_LABELS) {
                labelOf.clear();
            }
            Set<Node> labels = new LinkedHashSet<>();
            for (LegendEntry entry : entries) {
                Node label = labelOf.computeIfAbsent(entry, _ -> label(entry, sign.get(), styles));
                if (!labels.add(label)) {
                    // Two equal entries have two labels.
                    labels.add(label(entry, sign.get(), styles));
                }
            }
            return List.copyOf(labels);
        };
    }

    private static Node label(LegendEntry entry, LegendSignCell sign, String... styles) {
        sign.show(entry.signs());
        Label label = NodeStyle.of(new Label(entry.name(), sign), styles);
        label.getStyleClass().add(REPLACED);
        label.setMinWidth(Label.USE_PREF_SIZE);
        return label;
    }

    /**
     * One sign beside the other. No line gives way to what is below, however little room there is, and there is always
     * room for two, so that what is above does not jump at a second one.
     */
    private static class Rows extends FlowPane {
        /** Whether there is room for two lines at a width, in pixels, also where the present signs need one. */
        boolean hasRoomForTwo(double width) {
            return true;
        }

        @Override
        protected double computeMinHeight(double width) {
            return computePrefHeight(width);
        }

        @Override
        protected double computePrefHeight(double width) {
            double needed = super.computePrefHeight(width);
            if (!hasRoomForTwo(width)) {
                return needed;
            }
            double line = getManagedChildren().stream()
                    .mapToDouble(child -> child.prefHeight(-1))
                    .max()
                    .orElse(0);
            double two =
                    getInsets().getTop() + 2 * line + getVgap() + getInsets().getBottom();
            return Math.max(two, needed);
        }
    }

    /**
     * One sign beside the other in one line, if there is the width for it. The width of the longest line so far stays,
     * so that nothing jumps as signs come and go while a search plays.
     */
    private static final class Line extends Rows {
        private double longest;

        Line() {
            setPrefWrapLength(Double.MAX_VALUE);
        }

        @Override
        boolean hasRoomForTwo(double width) {
            return width >= 0 && width < longest;
        }

        @Override
        protected double computePrefWidth(double height) {
            List<Node> labels = getManagedChildren();
            double signs = labels.stream()
                    .mapToDouble(label -> snapSizeX(label.prefWidth(-1)))
                    .sum();
            double line = signs + Math.max(0, labels.size() - 1) * snapSpaceX(getHgap());
            longest = labels.isEmpty() ? 0 : Math.max(longest, line);
            return longest;
        }
    }

    /** Whether a node goes as soon as the legend of the window is shown. */
    public static boolean isReplaced(Node node) {
        return node.getStyleClass().contains(REPLACED);
    }

    /** Updates the signs. */
    public void show() {
        List<LegendEntry> now = present();
        if (!now.equals(entries)) {
            entries = now;
            pane.getChildren().setAll(content.apply(now));
            pane.applyCss();
        }
    }

    /** Returns whether the signs shown are the present ones, or nobody sees them. */
    public boolean isCurrent() {
        return pane.getScene() == null || present().equals(entries);
    }

    private List<LegendEntry> present() {
        return LegendPane.isOn(pane.getScene()) ? List.of() : signs.get();
    }

    /** The pane with the signs. */
    public Pane node() {
        return pane;
    }

    /** Ends the updates. */
    @Override
    public void close() {
        pulse.close();
    }
}
