package knightschool.picture.program;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.picture.GridPlacement;
import knightschool.picture.PictureReading;
import knightschool.picture.ReadingWarning;
import knightschool.picture.SelectionFrame;
import knightschool.picture.grid.GridCellRange;
import knightschool.picture.grid.LineSeries;

/** A grid found in a picture of a board that this program has drawn, with the contents of its squares. */
final class KnightSchoolBoardGrid {
    /** The minimum share of a square that shows its tone; a knight covers the rest. */
    private static final double SHOWS = 0.06;

    /** The minimum share of toned squares that must alternate as on a chessboard. */
    private static final double CHEQUERED = 0.95;

    private static final int FEWEST = 6;

    /** The share of background above which there is no square, as in a row of cells beside a board. */
    private static final double BARE = 0.6;

    /** The minimum share of a hole that is its tile, even if a frame around it covers the background. */
    private static final double TILED = 0.4;

    /** The minimum share of a square that shows its tone, on average. */
    private static final double USUAL = 0.25;

    private static final double IMPURE = 0.02;

    /** The minimum extent of the tones in a whole square. A frame around the board may cover its edge. */
    private static final double WHOLE = 0.88;

    /** The maximum distance, in squares, of squares that are connected to others by a knight's move. */
    private static final int GAP = 2;

    /** The minimum share of a square's side that must be within the picture. */
    private static final double LEAST_PART = 0.6;

    private final PixelToneClasses map;
    private final LineSeries across;
    private final LineSeries down;
    private GridCellRange range;

    private KnightSchoolBoardGrid(PixelToneClasses map, LineSeries across, LineSeries down, GridCellRange range) {
        this.map = map;
        this.across = across;
        this.down = down;
        this.range = range;
    }

    /**
     * Returns the squares of a part of a picture, and those beyond it on the same lines; empty if they are not a board.
     */
    static Optional<KnightSchoolBoardGrid> of(
            PixelToneClasses map, SelectionFrame part, LineSeries across, LineSeries down) {
        GridCellRange range = new GridCellRange(
                first(across, part.x()),
                first(down, part.y()),
                last(across, (double) part.x() + part.width()),
                last(down, (double) part.y() + part.height()));
        KnightSchoolBoardGrid squares = new KnightSchoolBoardGrid(map, across, down, range);
        if (range.columns() < 2 || range.rows() < 2 || !squares.isBoard()) {
            return Optional.empty();
        }
        squares.trim();
        squares.grow();
        return Optional.of(squares);
    }

    private static int first(LineSeries lines, double from) {
        return (int) Math.ceil((from - lines.origin()) / lines.pitch() - (1 - LEAST_PART));
    }

    private static int last(LineSeries lines, double to) {
        return (int) Math.floor((to - lines.origin()) / lines.pitch() + (1 - LEAST_PART));
    }

    /**
     * The shares of a square that are light, dark, background, and a hole's tile.
     *
     * @param spread the extent of light and dark, across or down, whichever is smaller
     */
    private record Ground(double light, double dark, double page, double tile, double spread) {
        byte tone() {
            if (contrastShare() < SHOWS || page > BARE) {
                return KnightSchoolBoardTones.NONE;
            }
            return light > dark ? KnightSchoolBoardTones.LIGHT : KnightSchoolBoardTones.DARK;
        }

        boolean isHole() {
            return tone() == KnightSchoolBoardTones.NONE && (page >= SHOWS || tile >= TILED);
        }

        double contrastShare() {
            return Math.max(light, dark);
        }

        /**
         * Returns whether the square is aligned with the grid: one that overlaps two squares of another grid shows both
         * tones, or has a smaller extent.
         */
        boolean isWhole() {
            return Math.min(light, dark) < IMPURE && spread > WHOLE;
        }
    }

