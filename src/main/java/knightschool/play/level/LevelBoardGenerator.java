package knightschool.play.level;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.Random;
import knightschool.board.Board;
import knightschool.board.edit.Symmetry;

/**
 * Makes the board of a level by chance: holes are cut out of a rectangle, several at a time where it is symmetric,
 * until a number of squares is left.
 */
final class LevelBoardGenerator {
    /** No side is longer. */
    static final int MOST_SIDE = 10;

    private static final int LEAST_SIDE = 3;

    /** How much of the rectangle is filled, in percent. */
    private static final int LEAST_FILLED = 40;

    private static final int MOST_FILLED = 98;

    /** Of so many shapes one may lose its top left corner. */
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
     * A shape by chance, with the knight at its top left corner or, where that is a hole, on the square nearest to it.
     *
     * @return a board of that many squares without an empty row or column at its rim; empty where this try failed
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

    /** The squares that become holes next, none of them one that is kept, by the weights of the pattern. */
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

    /** Whether the squares may become holes; an orbit is drawn by its first square. */
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

    /** Where the holes of a shape lie: how likely each square is to become one, beside those that are there. */
    private enum HolePattern {
        /** In the middle: a ring is left. */
        MIDDLE {
            @Override
            int weight(int columns, int rows, int square, BitSet holes) {
                int near = columns + rows - fromMiddle(columns, rows, square);
                return near * near * near;
            }
        },
        /** Far from the middle, the corners first: a lozenge is left. */
        CORNERS {
            @Override
            int weight(int columns, int rows, int square, BitSet holes) {
                int far = fromMiddle(columns, rows, square);
                return 1 + far * far * far * far;
            }
        },
        /** One by one, apart from each other. */
        APART {
            @Override
            int weight(int columns, int rows, int square, BitSet holes) {
                return besideHoles(columns, rows, square, holes) == 0 ? 50 : 1;
            }
        },
        /** From the rim inwards, one beside the other. */
        NOTCHES {
            @Override
            int weight(int columns, int rows, int square, BitSet holes) {
                int rim = isRim(columns, rows, square) ? 3 : 0;
                return 1 + rim + 20 * besideHoles(columns, rows, square, holes);
            }
        };

        /** A positive number, the larger the likelier. */
        abstract int weight(int columns, int rows, int square, BitSet holes);

        /** The distance from the centre, by columns and rows together, in half squares. */
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
