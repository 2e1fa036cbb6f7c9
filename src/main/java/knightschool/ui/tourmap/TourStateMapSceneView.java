package knightschool.ui.tourmap;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.GraphFigureLayout;
import knightschool.drawing.statemap.StateMapMarks;
import knightschool.drawing.statemap.VisitCountScaleDrawing;
import knightschool.layout.VertexPositions;
import knightschool.statemap.tour.TourStateMap;
import knightschool.text.NumberFormatter;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.CountLabel;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.graph.GraphKeyBinding;
import knightschool.ui.graph.GraphPaneContent;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.graph.LayoutPartCaption;
import knightschool.ui.knight.MovableKnightBoardView;
import knightschool.ui.legend.InSceneLegend;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.theme.ReducedMotion;
import knightschool.ui.theme.Theme;
import knightschool.ui.work.WorkFailure;

/**
 * The view of the scene of a tour's state map: the map at the left, the position at the right, and the search tree
 * below; beside a slide without the tree.
 */
final class TourStateMapSceneView extends VBox {
    /** The preferred height of the map, in pixels. */
    private static final double HEIGHT = 320;

    private static final double MARGIN = 28;
    private static final double RIGHT = 0.24;
    private static final double TREE = 0.34;

    private final TourStateMapModel model;
    private final InteractiveGraphPane pane = NodeStyle.named(new InteractiveGraphPane(), "tour-map");
    private final HBox counts = NodeStyle.of(new HBox(), "map-counts");
    private final Label wait =
            NodeStyle.named(LabelFactory.of(TourStateMapWords.WAIT, "text-16", "muted"), "tourmap-wait");
    private final SketchView scale = new SketchView();
    private final TourStateMapLegendEntries signs = new TourStateMapLegendEntries();
    private final InSceneLegend legend = InSceneLegend.row(scale, this::upperSigns);
    private final TourSearchTreePane tree;
    private final CurrentPositionPane position;

    /** Whether the tree is shown. */
    private final boolean hasTree;

    private final ObservableValue<Theme> theme;
    private final ChangeListener<Theme> dresser;

    /** The last map drawn in the pane; null before the first. */
    private LaidOutTourStateMap drawnMap;

    TourStateMapSceneView(TourStateMapModel model, ScenePlacement form, ObservableValue<Theme> theme) {
        this.model = model;
        this.theme = theme;
        getStyleClass().addAll("statemap", "tourmap");
        hasTree = form == ScenePlacement.WINDOW;
        tree = new TourSearchTreePane(model, this::requestFocus);
        pane.setPrefHeight(HEIGHT);
        pane.setAnimated(!ReducedMotion.isReduced());
        pane.selectedProperty().addListener((_, _, now) -> inspect(now.intValue()));
        pane.setOnChosen(_ -> pane.requestFocus());
        pane.showWholeByKeyIn(this);
        pane.setPalette(theme.getValue().palette());
        dresser = (_, _, now) -> pane.setPalette(now.palette());
        theme.addListener(dresser);
        counts.setAlignment(Pos.BASELINE_LEFT);
        wait.setWrapText(true);
        StackPane stage = new StackPane(pane, wait);
        stage.setMinHeight(120);
        VBox.setVgrow(stage, Priority.ALWAYS);
        HBox head = NodeStyle.of(new HBox(counts), "map-head");
        VBox map = new VBox(head, stage, NodeStyle.of(legend.node(), "map-legend"));
        map.setMinSize(0, 0);
        position = new CurrentPositionPane(model);
        if (hasTree) {
            HBox upper = NodeStyle.of(new HBox(map, position), "map-upper");
            upper.setMinHeight(0);
            HBox.setHgrow(map, Priority.ALWAYS);
            VBox.setVgrow(upper, Priority.ALWAYS);
            position.prefWidthProperty()
                    .bind(widthProperty().map(width -> Math.floor(RIGHT * (width.doubleValue() - 48))));
            position.setMinWidth(USE_PREF_SIZE);
            // A filter, since the map with the focus consumes its keys.
            addEventFilter(KeyEvent.KEY_PRESSED, key -> {
                if (GraphKeyBinding.of(key)
                        .filter(GraphKeyBinding.WHOLE::equals)
                        .isPresent()) {
                    model.tree().viewport().whole();
                }
            });
            Region line = NodeStyle.of(new Region(), "hairline");
            tree.prefHeightProperty().bind(heightProperty().map(height -> Math.floor(TREE * height.doubleValue())));
            tree.setMinHeight(USE_PREF_SIZE);
            getChildren().setAll(upper, line, tree);
        } else {
            VBox.setVgrow(map, Priority.ALWAYS);
            position.prefHeightProperty().bind(heightProperty().map(height -> Math.floor(0.4 * height.doubleValue())));
            getChildren().setAll(map, position);
        }
        model.mappedProperty().addListener(_ -> show());
        model.failureProperty().addListener(_ -> show());
        model.setupProperty().addListener(_ -> follow());
        show();
    }

