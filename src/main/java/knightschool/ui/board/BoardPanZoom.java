package knightschool.ui.board;

import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.BoardViewport;
import knightschool.drawing.board.BoardZoom;
import knightschool.ui.control.ZoomGestures;

/**
 * Zooms and moves a board: the wheel zooms to the pointer, and a drag with the middle button, or with any button while
 * Space is held, moves the board. The square reached by arrow keys stays visible. Used on the JavaFX thread only.
 */
public final class BoardPanZoom implements PlaceableBoardView, ZoomGestures.Picture {
    private final BoardCanvas canvas;
    private final ObjectProperty<BoardZoom> zoom = new SimpleObjectProperty<>(this, "zoom", BoardZoom.FIT);
    private BoardGeometry home = BoardGeometry.of(Board.full(1, 1), 1);
    private BoardViewport viewport = BoardViewport.whole(home);
    private BoardZoom next = BoardZoom.FIT;
    /** The press of Space that waits for its release, since a drag may begin with it. */
    private Optional<KeyEvent> waitingSpace = Optional.empty();

    private boolean isSentAgain;
    private boolean dragged;
    private Point2D grip;

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
        ZoomGestures.install(canvas, this);
        canvas.addEventFilter(MouseEvent.MOUSE_PRESSED, this::grip);
        canvas.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::drag);
        canvas.addEventFilter(MouseEvent.MOUSE_RELEASED, this::letGo);
        canvas.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        canvas.addEventFilter(KeyEvent.KEY_RELEASED, this::released);
        canvas.focusedProperty().addListener(_ -> focusLost());
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
        return zoom.get().isFit();
    }

    /** The zoom of the board. */
    public ObjectProperty<BoardZoom> zoomProperty() {
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
            next = BoardZoom.FIT;
        }
        canvas.requestLayout();
    }

    /** Sets the zoom of a board that replaces the current one. */
    public void see(Board board, BoardZoom boardZoom) {
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
        viewport = zoom.get().of(home, width, height);
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
        boolean at =
                squares.board().contains(square) && viewport.shows(squares.centreX(square), squares.centreY(square));
        zoom(
                factor,
                at ? squares.centreX(square) : viewport.width() / 2.0,
                at ? squares.centreY(square) : viewport.height() / 2.0);
    }

    @Override
    public void zoom(double factor, double x, double y) {
        zoom.set(zoom.get().nearer(factor, x, y, viewport, home));
        canvas.getParent().layout();
    }

    /** Shows the whole board. */
    public void fit() {
        zoom.set(BoardZoom.FIT);
    }

    @Override
    public void pan(double dx, double dy) {
        zoom.set(zoom.get().moved(dx, dy, viewport));
        viewport = zoom.get().of(home, viewport.width(), viewport.height());
    }

    private void follow(int square) {
        if (canvas.isByKeys() && !zoom.get().isFit() && home.board().contains(square)) {
            zoom.set(zoom.get().showing(square, viewport));
        }
    }

    private void grip(MouseEvent event) {
        if (waitingSpace.isPresent() || event.getButton() == MouseButton.MIDDLE) {
            grip = new Point2D(event.getX(), event.getY());
            dragged = true;
            canvas.setCursor(Cursor.CLOSED_HAND);
            event.consume();
        }
    }

    private void drag(MouseEvent event) {
        if (grip != null) {
            pan(event.getX() - grip.getX(), event.getY() - grip.getY());
            grip = new Point2D(event.getX(), event.getY());
            event.consume();
        }
    }

    /** Ends a drag with Space when the focus is lost, since the release of the key will not be received. */
    private void focusLost() {
        if (waitingSpace.isPresent()) {
            waitingSpace = Optional.empty();
            grip = null;
            canvas.setCursor(Cursor.DEFAULT);
        }
    }

    private void letGo(MouseEvent event) {
        if (grip != null) {
            grip = null;
            canvas.setCursor(waitingSpace.isPresent() ? Cursor.OPEN_HAND : Cursor.DEFAULT);
            event.consume();
        }
    }

    /**
     * Handles a pressed key. While the mouse is on the board, Space may start a drag: its action is deferred to the
     * release.
     */
    private void pressed(KeyEvent key) {
        boolean plain = !key.isShortcutDown() && !key.isAltDown();
        if (key.getCode() == KeyCode.SPACE && plain && !isSentAgain && canvas.isHover() && !canvas.isByKeys()) {
            if (waitingSpace.isEmpty()) {
                waitingSpace = Optional.of(key);
                dragged = false;
                canvas.setCursor(zoom.get().isFit() ? Cursor.DEFAULT : Cursor.OPEN_HAND);
            }
            key.consume();
        }
    }

    private void released(KeyEvent key) {
        if (key.getCode() == KeyCode.SPACE && !isSentAgain && waitingSpace.isPresent()) {
            KeyEvent press = waitingSpace.get();
            waitingSpace = Optional.empty();
            canvas.setCursor(Cursor.DEFAULT);
            key.consume();
            if (!dragged) {
                sendAgain(press, key);
            }
        }
    }

    /** Sends the keystroke again that was no drag: the board handles it, or a command. */
    private void sendAgain(KeyEvent press, KeyEvent release) {
        isSentAgain = true;
        try {
            Event.fireEvent(canvas, press.copyFor(canvas, canvas));
            Event.fireEvent(canvas, release.copyFor(canvas, canvas));
        } finally {
            isSentAgain = false;
        }
    }
}
