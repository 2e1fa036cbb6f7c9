package knightschool.ui.tour;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.ui.choice.BoardChoice;
import knightschool.ui.choice.BoardChooser;
import knightschool.ui.choice.BoardUse;
import knightschool.ui.shell.KeyHelp;
import knightschool.ui.shell.SceneRoom;
import knightschool.ui.shell.Shell;

/** The tours of full boards of any size, as a scene of the window. */
public final class TourRoom implements SceneRoom {
    private static final String QUESTION = "tour.board";

    private final Shell shell;
    private final TourModel model;
    private final TourView view;
    private final BoardChooser chooser;

    /** The tour of the board that was chosen last. */
    public TourRoom(Shell shell) {
        this.shell = shell;
        TourQuestion first =
                TourQuestion.read(shell.settings().remembered(QUESTION, "")).orElse(TourQuestion.USUAL);
        this.model = new TourModel(first);
        this.view = new TourView(model, shell.themeProperty());
        this.chooser = new BoardChooser(choice(first), shell.messages(), this::askOn);
        model.questionProperty().addListener((_, _, now) -> remember(now));
    }

    private static BoardChoice choice(TourQuestion question) {
        return new BoardChoice(BoardUse.TOUR, question.board(), 0, question.closed());
    }

    private void askOn(BoardChoice choice) {
        ask(choice.board().columns(), choice.board().rows(), choice.closed());
    }

    /** Asks for the tour of a full board, as if a person had. */
    public void ask(int columns, int rows, boolean closed) {
        model.ask(new TourQuestion(columns, rows, closed));
        view.focus();
    }

    private void remember(TourQuestion now) {
        chooser.show(choice(now));
        shell.messages().clear();
        shell.settings().remember(QUESTION, now.written());
    }

    /** Goes to a step, or to the nearest there is; {@link TourModel#END} for the tour. */
    public void reach(int step) {
        model.reach(step);
    }

    TourModel model() {
        return model;
    }

    @Override
    public Node node() {
        return view;
    }

    @Override
    public Node tools() {
        return chooser.node();
    }

    @Override
    public List<KeyHelp> keys() {
        List<KeyHelp> keys = new ArrayList<>(TourView.keys());
        keys.add(new KeyHelp("B", "another size"));
        return keys;
    }

    @Override
    public boolean handle(KeyEvent key) {
        return chooser.handle(key) || view.handle(key);
    }

    /** Asks for the tour of a board; one with holes changes nothing and is refused in words. */
    @Override
    public void take(Board board) {
        take(board, model.question().closed());
    }

    @Override
    public void take(Board board, boolean closed) {
        try {
            askOn(new BoardChoice(BoardUse.TOUR, board, board.startOrFirst(), closed));
        } catch (InputFault fault) {
            shell.messages().show(fault);
        }
    }

    @Override
    public boolean isSettled() {
        return view.isSettled();
    }

    @Override
    public void shown() {
        view.focus();
    }

    @Override
    public void left() {
        chooser.hide();
        model.pause();
    }

    @Override
    public void close() {
        chooser.close();
        view.close();
    }

    /** Whether every thread has ended. */
    boolean isEnded() {
        return view.isEnded();
    }
}
