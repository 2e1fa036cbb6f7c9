package knightschool.setup.value;

import knightschool.text.Keyword;

/** What a click or a drag over the squares of an edited board does. */
public enum EditTool implements Keyword {
    /** Makes holes, or fills them, square by square. */
    HOLE,
    /** Makes a line of holes, or fills them. */
    LINE,
    /** Makes a rectangle of holes, or fills them. */
    RECTANGLE,
    /** Turns an area of equal squares into the other kind. */
    FILL,
    /** Chooses a rectangle of squares, or moves it. */
    SELECT,
    /** Places the start, or takes it away. */
    START,
    /** Places the end, or takes it away. */
    END;
}
