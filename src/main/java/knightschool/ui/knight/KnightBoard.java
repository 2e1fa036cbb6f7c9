package knightschool.ui.knight;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.KnightMotion;
import knightschool.drawing.game.DrawableKnightBoard;
import knightschool.graph.WalkHistory;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.CentredBoard;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;
import knightschool.ui.legend.SignLegendEntries;
import knightschool.ui.playback.Playback;
import knightschool.ui.theme.ReducedMotion;

/**
 * A board on which a person moves a knight: by clicks, by drags, by keys that reach a square, and by the keys 1 to 8.
 * The knight glides where motion is not reduced. Used on the JavaFX thread only.
 */
public final class KnightBoard {
    private static final int MOST_MOVES = 8;

    private final KnightModel<?> model;
    private final Function<State, DrawableKnightBoard> view;
    private final BoardCanvas canvas = new BoardCanvas();
    private final CentredBoard place = new CentredBoard(canvas);
    private final DoubleProperty part = new SimpleDoubleProperty(this, "part", 1);
    private final Timeline timeline = new Timeline();
    private final LegendEntryCache<Source> signs = new LegendEntryCache<>();
    private BiFunction<Sketch, BoardGeometry, Sketch> overlay = (sketch, _) -> sketch;
    private Demonstration demonstration = Demonstration.NONE;
    private Movement movement = Movement.NONE;
    private int from = Board.NONE;
    private boolean isDragged;

    /** What moves by itself on the board: one thing at a time. */
    public enum Movement {
        NONE(0),
        /** The knight goes to its next square, or comes back from there. */
        GLIDE(180),
        /** A tour that has just been finished draws itself once. */
        TOUR(3000),
        /** Squares that complete a tour draw themselves. */
        COMPLETION(1600);

        private final Duration time;

        Movement(double milliseconds) {
            time = Duration.millis(milliseconds);
        }
    }

    /**
     * The state in which the board is drawn, beside what the model says.
     *
     * @param movement what moves by itself
     * @param from the square from which the knight glides, or {@link Board#NONE}
     * @param part how far the movement is, 0 to 1
     * @param focused the square that is meant now: that under a dragged knight, or that keys have reached;
     *     {@link Board#NONE} for none
     */
    public record State(Movement movement, int from, double part, int focused) {
        /** How far a movement is, 0 to 1; 1 where it is over, or did not begin. */
        public double part(Movement which) {
            return which == movement ? part : 1;
        }

        /** Where the knight is on its way. */
        public KnightMotion glide() {
            return part(Movement.GLIDE) < 1 ? new KnightMotion(from, part) : KnightMotion.STILL;
        }
    }

    /** What signs are made from. */
    private record Source(Board board, DrawableKnightBoard view, double side) {}

    /** Something else that is played on the board. */
    private record Demonstration(Playback playback, ObservableBooleanValue running, String refusal) {
        static final Demonstration NONE = new Demonstration(new Playback(_ -> 0), new SimpleBooleanProperty(), "");
    }

    /**
     * @param id of the canvas
     * @param words how a square is read out
     * @param view what is to be seen now
     */
    public KnightBoard(
            String id, KnightModel<?> model, IntFunction<String> words, Function<State, DrawableKnightBoard> view) {
        this.model = model;
        this.view = view;
        canvas.setId(id);
        canvas.setWords(words);
        canvas.setFirst(model::knight);
        canvas.setOnSquarePressed(this::press);
        canvas.setOnReleased(this::release);
        canvas.pointedProperty().addListener(_ -> draw());
        canvas.keyboardSquareProperty().addListener(_ -> draw());
        place.addEventFilter(KeyEvent.KEY_PRESSED, this::arrow);
        part.addListener(_ -> draw());
        draw();
    }

    /** The board in its space. */
    public CentredBoard node() {
        return place;
    }

    public void focus() {
        canvas.requestFocus();
    }

