package knightschool.play.level;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.Random;
import knightschool.board.Board;
import knightschool.board.edit.Symmetry;

/**
 * Generates the board of a level at random: holes are cut out of a rectangle, several at a time if it is symmetric,
 * until the required number of squares remains.
 */
final class LevelBoardGenerator {
    /** The maximum side, in squares. */
    static final int MOST_SIDE = 10;

    private static final int LEAST_SIDE = 3;

    /** The minimum share of the rectangle that is filled, in percent. */
    private static final int LEAST_FILLED = 40;

    private static final int MOST_FILLED = 98;

    /** The number of shapes of which one, on average, may lose its top left corner. */
    private static final int SHAPES_A_LOST_CORNER = 4;

    private final Random random;
    private final Symmetry symmetry;
    private final HolePattern pattern;
    private final int columns;
    private final int rows;
    private final BitSet holes = new BitSet();
    private final BitSet keptSquares = new BitSet();

    private LevelBoardGenerator(Random random, Symmetry symmetry, int squares) {
        this.random = random;
        this.symmetry = symmetry;
        this.pattern = HolePattern.values()[random.nextInt(HolePattern.values().length)];
        int filled = LEAST_FILLED + random.nextInt(MOST_FILLED - LEAST_FILLED);
        int area = Math.clamp(squares * 100L / filled, squares, MOST_SIDE * MOST_SIDE);
        int across = side(Math.sqrt(area) + random.nextInt(3) - 1);
        this.columns = symmetry.isForSquares() ? side(Math.ceil(Math.sqrt(area))) : across;
        this.rows = symmetry.isForSquares() ? columns : side(Math.ceil((double) area / across));
        if (random.nextInt(SHAPES_A_LOST_CORNER) > 0) {
            keptSquares.set(0);
        }
    }

    private static int side(double length) {
        return Math.clamp(Math.round(length), LEAST_SIDE, MOST_SIDE);
    }

    /**
     * Returns a random shape, with the knight at its top left corner or, if that is a hole, on the square nearest to
     * it.
     *
     * @return a board with the given number of squares and no empty row or column at its edge; empty if this attempt
     *     failed
     */
    static Optional<Board> draw(Random random, Symmetry symmetry, int squares) {
        LevelBoardGenerator shape = new LevelBoardGenerator(random, symmetry, squares);
        return shape.columns * shape.rows >= squares && shape.cutTo(squares) && shape.fillsItsRectangle()
                ? Optional.of(shape.board())
                : Optional.empty();
    }

    private boolean cutTo(int squares) {
        int[][] orbits = new int[columns * rows][];
        Arrays.setAll(orbits, square -> symmetry.orbit(columns, rows, square));
        int surplus = columns * rows - squares;
        while (surplus > 0) {
            int[] orbit = next(surplus, orbits);
            if (orbit.length == 0) {
                return false;
            }
            Arrays.stream(orbit).forEach(holes::set);
            surplus -= orbit.length;
        }
        return true;
    }

    /** Chooses the next squares to become holes, by the weights of the pattern; none of them is a square to keep. */
    private int[] next(int most, int[]... orbits) {
        int[] sums = new int[columns * rows];
        int sum = 0;
        for (int square = 0; square < sums.length; square++) {
            sum += isFree(orbits[square], square, most) ? pattern.weight(columns, rows, square, holes) : 0;
            sums[square] = sum;
        }
        if (sum == 0) {
            return new int[0];
        }
        int drawn = random.nextInt(sum);
        int square = 0;
        while (sums[square] <= drawn) {
            square++;
        }
        return orbits[square];
    }

    /**
     * Returns whether the squares of an orbit may become holes. True only for the first square of the orbit, which
     * represents it.
     */
    private boolean isFree(int[] orbit, int square, int most) {
        return orbit[0] == square
                && orbit.length <= most
                && Arrays.stream(orbit).noneMatch(image -> holes.get(image) || keptSquares.get(image));
    }

    private boolean fillsItsRectangle() {
        boolean[] rim = new boolean[4];
        for (int square = 0; square < columns * rows; square++) {
            if (!holes.get(square)) {
                rim[0] |= square / columns == 0;
                rim[1] |= square % columns == columns - 1;
                rim[2] |= square / columns == rows - 1;
                rim[3] |= square % columns == 0;
            }
        }
        return rim[0] && rim[1] && rim[2] && rim[3];
    }

    private Board board() {
        int nearest = Board.NONE;
        for (int square = 0; square < columns * rows; square++) {
            if (!holes.get(square) && (nearest == Board.NONE || fromCorner(square) < fromCorner(nearest))) {
                nearest = square;
            }
        }
        return Board.of(columns, rows, holes, nearest, Board.NONE);
    }

    private int fromCorner(int square) {
        return square % columns + square / columns;
    }

    /** The pattern of the holes in a shape: the weight of each square to become a hole, given the existing holes. */
    private enum HolePattern {
        /** Holes in the middle, which leave a ring. */
        MIDDLE,
        /** Holes far from the middle, the corners first, which leave a lozenge. */
        CORNERS,
        /** Holes that are not adjacent to each other. */
        APART,
        /** Holes from the edge inwards, adjacent to each other. */
        NOTCHES;

        /** Returns the weight of a square, a positive number. */
        int weight(int columns, int rows, int square, BitSet holes) {
            int far = fromMiddle(columns, rows, square);
            int near = columns + rows - far;
            int beside = besideHoles(columns, rows, square, holes);
            return switch (this) {
                case MIDDLE -> near * near * near;
                case CORNERS -> 1 + far * far * far * far;
                case APART -> beside == 0 ? 50 : 1;
                case NOTCHES -> 1 + (isRim(columns, rows, square) ? 3 : 0) + 20 * beside;
            };
        }

        /** Returns the distance from the centre, the sum over columns and rows, in half squares. */
        private static int fromMiddle(int columns, int rows, int square) {
            return Math.abs(2 * (square % columns) - (columns - 1)) + Math.abs(2 * (square / columns) - (rows - 1));
        }

        private static boolean isRim(int columns, int rows, int square) {
            int x = square % columns;
            int y = square / columns;
            return x == 0 || y == 0 || x == columns - 1 || y == rows - 1;
        }

        private static int besideHoles(int columns, int rows, int square, BitSet holes) {
            int x = square % columns;
            int y = square / columns;
            int beside = 0;
            beside += x > 0 && holes.get(square - 1) ? 1 : 0;
            beside += x < columns - 1 && holes.get(square + 1) ? 1 : 0;
            beside += y > 0 && holes.get(square - columns) ? 1 : 0;
            beside += y < rows - 1 && holes.get(square + columns) ? 1 : 0;
            return beside;
        }
    }
}
