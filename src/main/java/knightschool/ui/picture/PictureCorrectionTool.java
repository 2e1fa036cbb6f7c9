package knightschool.ui.picture;

/** The tools of the mouse on a picture. */
enum PictureCorrectionTool {
    /** Makes squares holes, and fills holes. */
    SQUARES,
    /** Places the knight. */
    KNIGHT,
    /** Draws a new frame. */
    FRAME
}
