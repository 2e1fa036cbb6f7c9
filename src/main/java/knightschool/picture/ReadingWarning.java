package knightschool.picture;

import java.util.List;

/**
 * A reason why the board read from a picture should be checked before use.
 *
 * @param kind what is doubtful
 * @param squares the squares concerned, as indices; empty where it is the whole board
 */
public record ReadingWarning(Kind kind, List<Integer> squares) {
    /** What may be wrong. */
    public enum Kind {
        /** Few of the lines between the squares can be seen. */
        FAINT_GRID("few lines between the squares can be seen: compare the size of the squares with the picture"),
        /** Squares of another size would explain the picture nearly as well. */
        OTHER_GRID("squares of another size would fit as well: compare the size of the squares with the picture"),
        /** A row or column at the rim may be a part of the surround, or the other way round. */
        UNCLEAR_RIM("it is not clear where the board ends: compare its rim with the picture"),
        /** Light and dark squares differ little. */
        LOW_CONTRAST("light and dark squares differ little: look at the holes"),
        /** Some squares lie between light and dark. */
        UNCLEAR_SQUARES("some squares are neither clearly light nor clearly dark: look at them"),
        /** Squares look like the surround, and may be absent or drawn. */
        LIKE_SURROUND("some squares have the colour of what surrounds the board: look at the holes"),
        /** Two colours change from square to square as on a chessboard. */
        CHEQUER("two colours change as on a chessboard: all of their squares are taken as playable"),
        /** Nothing on the board looks like a knight. */
        NO_KNIGHT("no knight was found: set the knight"),
        /** Several squares could hold the knight, or it stands on a dark one. */
        UNCLEAR_KNIGHT("it is not clear where the knight stands: look for it");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** What to look at, as a part of a sentence without a full stop. */
        public String words() {
            return words;
        }
    }

    public ReadingWarning {
        squares = List.copyOf(squares);
    }

    /** A doubt about the whole board. */
    public static ReadingWarning of(Kind kind) {
        return new ReadingWarning(kind, List.of());
    }
}
