package knightschool.ui.editor;

/** What a click on a square does. */
public enum EditTool {
    /** Makes a hole, or fills one. */
    HOLE,
    /** Puts the knight's start there, or takes it away. */
    START,
    /** Puts the end there, or takes it away. */
    END
}
