package knightschool.ui.board;

import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Point2D;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.Zoom;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.BoardViewport;
import knightschool.drawing.board.BoardZoomGeometry;
import knightschool.ui.scroll.ZoomGestures;

/** Zooms and moves a board. The square reached by arrow keys stays visible. Used on the JavaFX thread only. */
public final class BoardPanZoom implements BoardBesideGraphPlacement, ZoomGestures.ZoomedPicture {
    private final BoardCanvas canvas;
    private final ObjectProperty<Zoom> zoom = new SimpleObjectProperty<>(this, "zoom", Zoom.WHOLE);
    private BoardGeometry home = BoardGeometry.of(Board.full(1, 1), 1);
    private BoardViewport viewport = BoardViewport.whole(home);
    private Zoom next = Zoom.WHOLE;

    /**
     * @param canvas the board
     * @param moves whether the user can zoom and move it; otherwise the whole board is always visible
     */
    public BoardPanZoom(BoardCanvas canvas, boolean moves) {
        this.canvas = canvas;
        canvas.setPlacing(moves ? this::place : this::fill);
        if (moves) {
            listen();
        }
    }

    private void listen() {
        ZoomGestures.install(canvas, this, ZoomGestures.Grip.SPACE);
        canvas.pointedProperty().addListener((_, _, square) -> follow(square.intValue()));
        zoom.addListener(_ -> canvas.getParent().requestLayout());
        zoom.addListener(_ -> canvas.requestLayout());
    }

    /** The board. */
    public BoardCanvas canvas() {
        return canvas;
    }

    @Override
    public Region region() {
        return canvas;
    }

    @Override
    public boolean isWhole() {
        return zoom.get().isWhole();
    }

    @Override
    public ObjectProperty<Zoom> zoomProperty() {
        return zoom;
    }

    /** {@inheritDoc} A board of another size is shown as a whole. */
    @Override
    public void setHome(BoardGeometry geometry) {
        Board before = home.board();
        home = geometry;
        if (before.columns() != geometry.board().columns()
                || before.rows() != geometry.board().rows()) {
            zoom.set(next);
            next = Zoom.WHOLE;
        }
        canvas.requestLayout();
    }

    /** Sets the zoom of a board that replaces the current one. */
    public void see(Board board, Zoom boardZoom) {
        if (home.board().hasSidesOf(board)) {
            zoom.set(boardZoom);
        } else {
            next = boardZoom;
        }
    }

    /**
     * Shows a board.
     *
     * @param drawing creates the sketch of the visible part
     */
    public void show(Board board, Function<BoardViewport, Sketch> drawing) {
        canvas.show(board, _ -> drawing.apply(viewport));
    }

    private BoardGeometry place(Board board, double width, double height) {
        if (!home.board().equals(board)) {
            home = home.board().hasSidesOf(board)
                    ? new BoardGeometry(board, home.side(), home.left(), home.top())
                    : BoardGeometry.fit(board, width, height, Integer.MAX_VALUE);
        }
        viewport = BoardViewport.of(inPane(width, height), zoom.get());
        canvas.setSeen(viewport);
        return viewport.geometry();
    }

    private BoardGeometry fill(Board board, double width, double height) {
        home = BoardGeometry.fit(board, width, height, canvas.mostSide());
        viewport = BoardViewport.whole(home);
        canvas.setSeen(viewport);
        return home;
    }

    /** The visible part of the board. */
    public BoardViewport visiblePart() {
        return viewport;
    }

    /** Zooms by a factor around the square pointed at, or else the middle. */
    public void zoom(double factor) {
        int square = canvas.pointedProperty().get();
        BoardGeometry squares = viewport.geometry();
        zoom(
                factor,
                Optional.of(square)
                        .filter(squares.board()::contains)
                        .map(at -> new Point2D(squares.centreX(at), squares.centreY(at))));
    }

    @Override
    public void zoom(double factor, double x, double y) {
        ZoomGestures.ZoomedPicture.super.zoom(factor, x, y);
        canvas.getParent().layout();
    }

    @Override
    public BoardZoomGeometry inPane() {
        return inPane(canvas.getWidth(), canvas.getHeight());
    }

    private BoardZoomGeometry inPane(double width, double height) {
        return new BoardZoomGeometry(
                home, Math.floor(width), Math.floor(height), BoardZoomGeometry.Rims.COORDINATES, 1);
    }

    @Override
    public boolean isPointedAtByMouse() {
        return !canvas.isByKeys();
    }

    /** Shows the whole board. */
    public void fit() {
        zoom.set(Zoom.WHOLE);
    }

    private void follow(int square) {
        if (canvas.isByKeys() && home.board().contains(square)) {
            // The zoom may have changed since the last layout.
            BoardGeometry squares = inPane().geometry(zoom.get());
            double side = squares.side();
            double x = squares.x(square);
            double y = squares.y(square);
            zoom.set(zoom.get().showing(x - side, y - side, x + 2 * side, y + 2 * side, inPane()));
        }
    }
}
