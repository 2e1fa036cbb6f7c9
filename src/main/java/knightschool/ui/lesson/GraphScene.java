package knightschool.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.board.SquareNames;
import knightschool.drawing.GraphMorphDrawing;
import knightschool.setup.Setup;
import knightschool.setup.Show;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.shell.KeyHelp;

/** The board that turns into its graph as the slider moves. */
final class GraphScene implements LiveScene {
    private final GraphModel model;
    private final BoardCanvas canvas = new BoardCanvas();
    private final FactList facts = new FactList();
    private final VBox box;
    private final List<Integer> picked = new ArrayList<>();

    GraphScene(Setup setup) {
        this.model = new GraphModel(setup);
        canvas.setId("graph-board");
        canvas.setWords(this::words);
        model.pointedProperty().bind(canvas.pointedProperty());
        model.pointedProperty().addListener(_ -> draw());
        model.turnedProperty().addListener(_ -> draw());
        CentredBoard place = new CentredBoard(canvas, model.board());
        VBox.setVgrow(place, Priority.ALWAYS);
        box = new VBox(place, sliderRow());
        box.getStyleClass().add("graph-scene");
        draw();
    }

    private String words(int square) {
        return SquareNames.name(model.board(), square) + ", degree "
                + model.graph().degree(square);
    }

    private void draw() {
        IntFunction<String> words = model.shows(Show.DEGREES)
                ? square -> String.valueOf(model.graph().degree(square))
                : GraphMorphDrawing.names(model.board());
        double turned = model.turnedProperty().get();
        GraphMorphDrawing.Morph morph =
                new GraphMorphDrawing.Morph(model.graph(), turned, model.lit(), List.copyOf(picked), words);
        canvas.show(model.board(), geometry -> GraphMorphDrawing.of(geometry, morph));
        facts.show(model.facts());
    }

    private Node sliderRow() {
        Slider slider = new Slider(0, 1, model.turnedProperty().get());
        slider.setId("turn");
        slider.setTooltip(new Tooltip("Turn the board into its graph (left and right arrow keys)"));
        slider.setAccessibleText("From board to graph");
        slider.setBlockIncrement(0.05);
        slider.valueProperty().bindBidirectional(model.turnedProperty());
        HBox.setHgrow(slider, Priority.ALWAYS);
        HBox row = new HBox(new Label("board"), slider, new Label("graph"));
        row.getStyleClass().add("slider-row");
        row.setAlignment(Pos.CENTER);
        return row;
    }

    @Override
    public Node node() {
        return box;
    }

    @Override
    public Optional<Node> side() {
        return Optional.of(facts.node());
    }

    @Override
    public void pick() {
        canvas.setOnSquarePressed(square -> {
            if (!picked.remove(Integer.valueOf(square))) {
                picked.add(square);
            }
            draw();
        });
    }

    @Override
    public Optional<Supplier<List<String>>> picked() {
        return Optional.of(() -> picked.stream()
                .map(square -> SquareNames.name(model.board(), square))
                .toList());
    }

    @Override
    public List<KeyHelp> keys() {
        return List.of(
                new KeyHelp("arrow keys on the board", "point at another square"),
                new KeyHelp("Left, Right on the slider", "turn the board into its graph, and back"));
    }
}
