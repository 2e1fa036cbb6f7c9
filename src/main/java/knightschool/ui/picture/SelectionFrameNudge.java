package knightschool.ui.picture;

import knightschool.picture.SelectionFrame;

/**
 * A movement or resizing of a frame by a key.
 *
 * @param right the horizontal direction: -1 for left, 0, or 1 for right
 * @param down the vertical direction: -1 for up, 0, or 1 for down
 * @param sizes whether the frame is resized, with its upper left corner in place
 */
record SelectionFrameNudge(int right, int down, boolean sizes) {
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

    /** Returns a changed side. In a small picture the side may already be below the least side, which it then keeps. */
    private static int side(int side, int by, int most) {
        return Math.clamp((long) side + by, Math.min(side, SelectionFrame.LEAST_SIDE), most);
    }
}
