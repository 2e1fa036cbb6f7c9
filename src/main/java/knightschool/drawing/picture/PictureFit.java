package knightschool.drawing.picture;

import knightschool.picture.PicturePoint;
import knightschool.picture.SelectionFrame;

/**
 * Where a picture is shown: as large as a space lets a part of it be, in its middle.
 *
 * @param scale pixels of the screen for one of the picture
 * @param left where its left side is on the screen
 * @param top where its upper side is on the screen
 */
public record PictureFit(double scale, double left, double top) {
    /** Small pictures are shown at most so much larger than they are. */
    private static final double MOST = 4;

    /** Around the part that is shown so much of the picture is shown too, as a part of its sides. */
    private static final double AROUND = 0.15;

    /**
     * A picture of which a part fills a space, with some of what lies around it.
     *
     * @param part of the picture
     * @param picture the whole of it
     * @param margin around the picture, in pixels of the screen
     */
    public static PictureFit of(
            SelectionFrame part, SelectionFrame picture, double width, double height, double margin) {
        double left = Math.max(0, part.x() - AROUND * part.width());
        double top = Math.max(0, part.y() - AROUND * part.height());
        double right = Math.min(picture.width(), part.x() + (1 + AROUND) * part.width());
        double bottom = Math.min(picture.height(), part.y() + (1 + AROUND) * part.height());
        double across = Math.max(1, width - 2 * margin) / (right - left);
        double down = Math.max(1, height - 2 * margin) / (bottom - top);
        double scale = Math.min(MOST, Math.min(across, down));
        return new PictureFit(
                scale,
                Math.round((width - scale * (left + right)) / 2),
                Math.round((height - scale * (top + bottom)) / 2));
    }

    /** Where a column of pixels is on the screen. */
    public double x(double pictureX) {
        return left + scale * pictureX;
    }

    /** Where a row of pixels is on the screen. */
    public double y(double pictureY) {
        return top + scale * pictureY;
    }

    /** The point of the picture at a point of the screen; may lie off the picture. */
    public PicturePoint picture(double x, double y) {
        return new PicturePoint((x - left) / scale, (y - top) / scale);
    }
}
