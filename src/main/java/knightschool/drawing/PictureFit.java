package knightschool.drawing;

import knightschool.picture.PicturePoint;

/**
 * Where a picture is shown: as large as a space lets it be, in its middle.
 *
 * @param scale pixels of the screen for one of the picture
 * @param left where its left side is on the screen
 * @param top where its upper side is on the screen
 */
public record PictureFit(double scale, double left, double top) {
    /** Small pictures are shown at most so much larger than they are. */
    private static final double MOST = 4;

    /** A picture of that size in a space of that size, with a margin around it. */
    public static PictureFit of(int pictureWidth, int pictureHeight, double width, double height, double margin) {
        double across = Math.max(1, width - 2 * margin) / pictureWidth;
        double down = Math.max(1, height - 2 * margin) / pictureHeight;
        double scale = Math.min(MOST, Math.min(across, down));
        return new PictureFit(
                scale,
                Math.round((width - scale * pictureWidth) / 2),
                Math.round((height - scale * pictureHeight) / 2));
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
