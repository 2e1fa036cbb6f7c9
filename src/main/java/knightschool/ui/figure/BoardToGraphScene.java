package knightschool.ui.figure;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.answer.QuizAnswerDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.graph.BoardToGraphMorph;
import knightschool.drawing.graph.KnightGraphAppearance;
import knightschool.drawing.graph.SlideFigureLegendSigns;
import knightschool.layout.VertexPositions;
import knightschool.setup.scene.BoardToGraphSetup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.board.AnswerPickKind;
import knightschool.ui.board.BoardKeyWords;
import knightschool.ui.board.CentredBoardPane;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.graph.BoardToGraphMorphSupplier;
import knightschool.ui.graph.GraphWords;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.graph.KnightGraphView;
import knightschool.ui.legend.BoardSignLegendEntries;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;
import knightschool.ui.scene.InPlaceUpdateScene;
import knightschool.ui.scene.PartHidingScene;
import knightschool.ui.scene.SidePaneScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.theme.Theme;

/** The scene of a board that morphs into its graph with a slider: a view of the graph, held between two layouts. */
public final class BoardToGraphScene extends AbstractBoardPickingScene
        implements InPlaceUpdateScene<BoardToGraphSetup>, PartHidingScene, SidePaneScene, BoardToGraphMorphSupplier {
    private final KnightGraphView view = KnightGraphView.turning(new InteractiveGraphPane(), this);
    private final InteractiveGraphPane pane = view.pane();
    private final CentredBoardPane place = new CentredBoardPane(pane, squares -> view.setSquares(Optional.of(squares)));
    private final ReadOnlyObjectProperty<Theme> theme;
    private final ChangeListener<Theme> dresser = (_, _, now) -> pane.setPalette(now.palette());
    private final LegendEntryCache<Source> signs = new LegendEntryCache<>();
    private final Slider slider = new Slider(0, 1, 0);
    private final LabelledNumberList facts = new LabelledNumberList();
    private final Label end = new Label(FigureSceneWords.GRAPH);
    private final VBox box;
    private Set<HideableScenePart> hiddenParts = Set.of();
    private BoardToGraphModel model = new BoardToGraphModel(BoardToGraphModel.USUAL);

    /** Returns the descriptor of the scene, which appears on slides only. */
    public static SceneDescriptor<BoardToGraphSetup> type() {
        return new SceneDescriptor<>(
                        BuiltInSceneKinds.GRAPH,
                        "",
                        BoardToGraphSetup.class,
                        _ -> BoardToGraphModel.USUAL,
                        (shell, _) -> new BoardToGraphScene(shell.themeProperty()))
                .picturedBy(".graph-pane");
    }

    BoardToGraphScene(ReadOnlyObjectProperty<Theme> theme) {
        this.theme = theme;
        theme.addListener(dresser);
        pane.setPalette(theme.get().palette());
        pane.setId("graph-board");
        pane.pointedProperty()
                .addListener((_, _, now) -> model.pointedProperty().set(now.intValue()));
        VBox.setVgrow(place, Priority.ALWAYS);
        box = NodeStyle.of(new VBox(place, sliderRow()), "graph-scene");
    }

    @Override
    public void open(BoardToGraphSetup setup) {
        slider.valueProperty().unbindBidirectional(model.turnedProperty());
        model = new BoardToGraphModel(setup);
        model.pointedProperty().addListener(_ -> draw());
        model.turnedProperty().addListener(_ -> draw());
        slider.valueProperty().bindBidirectional(model.turnedProperty());
        forget();
        place.show(setup.board());
        pane.pointedProperty().set(Board.NONE);
        view.show(model.graph());
        view.measureFrom(model.source());
        end.setText(setup.layout() == GraphLayoutKind.BOARD ? FigureSceneWords.GRAPH : GraphWords.name(setup.layout()));
        slider.setShowTickMarks(setup.layout() != GraphLayoutKind.BOARD);
        draw();
    }

    @Override
    public void change(BoardToGraphSetup setup, boolean goesOn) {
        BoardToGraphSetup now = now();
        if (now.withSlider(setup.slider()).equals(setup)) {
            model.turnedProperty().set(setup.slider());
        } else if (!now.equals(setup)) {
            open(setup);
        }
    }

    @Override
    public BoardToGraphSetup now() {
        return model.now();
    }

    @Override
    Board board() {
        return model.board();
    }

    @Override
    int keyboardSquare() {
        return pane.isFocused() ? pane.selectedProperty().get() : Board.NONE;
    }

    @Override
    void draw() {
        view.hold(model.layout(), model.layoutPart());
        pane.redraw();
        facts.show(model.facts());
    }

    @Override
    public BoardToGraphMorph morph(BoardGeometry squares) {
        IntFunction<String> words = showsDegrees()
                ? square -> String.valueOf(model.graph().degree(square))
                : BoardToGraphMorph.names(model.board());
        return new BoardToGraphMorph(squares, model.graphPart(), model.layoutPart() == 0, words, picked.squares());
    }

    private boolean showsDegrees() {
        return model.shows(DisplayOption.DEGREES) && !hiddenParts.contains(BoardToGraphSetup.DEGREES);
    }

    /** The values from which the signs are computed. */
    private record Source(
            Board board,
            double graphPart,
            int highlighted,
            double vertexSize,
            boolean degrees,
            SlideFigureLegendSigns.FigureMarks marks) {}

    @Override
    public List<LegendEntry> signs() {
        KnightGraphAppearance now = view.look();
        Source source =
                new Source(model.board(), model.graphPart(), now.pointed(), now.vertexSize(), showsDegrees(), marks());
        return signs.of(
                source,
                _ -> BoardSignLegendEntries.of(
                        model.board(), SlideFigureLegendSigns.onGraph(model.graph(), now, showsDegrees(), marks())));
    }

    /**
     * Returns the highlighted square. While edges are picked the mouse highlights none, since highlighted edges would
     * look like picked ones.
     */
    @Override
    public int highlighted() {
        return picked.takesEdges() ? keyboardSquare() : model.highlightedSquare();
    }

    @Override
    public Sketch marked(Sketch sketch, BoardGeometry squares, Optional<VertexPositions> vertexPlaces) {
        return answer.over(
                QuizAnswerDrawing.over(sketch, squares, picked.edges(), 0, vertexPlaces), squares, vertexPlaces);
    }

    private Node sliderRow() {
        slider.setId("turn");
        slider.setTooltip(new Tooltip(FigureSceneWords.SLIDER_TIP));
        slider.setAccessibleText(FigureSceneWords.SLIDER);
        slider.setBlockIncrement(0.05);
        slider.setMajorTickUnit(0.5);
        slider.setMinorTickCount(0);
        HBox.setHgrow(slider, Priority.ALWAYS);
        HBox row = NodeStyle.of(new HBox(new Label(FigureSceneWords.BOARD), slider, end), "slider-row");
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
    public void pick(AnswerPickKind kind) {
        picked.choose(kind);
        pane.setOnChosen(square -> {
            picked.pick(square, model.graph());
            pickedChanged();
        });
        pane.setOnEdgePressed(edge -> {
            boolean takesEdges = picked.takesEdges() && model.graphPart() >= 1;
            if (takesEdges) {
                picked.pick(edge);
                pickedChanged();
            }
            return takesEdges;
        });
    }

    @Override
    public void hide(Set<HideableScenePart> parts, Set<HideableScenePart> leftOut) {
        hiddenParts = parts;
        facts.node().setVisible(!parts.contains(HideableScenePart.FACTS));
        draw();
    }

    @Override
    public List<GestureDescription> gestures() {
        List<GestureDescription> onBoard = picked.isPicking() ? picked.gestures() : List.of(BoardKeyWords.ARROWS);
        return Stream.concat(onBoard.stream(), Stream.of(FigureSceneWords.TURN)).toList();
    }

    @Override
    public boolean isSettled() {
        return pane.isSettled() && answer.isSettled();
    }

    @Override
    public void close() {
        theme.removeListener(dresser);
        pane.close();
    }
}
