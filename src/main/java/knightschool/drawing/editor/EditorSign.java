package knightschool.drawing.editor;

import knightschool.drawing.board.BoardLegendSign;

/** The signs of the tools on a board that is edited. */
public enum EditorSign implements BoardLegendSign {
    /** The squares that are selected to be moved or copied. */
    SELECTED("Chosen squares", "move, copy or cut them"),
    /** The axes or the centre of the drawing symmetry. */
    AXIS("Symmetry", "what you draw is drawn there too");

    private final String title;
    private final String note;

    EditorSign(String title, String note) {
        this.title = title;
        this.note = note;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public String note() {
        return note;
    }
}
