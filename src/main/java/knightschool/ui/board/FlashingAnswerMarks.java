package knightschool.ui.board;

import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.util.Duration;
import knightschool.drawing.Sketch;
import knightschool.drawing.answer.QuizAnswerDrawing;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.drawing.board.BoardGeometry;
import knightschool.layout.VertexPositions;
import knightschool.ui.theme.ReducedMotion;

/**
 * The marks of an answer on a board. New marks flash twice, unless the system setting asks for reduced motion; then
 * they stay. Used on the JavaFX thread only.
 */
public final class FlashingAnswerMarks {
    private static final Duration HALF = Duration.millis(200);
    private static final int HALVES = 4;

    private final DoubleProperty flash = new SimpleDoubleProperty();
    private final Timeline timeline = new Timeline(
            new KeyFrame(Duration.ZERO, new KeyValue(flash, 0)),
            new KeyFrame(HALF, new KeyValue(flash, 1, Interpolator.EASE_BOTH)));
    private final Runnable redraw;
    private QuizAnswerMarks marks = QuizAnswerMarks.NONE;

    /** @param redraw redraws the board */
    public FlashingAnswerMarks(Runnable redraw) {
        this.redraw = redraw;
        timeline.setAutoReverse(true);
        timeline.setCycleCount(HALVES);
        flash.addListener(_ -> redraw.run());
    }

    /** Replaces the marks. */
    public void show(QuizAnswerMarks now) {
        timeline.stop();
        marks = now;
        flash.set(0);
        if (!now.isEmpty() && !ReducedMotion.isReduced()) {
            timeline.playFromStart();
        }
        redraw.run();
    }

    /** Removes the marks without redrawing the board. */
    public void clear() {
        timeline.stop();
        marks = QuizAnswerMarks.NONE;
    }

    /** The marks. */
    public QuizAnswerMarks marks() {
        return marks;
    }

    /** Whether nothing is flashing. */
    public boolean isSettled() {
        return timeline.getStatus() != Animation.Status.RUNNING;
    }

    /** Returns a sketch of the board with the marks on top. */
    public Sketch over(Sketch sketch, BoardGeometry geometry) {
        return over(sketch, geometry, Optional.empty());
    }

    /** As {@link #over(Sketch, BoardGeometry)}, with vertices that are not on their squares. */
    public Sketch over(Sketch sketch, BoardGeometry geometry, Optional<VertexPositions> places) {
        return QuizAnswerDrawing.over(sketch, geometry, marks, flash.get(), places);
    }
}