    private Ground ground(int column, int row) {
        int left = Math.max(0, (int) Math.round(across.at(column)));
        int right = Math.min(map.width, (int) Math.round(across.at(column + 1.0)));
        int top = Math.max(0, (int) Math.round(down.at(row)));
        int bottom = Math.min(map.height, (int) Math.round(down.at(row + 1.0)));
        int[] count = new int[KnightSchoolBoardTones.COUNT];
        int[] box = {right, bottom, left, top};
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                count[map.at(x, y)]++;
                if (map.isSquare(x, y)) {
                    box[0] = Math.min(box[0], x);
                    box[1] = Math.min(box[1], y);
                    box[2] = Math.max(box[2], x + 1);
                    box[3] = Math.max(box[3], y + 1);
                }
            }
        }
        double all = Math.max(1, across.pitch() * down.pitch());
        return new Ground(
                count[KnightSchoolBoardTones.LIGHT] / all,
                count[KnightSchoolBoardTones.DARK] / all,
                count[KnightSchoolBoardTones.PAGE] / all,
                count[KnightSchoolBoardTones.HOLE] / all,
                Math.min((box[2] - box[0]) / across.pitch(), (box[3] - box[1]) / down.pitch()));
    }

    /** Returns whether the tones alternate from square to square as on a chessboard. */
    private boolean isBoard() {
        int[] odd = new int[3];
        int[] even = new int[3];
        double coverage = 0;
        for (int row = range.top(); row < range.bottom(); row++) {
            for (int column = range.left(); column < range.right(); column++) {
                Ground ground = ground(column, row);
                (isOdd(column, row) ? odd : even)[ground.tone()]++;
                coverage += ground.tone() == KnightSchoolBoardTones.NONE ? 0 : ground.contrastShare();
            }
        }
        int toned = odd[1] + odd[2] + even[1] + even[2];
        int agree = Math.max(odd[1] + even[2], odd[2] + even[1]);
        return toned >= FEWEST && agree >= CHEQUERED * toned && coverage >= USUAL * toned;
    }

    private static boolean isOdd(int column, int row) {
        return (column + row & 1) == 1;
    }

    /**
     * Adds squares that are separated from the others by holes: they are on the same lines, at most {@link #GAP}
     * squares away.
     */
    private void grow() {
        byte even = evenTone();
        for (GridCellRange before = null; !range.equals(before); ) {
            before = range;
            range = grown(before, even);
        }
    }

    private GridCellRange grown(GridCellRange from, byte even) {
        var around = new GridCellRange(from.left() - GAP, from.top() - GAP, from.right() + GAP, from.bottom() + GAP);
        return around.part((column, row) -> from.contains(column, row) || isSquare(column, row, even));
    }

    /**
     * Removes rows and columns at the edge without a square, which belong to something beside the board, such as a row
     * of cells.
     */
    private void trim() {
        range = range.part((column, row) -> {
            Ground ground = ground(column, row);
            return ground.tone() != KnightSchoolBoardTones.NONE
                    && (ground.contrastShare() >= USUAL / 2 || ground.page() <= BARE / 2);
        });
    }

    private boolean isSquare(int column, int row, byte even) {
        boolean inPicture = across.at(column) > -LEAST_PART * across.pitch()
                && across.at(column + 1.0) < map.width + LEAST_PART * across.pitch()
                && down.at(row) > -LEAST_PART * down.pitch()
                && down.at(row + 1.0) < map.height + LEAST_PART * down.pitch();
        if (!inPicture) {
            return false;
        }
        Ground ground = ground(column, row);
        byte tone = isOdd(column, row) ? other(even) : even;
        return ground.tone() == tone && ground.isWhole() && ground.contrastShare() >= USUAL / 2;
    }

    private byte evenTone() {
        int light = 0;
        for (int row = range.top(); row < range.bottom(); row++) {
            for (int column = range.left(); column < range.right(); column++) {
                byte tone = ground(column, row).tone();
                boolean agrees =
                        tone == (isOdd(column, row) ? KnightSchoolBoardTones.DARK : KnightSchoolBoardTones.LIGHT);
                light += tone == KnightSchoolBoardTones.NONE ? 0 : agrees ? 1 : -1;
            }
        }
        return light > 0 ? KnightSchoolBoardTones.LIGHT : KnightSchoolBoardTones.DARK;
    }

    private static byte other(byte tone) {
        return tone == KnightSchoolBoardTones.LIGHT ? KnightSchoolBoardTones.DARK : KnightSchoolBoardTones.LIGHT;
    }

    double area() {
        return range.squares() * across.pitch() * down.pitch();
    }

    double left() {
        return across.at(range.left());
    }

    /** Returns whether a part of the picture is within the board. */
    boolean holds(SelectionFrame part) {
        double middleX = part.x() + part.width() / 2.0;
        double middleY = part.y() + part.height() / 2.0;
        return middleX > left()
                && middleX < across.at(range.right())
                && middleY > down.at(range.top())
                && middleY < down.at(range.bottom());
    }

    /** Returns the board of these squares. */
    PictureReading reading(BufferedImage picture, SelectionFrame part, KnightSchoolBoardTones theme) {
        BitSet holes = new BitSet();
        List<Integer> unclear = new ArrayList<>();
        for (int square = 0; square < range.squares(); square++) {
            Ground ground = ground(range.left() + square % range.columns(), range.top() + square / range.columns());
            if (ground.isHole()) {
                holes.set(square);
            } else if (ground.tone() == KnightSchoolBoardTones.NONE) {
                unclear.add(square);
            }
        }
        double left = part.x() + across.at(range.left());
        double top = part.y() + down.at(range.top());
        GridPlacement grid =
                new GridPlacement(left, top, across.pitch(), down.pitch(), 0, range.columns(), range.rows());
        int knight = new KnightSchoolKnightFinder(picture, grid, theme).square(holes);
        if (knight != Board.NONE) {
            holes.clear(knight);
            unclear.remove(Integer.valueOf(knight));
        }
        List<ReadingWarning> doubts = new ArrayList<>();
        if (!unclear.isEmpty()) {
            doubts.add(new ReadingWarning(ReadingWarning.Kind.UNCLEAR_SQUARES, unclear));
        }
        if (knight == Board.NONE) {
            doubts.add(ReadingWarning.of(ReadingWarning.Kind.NO_KNIGHT));
        }
        return new PictureReading(Board.of(range.columns(), range.rows(), holes, knight, Board.NONE), grid, doubts, 1);
    }
}
