package knightschool.drawing.game;

import knightschool.drawing.board.BoardLegendSign;
import knightschool.drawing.board.LegendLabel;

/** The signs of a walk that is drawn as arrows. */
enum WalkArrowSign implements BoardLegendSign {
    /** A vertex of a walk, with its name. */
    VERTEX("Visited by the walk", "with the name of its square"),
    /** The first vertex of a walk, or one that the walk visits more than once. */
    TWICE("The start, or visited again"),
    /** A step of a walk, with its number. */
    STEP("Move of the walk", "in the direction of the arrow"),
    /** The step after which a walk first has, or no longer has, a property. */
    STEP_MARKED("This move decides", "what the walk is, or is no more"),
    /** A step that is not a knight's move. */
    NO_EDGE("No move of a knight"),
    /** The number of the step that arrives at a vertex. */
    ARRIVAL("Number of the move", "that comes to this square last");

    private final LegendLabel label;

    WalkArrowSign(String title) {
        this(title, "");
    }

    WalkArrowSign(String title, String note) {
        this.label = new LegendLabel(title, note);
    }

    @Override
    public LegendLabel label() {
        return label;
    }
}
