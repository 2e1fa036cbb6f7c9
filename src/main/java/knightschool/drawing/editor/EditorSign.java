package knightschool.drawing.editor;

import knightschool.drawing.board.BoardLegendSign;
import knightschool.drawing.board.LegendLabel;

/** The signs of the tools on a board that is edited. */
public enum EditorSign implements BoardLegendSign {
    /** The squares that are selected to be moved or copied. */
    SELECTED("Chosen squares", "move, copy or cut them"),
    /** The axes or the centre of the drawing symmetry. */
    AXIS("Symmetry", "what you draw is drawn there too");

    private final LegendLabel label;

    EditorSign(String title, String note) {
        this.label = new LegendLabel(title, note);
    }

    @Override
    public LegendLabel label() {
        return label;
    }
}
