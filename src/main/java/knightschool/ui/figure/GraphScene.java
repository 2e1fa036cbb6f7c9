package knightschool.ui.figure;

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
import knightschool.setup.GraphSetup;
import knightschool.setup.Show;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.CentredBoard;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;
import knightschool.ui.shell.LiveScene;

/** The board that turns into its graph as the slider moves. */
public final class GraphScene implements LiveScene<GraphSetup> {
    private final BoardCanvas canvas = new BoardCanvas();
    private final CentredBoard place = new CentredBoard(canvas);
    private final Slider slider = new Slider(0, 1, 0);
    private final FactList facts = new FactList();
    private final VBox box;
    private final PickedSquares picked = new PickedSquares();
    private GraphModel model = new GraphModel(GraphModel.USUAL);

    public GraphScene() {
        canvas.setId("graph-board");
        canvas.setWords(this::words);
        canvas.pointedProperty()
                .addListener((_, _, now) -> model.pointedProperty().set(now.intValue()));
        VBox.setVgrow(place, Priority.ALWAYS);
        box = new VBox(place, sliderRow());
        box.getStyleClass().add("graph-scene");
    }

    @Override
    public void open(GraphSetup setup) {
        slider.valueProperty().unbindBidirectional(model.turnedProperty());
        model = new GraphModel(setup);
        model.pointedProperty().addListener(_ -> draw());
        model.turnedProperty().addListener(_ -> draw());
        slider.valueProperty().bindBidirectional(model.turnedProperty());
        picked.clear();
        place.show(setup.board());
        draw();
    }

    @Override
    public GraphSetup now() {
        return model.now(picked);
    }

    private String words(int square) {
        return FigureWords.pointed(
                SquareNames.name(model.board(), square), model.graph().degree(square));
    }

    private void draw() {
        IntFunction<String> words = model.shows(Show.DEGREES)
                ? square -> String.valueOf(model.graph().degree(square))
                : GraphMorphDrawing.names(model.board());
        double turned = model.turnedProperty().get();
        GraphMorphDrawing.Morph morph =
                new GraphMorphDrawing.Morph(model.graph(), turned, model.lit(), picked.squares(), words);
        canvas.show(model.board(), geometry -> GraphMorphDrawing.of(geometry, morph));
        facts.show(model.facts());
    }

    private Node sliderRow() {
        slider.setId("turn");
        slider.setTooltip(new Tooltip(FigureWords.SLIDER_TIP));
        slider.setAccessibleText(FigureWords.SLIDER);
        slider.setBlockIncrement(0.05);
        HBox.setHgrow(slider, Priority.ALWAYS);
        HBox row = new HBox(new Label(FigureWords.BOARD), slider, new Label(FigureWords.GRAPH));
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
            picked.toggle(square);
            draw();
        });
    }

    @Override
    public Optional<Supplier<List<String>>> picked() {
        return Optional.of(() -> picked.names(model.board()));
    }

    @Override
    public List<Command> commands() {
        return List.of();
    }

    @Override
    public List<Gesture> gestures() {
        return FigureWords.GESTURES;
    }

    @Override
    public void close() {
        // Nothing runs here.
    }
}
