package knightschool.ui.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.drawing.EditorDrawing;
import knightschool.drawing.EditorMarks;
import knightschool.drawing.Palette;
import knightschool.drawing.WalkLine;
import knightschool.drawing.WitnessMarks;
import knightschool.drawing.graph.Emphasis;
import knightschool.files.InputFault;
import knightschool.graph.Dictionary;
import knightschool.graph.KnightGraph;
import knightschool.graph.Subgraph;
import knightschool.setup.Control;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.BoardNavigation;
import knightschool.ui.command.Command;
import knightschool.ui.editor.answer.AnswerCommands;
import knightschool.ui.editor.answer.AnswerModel;
import knightschool.ui.editor.answer.AnswerPane;
import knightschool.ui.editor.fact.FactsModel;
import knightschool.ui.editor.fact.FactsPane;
import knightschool.ui.editor.model.EditorViewModel;
import knightschool.ui.graph.GraphPane;
import knightschool.ui.shell.SceneForm;

/** What the editor looks like: board, graph and answer, and around them the controls of its form. */
final class EditorView {
    private static final int MOST_SIDE = 112;
    private static final int MOST_SIDE_ON_SLIDE = 200;
    private static final double RIM = 32;

    private final EditorViewModel model;
    private final BoardCanvas canvas;
    private final BoardNavigation navigation;
    private final AnswerModel tours;
    private final FactsModel measured;
    private final GraphPane graph;
    private final EditorToolbar toolbar;
    private final EditorFoot foot;
    private final AnswerPane answer;
    private boolean answerHidden;
    private final FactsPane facts;
    private final Region pair;
    private Palette palette = Palette.named(Palette.LIGHT);
    private Predicate<Control> shown = _ -> true;
    private final StackPane side = new StackPane();
    private final BorderPane root = new BorderPane();
    private final ChangeListener<Number> pointAtBoard;

    EditorView(
            EditorViewModel model,
            AnswerModel tours,
            FactsModel measured,
            BoardCanvas canvas,
            BoardNavigation navigation,
            GraphPane graph,
            Region graphAndControls,
            EditorCommands commands,
            AnswerCommands answering,
            ObservableValue<Dictionary> dictionary,
            Consumer<Node> compare,
            Consumer<InputFault> faults,
            SceneForm form) {
        this.model = model;
        this.tours = tours;
        this.measured = measured;
        this.graph = graph;
        this.toolbar = new EditorToolbar(model, commands, graph.graphLayoutProperty(), faults, form);
        this.foot = new EditorFoot(model, commands);
        this.navigation = navigation;
        this.canvas = canvas;
        this.pointAtBoard = (_, _, now) -> canvas.point(now.intValue());
        canvas.setId("editor-board");
        canvas.setWords(square -> EditorWords.square(model.board(), square));
        graph.setId("editor-graph");
        if (form == SceneForm.WINDOW) {
            answer = AnswerPane.column(tours, answering);
            facts = new FactsPane(model, measured, dictionary, compare, List.of(answer.node()));
            pair = new BoardAndGraph(
                    canvas,
                    graphAndControls,
                    model::board,
                    MOST_SIDE,
                    () -> !navigation.zoomProperty().get().isFit(),
                    navigation::setHome);
            canvas.setMostSide(MOST_SIDE);
        } else {
            answer = AnswerPane.band(tours, answering);
            facts = new FactsPane(model, measured, dictionary, compare, List.of());
            pair = new SlideContent(canvas, graph, answer.node(), model::board, MOST_SIDE_ON_SLIDE);
            canvas.setMostSide(MOST_SIDE_ON_SLIDE);
        }
        arrange(form);
        listen();
        showBoard();
    }

    private void arrange(SceneForm form) {
        VBox above = new VBox(toolbar.node());
        above.setPadding(new Insets(0, 0, 0, RIM));
        above.managedProperty().bind(toolbar.node().visibleProperty());
        VBox left = form == SceneForm.WINDOW ? new VBox(8, above, verdict(), pair, hint()) : new VBox(18, above, pair);
        VBox.setVgrow(pair, Priority.ALWAYS);
        HBox middle = new HBox(left, between(), side);
        HBox.setHgrow(left, Priority.ALWAYS);
        middle.setPadding(form == SceneForm.WINDOW ? new Insets(12, 24, 8, 16) : Insets.EMPTY);
        side.getChildren().setAll(facts.node());
        side.managedProperty().bind(side.visibleProperty());
        root.setCenter(middle);
        root.setBottom(foot.node());
        root.setMinWidth(0);
    }

    /** Above the board: whether it has a tour. */
    private Node verdict() {
        answer.title().setPadding(new Insets(0, 0, 0, RIM));
        answer.title().setMinHeight(Region.USE_PREF_SIZE);
        return answer.title();
    }

    /** Below the board: what a click does. */
    private Node hint() {
        Label hint = new Label();
        hint.setId("tool-hint");
        hint.getStyleClass().add("muted");
        hint.textProperty().bind(new ToolHint(model).words());
        hint.setPadding(new Insets(0, 0, 0, RIM));
        hint.setMinHeight(Region.USE_PREF_SIZE);
        return hint;
    }

    Node node() {
        return root;
    }

    /** Shows something in place of the facts, or the facts again. */
    void showAside(Optional<Node> panel) {
        side.getChildren().setAll(panel.orElse(facts.node()));
        side.requestFocus();
        if (panel.isEmpty()) {
            focus();
        }
    }

    /** Shows the controls named, and no others. */
    void show(Predicate<Control> controls) {
        shown = controls;
        toolbar.show(controls);
        show(foot.node(), controls.test(Control.FILES));
        side.setVisible(controls.test(Control.FACTS));
        answer.buttonsShownProperty().set(controls.test(Control.BUTTONS));
    }

