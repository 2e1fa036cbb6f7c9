package knightschool.ui.picture;

import java.util.Optional;
import java.util.OptionalInt;
import knightschool.board.Board;
import knightschool.drawing.picture.FrameHandle;
import knightschool.picture.PicturePoint;

/**
 * What the mouse means at a point of a picture; its pointer shows that, and a press does it. Squares of the board that
 * is shown come before the frame, since at the rim of a picture that is all board they lie under it; the frame, which
 * is seen, comes before boards that are not shown.
 */
sealed interface PictureHitTarget {
    /** A square of the board that is shown. */
    record Square(int square) implements PictureHitTarget {}

    /** A corner or a side of the frame, which is dragged. */
    record Handle(FrameHandle handle) implements PictureHitTarget {}

    /** A board that is not shown, by its place among those that were found. */
    record OtherBoard(int index) implements PictureHitTarget {}

    /** Nothing yet: a new frame begins there. */
    record NewFrame() implements PictureHitTarget {}

    /** @param reach how near to the frame the mouse must be to move it, in pixels of the picture */
    static PictureHitTarget at(PictureModel model, PicturePoint at, double reach) {
        boolean framing = model.toolProperty().get() == PictureTool.FRAME;
        PictureReadingState now = model.stateProperty().get();
        int square = framing ? Board.NONE : now.squareAt(at);
        Optional<FrameHandle> handle = FrameHandle.at(model.frameProperty().get(), at, reach);
        OptionalInt other = framing ? OptionalInt.empty() : now.otherAt(at);
        if (square != Board.NONE) {
            return new Square(square);
        } else if (handle.isPresent()) {
            return new Handle(handle.get());
        }
        return other.isPresent() ? new OtherBoard(other.getAsInt()) : new NewFrame();
    }
}
