package knightschool.play.level;

import java.util.BitSet;

/** Where the holes of a shape lie: how likely each square is to become one, beside those that are there. */
enum HolePattern {
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
