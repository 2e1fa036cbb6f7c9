package knightschool.ui.board;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.BoardSquareRasterizer;
import knightschool.drawing.board.BoardViewport;
import knightschool.ui.focus.FocusMarkingControl;

/**
 * A board that fills its space as far as whole pixels allow, with a square that the user points at by mouse or arrow
 * keys. Used on the JavaFX thread only.
 */
public final class BoardCanvas extends SketchView implements FocusMarkingControl {
    private static final int USUAL_SIDE = 46;
    /** The accessible text while no square is pointed at. */
    private static final String BOARD = "Board";

    private final ReadOnlyIntegerWrapper pointed = new ReadOnlyIntegerWrapper(this, "pointed", Board.NONE);
    private final ReadOnlyIntegerWrapper keyboard = new ReadOnlyIntegerWrapper(this, "keyboardSquare", Board.NONE);
    private IntSupplier first = () -> Board.NONE;
    private Board board = Board.full(1, 1);
    private Function<BoardGeometry, Sketch> drawing = _ -> Sketch.EMPTY;
    private SquareFinder finder = BoardGeometry::squareAt;
    private BoardGeometry geometry = BoardGeometry.of(board, USUAL_SIDE);
    private Placing placing = (placedBoard, width, height) -> BoardGeometry.fit(placedBoard, width, height, mostSide());
    private Optional<BoardViewport> visiblePart = Optional.empty();
    private IntConsumer pressed = _ -> {};
    private Optional<IntConsumer> entered = Optional.empty();
    private IntConsumer dragged = _ -> {};
    private Runnable released = () -> {};
    private Predicate<KeyEvent> keysOfCommands = _ -> false;
    private IntFunction<String> words = square -> SquareNames.name(board, square);
    private int mostSide = Integer.MAX_VALUE;
    private int last = Board.NONE;
    private boolean byKeys;
    private boolean byFocus;
    private boolean letGoOutside;

    /** Computes the geometry of a board in a space, in pixels. */
    @FunctionalInterface
    interface Placing {
        BoardGeometry geometry(Board board, double width, double height);
    }

    /** Creates a board of one square, until {@link #show} is called. */
    public BoardCanvas() {
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinSize(0, 0);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        setOnMouseMoved(event -> {
            byKeys = false;
            point(squareAt(event));
        });
        setOnMouseExited(_ -> point(isFocused() ? last : Board.NONE));
        setOnMousePressed(this::press);
        setOnMouseDragged(this::drag);
        setOnMouseReleased(event -> {
            letGoOutside = squareAt(event) == Board.NONE;
            released.run();
        });
        setOnKeyPressed(this::key);
        focusVisibleProperty().addListener((_, _, now) -> focusMoved(now));
        focusedProperty().addListener((_, _, now) -> focusCame(now));
        pointed.addListener((_, _, _) -> describe());
    }

    /**
     * Points at a square when the focus arrives, so that the user sees where keys act, and at none when the focus
     * leaves.
     */
    private void focusMoved(boolean focused) {
        if (focused && pointed.get() == Board.NONE) {
            point(firstSquare());
            byFocus = true;
        } else if (!focused && byFocus) {
            point(Board.NONE);
        }
        showKeyboard();
    }

    /** Handles the loss of a focus that was restored without a key, see {@link #keepRing}. */
    private void focusCame(boolean focused) {
        if (!focused && byFocus) {
            point(Board.NONE);
        }
        showKeyboard();
    }

    private int firstSquare() {
        return board.isPlayable(first.getAsInt()) ? first.getAsInt() : board.startOrFirst();
    }

    private void showKeyboard() {
        keyboard.set(isFocusVisible() || isFocused() && byKeys ? pointed.get() : Board.NONE);
    }

    /**
     * Sets the square at which keys begin, such as that of a knight; {@link Board#NONE} for the start or first square
     * of the board.
     */
    public void setFirst(IntSupplier square) {
        first = square;
    }

    /**
     * Shows a board.
     *
     * @param drawing creates the sketch for a geometry; called again with each layout that changes the geometry
     */
    public void show(Board board, Function<BoardGeometry, Sketch> drawing) {
        if (!this.board.equals(board) && !board.contains(pointed.get())) {
            point(Board.NONE);
        }
        this.board = board;
        this.drawing = drawing;
        requestLayout();
    }

    /** Sets the geometry of the squares, which may extend beyond the canvas. */
    void setPlacing(Placing placing) {
        this.placing = placing;
        requestLayout();
    }

    /** Sets the visible part of the board. Only its squares are painted, as pixels if there are many. */
    void setSeen(BoardViewport viewport) {
        visiblePart = Optional.of(viewport);
    }

    /** Sets the longest side of a square, in pixels, which is also the preferred one. */
    public void setMostSide(int pixels) {
        mostSide = pixels;
        requestLayout();
    }

    /** The square under the pointer or reached by arrow keys, or {@link Board#NONE}. */
    public ReadOnlyIntegerProperty pointedProperty() {
        return pointed.getReadOnlyProperty();
    }

    /** The square that keys act on, to be marked; {@link Board#NONE} while the mouse points. */
    public ReadOnlyIntegerProperty keyboardSquareProperty() {
        return keyboard.getReadOnlyProperty();
    }

    /** Points at a square, as the user does; {@link Board#NONE} for none. */
    public void point(int square) {
        byFocus = false;
        pointed.set(board.contains(square) ? square : Board.NONE);
        showKeyboard();
        last = pointed.get() == Board.NONE ? last : pointed.get();
    }

