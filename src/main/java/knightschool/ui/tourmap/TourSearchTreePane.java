package knightschool.ui.tourmap;

import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.drawing.AlgorithmPathStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.tree.SearchTreeLegend;
import knightschool.drawing.tree.TourSearchIcicleDrawing;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.Spacer;

/** The search tree of the algorithm. Parts that repeat an earlier visit to a position are pale. */
final class TourSearchTreePane extends VBox {
    private final TourMapModel model;
    private final Label census = LabelFactory.wrapped("", "muted");
    private final SketchView legend = new SketchView();
    private final Tree tree = new Tree();

    TourSearchTreePane(TourMapModel model) {
        this.model = model;
        getStyleClass().add("map-plot");
        Label title = LabelFactory.whole(TourMapWords.TREE, "strong", "map-title");
        census.setId("tourmap-census");
        HBox head = HBoxFactory.of(16, title, Spacer.across(), legend);
        head.getStyleClass().add("map-row");
        VBox.setVgrow(tree, Priority.ALWAYS);
        getChildren().setAll(head, tree, census);
        model.mappedProperty().addListener(_ -> show());
        model.setupProperty().addListener(_ -> tree.requestLayout());
        show();
    }

    private ColourRole hue() {
        return AlgorithmPathStyle.of(model.now().searching().algorithm()).colour();
    }

    private void show() {
        legend.setSketch(SearchTreeLegend.ofTourTree(hue()));
        census.setText(model.mappedProperty()
                .get()
                .map(mapped -> TourMapWords.census(mapped.visits())
                        + TourMapWords.cut(mapped.tree()).map(cut -> " " + cut).orElse(""))
                .orElse(""));
        tree.setAccessibleText(TourMapWords.TREE + ". " + census.getText());
        tree.requestLayout();
    }

    /** The tree, which fills the available space. */
    private final class Tree extends Region {
        private final SketchView canvas = new SketchView();

        Tree() {
            setId("tourmap-tree");
            getChildren().add(canvas);
            setMinSize(0, 60);
            addEventHandler(
                    MouseEvent.MOUSE_CLICKED,
                    event -> model.mappedProperty()
                            .get()
                            .ifPresent(mapped -> drawing(mapped)
                                    .nodeAt(event.getX(), event.getY())
                                    .ifPresent(node -> model.show(mapped.tree().position(node)))));
        }

        private TourSearchIcicleDrawing drawing(LaidOutTourMap mapped) {
            return new TourSearchIcicleDrawing(
                    mapped.map(), mapped.tree(), Math.floor(getWidth()), Math.floor(getHeight()));
        }

        @Override
        protected double computePrefHeight(double width) {
            return 160;
        }

        @Override
        protected void layoutChildren() {
            if (getWidth() < 120 || getHeight() < 40) {
                return;
            }
            canvas.setSketch(model.mappedProperty()
                    .get()
                    .map(mapped -> drawing(mapped).draw(hue(), model.shownPosition()))
                    .orElse(Sketch.EMPTY));
            canvas.resizeRelocate(
                    0,
                    0,
                    Math.ceil(canvas.sketch().width()),
                    Math.ceil(canvas.sketch().height()));
        }
    }
}
