package knightschool.picture;

import java.util.List;
import knightschool.files.InputFault;
import knightschool.text.WhitespaceNormalizer;

/**
 * A rectangle of a picture, such as a user draws with the mouse, in whole pixels.
 *
 * @param x the left side
 * @param y the upper side
 * @param width the width, at least 1
 * @param height the height, at least 1
 */
public record SelectionFrame(int x, int y, int width, int height) {
    /** The minimum side of a part of a picture, in pixels. No board can be recognised in smaller parts. */
    public static final int LEAST_SIDE = 24;

    private static final String REMEDY = "Write X,Y,WIDTH,HEIGHT in pixels, such as 10,20,300,300.";

    /** Returns the frame of a whole picture. */
    public static SelectionFrame whole(int width, int height) {
        return new SelectionFrame(0, 0, width, height);
    }

    /** Returns the frame with the given edges. */
    public static SelectionFrame between(int left, int top, int right, int bottom) {
        return new SelectionFrame(left, top, right - left, bottom - top);
    }

    /**
     * Parses a frame from four whole numbers separated by commas.
     *
     * @throws InputFault if the text is not valid
     */
    public static SelectionFrame parse(String text) {
        List<String> parts = WhitespaceNormalizer.parts(text, ',');
        if (parts.size() != 4 || !parts.stream().allMatch(part -> part.matches("-?\\d{1,6}"))) {
            throw new InputFault("\"" + text + "\" is no frame", REMEDY);
        }
        List<Integer> numbers = parts.stream().map(Integer::valueOf).toList();
        return new SelectionFrame(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3));
    }

    /** Returns the text for {@link #parse}. */
    public String text() {
        return x + "," + y + "," + width + "," + height;
    }

    /**
     * Returns the part of this frame that lies within a picture.
     *
     * @throws InputFault if a side of that part is smaller than {@link #LEAST_SIDE}
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
        return between(left, top, right, bottom);
    }

    /** Returns the smallest frame that encloses both frames. */
    public SelectionFrame union(SelectionFrame other) {
        int right = Math.max(x + width, other.x + other.width);
        int bottom = Math.max(y + height, other.y + other.height);
        return between(Math.min(x, other.x), Math.min(y, other.y), right, bottom);
    }
}
