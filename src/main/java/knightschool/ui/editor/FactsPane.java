package knightschool.ui.editor;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.drawing.ColourBars;
import knightschool.drawing.DegreeChart;
import knightschool.graph.KnightGraph;
import knightschool.ui.board.SketchCanvas;

/** The facts about the board's graph, and what is said below them. */
final class FactsPane {
    static final double WIDTH = 224;

    private final EditorViewModel model;
    private final BooleanProperty lightIsFilled = new SimpleBooleanProperty(this, "lightIsFilled");
    private final Figure vertices = new Figure("vertices");
    private final Figure edges = new Figure("edges");
    private final Figure components = new Figure("components");
    private final Figure degree = new Figure("degree");
    private final SketchCanvas degrees = new SketchCanvas();
    private final SketchCanvas colours = new SketchCanvas();
    private final PriorityColumn box;

    /** @param below what stands below the facts */
    FactsPane(EditorViewModel model, List<Node> below) {
        this.model = model;
        Label degreesTitle = strong(EditorWords.DEGREES, "text-14");
        box = new PriorityColumn(List.of(degreesTitle, degrees));
        box.getChildren()
                .setAll(
                        space(10),
                        new HBox(vertices.node(), edges.node()),
                        space(18),
                        new HBox(components.node(), degree.node()),
                        space(32),
                        degreesTitle,
                        space(12),
                        degrees,
                        space(24),
                        strong(EditorWords.COLOURS, "text-14"),
                        space(12),
                        colours,
                        space(18));
        box.getChildren().addAll(below);
        box.setPrefWidth(WIDTH);
        box.setMinWidth(WIDTH);
        box.getStyleClass().add("editor-facts");
        model.factsProperty().addListener((_, _, _) -> show());
        model.pointedProperty().addListener((_, _, _) -> showPointed());
        lightIsFilled.addListener((_, _, _) -> show());
        show();
    }

    Node node() {
        return box;
    }

    /** Whether light squares are drawn filled, as on dark paper. */
    BooleanProperty lightIsFilledProperty() {
        return lightIsFilled;
    }

    /** Space that shrinks first where the window is low. */
    private static Node space(double height) {
        Region space = new Region();
        space.setMinHeight(height / 6);
        space.setPrefHeight(height);
        return space;
    }

    private static Label strong(String words, String size) {
        Label label = new Label(words);
        label.getStyleClass().addAll("strong", size);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private void show() {
        BoardFacts facts = model.factsProperty().get();
        vertices.set(facts.vertices(), EditorWords.vertices(facts.vertices()));
        edges.set(facts.edges(), EditorWords.edges(facts.edges()));
        components.set(facts.components(), EditorWords.components(facts.components()));
        colours.setSketch(ColourBars.of(facts.light(), facts.dark(), lightIsFilled.get()));
        showPointed();
    }

    private void showPointed() {
        int square = model.pointedProperty().get();
        boolean playable = model.board().isPlayable(square);
        int now = playable ? KnightGraph.of(model.board()).degree(square) : -1;
        degree.set(playable ? String.valueOf(now) : "–", EditorWords.degree(playable ? model.pointedName() : ""));
        degrees.setSketch(DegreeChart.of(model.factsProperty().get().degrees().counts(), now));
    }

    /** A large number with its word below. */
    private static final class Figure {
        private final Label number = strong("", "text-28");
        private final Label word = new Label();
        private final VBox box = new VBox(number, word);

        Figure(String id) {
            number.setId(id);
            word.setId(id + "-word");
            word.getStyleClass().add("muted");
            box.setPrefWidth(WIDTH / 2);
            box.setMinWidth(WIDTH / 2);
        }

        Node node() {
            return box;
        }

        void set(long value, String name) {
            set(String.valueOf(value), name);
        }

        void set(String value, String name) {
            number.setText(value);
            word.setText(name);
        }
    }
}
