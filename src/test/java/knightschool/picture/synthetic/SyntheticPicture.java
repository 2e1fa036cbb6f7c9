package knightschool.picture.synthetic;

import java.awt.image.BufferedImage;
import java.util.Random;
import knightschool.board.Board;

/**
 * A picture and the board that it shows.
 *
 * @param image what a reader is given
 * @param truth the board, its start on the knight's square
 * @param style how it was drawn
 * @param pitch from one square to the next, in pixels
 * @param damage what was done to it, in words
 */
public record SyntheticPicture(BufferedImage image, Board truth, String style, int pitch, String damage) {
    /** A picture in one of the styles that the reader was made with: the same for a seed on every machine. */
    public static SyntheticPicture of(long seed) {
        Random random = new Random(seed);
        DrawingStyle[] styles = DrawingStyle.values();
        DrawingStyle style = styles[(int) Math.floorMod(seed, (long) styles.length)];
        return Damage.by(random).applied(style.draw(random), style.name(), random);
    }

    /** A picture in one of the styles that the reader was mended on. */
    public static SyntheticPicture fresh(long seed) {
        Random random = new Random(~seed);
        FreshStyle[] styles = FreshStyle.values();
        FreshStyle style = styles[(int) Math.floorMod(seed, (long) styles.length)];
        return Damage.by(random).applied(style.draw(random), style.name(), random);
    }

    /** A picture in one of the styles that were held out while the reader was mended. */
    public static SyntheticPicture heldOut(long seed) {
        Random random = new Random(31 * ~seed);
        HeldOutStyle[] styles = HeldOutStyle.values();
        HeldOutStyle style = styles[(int) Math.floorMod(seed, (long) styles.length)];
        return Damage.by(random).applied(style.draw(random), style.name(), random);
    }
}
