package knightschool.ui.statemap;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.drawing.Sketch;
import knightschool.drawing.statemap.DistancePlotDrawing;
import knightschool.statemap.PuzzleSession;
import knightschool.statemap.StateMap;
import knightschool.ui.board.SketchCanvas;
import knightschool.ui.shell.FootRow;

/** How far the player was from a goal after every move, and which moves led away. */
final class PlotPane extends VBox {
    private final StateMapModel model;
    private final Label away = new Label();
    private final Plot plot = new Plot();

    PlotPane(StateMapModel model) {
        this.model = model;
        getStyleClass().add("map-plot");
        Label title = new Label(StateMapWords.PLOT);
        title.getStyleClass().addAll("strong", "map-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        away.setId("moves-away");
        away.getStyleClass().add("muted");
        HBox head = new HBox(8, title, FootRow.spring(), away);
        head.setAlignment(Pos.BASELINE_LEFT);
        head.getStyleClass().add("map-row");
        VBox.setVgrow(plot, Priority.ALWAYS);
        getChildren().setAll(head, plot);
        model.gameProperty().addListener(_ -> show());
        model.stateProperty().addListener(_ -> show());
        show();
    }

    private void show() {
        boolean any =
                model.stateMap().filter(map -> map.shortest() != StateMap.NONE).isPresent();
        String words = any ? model.session().map(StateMapWords::away).orElse("") : "";
        away.setText(words);
        plot.setAccessibleText(StateMapWords.PLOT + ": " + words);
        plot.requestLayout();
    }

    /** The plot, as large as the space that there is. */
    private final class Plot extends Region {
        private final SketchCanvas canvas = new SketchCanvas();

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
                    .map(map -> DistancePlotDrawing.draw(
                            map.shortest(), model.session().orElseGet(() -> PuzzleSession.of("")), width, height))
                    .orElse(Sketch.EMPTY);
        }
    }
}
