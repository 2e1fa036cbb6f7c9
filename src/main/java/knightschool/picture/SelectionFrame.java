package knightschool.picture;

import java.util.List;
import knightschool.files.InputFault;
import knightschool.text.Spacing;

/**
 * A part of a picture that a person dragged a frame around, in whole pixels.
 *
 * @param x its left side
 * @param y its upper side
 * @param width at least 1
 * @param height at least 1
 */
public record SelectionFrame(int x, int y, int width, int height) {
    /** Smaller parts hold no board that can be told apart. */
    public static final int LEAST_SIDE = 24;

    private static final String REMEDY = "Write X,Y,WIDTH,HEIGHT in pixels, such as 10,20,300,300.";

    /** The whole of a picture. */
    public static SelectionFrame whole(int width, int height) {
        return new SelectionFrame(0, 0, width, height);
    }

    /**
     * A frame as a person types it: four whole numbers with commas.
     *
     * @throws InputFault if it is none
     */
    public static SelectionFrame parse(String text) {
        List<String> parts = Spacing.parts(text, ',');
        if (parts.size() != 4 || !parts.stream().allMatch(part -> part.matches("-?\\d{1,6}"))) {
            throw new InputFault("\"" + text + "\" is no frame", REMEDY);
        }
        List<Integer> numbers = parts.stream().map(Integer::valueOf).toList();
        return new SelectionFrame(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3));
    }

    /** As {@link #parse} reads it. */
    public String text() {
        return x + "," + y + "," + width + "," + height;
    }

    /**
     * The part of this frame that lies on a picture.
     *
     * @throws InputFault if that is smaller than {@link #LEAST_SIDE} on a side
     */
    public SelectionFrame within(int pictureWidth, int pictureHeight) {
        int left = Math.max(0, x);
        int top = Math.max(0, y);
        int right = (int) Math.min(pictureWidth, (long) x + width);
        int bottom = (int) Math.min(pictureHeight, (long) y + height);
        if (right - left < LEAST_SIDE || bottom - top < LEAST_SIDE) {
            throw new InputFault(
                    "less than " + LEAST_SIDE + " x " + LEAST_SIDE + " pixels of the picture, which is " + pictureWidth
                            + " x " + pictureHeight + ", lie in the frame",
                    REMEDY);
        }
        return new SelectionFrame(left, top, right - left, bottom - top);
    }

    /** The smallest frame around both. */
    public SelectionFrame union(SelectionFrame other) {
        int left = Math.min(x, other.x);
        int top = Math.min(y, other.y);
        return new SelectionFrame(
                left,
                top,
                Math.max(x + width, other.x + other.width) - left,
                Math.max(y + height, other.y + other.height) - top);
    }
}
