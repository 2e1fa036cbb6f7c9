package knightschool.ui.figure;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.Sketch;
import knightschool.drawing.answer.QuizAnswerDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.graph.BoardToGraphMorphDrawing;
import knightschool.drawing.graph.FigureLegendSigns;
import knightschool.graph.UndirectedEdge;
import knightschool.layout.VertexPositions;
import knightschool.setup.GraphSetup;
import knightschool.setup.SceneKind;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.setup.value.ScenePart;
import knightschool.ui.board.BoardKeyWords;
import knightschool.ui.board.PickKind;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.graph.BoardToGraphMorph;
import knightschool.ui.graph.GraphWords;
import knightschool.ui.graph.LaidOutKnightGraph;
import knightschool.ui.legend.BoardSignLegendEntries;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;
import knightschool.ui.scene.InPlaceUpdateScene;
import knightschool.ui.scene.PartHidingScene;
import knightschool.ui.scene.SidePaneScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.work.BackgroundWorker;

/** The scene of a board that morphs into its graph with a slider. */
public final class BoardToGraphScene extends BoardPickingScene
        implements InPlaceUpdateScene<GraphSetup>, PartHidingScene, SidePaneScene {
    private final LegendEntryCache<Source> signs = new LegendEntryCache<>();
    private final Slider slider = new Slider(0, 1, 0);
    private final LabelledNumberList facts = new LabelledNumberList();
    private final Label end = new Label(FigureWords.GRAPH);
    private final BackgroundWorker worker = BackgroundWorker.newest("layouts", Platform::runLater);
    private final VBox box;
    private Set<ScenePart> hidden = Set.of();
    private BoardToGraphModel model = new BoardToGraphModel(BoardToGraphModel.USUAL);
    private BoardToGraphMorph morph = new BoardToGraphMorph(model.graph());

    /** Returns the descriptor of the scene, which appears on slides only. */
    public static SceneDescriptor<GraphSetup> type() {
        return new SceneDescriptor<>(
                SceneKind.GRAPH, "", GraphSetup.class, _ -> BoardToGraphModel.USUAL, (_, _) -> new BoardToGraphScene());
    }

    BoardToGraphScene() {
        canvas.setId("graph-board");
        canvas.setWords(this::words);
        canvas.setFinder((geometry, x, y) -> morph.squareAt(geometry, model.layoutPart(), x, y));
        canvas.pointedProperty()
                .addListener((_, _, now) -> model.pointedProperty().set(now.intValue()));
        canvas.setFirst(() -> model.highlightedSquare());
        VBox.setVgrow(place, Priority.ALWAYS);
        box = NodeStyle.of(new VBox(place, sliderRow()), "graph-scene");
    }

    @Override
    public void open(GraphSetup setup) {
        slider.valueProperty().unbindBidirectional(model.turnedProperty());
        model = new BoardToGraphModel(setup);
        model.pointedProperty().addListener(_ -> draw());
        model.turnedProperty().addListener(_ -> draw());
        slider.valueProperty().bindBidirectional(model.turnedProperty());
        show(setup.board());
        end.setText(setup.layout() == GraphLayoutKind.BOARD ? FigureWords.GRAPH : GraphWords.name(setup.layout()));
        slider.setShowTickMarks(setup.layout() != GraphLayoutKind.BOARD);
        layOut();
        draw();
    }

    @Override
    public void change(GraphSetup setup, boolean goesOn) {
        GraphSetup now = now();
        if (now.withSlider(setup.slider()).equals(setup)) {
            model.turnedProperty().set(setup.slider());
        } else if (!now.equals(setup)) {
            open(setup);
        }
    }

    @Override
    public GraphSetup now() {
        return model.now();
    }

    private String words(int square) {
        return FigureWords.pointed(
                SquareNames.name(model.board(), square), model.graph().degree(square));
    }

    @Override
    Board board() {
        return model.board();
    }

    @Override
    void draw() {
        canvas.show(
                model.board(), geometry -> marked(geometry, BoardToGraphMorphDrawing.of(geometry, moment(geometry))));
        facts.show(model.facts());
    }

    private BoardToGraphMorphDrawing.Morph moment(BoardGeometry geometry) {
        IntFunction<String> words = showsDegrees()
                ? square -> String.valueOf(model.graph().degree(square))
                : BoardToGraphMorphDrawing.names(model.board());
        return new BoardToGraphMorphDrawing.Morph(
                model.graph(),
                model.graphPart(),
                highlightedSquare(),
                picked.squares(),
                words,
                morph.away(geometry, model.layoutPart()));
    }

    private boolean showsDegrees() {
        return model.shows(DisplayOption.DEGREES) && !hidden.contains(ScenePart.DEGREES);
    }

    /** The values from which the signs are computed. */
    private record Source(
            Board board,
            double graphPart,
            int highlighted,
            double vertexSide,
            boolean degrees,
            FigureLegendSigns.FigureMarks marks) {}

    @Override
    public List<LegendEntry> signs() {
        BoardGeometry geometry = canvas.geometry();
        BoardToGraphMorphDrawing.Morph now = moment(geometry);
        double size = now.away().map(BoardToGraphMorphDrawing.Away::size).orElse(1.0);
        Source source =
                new Source(model.board(), now.turned(), now.lit(), geometry.side() * size, showsDegrees(), marks());
        return signs.of(
                source,
                _ -> BoardSignLegendEntries.of(
                        model.board(), FigureLegendSigns.onGraph(geometry, now, showsDegrees(), marks())));
    }

    /**
     * Returns the highlighted square. While edges are picked the mouse highlights none, since highlighted edges would
     * look like picked ones.
     */
    private int highlightedSquare() {
        return picked.takesEdges() ? canvas.keyboardSquareProperty().get() : model.highlightedSquare();
    }

    /** Adds the picked edges and the marks of an answer to a sketch. */
    private Sketch marked(BoardGeometry geometry, Sketch graph) {
        Optional<VertexPositions> away =
                morph.away(geometry, model.layoutPart()).map(BoardToGraphMorphDrawing.Away::places);
        return answer.over(QuizAnswerDrawing.over(graph, geometry, picked.edges(), 0, away), geometry, away);
    }

    /** Computes the layout to which the vertices move, if there is one. */
    private void layOut() {
        BoardToGraphMorph begun = new BoardToGraphMorph(model.graph());
        morph = begun;
        worker.cancel();
        if (model.layout() != GraphLayoutKind.BOARD) {
            BoardToGraphModel current = model;
            worker.ask(
                    context -> LaidOutKnightGraph.of(
                            current.layout(), current.graph(), current.source(), context::requireWanted),
                    layout -> {
                        begun.setGoal(layout);
                        draw();
                    },
                    () -> {});
        }
    }

    private Node sliderRow() {
        slider.setId("turn");
        slider.setTooltip(new Tooltip(FigureWords.SLIDER_TIP));
        slider.setAccessibleText(FigureWords.SLIDER);
        slider.setBlockIncrement(0.05);
        slider.setMajorTickUnit(0.5);
        slider.setMinorTickCount(0);
        HBox.setHgrow(slider, Priority.ALWAYS);
        HBox row = NodeStyle.of(new HBox(new Label(FigureWords.BOARD), slider, end), "slider-row");
        row.setAlignment(Pos.CENTER);
        return row;
    }

    @Override
    public Node node() {
        return box;
    }

    @Override
    public Node side() {
        return facts.node();
    }

    @Override
    public void pick(PickKind kind) {
        picked.choose(kind);
        canvas.setOnSquarePressed(square -> {
            picked.pick(square, model.graph());
            pickedChanged();
        });
        canvas.setOnPointPressed((geometry, x, y) -> {
            Optional<UndirectedEdge> edge = picked.takesEdges() && model.graphPart() >= 1
                    ? morph.edgeAt(geometry, model.layoutPart(), x, y)
                    : Optional.empty();
            edge.ifPresent(pair -> {
                picked.pick(pair);
                pickedChanged();
            });
            return edge.isPresent();
        });
    }

    @Override
    public void hide(Set<ScenePart> parts, Set<ScenePart> leftOut) {
        hidden = parts;
        facts.node().setVisible(!parts.contains(ScenePart.FACTS));
        draw();
    }

    @Override
    public List<GestureDescription> gestures() {
        List<GestureDescription> onBoard = picked.isPicking() ? picked.gestures() : List.of(BoardKeyWords.ARROWS);
        return Stream.concat(onBoard.stream(), Stream.of(FigureWords.TURN)).toList();
    }

    @Override
    public boolean isSettled() {
        return !worker.isBusy() && answer.isSettled();
    }

    @Override
    public void close() {
        worker.close();
    }
}
