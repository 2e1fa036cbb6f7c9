package knightschool.ui.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.drawing.EditorDrawing;
import knightschool.drawing.Palette;
import knightschool.drawing.WalkLine;
import knightschool.drawing.WitnessMarks;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.setup.Control;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.command.Command;
import knightschool.ui.graph.GraphPane;
import knightschool.ui.shell.SceneForm;

/** What the editor looks like: board, graph and answer, and around them the controls of its form. */
final class EditorView {
    private static final int MOST_SIDE = 112;
    private static final int MOST_SIDE_ON_SLIDE = 200;
    private static final double RIM = 32;

    private final EditorViewModel model;
    private final BoardCanvas canvas = new BoardCanvas();
    private final AnswerModel tours;
    private final GraphPane graph;
    private final EditorToolbar toolbar;
    private final EditorFoot foot;
    private final AnswerPane answer;
    private final FactsPane facts;
    private final Region pair;
    private Palette palette = Palette.named(Palette.LIGHT);
    private Predicate<Control> shown = _ -> true;
    private final BorderPane root = new BorderPane();
    private final ChangeListener<Number> pointAtBoard = (_, _, now) -> canvas.point(now.intValue());

    EditorView(
            EditorViewModel model,
            AnswerModel tours,
            GraphPane graph,
            EditorCommands commands,
            Consumer<InputFault> faults,
            SceneForm form) {
        this.model = model;
        this.tours = tours;
        this.graph = graph;
        this.toolbar = new EditorToolbar(model, commands, graph.graphLayoutProperty(), faults, form);
        this.foot = new EditorFoot(model, commands, form);
        canvas.setId("editor-board");
        canvas.setWords(square -> EditorWords.square(model.board(), square));
        graph.setId("editor-graph");
        if (form == SceneForm.WINDOW) {
            answer = AnswerPane.column(tours, commands);
            facts = new FactsPane(model, List.of(answer.node()));
            pair = new BoardAndGraph(canvas, graph, model::board, MOST_SIDE);
            canvas.setMostSide(MOST_SIDE);
        } else {
            answer = AnswerPane.band(tours, commands);
            facts = new FactsPane(model, List.of());
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
        VBox left = new VBox(18, above, pair);
        VBox.setVgrow(pair, Priority.ALWAYS);
        HBox middle = new HBox(left, between(), facts.node());
        HBox.setHgrow(left, Priority.ALWAYS);
        middle.setPadding(form == SceneForm.WINDOW ? new Insets(12, 24, 8, 16) : Insets.EMPTY);
        root.setCenter(middle);
        root.setBottom(foot.node());
        root.setMinWidth(0);
    }

    Node node() {
        return root;
    }

    /** Shows the controls named, and no others. */
    void show(Predicate<Control> controls) {
        shown = controls;
        toolbar.show(controls);
        show(foot.node(), controls.test(Control.FILES));
        show(facts.node(), controls.test(Control.FACTS));
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
        between.managedProperty().bind(facts.node().visibleProperty());
        return between;
    }

    private void listen() {
        canvas.setOnSquarePressed(model::press);
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
        tours.answerProperty().addListener((_, _, _) -> showTours());
        tours.walkShownProperty().addListener((_, _, _) -> showTours());
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

    private void showBoard() {
        pair.requestLayout();
        graph.show(KnightGraph.of(model.board()));
        showTours();
    }

    private void showTours() {
        if (isAboutThisBoard()) {
            graph.showWhy(tours.evidence(), tours.shownWalk());
        }
        showSquares();
    }

    /** Whoever hears of another board first is asked for its squares before the answer about it has begun. */
    private boolean isAboutThisBoard() {
        return tours.answerProperty().get().board().equals(model.board());
    }

    private void showSquares() {
        Board board = model.board();
        int pointed = model.pointedProperty().get();
        boolean known = isAboutThisBoard();
        WitnessMarks evidence = known ? tours.evidence() : WitnessMarks.NONE;
        Optional<WalkLine> walk = known ? tours.shownWalk() : Optional.empty();
        canvas.show(board, geometry -> EditorDrawing.of(geometry, pointed, evidence, walk, palette.bandsAccent()));
    }

    /** Wears the colours of a theme where no sheet reaches. */
    void wear(Palette palette) {
        this.palette = palette;
        showSquares();
        graph.setPalette(palette);
        facts.lightIsFilledProperty().set(palette.name().equals(Palette.DARK));
    }
}
