package knightschool.ui.picture;

import knightschool.picture.SelectionFrame;

/**
 * A frame that is moved by a key, or made larger or smaller at its lower right corner.
 *
 * @param right -1, 0 or 1: to the left, not at all, to the right
 * @param down the same, up and down
 * @param sizes whether the upper left corner stays
 */
record FrameNudge(int right, int down, boolean sizes) {
    /** So many of them go from one side of a picture to the other. */
    private static final int STEPS = 100;

    /** The frame then, within the picture and no smaller than {@link SelectionFrame#LEAST_SIDE}. */
    SelectionFrame of(SelectionFrame frame, SelectionFrame picture) {
        int step = Math.max(1, Math.max(picture.width(), picture.height()) / STEPS);
        return sizes ? sized(frame, picture, step) : moved(frame, picture, step);
    }

    private SelectionFrame moved(SelectionFrame frame, SelectionFrame picture, int step) {
        return new SelectionFrame(
                Math.clamp(frame.x() + (long) right * step, 0, picture.width() - frame.width()),
                Math.clamp(frame.y() + (long) down * step, 0, picture.height() - frame.height()),
                frame.width(),
                frame.height());
    }

    private SelectionFrame sized(SelectionFrame frame, SelectionFrame picture, int step) {
        return new SelectionFrame(
                frame.x(),
                frame.y(),
                side(frame.width(), right * step, picture.width() - frame.x()),
                side(frame.height(), down * step, picture.height() - frame.y()));
    }

    /** A side that is smaller already, in a small picture, stays. */
    private static int side(int side, int by, int most) {
        return Math.clamp((long) side + by, Math.min(side, SelectionFrame.LEAST_SIDE), most);
    }
}
