package knightschool.ui.knight;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.KnightMotion;
import knightschool.drawing.game.DrawableKnightBoard;
import knightschool.graph.WalkHistory;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.CentredBoardPane;
import knightschool.ui.board.DigitKeyParser;
import knightschool.ui.board.GlideAnimation;
import knightschool.ui.legend.BoardSignLegendEntries;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;
import knightschool.ui.theme.ReducedMotion;

/**
 * A board on which the user moves a knight: by clicks, by drags, by keys that reach a square, and by the keys 1 to 8.
 * The knight glides unless motion is reduced. Used on the JavaFX thread only.
 */
public final class MovableKnightBoardView {
    private static final int MOST_MOVES = 8;

    private final KnightWalkModel model;
    private final Function<State, DrawableKnightBoard> view;
    private final BoardCanvas canvas = new BoardCanvas();
    private final CentredBoardPane place = new CentredBoardPane(canvas);
    private final GlideAnimation glide = new GlideAnimation(this::draw);
    private final LegendEntryCache<Source> signs = new LegendEntryCache<>();
    private BiFunction<Sketch, BoardGeometry, Sketch> overlay = (sketch, _) -> sketch;
    private Demonstration demonstration = Demonstration.NONE;
    private int from = Board.NONE;
    private boolean isDragged;

    /**
     * The state of the drawing, apart from that of the model.
     *
     * @param glide the knight's motion from the square before
     * @param focused the square below a dragged knight or reached by keys; {@link Board#NONE} for none
     */
    public record State(KnightMotion glide, int focused) {}

    /** The values from which the signs are computed. */
    private record Source(Board board, DrawableKnightBoard view, double side) {}

    /** A demonstration that is played on the board instead. */
    private record Demonstration(ObservableBooleanValue running, String refusal) {
        static final Demonstration NONE = new Demonstration(new SimpleBooleanProperty(), "");
    }

    /**
     * @param id the id of the canvas
     * @param words returns the accessible text of a square
     * @param view returns the drawing of a state
     */
    public MovableKnightBoardView(
            String id, KnightWalkModel model, IntFunction<String> words, Function<State, DrawableKnightBoard> view) {
        this.model = model;
        this.view = view;
        canvas.setId(id);
        canvas.setWords(words);
        canvas.setFirst(model::knight);
        canvas.setOnSquarePressed(this::press);
        canvas.setOnReleased(this::release);
        canvas.pointedProperty().addListener(_ -> draw());
        canvas.keyboardSquareProperty().addListener(_ -> draw());
        draw();
    }

    /** Returns the board in its space. */
    public CentredBoardPane node() {
        return place;
    }

    public void focus() {
        canvas.requestFocus();
    }

    /** Sets what is drawn over the board, such as an answer. */
    public void setOverlay(BiFunction<Sketch, BoardGeometry, Sketch> sketch) {
        overlay = sketch;
    }

    /**
     * Sets a demonstration, such as the steps of a solver. While it is shown the knight waits: clicks and number keys
     * are refused.
     *
     * @param keys the keys that play the demonstration and step through it, which the board leaves to their commands
     * @param running whether the demonstration is shown
     * @param refusal the reason why the knight waits, in words
     */
    public void setDemonstration(Predicate<KeyEvent> keys, ObservableBooleanValue running, String refusal) {
        canvas.leaveToCommands(keys);
        demonstration = new Demonstration(running, refusal);
    }

    /** Handles a press: on the knight it begins a drag, on another square it moves the knight there. */
    private void press(int square) {
        if (demonstration.running().get()) {
            model.say(demonstration.refusal());
            return;
        }
        isDragged = square == model.knight();
        if (!isDragged) {
            model.choose(square);
        }
    }

    /**
     * Moves a dragged knight to the square where it is dropped. If it cannot go there, it stays and the reason is
     * shown.
     */
    private void release() {
        int square = canvas.pointedProperty().get();
        boolean dragged = isDragged && !demonstration.running().get();
        isDragged = false;
        if (dragged && canvas.isLetGoOutside()) {
            model.say(MovableKnightBoardWords.OUTSIDE);
        } else if (dragged && square != Board.NONE && square != model.knight()) {
            model.choose(square);
        }
        draw();
    }

    /** Handles the keys 1 to 8, which move the knight wherever the focus is in the scene. */
    public void key(KeyEvent key) {
        int number = number(key.getCode());
        boolean plain = !key.isShortcutDown() && !key.isAltDown() && !key.isShiftDown();
        if (key.isConsumed() || !plain || number == 0) {
            return;
        }
        if (demonstration.running().get()) {
            model.say(demonstration.refusal());
        } else {
            model.chooseNumber(number);
        }
        key.consume();
    }

    /** Returns the number on a key from 1 to 8, or 0. */
    private static int number(KeyCode code) {
        int number = DigitKeyParser.of(code);
        return number <= MOST_MOVES ? number : 0;
    }

    /**
     * Updates the board after a change of the walk.
     *
     * @param jumps whether the knight does not glide: the walk is of another game, or played from its start
     */
    public void moved(WalkHistory<Integer> before, WalkHistory<Integer> now, boolean jumps) {
        boolean step = !jumps && Math.abs(now.length() - before.length()) == 1 && before.length() * now.length() > 0;
        from = before.head().orElse(Board.NONE);
        if (step && !ReducedMotion.isReduced()) {
            glide.begin();
            draw();
        } else {
            glide.end();
        }
    }

    /** Draws the board in its present state. */
    public void draw() {
        place.show(model.board());
        canvas.describe();
        canvas.show(model.board(), geometry -> overlay.apply(view.apply(state()).sketch(geometry), geometry));
    }

    private State state() {
        int focused = isDragged
                ? canvas.pointedProperty().get()
                : canvas.keyboardSquareProperty().get();
        return new State(glide.part() < 1 ? new KnightMotion(from, glide.part()) : KnightMotion.STILL, focused);
    }

    /** Returns the signs that the board shows now. */
    public List<LegendEntry> signs() {
        return signs.of(
                new Source(model.board(), view.apply(state()), canvas.geometry().side()),
                now -> BoardSignLegendEntries.of(now.board(), now.view().signs(now.side(), now.board())));
    }

    /** Returns whether no animation is running. */
    public boolean isStill() {
        return !glide.isRunning();
    }

    /** Stops all animation. */
    public void close() {
        glide.stop();
    }
}
