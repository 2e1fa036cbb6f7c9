package knightschool.ui.picture;

import java.util.Optional;
import java.util.OptionalInt;
import knightschool.board.Board;
import knightschool.drawing.picture.FrameHandle;
import knightschool.picture.PicturePoint;

/**
 * The target of the mouse at a point of a picture, which determines the pointer and the effect of a press. Squares of
 * the shown board precede the frame, since they lie under it at the rim of a picture that is all board. The frame,
 * which is visible, precedes boards that are not shown.
 */
sealed interface PictureHitTarget {
    /** A square of the shown board. */
    record Square(int square) implements PictureHitTarget {}

    /** A corner or a side of the frame, which can be dragged. */
    record Handle(FrameHandle handle) implements PictureHitTarget {}

    /**
     * A board that is not shown.
     *
     * @param index its index among the found boards
     */
    record OtherBoard(int index) implements PictureHitTarget {}

    /** An empty place, where a new frame begins. */
    record NewFrame() implements PictureHitTarget {}

    /** @param reach the distance from the frame within which it is hit, in pixels of the picture */
    static PictureHitTarget at(PictureCorrectionModel model, PicturePoint at, double reach) {
        boolean framing = model.toolProperty().get() == PictureCorrectionTool.FRAME;
        PictureCorrectionState now = model.stateProperty().get();
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
