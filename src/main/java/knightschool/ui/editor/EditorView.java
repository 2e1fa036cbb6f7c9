package knightschool.ui.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.drawing.ColourPalette;
import knightschool.graph.CycleTerminology;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.value.SceneControl;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.BoardPanZoom;
import knightschool.ui.command.Command;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NextFrameContentPane;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.editor.answer.TourExistenceModel;
import knightschool.ui.editor.answer.TourExistencePane;
import knightschool.ui.editor.fact.GraphFactsModel;
import knightschool.ui.editor.fact.GraphFactsPane;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.editor.model.EditToolStrokes;
import knightschool.ui.editor.panel.SidePanelFactory;
import knightschool.ui.editor.tab.BoardTabStrip;
import knightschool.ui.graph.KnightGraphView;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.playback.PlaybackCommands;
import knightschool.ui.playback.PlaybackModel;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.work.PulseTimer;

/** The view of the editor: board, graph and answer, surrounded by the controls of its form. */
final class EditorView {
    private static final int MOST_SIDE = 112;
    private static final int MOST_SIDE_ON_SLIDE = 200;
    private static final double RIM = 32;

    private final BoardEditorModel model;
    private final BoardCanvas canvas;
    private final BoardPanZoom navigation;
    private final TourExistenceModel tours;
    private final GraphFactsModel measured;
    private final KnightGraphView graph;
    private final EditorToolbar toolbar;
    private final EditorFileBar foot;
    private final BoardTabStrip strip;
    private final EditorBoardInputHandler input;
    private final EditorViewUpdater marks;
    private final TourExistencePane answer;
    private final GraphFactsPane facts;
    private final Node column;
    private final Region pair;
    private final PulseTimer pulse;
    private final StackPane side = new StackPane();
    private final NextFrameContentPane sidePlace;
    private final BorderPane root = new BorderPane();
    private final ChangeListener<Number> pointAtBoard;

    EditorView(
            SceneHost shell,
            ScenePlacement form,
            EditorModels models,
            BoardAndGraphViews views,
            EditorCommandWiring controls) {
        this.model = models.editor();
        this.tours = models.tours();
        PlaybackModel playback = tours.walkPlayback().playback();
        this.measured = models.facts();
        this.graph = views.graph();
        EditorCommands commands = controls.commands();
        this.toolbar = new EditorToolbar(model, commands, views, shell.messages()::show, form);
        this.foot = controls.foot();
        this.strip = controls.strip();
        this.navigation = views.squares();
        this.canvas = NodeStyle.named(views.canvas(), "editor-board");
        this.pointAtBoard = (_, _, now) -> canvas.point(now.intValue());
        canvas.setWords(square -> EditorWords.square(model.board(), square));
        graph.pane().setId("editor-graph");
        this.input = new EditorBoardInputHandler(model, canvas);
        this.pulse = new PulseTimer(root, playback::tick);
        // Nothing is asked for while no solution plays.
        playback.playingProperty().subscribe(isPlaying -> {
            if (isPlaying) {
                pulse.wake();
            } else {
                pulse.rest();
            }
        });
        ObservableValue<CycleTerminology> terminology = shell.settings().dictionaryProperty();
        if (form == ScenePlacement.WINDOW) {
            answer = TourExistencePane.column(tours, commands.answering(), this::focus);
            facts = new GraphFactsPane(
                    model, measured, terminology, commands.named(EditorCommands.SAME_GRAPH), List.of(answer.node()));
            column = facts.scrolled(answer.actions());
            pair = new BoardAndGraphPane(navigation, views.panel(), hint(), model::board, MOST_SIDE);
            canvas.setMostSide(MOST_SIDE);
        } else {
            answer = TourExistencePane.band(tours, commands.answering(), this::focus);
            facts = new GraphFactsPane(
                    model, measured, terminology, commands.named(EditorCommands.SAME_GRAPH), List.of());
            column = facts.node();
            pair = new EditorBesideSlideView(canvas, graph, answer.node(), model::board, MOST_SIDE_ON_SLIDE);
            canvas.setMostSide(MOST_SIDE_ON_SLIDE);
        }
        sidePlace = new NextFrameContentPane(
                side, SidePanelFactory.WIDTH + (form == ScenePlacement.WINDOW ? GraphFactsPane.BAR : 0));
        PlaybackCommands solution = commands.answering().playback();
        solution.offerWhile(answer.buttonsShownProperty()::get);
        canvas.leaveToCommands(solution::takes);
        this.marks = new EditorViewUpdater(models, navigation, graph, terminology);
        arrange(form, views.panel().menus());
        listen();
    }

    /** Arranges the parts. The tools come first, so that opening boards moves none of them. */
    private void arrange(ScenePlacement form, Node graphMenus) {
        VBox above = new VBox(toolbar.node());
        above.setPadding(new Insets(0, 0, 0, RIM));
        NodeVisibility.follow(above, toolbar.node().visibleProperty());
        VBox leftColumn = form == ScenePlacement.WINDOW
                ? new VBox(8, above, strip.node(), verdictAndMenus(graphMenus), pair)
                : new VBox(18, above, strip.node(), pair);
        VBox.setVgrow(pair, Priority.ALWAYS);
        HBox middle = new HBox(leftColumn, between(), sidePlace);
        HBox.setHgrow(leftColumn, Priority.ALWAYS);
        middle.setPadding(
                form == ScenePlacement.WINDOW ? new Insets(12, 24 - GraphFactsPane.BAR, 8, 16) : Insets.EMPTY);
        side.getChildren().setAll(column);
        side.setAlignment(Pos.TOP_LEFT);
        NodeVisibility.follow(sidePlace, side.visibleProperty());
        root.setCenter(middle);
        root.setBottom(foot.node());
        root.setMinWidth(0);
    }

