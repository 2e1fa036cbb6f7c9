package knightschool.picture;

import java.util.List;

/**
 * A reason why the board read from a picture should be checked before use.
 *
 * @param kind what is doubtful
 * @param squares the indices of the squares concerned; empty for the whole board
 */
public record ReadingWarning(Kind kind, List<Integer> squares) {
    /** The kinds of doubt. */
    public enum Kind {
        /** Few of the lines between the squares are visible. */
        FAINT_GRID("few lines between the squares can be seen: compare the size of the squares with the picture"),
        /** Squares of another size would explain the picture nearly as well. */
        OTHER_GRID("squares of another size would fit as well: compare the size of the squares with the picture"),
        /** It is unclear whether a row or column at the edge belongs to the board or to its surroundings. */
        UNCLEAR_RIM("it is not clear where the board ends: compare its rim with the picture"),
        /** Light and dark squares differ little. */
        LOW_CONTRAST("light and dark squares differ little: look at the holes"),
        /** Some squares are neither clearly light nor clearly dark. */
        UNCLEAR_SQUARES("some squares are neither clearly light nor clearly dark: look at them"),
        /** Some squares have the colour of the surroundings, and may be absent or drawn. */
        LIKE_SURROUND("some squares have the colour of what surrounds the board: look at the holes"),
        /** Two colours alternate from square to square as on a chessboard. */
        CHEQUER("two colours change as on a chessboard: all of their squares are taken as playable"),
        /** Nothing on the board looks like a knight. */
        NO_KNIGHT("no knight was found: set the knight"),
        /** Several squares could hold the knight, or it is on a dark one. */
        UNCLEAR_KNIGHT("it is not clear where the knight stands: look for it");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** Returns advice for the user, as part of a sentence without a full stop. */
        public String words() {
            return words;
        }
    }

    public ReadingWarning {
        squares = List.copyOf(squares);
    }

    /** Returns a warning about the whole board. */
    public static ReadingWarning of(Kind kind) {
        return new ReadingWarning(kind, List.of());
    }
}
