package knightschool.ui.picture;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import knightschool.board.Board;
import knightschool.drawing.FrameHandle;
import knightschool.drawing.Measures;
import knightschool.drawing.PictureDrawing;
import knightschool.drawing.PictureFit;
import knightschool.drawing.PictureMarks;
import knightschool.picture.GridPlacement;
import knightschool.picture.PictureFrame;
import knightschool.picture.PicturePoint;
import knightschool.ui.board.SketchCanvas;

/** A picture with what was found drawn over it; the mouse and the keys correct that. */
final class PictureCanvas extends Region {
    private static final double MARGIN = PictureDrawing.HANDLE + 3;

    /** How near to the frame the mouse must be to move it, in pixels of the screen. */
    private static final double REACH = 7;

    private final PictureModel model;
    private final PictureSolution solution;
    private final ImageView view = new ImageView();
    private final SketchCanvas overlay = new SketchCanvas();
    private PictureFit fit = new PictureFit(1, 0, 0);
    private Optional<FrameDrag> dragged = Optional.empty();

    PictureCanvas(PictureModel model, PictureSolution solution, PicturePreview preview) {
        this.model = model;
        this.solution = solution;
        WritableImage image = new WritableImage(preview.width(), preview.height());
        image.getPixelWriter()
                .setPixels(
                        0,
                        0,
                        preview.width(),
                        preview.height(),
                        PixelFormat.getIntArgbInstance(),
                        preview.argb(),
                        0,
                        preview.width());
        view.setImage(image);
        view.setSmooth(true);
        overlay.setMouseTransparent(true);
        getChildren().setAll(view, overlay);
        Rectangle shown = new Rectangle();
        shown.widthProperty().bind(widthProperty());
        shown.heightProperty().bind(heightProperty());
        setClip(shown);
        setId("picture-canvas");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinSize(0, 0);
        setOnMousePressed(this::press);
        setOnMouseDragged(this::drag);
        setOnMouseReleased(_ -> release());
        setOnMouseMoved(this::move);
        setOnKeyPressed(this::key);
        widthProperty().addListener(_ -> draw());
        heightProperty().addListener(_ -> draw());
        focusedProperty().addListener(_ -> draw());
        model.stateProperty().addListener((_, before, now) -> found(before, now));
        model.nearProperty().addListener(_ -> draw());
        model.frameProperty().addListener(_ -> draw());
        model.pointedProperty().addListener(_ -> draw());
        solution.walkProperty().addListener(_ -> draw());
    }

