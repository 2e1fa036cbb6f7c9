package knightschool.ui.census;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.setup.SceneKind;
import knightschool.ui.choice.BoardChoice;
import knightschool.ui.choice.BoardChooser;
import knightschool.ui.choice.BoardUse;
import knightschool.ui.shell.KeyHelp;
import knightschool.ui.shell.SceneRoom;
import knightschool.ui.shell.Shell;
import knightschool.ui.theme.Settings;

/** The census as a scene of the window: the steps of the search from every start of a board. */
public final class CensusRoom implements SceneRoom {
    private static final String ALGORITHM = "census.algorithm";
    private static final String LIMIT = "census.limit";

    private final Shell shell;
    private final CensusViewModel model;
    private final CensusFiles files;
    private final CensusFoot foot;
    private final CensusView view;
    private final BoardChooser chooser;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("census files").factory());

    /** A census of the full 8 × 8 board by the algorithm chosen last. */
    public CensusRoom(Shell shell) {
        this(shell, node -> new WindowFileQuestions(() -> node.getScene().getWindow()));
    }

    /** @param questions who asks for files, given a node of the scene */
    CensusRoom(Shell shell, Function<Node, FileQuestions> questions) {
        this.shell = shell;
        this.model = new CensusViewModel(algorithm(shell.settings()), limit(shell.settings()));
        BoardChoice first = BoardChoice.of(BoardUse.CENSUS, model.question().board());
        this.chooser = new BoardChooser(first, shell.messages(), this::askOn);
        this.files = new CensusFiles(
                model, this::ask, questions.apply(chooser.node()), shell.messages(), worker, Platform::runLater);
        this.foot = new CensusFoot(model, files, this::compare);
        this.view = new CensusView(model, foot, this::compareOn);
        model.questionProperty().addListener(_ -> remember());
    }

    /** The algorithm chosen last; the first where there is none of that name any more. */
    private static Algorithm algorithm(Settings settings) {
        Algorithm first = Algorithms.all().getFirst();
        String name = settings.remembered(ALGORITHM, first.name());
        return Algorithms.all().stream()
                .filter(algorithm -> algorithm.name().equals(name))
                .findFirst()
                .orElse(first);
    }

    private static long limit(Settings settings) {
        String steps = settings.remembered(LIMIT, "");
        return CensusViewModel.LIMITS.stream()
                .filter(limit -> String.valueOf(limit).equals(steps))
                .findFirst()
                .orElse(CensusViewModel.USUAL_LIMIT);
    }

    private void remember() {
        shell.messages().clear();
        shell.settings().remember(ALGORITHM, model.question().algorithm().name());
        shell.settings().remember(LIMIT, String.valueOf(model.question().limit()));
    }

    private void askOn(BoardChoice choice) {
        model.askOn(choice.board(), choice.closed());
        chooser.show(choice);
        view.focus();
    }

    private void ask(CensusQuestion question) {
        model.ask(question);
        Board board = question.board();
        chooser.show(new BoardChoice(BoardUse.CENSUS, board, board.startOrFirst(), question.closed()));
    }

    /** Counts every start of a board, as if a person had chosen all of it. */
    public void count(Board board, boolean closed, Solver solver) {
        ask(new CensusQuestion(
                board,
                closed,
                solver.algorithm(),
                solver.choices(),
                model.question().limit()));
        model.run();
    }

    /** Points at a square, as if a person had. */
    public void pointAt(int square) {
        model.pointedProperty().set(square);
    }

    /** Stays here with a board that the comparison would refuse. */
    private void compareOn(int start) {
        try {
            Board from = SceneKind.COMPARE.requireShowable(model.boardFrom(start));
            shell.show("compare", from, model.question().closed());
        } catch (InputFault fault) {
            shell.messages().show(fault);
        }
    }

    private void compare() {
        compareOn(model.pointedProperty().get());
    }

    /** What is counted. */
    CensusViewModel model() {
        return model;
    }

    @Override
    public Node node() {
        return view.node();
    }

    @Override
    public Node tools() {
        return chooser.node();
    }

    @Override
    public List<KeyHelp> keys() {
        return List.of(
                new KeyHelp("R", "run, or go on with what is missing"),
                new KeyHelp("Esc", "cancel; what is done stays"),
                new KeyHelp("B", "another board, open or closed tours"),
                new KeyHelp("Arrows", "to another square, or another row"),
                new KeyHelp("Enter", "compare on that start"),
                new KeyHelp("Ctrl + Enter", "compare on the start pointed at"),
                new KeyHelp("Ctrl + O, Ctrl + S", "open, save the table"));
    }

    @Override
    public boolean handle(KeyEvent key) {
        if (key.isShortcutDown()) {
            return shortcut(key);
        }
        if (key.isAltDown() || key.getTarget() instanceof TextInputControl) {
            return false;
        }
        switch (key.getCode()) {
            case R -> model.run();
            case ESCAPE -> model.cancel();
            default -> {
                return chooser.handle(key);
            }
        }
        return true;
    }

    private boolean shortcut(KeyEvent key) {
        switch (key.getCode()) {
            case O -> files.open();
            case S -> files.save();
            case ENTER -> compare();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Asks about a board; one that is too large changes nothing and is refused in words. */
    @Override
    public void take(Board board) {
        try {
            askOn(BoardChoice.of(BoardUse.CENSUS, board));
        } catch (InputFault fault) {
            shell.messages().show(fault);
        }
    }

    @Override
    public boolean isSettled() {
        return !model.runningProperty().get();
    }

    @Override
    public void shown() {
        view.focus();
    }

    @Override
    public void left() {
        chooser.hide();
    }

    @Override
    public void close() {
        chooser.close();
        view.close();
        model.close();
        worker.shutdown();
    }

    /** Whether every thread has ended. */
    boolean isEnded() {
        return model.isEnded() && worker.isTerminated();
    }
}
