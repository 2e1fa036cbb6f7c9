package knightschool.ui.compare;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.ui.choice.BoardChoice;
import knightschool.ui.choice.BoardChooser;
import knightschool.ui.choice.BoardUse;
import knightschool.ui.shell.KeyHelp;
import knightschool.ui.shell.SceneRoom;
import knightschool.ui.shell.Shell;

/** The compare scene in the window: algorithms side by side on one board, and both can be changed. */
public final class CompareRoom implements SceneRoom {
    private static final int USUAL_SIDE = 8;

    private final Shell shell;
    private final CompareModel model;
    private final CompareView view;
    private final BoardChooser chooser;

    /** The comparison of the usual algorithms on the full 8 × 8 board. */
    public CompareRoom(Shell shell) {
        this.shell = shell;
        BoardChoice first = BoardChoice.of(BoardUse.COMPARE, Board.full(USUAL_SIDE, USUAL_SIDE));
        model = new CompareModel(first.problem(), Solver.usual());
        view = new CompareView(model, true);
        chooser = new BoardChooser(first, shell.messages(), this::compare);
    }

    private void compare(BoardChoice choice) {
        model.restart(choice.problem());
        chooser.show(choice);
        shell.messages().clear();
        view.requestFocus();
    }

    /** Begins all panes anew on a board; one that is too large changes nothing and is refused in words. */
    public void compareOn(Board board) {
        compareOn(board, false);
    }

    private void compareOn(Board board, boolean closed) {
        try {
            compare(new BoardChoice(BoardUse.COMPARE, board, board.startOrFirst(), closed));
        } catch (InputFault fault) {
            shell.messages().show(fault);
        }
    }

    /** What the scene shows and can do. */
    public CompareModel model() {
        return model;
    }

    /** The panes and the player. */
    public CompareView view() {
        return view;
    }

    BoardChooser chooser() {
        return chooser;
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
        return CompareKeys.help();
    }

    @Override
    public boolean handle(KeyEvent key) {
        return chooser.handle(key) || view.handle(key);
    }

    @Override
    public void take(Board board) {
        compareOn(board);
    }

    @Override
    public void take(Board board, boolean closed) {
        compareOn(board, closed);
    }

    @Override
    public boolean isSettled() {
        return model.isSettled();
    }

    @Override
    public void shown() {
        model.wake();
        view.requestFocus();
    }

    @Override
    public void left() {
        model.rest();
        chooser.hide();
    }

    @Override
    public void close() {
        chooser.close();
        view.close();
    }
}
