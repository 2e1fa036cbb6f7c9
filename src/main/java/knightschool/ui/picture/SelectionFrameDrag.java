package knightschool.ui.picture;

import java.util.Optional;
import knightschool.drawing.picture.FrameHandle;
import knightschool.picture.PicturePoint;
import knightschool.picture.SelectionFrame;

/** A drag of a frame with the mouse. */
sealed interface SelectionFrameDrag {
    /** Returns the frame when the mouse is at a point of the picture; empty if the frame would be too small. */
    Optional<SelectionFrame> to(PicturePoint point, SelectionFrame picture);

    /** A drag of an existing frame by a handle. */
    record Moved(SelectionFrame before, FrameHandle handle) implements SelectionFrameDrag {
        @Override
        public Optional<SelectionFrame> to(PicturePoint point, SelectionFrame picture) {
            return Optional.of(handle.dragged(before, point, picture));
        }
    }

    /** A drag that draws a new frame from one corner to the opposite one. */
    record Drawn(PicturePoint from) implements SelectionFrameDrag {
        @Override
        public Optional<SelectionFrame> to(PicturePoint point, SelectionFrame picture) {
            int left = within(Math.min(from.x(), point.x()), picture.width());
            int right = within(Math.max(from.x(), point.x()), picture.width());
            int top = within(Math.min(from.y(), point.y()), picture.height());
            int bottom = within(Math.max(from.y(), point.y()), picture.height());
            boolean large = Math.min(right - left, bottom - top) >= SelectionFrame.LEAST_SIDE;
            return large ? Optional.of(SelectionFrame.between(left, top, right, bottom)) : Optional.empty();
        }

        private static int within(double value, int most) {
            return (int) Math.round(Math.max(0, Math.min(most, value)));
        }
    }
}
