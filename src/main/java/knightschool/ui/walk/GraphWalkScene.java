package knightschool.ui.walk;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.GraphFigureLayout;
import knightschool.drawing.graph.PlacedGraphWalkDrawing;
import knightschool.graph.PlacedGraph;
import knightschool.graph.WalkHistory;
import knightschool.graph.WalkVerdict;
import knightschool.layout.VertexPositions;
import knightschool.play.CrossGameUndoHistory;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.GraphWalkSetup;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.SceneControl;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.command.UndoWords;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.graph.GraphPaneContent;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.scene.AnswerFeedbackScene;
import knightschool.ui.scene.ChangeNotifyingScene;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.InPlaceUpdateScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.PartHidingScene;
import knightschool.ui.scene.QuizAnswerProvidingScene;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SidePaneScene;
import knightschool.ui.scene.UndoTransferScene;
import knightschool.ui.scene.UndoableScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.theme.Theme;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A graph that is no board, on which the user clicks a walk, with the verdict beside it. */
public final class GraphWalkScene
        implements InPlaceUpdateScene<GraphWalkSetup>,
                QuizAnswerProvidingScene,
                ChangeNotifyingScene,
                UndoableScene,
                UndoTransferScene<GraphWalkScene.WalkEdits>,
                AnswerFeedbackScene,
                PartHidingScene,
                LegendScene,
                SidePaneScene,
                GestureHelpScene {
    private final GraphWalkModel model = new GraphWalkModel();
    private final InteractiveGraphPane pane = new InteractiveGraphPane();
    private final WalkSquareChipRow trail = new WalkSquareChipRow(WalkWords.CHOOSE_VERTEX_TO_BEGIN);
    private final WalkVerdictView verdict = new WalkVerdictView(WalkWords.CHOOSE_VERTEX);
    private final List<Command> commands = List.of(
            Command.of("graphwalk.undo", model::undo).when(model::canUndo, model.walkProperty(), model.turnsProperty()),
            Command.of("graphwalk.redo", model::redo).when(model::canRedo, model.walkProperty(), model.turnsProperty()),
            Command.of("graphwalk.delete", model::clear),
            Command.of("graphwalk.again", model::startAgain));
    private final ChangeNotifyingScene.Listeners changed = new ChangeNotifyingScene.Listeners();
    private final ReadOnlyObjectProperty<Theme> theme;
    private final ChangeListener<Theme> dresser = (_, _, now) -> pane.setPalette(now.palette());
    private final ScenePlacement form;
    private final Node buttons = buttons();
    private final VBox box;
    private QuizAnswerMarks answer = QuizAnswerMarks.NONE;
    private Set<HideableScenePart> hiddenParts = Set.of();
    private PlacedGraph shownGraph;
    private boolean changing;
    private boolean opening;

    /** The walks up to a set-up. */
    record WalkEdits(GraphWalkSetup setup, CrossGameUndoHistory.Handover<WalkHistory<Integer>> walks) {}

    /** The descriptor of the scene, which has no tab: it is used on slides, and for files. */
    public static SceneDescriptor<GraphWalkSetup> type() {
        return new SceneDescriptor<>(
                        BuiltInSceneKinds.GRAPH_WALK,
                        "",
                        GraphWalkSetup.class,
                        _ -> GraphWalkSetup.usual(),
                        GraphWalkScene::new)
                .picturedBy(".graph-pane");
    }

    /** @param form beside the text of a slide only the buttons named by the set-up are shown */
    GraphWalkScene(SceneHost shell, ScenePlacement form) {
        this.form = form;
        this.theme = shell.themeProperty();
        theme.addListener(dresser);
        pane.setPalette(theme.get().palette());
        pane.setId("walked-graph");
        pane.setOnChosen(model::choose);
        VBox.setVgrow(pane, Priority.ALWAYS);
        box = NodeStyle.of(new VBox(pane, trail.node(), buttons), "walk-scene");
        box.setMinWidth(0);
        model.dictionaryProperty().bind(shell.settings().dictionaryProperty());
        model.dictionaryProperty().addListener(_ -> draw());
        model.refusalProperty().addListener((_, _, words) -> shell.messages().replace(words));
        model.walkProperty().addListener(_ -> moved());
    }

    private void moved() {
        answer = QuizAnswerMarks.NONE;
        draw();
        if (!opening) {
            changed.run();
        }
    }

    @Override
    public void open(GraphWalkSetup setup) {
        answer = QuizAnswerMarks.NONE;
        opening = true;
        model.open(setup);
        opening = false;
        boolean buttonsVisible =
                form == ScenePlacement.WINDOW || setup.controls().shows(SceneControl.BUTTONS, false);
        NodeVisibility.set(buttons, buttonsVisible);
        if (!model.graph().equals(shownGraph)) {
            shownGraph = model.graph();
            pane.show(new GraphPaneContent(shownGraph, new WalkDrawing(), GraphPaneContent.Handling.PICK));
            pane.place(places(shownGraph), List.of(), PlacedGraphWalkDrawing.margin(shownGraph), false);
            pane.setKeyOrigin(0);
        }
        draw();
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
    public void change(GraphWalkSetup setup, boolean goesOn) {
        if (!now().withWalk(setup.walk()).equals(setup)) {
            open(setup);
        } else if (changing) {
            model.amend(setup.walk());
        } else {
            model.replace(setup.walk());
        }
        changing = goesOn;
    }

    @Override
    public GraphWalkSetup now() {
        return model.now();
    }

    @Override
    public UndoHistory undoHistory() {
        return model;
    }

    @Override
    public Class<WalkEdits> editsType() {
        return WalkEdits.class;
    }

    @Override
    public WalkEdits edits() {
        return new WalkEdits(now(), model.edits());
    }

    @Override
    public boolean adoptEdits(WalkEdits before) {
        boolean fits = before.setup().equals(now());
        if (fits) {
            opening = true;
            model.adoptHistory(before.walks());
            opening = false;
        }
        return fits;
    }

    private void draw() {
        pane.setAccessibleText(WalkWords.accessibleText(
                model.graph().vertices().mapToObj(model.graph()::name).toList(), model.names()));
        pane.redraw();
        trail.show(model.names(), marked());
        verdict.show(model.report());
    }

    /** The step marked yellow. It is hidden with the verdict, which it would give away in part. */
    private int marked() {
        WalkReport report = model.report();
        return report == null || hiddenParts.contains(WalkSetup.VERDICT) ? WalkVerdict.NEVER : report.markedStep();
    }

    @Override
    public List<LegendEntry> signs() {
        PlacedGraphWalkDrawing now = drawing();
        return now.visibleSigns().stream()
                .map(sign -> new LegendEntry(sign.sketch(), WalkWords.sign(sign), ""))
                .toList();
    }

    private Node buttons() {
        Button back = button("graphwalk.undo", "take-back", UndoWords.TAKE_BACK);
        back.setGraphic(new FontIcon(Feather.CORNER_UP_LEFT));
        return NodeStyle.of(
                new HBox(back, button("graphwalk.again", "start-again", WalkWords.START_AGAIN)), "scene-buttons");
    }

    private Button button(String command, String id, String words) {
        return NodeStyle.named(CommandButtonFactory.of(Command.named(commands, command), words), id);
    }

    @Override
    public Node node() {
        return box;
    }

    @Override
    public Node side() {
        return verdict.node();
    }

    @Override
    public Optional<Supplier<List<String>>> picked() {
        return Optional.of(model::names);
    }

    @Override
    public void onChanged(Runnable action) {
        changed.add(action);
    }

    @Override
    public void showAnswer(QuizAnswerMarks marks) {
        // The walk is there already: its vertices answer.
        List<Integer> vertices = marks.walk().isEmpty() ? marks.squares() : marks.walk();
        answer = QuizAnswerMarks.ofSquares(vertices.stream().distinct().toList(), marks.crossed());
        draw();
    }

    @Override
    public void hide(Set<HideableScenePart> parts, Set<HideableScenePart> leftOut) {
        hiddenParts = parts;
        verdict.node().setVisible(!parts.contains(WalkSetup.VERDICT));
        draw();
    }

    @Override
    public List<Command> commands() {
        return commands;
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
        theme.removeListener(dresser);
        model.dictionaryProperty().unbind();
        pane.close();
    }
}
