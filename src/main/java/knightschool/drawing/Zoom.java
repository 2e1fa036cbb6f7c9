package knightschool.drawing;

/**
 * A zoom of a picture in a pane, the same for boards, graphs, tours and slides. A picture larger than its pane leaves
 * no part of the pane empty; a smaller one stays about its place in the whole picture. Immutable.
 *
 * @param scale the length of the picture's unit in the measure of {@link Picture#least}; 0 for the whole picture
 * @param x the point in the middle of the pane, as a fraction of the picture's width
 * @param y the point in the middle of the pane, as a fraction of the picture's height
 */
public record Zoom(double scale, double x, double y) {
    /** The whole picture. */
    public static final Zoom WHOLE = new Zoom(0, 0.5, 0.5);

    /** The factor of one step nearer, by a key or one notch of the mouse wheel. Two steps double the size. */
    public static final double NEARER = Math.sqrt(2);

    /** The factor of one step further away. */
    public static final double FURTHER = 1 / NEARER;

    /** The distance by which a key moves a picture, in pixels. */
    public static final double KEY_DISTANCE = 64;

    /** The least relative difference from the whole picture that is more than a rounding error. */
    private static final double TINY = 1e-9;

    /** A picture in a pane of a size, at any scale. */
    public interface Picture {
        /** Returns the scale of the whole picture. */
        double least();

        /** Returns the largest scale, unless that of the whole picture is larger. */
        double most();

        /** Returns the horizontal axis at a scale. */
        Axis across(double scale);

        /** Returns the vertical axis at a scale. */
        Axis down(double scale);
    }

    /**
     * One axis of a picture in a pane, in pixels.
     *
     * @param first the first pixel of the room for the picture, after a rim
     * @param room the length of that room
     * @param length the length of the picture
     * @param centre the centre of the whole picture, near which a picture smaller than the room stays
     */
    public record Axis(double first, double room, double length, double centre) {
        /** Returns the beginning of the picture if a fraction of it is to be in the middle of the room. */
        double start(double middle) {
            return length <= room
                    ? Math.clamp(centre - length / 2, first, first + room - length)
                    : Math.clamp(first + room / 2 - middle * length, first + room - length, first);
        }

        /** Returns the fraction of the picture in the middle of the room if the picture is to begin at a pixel. */
        double middle(double start) {
            return length <= room
                    ? WHOLE.x
                    : (first + room / 2 - Math.clamp(start, first + room - length, first)) / length;
        }

        private boolean isTooLong() {
            return length > room;
        }

        /** Returns whether a pixel is in the room. */
        public boolean shows(double at) {
            return at >= first && at < first + room;
        }

        /** Returns the distance by which a range is to be moved to lie in the room. */
        double into(double from, double to) {
            return from < first ? first - from : Math.min(0, first + room - to);
        }
    }

    /**
     * A picture as large as its pane at the scale 1.
     *
     * @param most the largest scale
     */
    public record FillingPicture(double width, double height, double most) implements Picture {
        @Override
        public double least() {
            return 1;
        }

        @Override
        public Axis across(double scale) {
            return new Axis(0, width, width * scale, width / 2);
        }

        @Override
        public Axis down(double scale) {
            return new Axis(0, height, height * scale, height / 2);
        }
    }

    /** Returns the factor of a number of steps, which may be a fraction; negative steps lead further away. */
    public static double factor(double steps) {
        return Math.pow(NEARER, steps);
    }

    public boolean isWhole() {
        return scale == 0;
    }

    /** Returns whether a part of a picture is out of sight, so that it can be moved. */
    public boolean isMovable(Picture picture) {
        return !isWhole()
                && (picture.across(scale(picture)).isTooLong()
                        || picture.down(scale(picture)).isTooLong());
    }

    /** Returns the scale at which a picture is seen. */
    public double scale(Picture picture) {
        return Math.max(scale, picture.least());
    }

    /** Returns the left edge of a picture, in pixels of the pane. */
    public double left(Picture picture) {
        return picture.across(scale(picture)).start(x);
    }

    /** Returns the upper edge of a picture, in pixels of the pane. */
    public double top(Picture picture) {
        return picture.down(scale(picture)).start(y);
    }

    /**
     * Returns a zoom that is nearer by a factor, or further away if it is less than 1. The point of the picture at a
     * given pixel stays in place as far as the edges of the picture allow.
     */
    public Zoom nearer(double factor, double atX, double atY, Picture picture) {
        double before = scale(picture);
        double after = Math.min(before * factor, Math.max(picture.most(), before));
        if (after <= picture.least() * (1 + TINY)) {
            return WHOLE;
        }
        return new Zoom(
                after,
                middleKeepingPoint(picture.across(before), x, picture.across(after), atX),
                middleKeepingPoint(picture.down(before), y, picture.down(after), atY));
    }

    private static double middleKeepingPoint(Axis before, double middle, Axis after, double at) {
        double part = (at - before.start(middle)) / before.length;
        return after.middle(at - part * after.length);
    }

    /** Returns this zoom with the picture moved by a number of pixels; unchanged if all of the picture is in sight. */
    public Zoom moved(double dx, double dy, Picture picture) {
        return isMovable(picture)
                ? new Zoom(
                        scale,
                        picture.across(scale(picture)).middle(left(picture) + dx),
                        picture.down(scale(picture)).middle(top(picture) + dy))
                : this;
    }

    /**
     * Returns this zoom with the picture moved by the smallest distance that makes a rectangle visible, in pixels of
     * the pane.
     */
    public Zoom showing(double left, double top, double right, double bottom, Picture picture) {
        return moved(
                picture.across(scale(picture)).into(left, right),
                picture.down(scale(picture)).into(top, bottom),
                picture);
    }
}
