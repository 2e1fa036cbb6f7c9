package knightschool.ui.walk;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.GraphFigureLayout;
import knightschool.drawing.graph.PlacedGraphWalkDrawing;
import knightschool.graph.PlacedGraph;
import knightschool.layout.CircularLayout;
import knightschool.layout.VertexPositions;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.GraphWalkSetup;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.graph.GraphPaneContent;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.theme.ReducedMotion;
import knightschool.ui.theme.Theme;

/** A graph that is no board, on which the user clicks a walk, with the verdict beside it. */
public final class GraphWalkScene extends AbstractWalkScene<GraphWalkSetup> {
    private static final int MOST_STEPS = 600;

    private final GraphWalkModel model;
    private final InteractiveGraphPane pane = new InteractiveGraphPane();
    private final ReadOnlyObjectProperty<Theme> theme;
    private final ChangeListener<Theme> dresser = (_, _, now) -> pane.setPalette(now.palette());
    private final Command nextShape = Command.of("graphwalk.layout", this::showNextShape);
    private Shape shape = Shape.GIVEN;
    private QuizAnswerMarks answer = QuizAnswerMarks.NONE;
    private PlacedGraph drawnGraph;

    /**
     * The shapes of the graph, in the order in which a key shows them. Layers are none of them: an edge between two
     * vertices of a layer, which a knight's graph never has, would pass behind the vertices between them.
     */
    private enum Shape {
        GIVEN,
        CIRCLE,
        SPRINGS
    }

    /** The descriptor of the scene, which has no tab: it is used on slides, and for files. */
    public static SceneDescriptor<GraphWalkSetup> type() {
        return new SceneDescriptor<>(
                        BuiltInSceneKinds.GRAPH_WALK,
                        "",
                        GraphWalkSetup.class,
                        _ -> GraphWalkSetup.usual(),
                        (shell, form) -> new GraphWalkScene(new GraphWalkModel(), shell, form))
                .picturedBy(".graph-pane");
    }

    private GraphWalkScene(GraphWalkModel model, SceneHost shell, ScenePlacement form) {
        super(model, "graphwalk", shell, form);
        this.model = model;
        this.theme = shell.themeProperty();
        theme.addListener(dresser);
        pane.setPalette(theme.get().palette());
        pane.setAnimated(!ReducedMotion.isReduced());
        pane.setId("walked-graph");
        pane.setOnChosen(model::choose);
        VBox.setVgrow(pane, Priority.ALWAYS);
        box().getChildren().setAll(pane, trail().node(), buttons());
    }

    @Override
    void clearAnswer() {
        answer = QuizAnswerMarks.NONE;
    }

    @Override
    void opened(GraphWalkSetup setup) {
        if (!model.graph().equals(drawnGraph)) {
            drawnGraph = model.graph();
            pane.show(new GraphPaneContent(drawnGraph, new WalkDrawing(), GraphPaneContent.Handling.PICK));
            shape = Shape.GIVEN;
            place(false);
            pane.setKeyOrigin(0);
        }
    }

    private void showNextShape() {
        shape = Shape.values()[(shape.ordinal() + 1) % Shape.values().length];
        place(true);
    }

    /** Moves the vertices into the chosen shape. */
    private void place(boolean gliding) {
        double margin = PlacedGraphWalkDrawing.margin(drawnGraph);
        VertexPositions circle = CircularLayout.byIndex(drawnGraph);
        switch (shape) {
            case GIVEN -> pane.placeInProportion(places(drawnGraph), margin, gliding);
            case CIRCLE -> pane.placeInProportion(circle, margin, gliding);
            case SPRINGS -> pane.refine(circle, MOST_STEPS, margin, gliding);
        }
    }

    @Override
    public List<Command> commands() {
        return Stream.concat(super.commands().stream(), Stream.of(nextShape)).toList();
    }

    private static VertexPositions places(PlacedGraph graph) {
        return new VertexPositions(
                graph.placedVertices().stream()
                        .mapToDouble(PlacedGraph.PlacedVertex::x)
                        .toArray(),
                graph.placedVertices().stream()
                        .mapToDouble(PlacedGraph.PlacedVertex::y)
                        .toArray());
    }

    @Override
    VisibleSceneControls controls(GraphWalkSetup setup) {
        return setup.controls();
    }

    private PlacedGraphWalkDrawing drawing() {
        return new PlacedGraphWalkDrawing(
                model.graph(),
                model.walk(),
                marked(),
                model.reachable(),
                pane.pointedProperty().get(),
                answer);
    }

    /** Draws the walk as it is. A click hits a vertex as far as the ring around it. */
    private final class WalkDrawing implements GraphPaneContent.Drawing {
        private double reach;

        @Override
        public GraphFigure in(GraphFigureLayout layout) {
            PlacedGraphWalkDrawing now = drawing();
            reach = now.reach(layout);
            return now.in(layout);
        }

        @Override
        public GraphPaneContent.HitDistances hitDistances() {
            double distance = Math.max(GraphPaneContent.HitDistances.OF_VERTICES.vertex(), reach);
            return new GraphPaneContent.HitDistances(distance, 0, distance);
        }
    }

    @Override
    void drawWalk() {
        pane.setAccessibleText(WalkWords.accessibleText(
                model.graph().vertices().mapToObj(model.graph()::name).toList(), model.names()));
        pane.redraw();
    }

    @Override
    public List<LegendEntry> signs() {
        PlacedGraphWalkDrawing drawing = drawing();
        return drawing.visibleSigns().stream()
                .map(sign -> new LegendEntry(
                        drawing.sketch(sign),
                        WalkWords.sign(sign),
                        WalkWords.where(model.graph(), drawing.verticesOf(sign))))
                .toList();
    }

    @Override
    public void showAnswer(QuizAnswerMarks marks) {
        // The walk is there already: its vertices answer.
        List<Integer> vertices = marks.walk().isEmpty() ? marks.squares() : marks.walk();
        answer = QuizAnswerMarks.ofSquares(vertices.stream().distinct().toList(), marks.crossed());
        draw();
    }

    @Override
    public List<GestureDescription> gestures() {
        return WalkWords.GRAPH_GESTURES;
    }

    @Override
    public boolean isSettled() {
        return pane.isSettled();
    }

    @Override
    public void close() {
        super.close();
        theme.removeListener(dresser);
        pane.close();
    }
}