    /**
     * Returns an action that marks the current keyboard square again, even if the pointer has left it meanwhile, for
     * example because a card covered it.
     */
    @Override
    public Runnable keepRing() {
        int ringed = keyboard.get();
        boolean first = byFocus;
        Reference<BoardCanvas> canvas = new WeakReference<>(this);
        return () -> Optional.ofNullable(canvas.get())
                .filter(_ -> ringed != Board.NONE)
                .ifPresent(on -> {
                    on.byKeys = true;
                    on.point(ringed);
                    on.byFocus = first;
                });
    }

    /** The current geometry of the squares. */
    public BoardGeometry geometry() {
        return geometry;
    }

    /** Sets the action for a square that is pressed by the mouse, Enter or Space. */
    public void setOnSquarePressed(IntConsumer action) {
        pressed = action;
    }

    /** Sets the action of Enter and Space on a square, if it differs from that of a press and release. */
    public void setOnSquareEntered(IntConsumer action) {
        entered = Optional.of(action);
    }

    /**
     * Sets the keys that the board leaves to the commands of its scene, such as the arrow keys while a playback is
     * shown.
     */
    public void leaveToCommands(Predicate<KeyEvent> keys) {
        keysOfCommands = keys;
    }

    /** Sets the action for each further square that the mouse reaches while pressed. */
    public void setOnSquareDragged(IntConsumer action) {
        dragged = action;
    }

    /** Sets the action for the release of the mouse. */
    public void setOnReleased(Runnable action) {
        released = action;
    }

    /**
     * Whether the mouse was last released outside the board. The square pointed at is then still the last one that it
     * crossed.
     */
    public boolean isLetGoOutside() {
        return letGoOutside;
    }

    /** Sets the accessible text of the squares. */
    public void setWords(IntFunction<String> words) {
        this.words = words;
        describe();
    }

    /** Updates the accessible text of the square pointed at. */
    public void describe() {
        String text = pointed.get() == Board.NONE ? BOARD : words.apply(pointed.get());
        if (!text.equals(getAccessibleText())) {
            setAccessibleText(text);
            notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        }
    }

    @Override
    boolean isInSquare(SketchShape.Label label) {
        return geometry.squareAt(label.x(), label.y()) != Board.NONE;
    }

    private int squareAt(MouseEvent event) {
        double x = event.getX();
        double y = event.getY();
        return isInSight(x, y) ? finder.squareAt(geometry, x, y) : Board.NONE;
    }

    /** Finds the square at a point in another way than by the geometry. */
    public interface SquareFinder {
        /**
         * The square at a point.
         *
         * @return a square, or {@link Board#NONE}
         */
        int squareAt(BoardGeometry geometry, double x, double y);
    }

    /** Sets how squares are found. */
    public void setFinder(SquareFinder other) {
        finder = other;
    }

    private boolean isInSight(double x, double y) {
        return visiblePart.map(viewport -> viewport.shows(x, y)).orElse(true);
    }

    private void press(MouseEvent event) {
        requestFocus();
        byKeys = false;
        letGoOutside = false;
        int square = squareAt(event);
        if (square != Board.NONE) {
            point(square);
            pressed.accept(square);
        }
    }

    private void drag(MouseEvent event) {
        int square = squareAt(event);
        if (square != Board.NONE && square != pointed.get()) {
            point(square);
            dragged.accept(square);
        }
    }

    /** Handles a key, unless a command has it. Keys with Ctrl or Alt, such as Ctrl+Enter, belong to the window. */
    private void key(KeyEvent event) {
        letGoOutside = false;
        if (event.isShortcutDown() || event.isAltDown() || keysOfCommands.test(event)) {
            return;
        }
        boolean used = switch (event.getCode()) {
            case LEFT -> walk(-1, 0);
            case RIGHT -> walk(1, 0);
            case UP -> walk(0, -1);
            case DOWN -> walk(0, 1);
            case ENTER -> enter();
            case SPACE -> enter();
            default -> false;
        };
        if (used) {
            event.consume();
        }
    }

    private boolean walk(int dx, int dy) {
        byKeys = true;
        if (pointed.get() == Board.NONE) {
            point(board.contains(last) ? last : firstSquare());
            return true;
        }
        int target = board.squareAt(board.column(pointed.get()) + dx, board.row(pointed.get()) + dy);
        point(target == Board.NONE ? pointed.get() : target);
        return true;
    }

    /** Enters the square pointed at. Returns whether there is one. */
    private boolean enter() {
        if (pointed.get() == Board.NONE) {
            return false;
        }
        entered.orElse(square -> {
                    pressed.accept(square);
                    released.run();
                })
                .accept(pointed.get());
        return true;
    }

    /** Whether the last pointing was done by arrow keys. */
    boolean isByKeys() {
        return byKeys;
    }

    @Override
    protected double computePrefWidth(double height) {
        return BoardGeometry.of(board, usualSide()).width();
    }

    @Override
    protected double computePrefHeight(double width) {
        return BoardGeometry.of(board, usualSide()).height();
    }

    @Override
    public Optional<Sketch> sketched() {
        return visiblePart.filter(viewport -> !viewport.isDetailed()).isEmpty() ? super.sketched() : Optional.empty();
    }

    @Override
    void paintBelow(GraphicsContext g, ColourPalette palette) {
        visiblePart.filter(viewport -> !viewport.isDetailed()).ifPresent(viewport -> {
            int[] argb = BoardSquareRasterizer.of(viewport, palette);
            g.drawImage(ArgbImageFactory.of(viewport.width(), viewport.height(), argb), 0, 0);
        });
    }

    /** The longest side of a square, in pixels; also the preferred one. */
    int mostSide() {
        return mostSide;
    }

    private int usualSide() {
        return mostSide == Integer.MAX_VALUE ? USUAL_SIDE : mostSide;
    }

    @Override
    protected void layoutChildren() {
        geometry = placing.geometry(board, getWidth(), getHeight());
        put(drawing.apply(geometry));
        super.layoutChildren();
    }
}
