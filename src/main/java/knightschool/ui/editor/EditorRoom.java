package knightschool.ui.editor;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.setup.SceneKind;
import knightschool.ui.graph.GraphLayout;
import knightschool.ui.graph.GraphPane;
import knightschool.ui.shell.KeyHelp;
import knightschool.ui.shell.SceneRoom;
import knightschool.ui.shell.Shell;
import knightschool.ui.theme.Motion;
import knightschool.ui.theme.Theme;

/** The board editor as a scene of the window. */
public final class EditorRoom implements SceneRoom {
    private final Shell shell;
    private static final String TOURS = "editor.tours";
    private static final String CLOSED = "closed";
    private static final String OPEN = "open";

    private final EditorViewModel model;
    private final AnswerModel tours;
    private final BoardFiles files;
    private final GraphPane graph = new GraphPane();
    private final EditorView view;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("board files").factory());
    private final ChangeListener<Theme> dresser;

    public EditorRoom(Shell shell) {
        this(shell, windowOf(shell), false);
    }

    /** An editor beside the text of a slide, which says what it knows of tours in larger letters. */
    public static EditorRoom besideText(Shell shell) {
        return new EditorRoom(shell, windowOf(shell), true);
    }

    private static Function<Node, Questions> windowOf(Shell shell) {
        return node -> new WindowQuestions(
                () -> node.getScene().getWindow(), () -> shell.themeProperty().get());
    }

    /** @param questions who asks for files and about changes, given the scene's node */
    EditorRoom(Shell shell, Function<Node, Questions> questions) {
        this(shell, questions, false);
    }

    private EditorRoom(Shell shell, Function<Node, Questions> questions, boolean besideText) {
        this.shell = shell;
        this.model = new EditorViewModel(shell.messages()::show);
        this.files = new BoardFiles(model, questions.apply(graph), shell.messages()::show, worker, Platform::runLater);
        this.tours = new AnswerModel(model.board(), Platform::runLater);
        model.boardProperty().addListener((_, _, board) -> tours.ask(board));
        model.boardProperty().addListener(_ -> shell.messages().clear());
        model.fileProperty().addListener(_ -> shell.messages().clear());
        graph.setAnimated(!Motion.isReduced());
        BooleanProperty narrow = new SimpleBooleanProperty(this, "narrow");
        EditorToolbar toolbar = new EditorToolbar(model, graph.graphLayoutProperty(), narrow, shell.messages()::show);
        EditorFoot foot = new EditorFoot(model, files, narrow, this::compare);
        this.view = new EditorView(model, tours, graph, toolbar.node(), foot.node(), narrow, besideText);
        view.node().addEventFilter(KeyEvent.KEY_PRESSED, this::filter);
        this.dresser = (_, _, now) -> view.wear(now.palette());
        shell.themeProperty().addListener(dresser);
        view.wear(shell.themeProperty().get().palette());
    }

    /** What is edited. */
    EditorViewModel model() {
        return model;
    }

    /** What is known of the board's tours. */
    AnswerModel tours() {
        return tours;
    }

    /** Asks about closed tours, or about open ones. */
    public void askForClosed(boolean closed) {
        tours.closedProperty().set(closed);
    }

    /** Asks about the tours asked about last time, and remembers which for the next. */
    public EditorRoom remembering() {
        tours.closedProperty().set(shell.settings().remembered(TOURS, OPEN).equals(CLOSED));
        tours.closedProperty().addListener((_, _, closed) -> shell.settings().remember(TOURS, closed ? CLOSED : OPEN));
        return this;
    }

    /** Stays here with a board that the comparison would refuse, so that it can be made smaller. */
    private void compare() {
        try {
            shell.show("compare", SceneKind.COMPARE.requireShowable(model.board()));
        } catch (InputFault fault) {
            shell.messages().show(fault);
        }
    }

    /** Undo and redo are the board's, also where a size field has the focus, which would take back its text. */
    private void filter(KeyEvent key) {
        boolean steps = key.getCode() == KeyCode.Z || key.getCode() == KeyCode.Y;
        if (steps && key.isShortcutDown() && shortcut(key)) {
            key.consume();
        }
    }

    @Override
    public Node node() {
        return view.node();
    }

    @Override
    public List<KeyHelp> keys() {
        return Stream.concat(
                        Stream.of(
                                new KeyHelp("Arrows", "to another square"),
                                new KeyHelp("Space", "as a click on the square"),
                                new KeyHelp("H, S, E", "make or fill a hole, place the start, the end"),
                                new KeyHelp("G", "the graph as on the board, or by springs"),
                                new KeyHelp("Ctrl + Z, Ctrl + Y", "undo, redo"),
                                new KeyHelp("Ctrl + O, Ctrl + S", "open, save"),
                                new KeyHelp("Ctrl + Shift + S", "save under another name"),
                                new KeyHelp("Ctrl + Enter", "compare on this board")),
                        AnswerPane.keys().stream())
                .toList();
    }

    @Override
    public boolean handle(KeyEvent key) {
        return key.isShortcutDown() ? shortcut(key) : !key.isAltDown() && plain(key.getCode());
    }

    private boolean plain(KeyCode key) {
        switch (key) {
            case G -> otherLayout();
            case C -> tours.closedProperty().set(!tours.closedProperty().get());
            case T -> tours.toggleRoute();
            case L -> tours.lookLonger();
            case ESCAPE -> {
                return tours.stop();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean shortcut(KeyEvent key) {
        switch (key.getCode()) {
            case Z -> {
                if (key.isShiftDown()) {
                    model.redo();
                } else {
                    model.undo();
                }
            }
            case Y -> model.redo();
            case O -> files.open();
            case S -> {
                if (key.isShiftDown()) {
                    files.saveAs();
                } else {
                    files.save();
                }
            }
            case ENTER -> compare();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void otherLayout() {
        boolean springs = graph.graphLayoutProperty().get() == GraphLayout.SPRINGS;
        graph.graphLayoutProperty().set(springs ? GraphLayout.BOARD : GraphLayout.SPRINGS);
    }

    @Override
    public void shown() {
        view.focus();
    }

    @Override
    public void take(Board board) {
        model.take(board);
    }

    @Override
    public boolean isSettled() {
        return !tours.answerProperty().get().stage().isUnderWay();
    }

    @Override
    public void beforeClose(Runnable goOn) {
        files.afterChanges(goOn);
    }

    @Override
    public void close() {
        shell.themeProperty().removeListener(dresser);
        tours.close();
        graph.close();
        worker.shutdown();
    }
}