    /** Returns the row above board and graph: whether the board has a tour, and the graph's menus. */
    private Node verdictAndMenus(Node graphMenus) {
        answer.title().setPadding(new Insets(0, 0, 0, RIM));
        answer.title().setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(answer.title(), Priority.ALWAYS);
        HBox row = HBoxFactory.of(8, answer.title(), toolbar.layouts(), graphMenus);
        row.setMinHeight(Region.USE_PREF_SIZE);
        return row;
    }

    /** Returns the hint below the board about the effect of a click. */
    private Region hint() {
        Label hint = NodeStyle.named(LabelFactory.of("", "muted"), "tool-hint");
        hint.textProperty().bind(hint(model));
        hint.setPadding(new Insets(0, 0, 0, RIM));
        hint.setMinHeight(Region.USE_PREF_SIZE);
        return hint;
    }

    /** Returns the signs that board and graph show now; empty while a picture is being corrected in its place. */
    List<LegendEntry> signs() {
        return root.isVisible() ? marks.signs() : List.of();
    }

    Node node() {
        return root;
    }

    /** Shows a panel in place of the facts, or the facts if empty. */
    void showAside(Optional<Node> panel) {
        side.getChildren().setAll(panel.orElse(column));
        Runnable keys = () -> {
            side.applyCss();
            panel.ifPresentOrElse(SidePanelFactory::focus, this::focus);
        };
        Optional.ofNullable(root.getScene())
                .ifPresentOrElse(window -> NextFrameContentPane.whenComplete(window, keys), keys);
    }

    /** Shows exactly the named controls. */
    void show(Predicate<SceneControl> controls) {
        input.setTools(controls.test(EditorSetup.TOOLS));
        toolbar.show(controls);
        NodeVisibility.set(foot.node(), controls.test(SceneControl.FILES));
        side.setVisible(controls.test(SceneControl.FACTS));
        answer.buttonsShownProperty().set(controls.test(SceneControl.BUTTONS));
    }

    /** Adds another way to open a board. */
    void offer(Command opens) {
        foot.offer(opens);
    }

    void focus() {
        canvas.requestFocus();
    }

    private Region between() {
        Region between = new Region();
        between.setMinWidth(20);
        between.setPrefWidth(42);
        NodeVisibility.follow(between, side.visibleProperty());
        return between;
    }

    private void listen() {
        canvas.pointedProperty()
                .addListener((_, _, now) -> model.pointedProperty().set(now.intValue()));
        model.pointedProperty().addListener(pointAtBoard);
        graph.pane().pointedProperty().bindBidirectional(model.pointedProperty());
        graph.setOnChosen(square -> {
            canvas.requestFocus();
            canvas.point(square);
        });
        model.boardProperty().addListener((_, _, _) -> pair.requestLayout());
        model.boards().frontProperty().addListener((_, previous, now) -> {
            previous.setZoom(navigation.zoomProperty().get());
            navigation.see(model.board(), now.zoom());
        });
        showOneAtATime();
    }

    /** Keeps a chosen fact and a shown tour exclusive: each replaces the other. */
    private void showOneAtATime() {
        measured.chosenProperty().addListener((_, _, fact) -> {
            if (fact.isPresent()) {
                tours.walkShownProperty().set(false);
            }
        });
        tours.walkShownProperty().addListener((_, _, visible) -> {
            if (visible) {
                measured.chosenProperty().set(Optional.empty());
            }
        });
    }

    /** Hides or shows whether the board has a tour, and why not. */
    void hideAnswer(boolean hidden) {
        answer.node().setVisible(!hidden);
        marks.hideAnswer(hidden);
    }

    /** Gives the space of an answer that never comes to board and graph, or takes it back. */
    void leaveOutAnswer(boolean leftOut) {
        answer.node().setManaged(!leftOut);
    }

    /** Detaches the view from objects that outlive it. */
    void close() {
        pulse.close();
        facts.close();
    }

    void turnFacts() {
        facts.turnPage();
    }

    /** Sets the colours of a theme for drawings that style sheets do not reach. */
    void setPalette(ColourPalette palette) {
        marks.setPalette(palette);
        graph.pane().setPalette(palette);
        strip.setPalette(palette);
        facts.lightIsFilledProperty().set(palette.name().equals(ColourPalette.DARK));
    }

    /**
     * Returns a binding to the hint about the effect of a click, which depends on the tool and the indicated square.
     */
    private static StringBinding hint(BoardEditorModel model) {
        EditToolStrokes strokes = model.strokes();
        return Bindings.createStringBinding(
                () -> {
                    int square = model.pointedProperty().get();
                    return model.heldByKeysProperty().get()
                            ? EditorWords.untilEntered(EditorWords.ARROWS.keys(), EditorWords.SPACE.keys())
                            : EditorWords.hint(
                                    model.toolProperty().get(), strokes.fillsFrom(square), strokes.movesFrom(square));
                },
                model.toolProperty(),
                model.pointedProperty(),
                model.boardProperty(),
                strokes.selectionProperty(),
                strokes.underWayProperty(),
                model.heldByKeysProperty());
    }
}
