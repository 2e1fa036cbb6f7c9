package knightschool.drawing.game;

import knightschool.drawing.board.BoardLegendSign;
import knightschool.drawing.board.LegendLabel;

/** The signs on the board of a game or of a level, beside those of its path. */
public enum GameSign implements BoardLegendSign {
    /** A square to which no open move leads any more. */
    CUT_OFF("Cut off"),
    /** A closed move that led to a square to which no move leads any more. */
    GONE_MOVE("A move that is gone", "it led to the square cut off"),
    /** The move that lost the game. */
    LOST_BY("Lost by this move"),
    /** The squares to look at for a hint. */
    HINTED("Hint: look here"),
    /** The number of the key that moves the knight to the square. */
    DIGIT("A key from 1 to 8", "it moves the knight there"),
    /** A completion of the tour. */
    COMPLETION("One way to complete it", "from the knight on, not played yet"),
    /** The edge that closes a closed tour. */
    HOME("The way home", "the tour is closed"),
    /** A visited square to which the knight can return. */
    RETURN("You can return here", "it costs a move");

    private final LegendLabel label;

    GameSign(String title) {
        this(title, "");
    }

    GameSign(String title, String note) {
        this.label = new LegendLabel(title, note);
    }

    @Override
    public LegendLabel label() {
        return label;
    }
}
