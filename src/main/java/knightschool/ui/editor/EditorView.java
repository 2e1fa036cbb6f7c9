package knightschool.ui.editor;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
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
import knightschool.board.SquareNames;
import knightschool.drawing.EditorDrawing;
import knightschool.drawing.Palette;
import knightschool.drawing.WalkLine;
import knightschool.drawing.WitnessMarks;
import knightschool.graph.KnightGraph;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.graph.GraphPane;

/** What the editor looks like: board, graph and facts between the tools and the foot. */
final class EditorView {
    private static final int MOST_SIDE = 112;

    /** Beside the text of a slide in a small window there is no room for everything. */
    private static final double NARROW = 900;

    private final EditorViewModel model;
    private final BoardCanvas canvas = new BoardCanvas();
    private final AnswerModel tours;
    private final GraphPane graph;
    private final FactsPane facts;
    private final BoardAndGraph pair;
    private Palette palette = Palette.named(Palette.LIGHT);
    private final BorderPane root = new BorderPane();
    private final BooleanProperty narrow;
    private final ChangeListener<Number> pointAtBoard = (_, _, now) -> canvas.point(now.intValue());

    /**
     * @param narrow told whether tools and foot must do with less room than usual
     * @param besideText whether what is known of tours stands below the board in large letters, not in the column of
     *     facts
     */
    EditorView(
            EditorViewModel model,
            AnswerModel tours,
            GraphPane graph,
            Node toolbar,
            Node foot,
            BooleanProperty narrow,
            boolean besideText) {
        this.narrow = narrow;
        this.model = model;
        this.tours = tours;
        this.graph = graph;
        Node answer = (besideText ? AnswerPane.band(tours) : AnswerPane.column(tours)).node();
        this.facts = new FactsPane(model, besideText ? List.of() : List.of(answer));
        canvas.setId("editor-board");
        canvas.setMostSide(MOST_SIDE);
        canvas.setWords(this::inWords);
        graph.setId("editor-graph");
        pair = new BoardAndGraph(canvas, graph, model::board, MOST_SIDE);
        HBox above = new HBox(toolbar);
        above.setPadding(new Insets(0, 0, 0, 32));
        VBox left = new VBox(18, above, pair);
        VBox.setVgrow(pair, Priority.ALWAYS);
        HBox middle = new HBox(left, between(), facts.node());
        HBox.setHgrow(left, Priority.ALWAYS);
        VBox.setVgrow(middle, Priority.ALWAYS);
        VBox centre = new VBox(middle);
        centre.setPadding(new Insets(12, 24, 8, 16));
        if (besideText) {
            centre.getChildren().add(answer);
        }
        root.setCenter(centre);
        root.setBottom(foot);
        root.setMinWidth(0);
        root.widthProperty().addListener((_, _, width) -> narrow.set(width.doubleValue() < NARROW));
        listen();
        showBoard();
    }

    Node node() {
        return root;
    }

    /** Gives the keys to the board. */
    void focus() {
        canvas.requestFocus();
    }

    private static Region between() {
        Region between = new Region();
        between.setMinWidth(20);
        between.setPrefWidth(42);
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
        tours.routeShownProperty().addListener((_, _, _) -> showTours());
    }

    /** The keys that act on a square whatever the tool; the board itself takes Space as a click. */
    private void key(KeyEvent key) {
        if (key.isShortcutDown() || key.isAltDown() || key.isConsumed()) {
            return;
        }
        int square = model.pointedProperty().get();
        switch (key.getCode()) {
            case S -> model.placeStart(square);
            case E -> model.placeEnd(square);
            case H -> model.toggleHole(square);
            default -> {
                return;
            }
        }
        key.consume();
    }

    private void showBoard() {
        pair.requestLayout();
        graph.show(KnightGraph.of(model.board()));
        showTours();
    }

    private void showTours() {
        if (isAboutThisBoard()) {
            graph.showWhy(tours.evidence(), tours.route());
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
        Optional<WalkLine> route = known ? tours.route() : Optional.empty();
        canvas.show(board, geometry -> EditorDrawing.of(geometry, pointed, evidence, route, palette.bandsAccent()));
    }

    /** Wears the colours of a theme where no sheet reaches. */
    void wear(Palette palette) {
        this.palette = palette;
        showSquares();
        graph.setPalette(palette);
        facts.lightIsFilledProperty().set(palette.name().equals(Palette.DARK));
    }

    private String inWords(int square) {
        Board board = model.board();
        String name = SquareNames.name(board, square);
        if (!board.isPlayable(square)) {
            return name + ", a hole";
        }
        String mark = square == board.start() ? ", start" : square == board.end() ? ", end" : "";
        return name + mark + ", degree " + KnightGraph.of(board).degree(square);
    }
}
