package knightschool.picture.program;

import java.awt.image.BufferedImage;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import knightschool.board.Board;
import knightschool.picture.BufferedImageRowReader;
import knightschool.picture.GridPlacement;

/**
 * Finds the square of the knight on a board that this program has drawn, in a picture: the knight has a background that
 * nearly fills the square, or is drawn in ink.
 */
final class KnightSchoolKnightFinder {
    /**
     * The outer border of a ring that the knight's background covers, and no other mark, as a fraction of a square's
     * side.
     */
    private static final double OUTER = 0.1;

    private static final double INNER = 0.16;

    /** The minimum share of the ring that has one colour. */
    private static final double COVERED = 0.8;

    /** The minimum share of ink in a square with a knight drawn on it. */
    private static final double INKED = 0.13;

    /**
     * The position of the bar of ink below a knight, as a fraction of a square's height; it is lower than any number
     * reaches.
     */
    private static final double BAR_FROM = 0.75;

    private static final double BAR_TO = 0.81;

    /** The minimum share of ink in a pixel row of the bar. */
    private static final double BAR = 0.3;

    /** The height of squares, in pixels, below which the bar may have no pixel row of its own. */
    private static final int BAR_SEEN_FROM = 32;

    /** The mask that makes similar colours equal, as in a picture that was scaled down. */
    private static final int COARSE = 0xF0F0F0;

    private static final int NEAR = 0x10;

    private final BufferedImage picture;
    private final BufferedImageRowReader pixels;
    private final GridPlacement grid;
    private final KnightSchoolBoardTones theme;

    KnightSchoolKnightFinder(BufferedImage picture, GridPlacement grid, KnightSchoolBoardTones theme) {
        this.picture = picture;
        this.pixels = new BufferedImageRowReader(picture);
        this.grid = grid;
        this.theme = theme;
    }

    /**
     * Returns the knight's square, or {@link Board#NONE}.
     *
     * @param holes the squares that show the background; a knight on a background of its own may show as much of it
     */
    int square(BitSet holes) {
        int best = Board.NONE;
        double most = COVERED;
        int inked = Board.NONE;
        double ink = INKED;
        for (int square = 0; square < grid.columns() * grid.rows(); square++) {
            SquareInk sample = inkOf(square);
            if (sample.ground > most) {
                most = sample.ground;
                best = square;
            }
            if (sample.ink > ink && sample.bar && !holes.get(square)) {
                ink = sample.ink;
                inked = square;
            }
        }
        return best == Board.NONE ? inked : best;
    }

    /**
     * The share of the ring with a single colour that is not that of a square, the share of ink in the square, and
     * whether there is a bar as below a knight.
     */
    private record SquareInk(double ground, double ink, boolean bar) {}

    private SquareInk inkOf(int square) {
        double left = grid.originX() + square % grid.columns() * grid.cellWidth();
        double top = grid.originY() + square / grid.columns() * grid.cellHeight();
        int from = Math.max(0, (int) Math.round(left));
        int to = (int) Math.ceil(Math.min(picture.getWidth(), left + grid.cellWidth()));
        int[] row = new int[Math.max(0, to - from)];
        Map<Integer, Integer> ring = new HashMap<>();
        int onRing = 0;
        int ink = 0;
        int all = 0;
        boolean bar = grid.cellHeight() < BAR_SEEN_FROM;
        for (int y = Math.max(0, (int) Math.round(top));
                y < Math.min(picture.getHeight(), top + grid.cellHeight());
                y++) {
            double part = (y + 0.5 - top) / grid.cellHeight();
            double down = inset(part);
            int before = ink;
            pixels.read(from, y, row);
            for (int x = from; x < from + row.length; x++) {
                double inset = Math.min(down, inset((x + 0.5 - left) / grid.cellWidth()));
                int rgb = row[x - from] & 0xFFFFFF;
                all++;
                ink += theme.isInk(rgb) ? 1 : 0;
                if (inset >= OUTER && inset <= INNER) {
                    onRing++;
                    if (theme.tone(rgb) == KnightSchoolBoardTones.NONE) {
                        ring.merge(rgb & COARSE, 1, Integer::sum);
                    }
                }
            }
            bar |= part > BAR_FROM && part < BAR_TO && ink - before > BAR * grid.cellWidth();
        }
        return new SquareInk(ofOneColour(ring) / (double) Math.max(1, onRing), ink / (double) Math.max(1, all), bar);
    }

    /**
     * Returns the number of pixels with the most frequent colour or a similar one, as at the edges in a picture scaled
     * down.
     */
    private static int ofOneColour(Map<Integer, Integer> colours) {
        return colours.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(most -> colours.entrySet().stream()
                        .filter(colour -> KnightSchoolBoardTones.isNear(colour.getKey(), most.getKey(), NEAR))
                        .mapToInt(Map.Entry::getValue)
                        .sum())
                .orElse(0);
    }

    private static double inset(double part) {
        return Math.min(part, 1 - part);
    }
}
