package knightschool.drawing.picture;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import knightschool.picture.PicturePoint;
import knightschool.picture.SelectionFrame;

/** What of a frame can be dragged: its corners, and the middles of its sides. */
public enum FrameHandle {
    NORTH_WEST(0, 0),
    NORTH(0.5, 0),
    NORTH_EAST(1, 0),
    EAST(1, 0.5),
    SOUTH_EAST(1, 1),
    SOUTH(0.5, 1),
    SOUTH_WEST(0, 1),
    WEST(0, 0.5);

    private final double across;
    private final double down;

    FrameHandle(double across, double down) {
        this.across = across;
        this.down = down;
    }

    /** Where it is between the left side, 0, and the right one, 1. */
    public double across() {
        return across;
    }

    /** Where it is between the upper side, 0, and the lower one, 1. */
    public double down() {
        return down;
    }

    /** The handle of a frame at a point of the picture; corners come before sides, and a side is one as a whole. */
    public static Optional<FrameHandle> at(SelectionFrame frame, PicturePoint point, double reach) {
        return Arrays.stream(values())
                .filter(handle -> handle.isAt(frame, point, reach))
                .min(Comparator.comparing(handle -> !handle.isCorner()));
    }

    private boolean isCorner() {
        return across != 0.5 && down != 0.5;
    }

    private boolean isAt(SelectionFrame frame, PicturePoint point, double reach) {
        return isNear(point.x() - frame.x(), frame.width(), across, reach)
                && isNear(point.y() - frame.y(), frame.height(), down, reach);
    }

    /** A handle in the middle of a side is reached along the whole of it. */
    private static boolean isNear(double place, int length, double part, double reach) {
        return part == 0.5 ? place >= 0 && place <= length : Math.abs(place - part * length) <= reach;
    }

    /**
     * The frame when this handle is dragged to a point, within a picture; no side gets shorter than
     * {@link SelectionFrame#LEAST_SIDE}.
     */
    public SelectionFrame dragged(SelectionFrame frame, PicturePoint point, SelectionFrame picture) {
        int least = SelectionFrame.LEAST_SIDE;
        int left = frame.x();
        int right = frame.x() + frame.width();
        int top = frame.y();
        int bottom = frame.y() + frame.height();
        if (across == 0) {
            left = within(point.x(), 0, right - least);
        } else if (across == 1) {
            right = within(point.x(), left + least, picture.width());
        }
        if (down == 0) {
            top = within(point.y(), 0, bottom - least);
        } else if (down == 1) {
            bottom = within(point.y(), top + least, picture.height());
        }
        return new SelectionFrame(left, top, right - left, bottom - top);
    }

    private static int within(double value, int least, int most) {
        return (int) Math.round(Math.max(least, Math.min(most, value)));
    }
}
