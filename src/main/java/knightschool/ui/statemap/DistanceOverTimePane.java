package knightschool.ui.statemap;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.drawing.Sketch;
import knightschool.drawing.statemap.DistanceOverTimeDrawing;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.StateMap;
import knightschool.ui.board.SketchView;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.legend.InSceneLegend;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.statemap.model.StateMapModel;
import knightschool.ui.statemap.model.StateMapWords;

/** Plots the distance from a goal after every move, and names the moves that led away. */
final class DistanceOverTimePane extends VBox implements AutoCloseable {
    /** The height of the signs below the plot, in pixels, which does not jump at the first one. */
    private static final double LEGEND_HEIGHT = 25;

    private final StateMapModel model;
    private final Label movesAway = NodeStyle.named(LabelFactory.of("", "muted"), "moves-away");
    private final TextField name = NodeStyle.named(new TextField(), "player-name");
    private final DistanceOverTimeLegendEntries signs = new DistanceOverTimeLegendEntries();
    private final InSceneLegend legend;
    private final Plot plot = new Plot();

    /** @param focus returns the keyboard focus to the board */
    DistanceOverTimePane(StateMapModel model, StateMapCommands commands, Runnable focus) {
        this.model = model;
        this.legend = InSceneLegend.line(this::signs);
        legend.node().setMinHeight(LEGEND_HEIGHT);
        getStyleClass().add("map-plot");
        Label title = LabelFactory.whole(StateMapWords.PLOT, "strong", "map-title");
        movesAway.setMinWidth(0);
        name.setPromptText(StateMapWords.NAME);
        name.setAccessibleText(StateMapWords.NAME);
        name.textProperty().bindBidirectional(model.play().players().playerProperty());
        name.setOnAction(_ -> focus.run());
        Button next = CommandButtonFactory.of(commands.named(StateMapCommands.NEXT_PLAYER), StateMapWords.NEXT_PLAYER);
        HBox head =
                NodeStyle.of(HBoxFactory.of(8, title, SpacerFactory.across(), name, next), "map-row", "map-players");
        HBox below = HBoxFactory.of(16, legend.node(), SpacerFactory.across(), movesAway);
        VBox.setVgrow(plot, Priority.ALWAYS);
        getChildren().setAll(head, plot, below);
        model.play().players().othersProperty().addListener(_ -> show());
        model.play().players().playerProperty().addListener(_ -> show());
        model.play().gameProperty().addListener(_ -> show());
        model.maps().stateProperty().addListener(_ -> show());
        show();
    }

    TextField name() {
        return name;
    }

    /** Returns the signs that the plot shows now. */
    List<LegendEntry> signs() {
        return signs.of(model);
    }

    /** Returns whether the signs below the plot are the present ones. */
    boolean isCurrent() {
        return legend.isCurrent();
    }

    /** Ends the updates of the signs. */
    @Override
    public void close() {
        legend.close();
    }

    private void show() {
        boolean any =
                model.stateMap().filter(map -> map.shortest() != StateMap.NONE).isPresent();
        String words = any ? model.play().session().map(StateMapWords::away).orElse("") : "";
        List<PuzzleSessionLog> otherSessions =
                model.play().players().othersProperty().get();
        movesAway.setText(otherSessions.isEmpty() ? words : "");
        legend.show();
        plot.setAccessibleText(StateMapWords.PLOT + ": " + words);
        plot.requestLayout();
    }

    /** The plot, which fills the available space. */
    private final class Plot extends Region {
        private final SketchView canvas = new SketchView();

        Plot() {
            getChildren().add(canvas);
            setMinSize(0, 60);
        }

        @Override
        protected double computePrefHeight(double width) {
            return 120;
        }

        @Override
        protected void layoutChildren() {
            double width = Math.floor(getWidth());
            double height = Math.floor(getHeight());
            if (width < 120 || height < 40) {
                return;
            }
            canvas.setSketch(sketch(width, height));
            canvas.resizeRelocate(0, 0, width, height);
        }

        private Sketch sketch(double width, double height) {
            return model.stateMap()
                    .filter(map -> map.shortest() != StateMap.NONE)
                    .map(map -> DistanceOverTimeDrawing.draw(
                            map.shortest(),
                            model.play().session().orElseGet(() -> PuzzleSessionLog.of("")),
                            model.play().players().othersProperty().get(),
                            width,
                            height))
                    .orElse(Sketch.EMPTY);
        }
    }
}