    private void draw() {
        PictureFrame whole = model.whole();
        fit = fit(model.nearProperty().get());
        overlay.setSketch(PictureDrawing.of(marks(), whole, fit, getWidth(), getHeight()));
        requestLayout();
        setAccessibleText(model.found()
                .filter(now -> now.board().contains(model.pointedProperty().get()))
                .map(now ->
                        PictureWords.square(now.board(), model.pointedProperty().get()))
                .orElse(PictureWords.TITLE));
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    private PictureFit fit(boolean near) {
        PictureFrame whole = model.whole();
        PictureFrame frame = model.stateProperty().get().frame().orElse(whole);
        PictureFrame part =
                model.found().filter(_ -> near).map(now -> around(now.grid())).orElse(frame);
        return PictureFit.of(part, whole, getWidth(), getHeight(), MARGIN);
    }

    private static PictureFrame around(GridPlacement grid) {
        List<PicturePoint> corners = List.of(
                grid.point(0, 0),
                grid.point(grid.columns(), 0),
                grid.point(0, grid.rows()),
                grid.point(grid.columns(), grid.rows()));
        DoubleSummaryStatistics across =
                corners.stream().mapToDouble(PicturePoint::x).summaryStatistics();
        DoubleSummaryStatistics down =
                corners.stream().mapToDouble(PicturePoint::y).summaryStatistics();
        return new PictureFrame(
                (int) across.getMin(), (int) down.getMin(), (int) Math.ceil(across.getMax() - across.getMin()), (int)
                        Math.ceil(down.getMax() - down.getMin()));
    }

    /** A new grid is shown near where its squares would be too small for numbers. */
    private void found(PictureState before, PictureState now) {
        Optional<GridPlacement> grid = now.found().map(CorrectedBoard::grid);
        if (!grid.equals(before.found().map(CorrectedBoard::grid))) {
            double scale = fit(false).scale();
            model.nearProperty()
                    .set(grid.map(one -> scale * Math.min(one.cellWidth(), one.cellHeight()))
                            .filter(side -> side < Measures.NUMBERS_FROM_PIXELS)
                            .isPresent());
        }
        draw();
    }

    private PictureMarks marks() {
        return new PictureMarks(
                model.found().map(now -> new PictureMarks.Squares(now.grid(), now.board(), now.doubtfulSquares())),
                model.frameProperty().get(),
                dragged.isPresent(),
                isFocused() ? model.pointedProperty().get() : Board.NONE,
                solution.line());
    }

    @Override
    protected void layoutChildren() {
        view.setFitWidth(fit.scale() * model.whole().width());
        view.setFitHeight(fit.scale() * model.whole().height());
        view.relocate(fit.left(), fit.top());
        overlay.resizeRelocate(0, 0, getWidth(), getHeight());
    }

    /** Where the middle of a square is. */
    PicturePoint centre(int square) {
        PicturePoint centre = model.found().orElseThrow().grid().centre(square);
        return at(centre.x(), centre.y());
    }

    /** Where a point of the picture is. */
    PicturePoint at(double pictureX, double pictureY) {
        return new PicturePoint(fit.x(pictureX), fit.y(pictureY));
    }

    // The mouse

    private void press(MouseEvent press) {
        if (press.getButton() != MouseButton.PRIMARY) {
            return;
        }
        requestFocus();
        model.pointedProperty().set(Board.NONE);
        dragged = frameDrag(press);
        if (dragged.isEmpty()) {
            model.press(squareAt(press));
        }
    }

    private Optional<FrameDrag> frameDrag(MouseEvent press) {
        PicturePoint at = fit.picture(press.getX(), press.getY());
        boolean framing = model.toolProperty().get() == PictureTool.FRAME || squareAt(press) == Board.NONE;
        Optional<FrameHandle> handle = handleAt(at);
        // The squares at the rim of a picture that is all board lie under its frame.
        if (framing && handle.isPresent()) {
            return Optional.of(new FrameDrag.Moved(model.frameProperty().get(), handle.get()));
        }
        return framing ? Optional.of(new FrameDrag.Drawn(at)) : Optional.empty();
    }

    private Optional<FrameHandle> handleAt(PicturePoint at) {
        return FrameHandle.at(model.frameProperty().get(), at, REACH / fit.scale());
    }

    private int squareAt(MouseEvent mouse) {
        PicturePoint at = fit.picture(mouse.getX(), mouse.getY());
        return model.found()
                .map(CorrectedBoard::grid)
                .map(grid -> grid.squareAt(at.x(), at.y()))
                .orElse(Board.NONE);
    }

    private void drag(MouseEvent drag) {
        PicturePoint at = fit.picture(drag.getX(), drag.getY());
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
        draw();
    }

    private void move(MouseEvent mouse) {
        PicturePoint at = fit.picture(mouse.getX(), mouse.getY());
        Cursor cursor = handleAt(at).map(PictureCanvas::cursor).orElse(null);
        boolean draws = model.toolProperty().get() == PictureTool.FRAME || squareAt(mouse) == Board.NONE;
        setCursor(cursor == null && draws ? Cursor.CROSSHAIR : cursor);
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

    // The keys

    private void key(KeyEvent key) {
        if (key.isShortcutDown() || key.isAltDown() || key.isShiftDown()) {
            return;
        }
        boolean used = switch (key.getCode()) {
            case LEFT -> walk(-1, 0);
            case RIGHT -> walk(1, 0);
            case UP -> walk(0, -1);
            case DOWN -> walk(0, 1);
            case SPACE -> toggle();
            default -> false;
        };
        if (used) {
            key.consume();
        }
    }

    private boolean walk(int right, int down) {
        model.found().ifPresent(now -> {
            Board board = now.board();
            int at = model.pointedProperty().get();
            int next = board.contains(at)
                    ? board.squareAt(board.column(at) + right, board.row(at) + down)
                    : board.startOrFirst();
            model.pointedProperty().set(next == Board.NONE ? at : next);
        });
        return true;
    }

    private boolean toggle() {
        model.toggle(model.pointedProperty().get());
        return true;
    }
}
