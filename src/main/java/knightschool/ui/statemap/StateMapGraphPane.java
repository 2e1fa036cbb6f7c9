package knightschool.ui.statemap;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.drawing.Sketch;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.GraphFigureLayout;
import knightschool.drawing.statemap.GoalDistanceScaleDrawing;
import knightschool.drawing.statemap.StateMapMarks;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.StateMap;
import knightschool.text.NumberFormatter;
import knightschool.ui.board.SketchView;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.CountLabel;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SegmentedControl;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.graph.GraphPaneContent;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.graph.LayoutPartCaption;
import knightschool.ui.legend.InSceneLegend;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.statemap.model.LaidOutStateMap;
import knightschool.ui.statemap.model.StateMapModel;
import knightschool.ui.statemap.model.StateMapStatus;
import knightschool.ui.statemap.model.StateMapWords;
import knightschool.ui.theme.ReducedMotion;

/** The map of the puzzle: its size, all positions with the player's moves, and the meaning of its signs. */
final class StateMapGraphPane extends VBox {
    /** The preferred height of the map, in pixels. */
    private static final double HEIGHT = 320;

    private static final int STEPS = 40;
    private static final double MARGIN = 16;

    /** The margin in the layout by layers, in pixels, where the number of each layer is below it. */
    private static final double MARGIN_OF_LAYERS = 28;

    private final StateMapModel model;
    private final InteractiveGraphPane pane = NodeStyle.named(new InteractiveGraphPane(), "state-map");
    private final HBox counts = NodeStyle.of(new HBox(), "map-counts");
    private final Label notice = NodeStyle.named(LabelFactory.of("", "text-16", "map-notice"), "map-notice");
    private final Button cancel;
    private final Button again;
    private final VBox waiting;
    private final Label thinned = NodeStyle.named(LabelFactory.wrapped("", "muted"), "map-thinned");
    private final SketchView scale = new SketchView();
    private final StateMapLegendEntries signs;
    private final InSceneLegend legend;
    private final SegmentedControl<GraphLayoutKind> layouts;
    private GraphLayoutKind laid;

    /** The map in the pane; while another one is being made, the previous one. */
    private LaidOutStateMap drawnMap;

    /** @param isPlotted whether a plot of the player's moves is on the page too */
    StateMapGraphPane(StateMapModel model, StateMapCommands commands, boolean isPlotted) {
        this.model = model;
        this.signs = new StateMapLegendEntries(isPlotted);
        this.legend = InSceneLegend.row(scale, this::signs);
        this.layouts = SegmentedControl.row(model::lay);
        getStyleClass().add("map-panel");
        counts.setAlignment(Pos.BASELINE_LEFT);
        cancel = CommandButtonFactory.of(commands.named(StateMapCommands.CANCEL), StateMapWords.CANCEL);
        again = CommandButtonFactory.of(commands.named(StateMapCommands.MAP), StateMapWords.MAP_IT);
        notice.setWrapText(true);
        waiting = new VBox(12, notice, cancel, again);
        waiting.setAlignment(Pos.CENTER);
        waiting.setMaxSize(420, Region.USE_PREF_SIZE);
        pane.setPrefHeight(HEIGHT);
        pane.setAnimated(!ReducedMotion.isReduced());
        pane.setOnOpened(this::opened);
        pane.setOnChosen(_ -> pane.requestFocus());
        pane.selectedProperty().addListener((_, _, now) -> inspect(now.intValue()));
        pane.hoveredProperty().addListener(_ -> draw());
        StackPane stage = new StackPane(pane, waiting);
        VBox.setVgrow(stage, Priority.ALWAYS);
        stage.setMinHeight(120);
        NodeVisibility.follow(thinned, thinned.textProperty().isNotEmpty());
        getChildren().setAll(head(commands), stage, thinned, NodeStyle.of(legend.node(), "map-legend"));
        model.maps().stateProperty().addListener((_, before, now) -> changed(before, now));
        model.play().gameProperty().addListener(_ -> draw());
        model.facts().chosenProperty().addListener(_ -> draw());
        model.help().demonstrationProperty().addListener(_ -> draw());
        model.inspectedPosition().previewProperty().addListener((_, _, now) -> {
            if (now.intValue() != position(pane.selectedProperty().get())) {
                pane.selectedProperty().set(vertex(now.intValue()));
            }
            draw();
        });
        model.setupProperty().addListener(_ -> {
            lay(true);
            draw();
        });
        show(model.maps().stateProperty().get());
    }

