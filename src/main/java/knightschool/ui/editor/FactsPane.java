package knightschool.ui.editor;

import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.drawing.ColourBars;
import knightschool.drawing.DegreeChart;
import knightschool.explain.Witness;
import knightschool.graph.KnightGraph;
import knightschool.ui.board.SketchCanvas;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The facts about the board's graph, and why it has no tour where that is plain. */
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
    private final FontIcon sign = new FontIcon(Feather.HELP_CIRCLE);
    private final Label verdict = strong("", "text-16");
    private final Label reason = new Label();
    private final VBox box;

    FactsPane(EditorViewModel model) {
        this.model = model;
        box = new VBox(
                space(10),
                new HBox(vertices.node(), edges.node()),
                space(18),
                new HBox(components.node(), degree.node()),
                space(32),
                strong("Degrees", "text-14"),
                space(12),
                degrees,
                space(24),
                strong("Colours", "text-14"),
                space(12),
                colours,
                space(18),
                witness());
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

    private Node witness() {
        HBox title = new HBox(8, sign, verdict);
        title.setAlignment(Pos.CENTER_LEFT);
        verdict.setId("verdict");
        verdict.setWrapText(true);
        reason.setId("reason");
        reason.setWrapText(true);
        reason.setMinHeight(Region.USE_PREF_SIZE);
        reason.getStyleClass().add("muted");
        VBox witness = new VBox(6, title, reason);
        VBox.setVgrow(witness, Priority.ALWAYS);
        return witness;
    }

    /** Room that shrinks first where the window is low. */
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
        vertices.set(facts.vertices(), facts.vertices() == 1 ? "vertex" : "vertices");
        edges.set(facts.edges(), facts.edges() == 1 ? "edge" : "edges");
        components.set(facts.components(), facts.components() == 1 ? "component" : "components");
        colours.setSketch(ColourBars.of(facts.light(), facts.dark(), lightIsFilled.get()));
        facts.why().witness().ifPresentOrElse(this::showWitness, this::showNoWitness);
        showPointed();
    }

    private void showWitness(Witness witness) {
        sign.setIconCode(Feather.X_CIRCLE);
        verdict.setText("No tour on this board");
        reason.setText(witness.text());
    }

    private void showNoWitness() {
        if (model.factsProperty().get().vertices() == 1) {
            sign.setIconCode(Feather.CHECK_CIRCLE);
            verdict.setText("A tour of 0 steps");
            reason.setText("The one square is visited before the first move.");
            return;
        }
        sign.setIconCode(Feather.HELP_CIRCLE);
        verdict.setText("No simple reason found");
        reason.setText("Nothing here rules a tour out; there may or may not be one. Tried: "
                + model.factsProperty().get().why().tried().stream()
                        .map(FactsPane::inWords)
                        .collect(Collectors.joining(", "))
                + ".");
    }

    private static String inWords(String kind) {
        return switch (kind) {
            case "isolated" -> "isolated squares";
            case "disconnected" -> "separate parts";
            case "dead-ends" -> "dead ends";
            default -> "the two colours";
        };
    }

    private void showPointed() {
        int square = model.pointedProperty().get();
        boolean playable = model.board().isPlayable(square);
        int now = playable ? KnightGraph.of(model.board()).degree(square) : -1;
        degree.set(playable ? String.valueOf(now) : "–", playable ? "degree of " + model.pointedName() : "degree");
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