    /** Draws something over the board, such as an answer. */
    public void setOverlay(BiFunction<Sketch, BoardGeometry, Sketch> sketch) {
        overlay = sketch;
    }

    /**
     * While something else is shown on the board, such as the steps of a solver, the knight waits: a press pauses the
     * playback or plays on, the arrow keys step, and a number is refused.
     *
     * @param running whether it is
     * @param refusal why the knight waits, in words
     */
    public void setDemonstration(Playback playback, ObservableBooleanValue running, String refusal) {
        demonstration = new Demonstration(playback, running, refusal);
    }

    /** A press on the knight takes it up; one on another square moves it there. */
    private void press(int square) {
        if (demonstration.running().get()) {
            demonstration.playback().toggle();
            return;
        }
        isDragged = square == model.knight();
        if (!isDragged) {
            model.choose(square);
        }
    }

    /** A dragged knight goes where it is let go; where it cannot go there, it stays and why is said. */
    private void release() {
        int square = canvas.pointedProperty().get();
        boolean dragged = isDragged;
        isDragged = false;
        if (dragged && canvas.isLetGoOutside()) {
            model.say(KnightWords.OUTSIDE);
        } else if (dragged && square != Board.NONE && square != model.knight()) {
            model.choose(square);
        }
        draw();
    }

    /** The keys 1 to 8 move, wherever in the scene the focus is. */
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

    /** The number from 1 to 8 on a key, or 0. */
    private static int number(KeyCode code) {
        String digits = code.isDigitKey() ? code.getName().replaceAll("\\D", "") : "";
        int number = digits.isEmpty() ? 0 : Integer.parseInt(digits);
        return number <= MOST_MOVES ? number : 0;
    }

    private void arrow(KeyEvent key) {
        if (key.getCode().isArrowKey() && demonstration.running().get()) {
            switch (key.getCode()) {
                case LEFT -> demonstration.playback().step(-1);
                case RIGHT -> demonstration.playback().step(1);
                default -> model.say(demonstration.refusal());
            }
            key.consume();
        }
    }

    /**
     * The walk has changed.
     *
     * @param other whether it is another game, so that nothing moves by itself
     * @param byStep what moves where the walk is one step longer now, or shorter
     */
    public void moved(WalkHistory<Integer> before, WalkHistory<Integer> now, boolean other, Movement byStep) {
        boolean step = !other && Math.abs(now.length() - before.length()) == 1 && before.length() * now.length() > 0;
        from = before.head().orElse(Board.NONE);
        begin(step ? byStep : Movement.NONE);
    }

    /** From now on that moves by itself, and nothing else; where motion is reduced nothing does. */
    public void begin(Movement what) {
        timeline.stop();
        movement = ReducedMotion.isReduced() ? Movement.NONE : what;
        part.set(1);
        if (movement != Movement.NONE) {
            part.set(0);
            timeline.getKeyFrames().setAll(new KeyFrame(movement.time, new KeyValue(part, 1, Interpolator.EASE_BOTH)));
            timeline.playFromStart();
        }
        draw();
    }

    /** Draws the board anew, with what there is to be seen now. */
    public void draw() {
        place.show(model.board());
        canvas.describe();
        canvas.show(model.board(), geometry -> overlay.apply(view.apply(state()).sketch(geometry), geometry));
    }

    private State state() {
        int focused = isDragged
                ? canvas.pointedProperty().get()
                : canvas.keyboardSquareProperty().get();
        return new State(movement, from, part.get(), focused);
    }

    /** The signs that are on the board now. */
    public List<LegendEntry> signs() {
        return signs.of(
                new Source(model.board(), view.apply(state()), canvas.geometry().side()),
                now -> SignLegendEntries.of(now.board(), now.view().signs(now.side(), now.board())));
    }

    /** Whether nothing moves by itself. */
    public boolean isStill() {
        return timeline.getStatus() != Animation.Status.RUNNING;
    }

    /** Nothing moves any more. */
    public void close() {
        timeline.stop();
    }
}