    private Node head(StateMapCommands commands) {
        String key = " (" + commands.named(StateMapCommands.LAYOUT).keyText() + ")";
        layouts.add(GraphLayoutKind.SPRINGS, "layout-springs", StateMapWords.SPRINGS)
                .setTooltip(new Tooltip(StateMapWords.SPRINGS_HELP + key));
        layouts.add(GraphLayoutKind.DISTANCE, "layout-layers", StateMapWords.LAYERS)
                .setTooltip(new Tooltip(StateMapWords.LAYERS_HELP + key));
        layouts.setMinWidth(USE_PREF_SIZE);
        HBox head = NodeStyle.of(new HBox(counts, SpacerFactory.across(), layouts), "map-head");
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    private void select() {
        layouts.show(model.layout());
    }

    /** Inspects the position of a vertex that was clicked or reached by keys. */
    private void inspect(int vertex) {
        if (model.edit().isEditing()) {
            pane.selectedProperty().set(InteractiveGraphPane.NONE);
        } else if (vertex != vertex(model.inspectedPosition().previewProperty().get())) {
            model.lookAt(position(vertex));
        }
    }

    private int position(int vertex) {
        return vertex == InteractiveGraphPane.NONE
                ? StateMapMarks.NONE
                : drawnMap.sample().position(vertex);
    }

    private int vertex(int position) {
        return position == StateMapMarks.NONE || drawnMap == null
                ? InteractiveGraphPane.NONE
                : drawnMap.sample().vertex(position);
    }

    private void opened(int vertex) {
        if (model.edit().isEditing()) {
            return;
        }
        model.lookAt(position(vertex));
        if (!model.goToPreview()) {
            notLinked.run();
        }
    }

    private Runnable notLinked = () -> {};

    /** Sets the action for an attempt to go to a position that is more than one move away. */
    void setOnNotLinked(Runnable action) {
        notLinked = action;
    }

    private void changed(StateMapStatus before, StateMapStatus now) {
        if (!(before instanceof StateMapStatus.Mapping && now instanceof StateMapStatus.Mapping)) {
            show(now);
        }
        notice.setText(words(now));
    }

    private static String words(StateMapStatus state) {
        return switch (state) {
            case StateMapStatus.Mapping(long count) -> StateMapWords.mapping(count);
            case StateMapStatus.Waiting(String why) -> why;
            case StateMapStatus.TooLarge(String reason) -> StateMapWords.tooLarge(reason);
            case StateMapStatus.Cancelled _ -> StateMapWords.CANCELLED;
            case StateMapStatus.Failed(var failure) -> failure.words();
            case StateMapStatus.Mapped _ -> "";
        };
    }

    private void show(StateMapStatus state) {
        notice.setText(words(state));
        boolean mapped = state instanceof StateMapStatus.Mapped;
        waiting.setVisible(!mapped);
        NodeVisibility.set(cancel, state instanceof StateMapStatus.Mapping);
        NodeVisibility.set(again, state instanceof StateMapStatus.Cancelled);
        pane.setVisible(mapped);
        scale.setVisible(mapped);
        layouts.setDisable(!mapped);
        counts.getChildren().clear();
        thinned.setText("");
        select();
        if (state instanceof StateMapStatus.Mapped(LaidOutStateMap puzzle)) {
            StateMap map = puzzle.map();
            counts.getChildren()
                    .setAll(
                            new CountLabel(
                                    map.vertexCount(), StateMapWords.positions(map.vertexCount()), "map-positions"),
                            CountLabel.shrinking(
                                    map.edgeCount(),
                                    StateMapWords.links(map.edgeCount()),
                                    StateMapWords.linksBriefly(map.edgeCount()),
                                    "map-links"),
                            new CountLabel(map.goalCount(), StateMapWords.goals(map.goalCount()), "map-goals"));
            boolean solvable = map.shortest() != StateMap.NONE;
            scale.setSketch(
                    solvable ? GoalDistanceScaleDrawing.of(puzzle.figure().most()) : Sketch.EMPTY);
            drawnMap = puzzle;
            pane.show(new GraphPaneContent(puzzle.sample(), this::figure, GraphPaneContent.Handling.WALK));
            thinned.setText(
                    puzzle.sample().isThinned()
                            ? StateMapWords.thinned(puzzle.sample().vertexCount(), map.vertexCount())
                            : "");
            laid = null;
            lay(false);
        }
        draw();
    }

    private void lay(boolean gliding) {
        select();
        if (!(model.maps().stateProperty().get() instanceof StateMapStatus.Mapped(LaidOutStateMap puzzle))
                || laid == model.layout()) {
            return;
        }
        laid = model.layout();
        if (laid == GraphLayoutKind.SPRINGS) {
            pane.refine(puzzle.large(), STEPS, MARGIN, gliding);
        } else {
            pane.place(puzzle.layers(), captions(puzzle), MARGIN_OF_LAYERS, gliding);
        }
    }

    /** The captions below the layers: the distance from a goal, or from the start if no goal can be reached. */
    private static List<LayoutPartCaption> captions(LaidOutStateMap puzzle) {
        int count = puzzle.layerCount();
        boolean solvable = puzzle.map().shortest() != StateMap.NONE;
        int every = Math.max(1, (count + 15) / 16);
        double bottom = IntStream.range(0, puzzle.sample().bound())
                .mapToDouble(position -> puzzle.layers().y()[position])
                .max()
                .orElse(0);
        return IntStream.range(0, count)
                .filter(layer -> (solvable ? count - 1 - layer : layer) % every == 0)
                .mapToObj(layer -> LayoutPartCaption.below(
                        layer, bottom, 16, NumberFormatter.grouped(solvable ? count - 1 - layer : layer)))
                .toList();
    }

    private GraphFigure figure(GraphFigureLayout layout) {
        return drawnMap.figure().in(layout, marks(drawnMap.map()));
    }

    private StateMapMarks marks(StateMap map) {
        PuzzleSessionLog session = model.play().session().orElseGet(() -> PuzzleSessionLog.of(""));
        List<Integer> walk = IntStream.concat(
                        IntStream.of(StateMap.START), session.moves().stream().mapToInt(move -> move.after()))
                .boxed()
                .toList();
        int pointed = position(pane.hoveredProperty().get());
        int position = model.inspectedPosition().shownPosition();
        int described = pointed == StateMapMarks.NONE ? position : pointed;
        boolean onward = model.showsSolution()
                || model.help().demonstrationProperty().get().isPresent();
        return new StateMapMarks(
                walk,
                onward ? model.shortestPath() : List.of(),
                pointed,
                position,
                described == StateMapMarks.NONE ? "" : StateMapWords.pointed(map, session.position(), described),
                model.facts().highlight());
    }

    private void draw() {
        legend.show();
        model.play().session().ifPresent(session -> {
            pane.setKeyOrigin(vertex(session.position()));
            model.stateMap().ifPresent(map -> pane.setAccessibleText(accessible(map, session)));
        });
        pane.redraw();
    }

    private String accessible(StateMap map, PuzzleSessionLog session) {
        int at = model.inspectedPosition().previewProperty().get();
        return at == StateMapMarks.NONE
                ? StateMapWords.map(map, session.position())
                : StateMapWords.pointed(map, session.position(), at);
    }

    InteractiveGraphPane pane() {
        return pane;
    }

    /** Returns the signs that the map shows now. */
    List<LegendEntry> signs() {
        return signs.of(model);
    }

    /** Ends the updates of the map and its legend. */
    void close() {
        legend.close();
        pane.close();
    }
}
