package knightschool.ui.picture;

/** What the mouse does on a picture. */
enum PictureTool {
    /** Makes holes of squares, or squares of holes. */
    SQUARES,
    /** Sets the knight. */
    KNIGHT,
    /** Draws a new frame. */
    FRAME
}
