package knightschool.drawing.picture;

import knightschool.picture.PicturePoint;
import knightschool.picture.SelectionFrame;

/**
 * The scale and the position at which a picture is displayed so that a given part fills a space and lies in the middle.
 *
 * @param scale the number of pixels on the screen per pixel of the picture
 * @param left the x of the picture's left side on the screen
 * @param top the y of the picture's upper side on the screen
 */
public record PictureFit(double scale, double left, double top) {
    /** The largest scale, which limits the enlargement of small pictures. */
    private static final double MOST = 4;

    /** The width of the surroundings that are shown around the part, as a fraction of its sides. */
    private static final double AROUND = 0.15;

    /**
     * Returns a placement in which a part of a picture, with some of its surroundings, fills a space.
     *
     * @param part the part of the picture
     * @param picture the whole picture
     * @param margin the margin around the picture, in pixels of the screen
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

    /** Converts an x of the picture to the screen. */
    public double x(double pictureX) {
        return left + scale * pictureX;
    }

    /** Converts a y of the picture to the screen. */
    public double y(double pictureY) {
        return top + scale * pictureY;
    }

    /** Converts a point of the screen to the picture; the result may be off the picture. */
    public PicturePoint picture(double x, double y) {
        return new PicturePoint((x - left) / scale, (y - top) / scale);
    }
}
