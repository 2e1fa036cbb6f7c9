package knightschool.ui.picture;

import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import knightschool.board.Board;
import knightschool.drawing.picture.FrameHandle;
import knightschool.picture.PicturePoint;
import knightschool.picture.SelectionFrame;

/** Handles the mouse on a picture: it changes squares, places the knight, or drags the frame. */
final class PictureCorrectionMouseHandler {
    /** The distance from the frame within which it is hit, in pixels of the screen. */
    private static final double REACH = 7;

    private final PictureCorrectionModel model;
    private final PictureCorrectionCanvas canvas;
    private Optional<SelectionFrameDrag> dragged = Optional.empty();

    PictureCorrectionMouseHandler(PictureCorrectionModel model, PictureCorrectionCanvas canvas) {
        this.model = model;
        this.canvas = canvas;
    }

    void listen() {
        canvas.setOnMousePressed(this::press);
        canvas.setOnMouseDragged(this::drag);
        canvas.setOnMouseReleased(_ -> release());
        canvas.setOnMouseMoved(this::move);
    }

    boolean holdsFrame() {
        return dragged.isPresent();
    }

    private void press(MouseEvent press) {
        if (press.getButton() != MouseButton.PRIMARY) {
            return;
        }
        canvas.requestFocus();
        model.pointedProperty().set(Board.NONE);
        PicturePoint at = canvas.picture(press);
        dragged = Optional.empty();
        switch (aim(at)) {
            case PictureHitTarget.Square(int square) -> model.corrections().press(square);
            case PictureHitTarget.Handle(FrameHandle handle) ->
                dragged = Optional.of(
                        new SelectionFrameDrag.Moved(model.frameProperty().get(), handle));
            case PictureHitTarget.OtherBoard(int index) -> model.showBoard(index);
            case PictureHitTarget.NewFrame() -> dragged = Optional.of(new SelectionFrameDrag.Drawn(at));
        }
    }

    private PictureHitTarget aim(PicturePoint at) {
        return PictureHitTarget.at(model, at, canvas.inPicture(REACH));
    }

    private void drag(MouseEvent drag) {
        PicturePoint at = canvas.picture(drag);
        dragged.ifPresentOrElse(
                frame -> frame.to(at, model.whole()).ifPresent(model::dragFrame),
                () -> model.corrections().drag(model.stateProperty().get().squareAt(at)));
    }

    /** Handles the release of the mouse; a frame is read only if it has changed. */
    private void release() {
        boolean framed = dragged.isPresent();
        dragged = Optional.empty();
        if (!framed) {
            model.corrections().release();
        } else if (model.isFrameMoved()) {
            model.readFrame();
        }
        canvas.draw();
    }

    /**
     * Sets the pointer; over squares it is a wait cursor while the picture is being read, when they cannot be changed.
     */
    private void move(MouseEvent mouse) {
        canvas.setCursor(
                switch (aim(canvas.picture(mouse))) {
                    case PictureHitTarget.Square _ -> model.busyProperty().get() ? Cursor.WAIT : null;
                    case PictureHitTarget.Handle(FrameHandle handle) -> cursor(handle);
                    case PictureHitTarget.OtherBoard _ -> model.busyProperty().get() ? Cursor.WAIT : Cursor.HAND;
                    case PictureHitTarget.NewFrame _ -> Cursor.CROSSHAIR;
                });
    }

    private static Cursor cursor(FrameHandle handle) {
        return switch (handle) {
            case NORTH_WEST -> Cursor.NW_RESIZE;
            case NORTH -> Cursor.N_RESIZE;
            case NORTH_EAST -> Cursor.NE_RESIZE;
            case EAST -> Cursor.E_RESIZE;
            case SOUTH_EAST -> Cursor.SE_RESIZE;
            case SOUTH -> Cursor.S_RESIZE;
            case SOUTH_WEST -> Cursor.SW_RESIZE;
            case WEST -> Cursor.W_RESIZE;
        };
    }

    /**
     * The target of the mouse at a point of a picture, which determines the pointer and the effect of a press. Squares
     * of the shown board precede the frame, since they lie under it at the rim of a picture that is all board. The
     * frame, which is visible, precedes boards that are not shown.
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

    /** A drag of a frame with the mouse. */
    sealed interface SelectionFrameDrag {
        /** Returns the frame when the mouse is at a point of the picture; empty if the frame would be too small. */
        Optional<SelectionFrame> to(PicturePoint point, SelectionFrame picture);

        /** A drag of an existing frame by a handle. */
        record Moved(SelectionFrame before, FrameHandle handle) implements SelectionFrameDrag {
            @Override
            public Optional<SelectionFrame> to(PicturePoint point, SelectionFrame picture) {
                return Optional.of(handle.dragged(before, point, picture));
            }
        }

        /** A drag that draws a new frame from one corner to the opposite one. */
        record Drawn(PicturePoint from) implements SelectionFrameDrag {
            @Override
            public Optional<SelectionFrame> to(PicturePoint point, SelectionFrame picture) {
                int left = within(Math.min(from.x(), point.x()), picture.width());
                int right = within(Math.max(from.x(), point.x()), picture.width());
                int top = within(Math.min(from.y(), point.y()), picture.height());
                int bottom = within(Math.max(from.y(), point.y()), picture.height());
                boolean large = Math.min(right - left, bottom - top) >= SelectionFrame.LEAST_SIDE;
                return large ? Optional.of(SelectionFrame.between(left, top, right, bottom)) : Optional.empty();
            }

            private static int within(double value, int most) {
                return (int) Math.round(Math.max(0, Math.min(most, value)));
            }
        }
    }
}
