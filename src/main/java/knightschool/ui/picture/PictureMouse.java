package knightschool.ui.picture;

import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import knightschool.board.Board;
import knightschool.drawing.FrameHandle;
import knightschool.picture.PicturePoint;

/** What the mouse does on a picture: it changes squares, sets the knight, or drags the frame. */
final class PictureMouse {
    /** How near to the frame the mouse must be to move it, in pixels of the screen. */
    private static final double REACH = 7;

    private final PictureModel model;
    private final PictureCanvas canvas;
    private Optional<FrameDrag> dragged = Optional.empty();

    PictureMouse(PictureModel model, PictureCanvas canvas) {
        this.model = model;
        this.canvas = canvas;
    }

    /** Hears of the mouse on the canvas from now on. */
    void listen() {
        canvas.setOnMousePressed(this::press);
        canvas.setOnMouseDragged(this::drag);
        canvas.setOnMouseReleased(_ -> release());
        canvas.setOnMouseMoved(this::move);
    }

    /** Whether the frame is being dragged. */
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
        if (model.toolProperty().get() != PictureTool.FRAME && model.chooseAt(at.x(), at.y())) {
            return;
        }
        dragged = frameDrag(press);
        if (dragged.isEmpty()) {
            model.press(squareAt(press));
        }
    }

    private Optional<FrameDrag> frameDrag(MouseEvent press) {
        PicturePoint at = canvas.picture(press);
        boolean framing = model.toolProperty().get() == PictureTool.FRAME || squareAt(press) == Board.NONE;
        Optional<FrameHandle> handle = handleAt(at);
        // The squares at the rim of a picture that is all board lie under its frame.
        if (framing && handle.isPresent()) {
            return Optional.of(new FrameDrag.Moved(model.frameProperty().get(), handle.get()));
        }
        return framing ? Optional.of(new FrameDrag.Drawn(at)) : Optional.empty();
    }

    private Optional<FrameHandle> handleAt(PicturePoint at) {
        return FrameHandle.at(model.frameProperty().get(), at, canvas.inPicture(REACH));
    }

    private int squareAt(MouseEvent mouse) {
        PicturePoint at = canvas.picture(mouse);
        return model.found()
                .map(CorrectedBoard::grid)
                .map(grid -> grid.squareAt(at.x(), at.y()))
                .orElse(Board.NONE);
    }

    private void drag(MouseEvent drag) {
        PicturePoint at = canvas.picture(drag);
        dragged.ifPresentOrElse(
                frame -> frame.to(at, model.whole()).ifPresent(model::dragFrame), () -> model.drag(squareAt(drag)));
    }

    /** What the mouse was let go over is read only where the frame is another one than before. */
    private void release() {
        boolean framed = dragged.isPresent();
        dragged = Optional.empty();
        if (!framed) {
            model.release();
        } else if (model.isFrameMoved()) {
            model.readFrame();
        }
        canvas.draw();
    }

    /** While the picture is read its squares cannot be changed: the mouse waits. */
    private void move(MouseEvent mouse) {
        PicturePoint at = canvas.picture(mouse);
        Cursor cursor = handleAt(at).map(PictureMouse::cursor).orElse(null);
        if (model.toolProperty().get() != PictureTool.FRAME && model.isOther(at.x(), at.y())) {
            canvas.setCursor(Cursor.HAND);
            return;
        }
        boolean draws = model.toolProperty().get() == PictureTool.FRAME || squareAt(mouse) == Board.NONE;
        Cursor otherwise = draws ? Cursor.CROSSHAIR : model.busyProperty().get() ? Cursor.WAIT : null;
        canvas.setCursor(cursor == null ? otherwise : cursor);
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
