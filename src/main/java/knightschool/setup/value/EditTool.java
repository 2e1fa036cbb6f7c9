package knightschool.setup.value;

import knightschool.text.Keyword;

/** The effects of a click or a drag on the squares of an edited board. */
public enum EditTool implements Keyword {
    /** Makes holes, or fills them, square by square. */
    HOLE,
    /** Makes a line of holes, or fills them. */
    LINE,
    /** Makes a rectangle of holes, or fills them. */
    RECTANGLE,
    /** Turns an area of connected squares of the same kind into the other kind. */
    FILL,
    /** Selects a rectangle of squares, or moves the selection. */
    SELECT,
    /** Places or removes the start. */
    START,
    /** Places or removes the end. */
    END;
}