    private static void show(Node node, boolean visible) {
        node.setVisible(visible);
        node.setManaged(visible);
    }

    /** Offers another way to open a board. */
    void offer(Command opens) {
        foot.offer(opens);
    }

    /** Gives the keys to the board. */
    void focus() {
        canvas.requestFocus();
    }

    private Region between() {
        Region between = new Region();
        between.setMinWidth(20);
        between.setPrefWidth(42);
        between.managedProperty().bind(side.visibleProperty());
        return between;
    }

    private void listen() {
        canvas.setOnSquarePressed(model::press);
        canvas.setOnSquareEntered(model::enter);
        canvas.addEventFilter(MouseEvent.ANY, this::holdShift);
        canvas.addEventFilter(KeyEvent.KEY_PRESSED, this::extend);
        canvas.setOnSquareDragged(model::drag);
        canvas.setOnReleased(model::release);
        canvas.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        canvas.pointedProperty()
                .addListener((_, _, now) -> model.pointedProperty().set(now.intValue()));
        model.pointedProperty().addListener(pointAtBoard);
        graph.pointedProperty().bindBidirectional(model.pointedProperty());
        graph.setOnChosen(square -> {
            canvas.requestFocus();
            canvas.point(square);
        });
        model.boardProperty().addListener((_, _, _) -> showBoard());
        model.pointedProperty().addListener((_, _, _) -> showSquares());
        model.pointedProperty().addListener((_, _, now) -> model.selected().extendTo(now.intValue()));
        model.strokes().selectionProperty().addListener((_, _, _) -> showSquares());
        model.strokes().symmetryProperty().addListener((_, _, _) -> showSquares());
        tours.answerProperty().addListener((_, _, _) -> showTours());
        tours.walkShownProperty().addListener((_, _, _) -> showTours());
        measured.shownProperty().addListener((_, _, _) -> showFact());
        showOneAtATime();
    }

    /** A fact that is chosen takes the place of a tour that is shown, and the other way round. */
    private void showOneAtATime() {
        measured.chosenProperty().addListener((_, _, fact) -> {
            if (fact.isPresent()) {
                tours.walkShownProperty().set(false);
            }
        });
        tours.walkShownProperty().addListener((_, _, shown) -> {
            if (shown) {
                measured.chosenProperty().set(Optional.empty());
            }
        });
    }

    /** Whether the board has a tour, and why not, is held back or shown. */
    void hideAnswer(boolean hidden) {
        answerHidden = hidden;
        answer.node().setVisible(!hidden);
        showTours();
    }

    /** Lets go of what outlives the view. */
    void close() {
        facts.close();
    }

    /** Shows the other page of facts. */
    void turnFacts() {
        facts.turnPage();
    }

    /** The keys of the tools; the board itself takes Space as a click. */
    private void key(KeyEvent key) {
        Optional<SquareKey> pressed =
                key.isConsumed() || !shown.test(Control.TOOLS) ? Optional.empty() : SquareKey.of(key);
        pressed.ifPresent(does -> {
            does.act(model, model.pointedProperty().get());
            key.consume();
        });
    }

    private void holdShift(MouseEvent event) {
        model.strokes().constrainedProperty().set(event.isShiftDown());
    }

    /** With Shift the arrows choose the squares from where they begin. */
    private void extend(KeyEvent key) {
        model.strokes().constrainedProperty().set(key.isShiftDown());
        boolean extending = key.isShiftDown() && key.getCode().isArrowKey() && !key.isShortcutDown();
        if (extending
                && shown.test(Control.TOOLS)
                && !model.heldByKeysProperty().get()) {
            model.selected().extendFrom(model.pointedProperty().get());
        } else if (key.getCode() != KeyCode.SHIFT) {
            model.selected().endExtending();
        }
    }

    private void showBoard() {
        pair.requestLayout();
        graph.show(KnightGraph.of(model.board()));
        showFact();
    }

    private void showFact() {
        graph.emphasise(Emphasis.of(measured.shownProperty().get()));
        showTours();
    }

    private void showTours() {
        if (isAboutThisBoard()) {
            graph.showWhy(evidence(), shownWalk());
        }
        showSquares();
    }

    /** Whoever hears of another board first is asked for its squares before the answer about it has begun. */
    private boolean isAboutThisBoard() {
        return tours.answerProperty().get().board().equals(model.board());
    }

    /** Why there is no tour; a fact that is shown takes its place. */
    private WitnessMarks evidence() {
        return measured.shownProperty().get().isEmpty() && !answerHidden ? tours.evidence() : WitnessMarks.NONE;
    }

    private Optional<WalkLine> shownWalk() {
        return answerHidden ? Optional.empty() : tours.shownWalk();
    }

    private void showSquares() {
        Board board = model.board();
        int pointed = model.pointedProperty().get();
        boolean known = isAboutThisBoard();
        WitnessMarks evidence = known ? evidence() : WitnessMarks.NONE;
        Subgraph chosen = measured.shownProperty().get();
        Optional<WalkLine> walk = known ? shownWalk() : Optional.empty();
        EditorMarks marks = new EditorMarks(
                pointed,
                evidence,
                walk,
                chosen,
                model.strokes().selectionProperty().get(),
                model.strokes().symmetryProperty().get(),
                palette.bandsAccent());
        navigation.show(board, seen -> EditorDrawing.of(seen, marks));
    }

    /** Wears the colours of a theme where no sheet reaches. */
    void wear(Palette palette) {
        this.palette = palette;
        showSquares();
        graph.setPalette(palette);
        facts.lightIsFilledProperty().set(palette.name().equals(Palette.DARK));
    }
}
