package knightschool.ui.picture;

import java.util.function.Predicate;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.board.Board;

/**
 * Handles keys without a command on a picture: they go from square to square and change squares, or move the frame.
 *
 * @param keysOfCommands the keys that are left to the commands now
 */
record PictureCorrectionKeyHandler(PictureCorrectionModel model, Predicate<KeyEvent> keysOfCommands) {
    /** Handles and consumes a key. */
    void press(KeyEvent key) {
        boolean tab = key.getCode() == KeyCode.TAB && !key.isShortcutDown() && !key.isAltDown();
        // After the last board and before the first, Tab moves the focus to the controls beside the picture.
        if (tab && model.goToBoard(key.isShiftDown() ? -1 : 1)) {
            key.consume();
            return;
        }
        boolean plain = !key.isShortcutDown() && !key.isAltDown() && (!key.isShiftDown() || model.isFraming());
        if (plain && !keysOfCommands.test(key) && isUsed(key)) {
            key.consume();
        }
    }

    private boolean isUsed(KeyEvent key) {
        return switch (key.getCode()) {
            case LEFT -> arrow(-1, 0, key.isShiftDown());
            case RIGHT -> arrow(1, 0, key.isShiftDown());
            case UP -> arrow(0, -1, key.isShiftDown());
            case DOWN -> arrow(0, 1, key.isShiftDown());
            case SPACE -> space();
            default -> false;
        };
    }

    private boolean arrow(int right, int down, boolean shift) {
        if (model.isFraming()) {
            model.dragFrame(new SelectionFrameNudge(right, down, shift)
                    .of(model.frameProperty().get(), model.whole()));
        } else {
            model.correctedBoard().ifPresent(now -> go(now.board(), right, down));
        }
        return true;
    }

    private void go(Board board, int right, int down) {
        int at = model.pointedProperty().get();
        int next = board.contains(at)
                ? board.squareAt(board.column(at) + right, board.row(at) + down)
                : board.startOrFirst();
        model.pointedProperty().set(next == Board.NONE ? at : next);
    }

    private boolean space() {
        if (!model.isFraming()) {
            model.corrections().toggle(model.pointedProperty().get());
        } else if (model.isFrameMoved()) {
            model.readFrame();
        }
        return true;
    }
}