    private void show() {
        LaidOutTourStateMap mapped = model.mappedProperty().get().orElse(null);
        wait.setVisible(mapped == null);
        wait.setText(model.failureProperty().get().map(WorkFailure::words).orElse(TourStateMapWords.WAIT));
        counts.getChildren().clear();
        scale.setSketch(VisitCountScaleDrawing.of(model.hue()));
        if (mapped == null) {
            // The pane stays visible, since what is not cannot have the focus.
            pane.show(GraphPaneContent.EMPTY);
            pane.place(VertexPositions.of(0), List.of(), MARGIN, false);
        } else {
            drawnMap = mapped;
            TourStateMap map = mapped.map();
            counts.getChildren()
                    .setAll(
                            new CountLabel(
                                    map.vertexCount(),
                                    TourStateMapWords.positions(map.vertexCount()),
                                    "tourmap-positions"),
                            new CountLabel(map.edgeCount(), TourStateMapWords.links(map.edgeCount()), "tourmap-links"),
                            new CountLabel(
                                    map.tours(),
                                    TourStateMapWords.tours(
                                            map.tours(), map.problem().closed()),
                                    "tourmap-tours"));
            pane.show(new GraphPaneContent(map, this::figure, GraphPaneContent.Handling.WALK));
            pane.place(mapped.places(), captions(mapped), MARGIN, false);
            pane.setAccessibleText(TourStateMapWords.accessible(map));
        }
        follow();
    }

    /** The captions below the layers: the numbers of visited squares. */
    private static List<LayoutPartCaption> captions(LaidOutTourStateMap mapped) {
        double bottom = IntStream.range(0, mapped.map().bound())
                .mapToDouble(position -> mapped.places().y()[position])
                .max()
                .orElse(0);
        return IntStream.range(0, mapped.map().problem().board().playableCount())
                .mapToObj(layer -> LayoutPartCaption.below(layer, bottom, 18, NumberFormatter.grouped(layer + 1)))
                .toList();
    }

    private GraphFigure figure(GraphFigureLayout layout) {
        int pointed = pane.hoveredProperty().get();
        int described = pointed == InteractiveGraphPane.NONE ? StateMapMarks.NONE : pointed;
        String words = described == StateMapMarks.NONE
                ? ""
                : TourStateMapWords.pointed(drawnMap.map(), drawnMap.visits(), described);
        return drawnMap.figure().in(layout, model.path(), described, words);
    }

    /** Shows a position that was clicked or reached by keys. */
    private void inspect(int position) {
        if (position != InteractiveGraphPane.NONE && position != model.shownPosition()) {
            model.show(position);
        }
    }

    private void follow() {
        int position = model.shownPosition();
        boolean isMapped = model.mappedProperty().get().isPresent();
        pane.setKeyOrigin(isMapped ? position : InteractiveGraphPane.NONE);
        if (isMapped && pane.selectedProperty().get() != position) {
            pane.selectedProperty().set(position);
        }
        legend.show();
        pane.redraw();
    }

    /** Moves the keyboard focus into the search tree, where the arrows choose a node, or back to the map. */
    void toggleTree() {
        if (tree.hasKeys()) {
            requestFocus();
        } else {
            tree.takeKeys();
        }
    }

    /** Moves the keyboard focus to the map. */
    @Override
    public void requestFocus() {
        pane.requestFocus();
    }

    /** Returns the signs that map, board and search tree show now. */
    List<LegendEntry> signs() {
        return hasTree
                ? Stream.concat(upperSigns().stream(), tree.signs().stream()).toList()
                : upperSigns();
    }

    /** The signs of the map and of the board beside it. */
    private List<LegendEntry> upperSigns() {
        return Stream.concat(signs.of(model).stream(), board().signs().stream()).toList();
    }

    MovableKnightBoardView board() {
        return position.board();
    }

    InteractiveGraphPane pane() {
        return pane;
    }

    boolean isSettled() {
        return pane.isSettled() && board().isStill() && (!hasTree || tree.isSettled());
    }

    void close() {
        theme.removeListener(dresser);
        legend.close();
        board().close();
        tree.close();
        pane.close();
    }
}
