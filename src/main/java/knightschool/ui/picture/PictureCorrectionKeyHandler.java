package knightschool.ui.picture;

import java.util.function.Predicate;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.board.Board;
import knightschool.picture.SelectionFrame;

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
            model.dragFrame(
                    new FrameNudge(right, down, shift).of(model.frameProperty().get(), model.whole()));
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

    /**
     * A movement or resizing of a frame by a key.
     *
     * @param right the horizontal direction: -1 for left, 0, or 1 for right
     * @param down the vertical direction: -1 for up, 0, or 1 for down
     * @param sizes whether the frame is resized, with its upper left corner in place
     */
    record FrameNudge(int right, int down, boolean sizes) {
        /** The number of key presses from one side of a picture to the other. */
        private static final int STEPS = 100;

        /** Returns the changed frame, within the picture and no smaller than {@link SelectionFrame#LEAST_SIDE}. */
        SelectionFrame of(SelectionFrame frame, SelectionFrame picture) {
            int step = Math.max(1, Math.max(picture.width(), picture.height()) / STEPS);
            return sizes ? sized(frame, picture, step) : moved(frame, picture, step);
        }

        private SelectionFrame moved(SelectionFrame frame, SelectionFrame picture, int step) {
            int x = Math.clamp(frame.x() + (long) right * step, 0, picture.width() - frame.width());
            int y = Math.clamp(frame.y() + (long) down * step, 0, picture.height() - frame.height());
            return new SelectionFrame(x, y, frame.width(), frame.height());
        }

        private SelectionFrame sized(SelectionFrame frame, SelectionFrame picture, int step) {
            int width = side(frame.width(), right * step, picture.width() - frame.x());
            int height = side(frame.height(), down * step, picture.height() - frame.y());
            return new SelectionFrame(frame.x(), frame.y(), width, height);
        }

        /**
         * Returns a changed side. In a small picture the side may already be below the least side, which it then keeps.
         */
        private static int side(int side, int by, int most) {
            return Math.clamp((long) side + by, Math.min(side, SelectionFrame.LEAST_SIDE), most);
        }
    }
}
