package knightschool.ui.picture;

import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import knightschool.board.Board;
import knightschool.drawing.picture.FrameHandle;
import knightschool.picture.PicturePoint;

/** Handles the mouse on a picture: it changes squares, places the knight, or drags the frame. */
final class PictureCorrectionMouseHandler {
    /** The distance from the frame within which it is hit, in pixels of the screen. */
    private static final double REACH = 7;

    private final PictureCorrectionModel model;
    private final PictureCanvas canvas;
    private Optional<SelectionFrameDrag> dragged = Optional.empty();

    PictureCorrectionMouseHandler(PictureCorrectionModel model, PictureCanvas canvas) {
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
}
