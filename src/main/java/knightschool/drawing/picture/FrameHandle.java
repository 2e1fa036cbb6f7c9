package knightschool.drawing.picture;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import knightschool.picture.PicturePoint;
import knightschool.picture.SelectionFrame;

/** The parts of a frame that can be dragged: its corners and its sides. */
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

    /** Returns the horizontal position of the handle, from 0 for the left side to 1 for the right. */
    public double across() {
        return across;
    }

    /** Returns the vertical position of the handle, from 0 for the upper side to 1 for the lower. */
    public double down() {
        return down;
    }

    /**
     * Returns the handle of a frame at a point of the picture; empty if there is none. Corners take precedence over
     * sides, and a side can be dragged at any point.
     *
     * @param reach the largest distance from a corner or side, in pixels of the picture
     */
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

    /** Returns whether a coordinate is near the handle. In the direction of a side, any point of the side is. */
    private static boolean isNear(double place, int length, double part, double reach) {
        return part == 0.5 ? place >= 0 && place <= length : Math.abs(place - part * length) <= reach;
    }

    /**
     * Returns the frame after dragging this handle to a point. It stays inside the picture, and no side becomes shorter
     * than {@link SelectionFrame#LEAST_SIDE}.
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
        return SelectionFrame.between(left, top, right, bottom);
    }

    private static int within(double value, int least, int most) {
        return (int) Math.round(Math.max(least, Math.min(most, value)));
    }
}
