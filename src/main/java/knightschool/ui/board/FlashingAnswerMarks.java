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
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.QuizAnswerDrawing;
import knightschool.drawing.board.QuizAnswerMarks;
import knightschool.layout.VertexPositions;
import knightschool.ui.theme.ReducedMotion;

/**
 * What a board shows of an answer. New marks flash twice, unless the system asks for less motion; then they stay. Used
 * on the JavaFX thread only.
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

    /** @param redraw has the board drawn again */
    public FlashingAnswerMarks(Runnable redraw) {
        this.redraw = redraw;
        timeline.setAutoReverse(true);
        timeline.setCycleCount(HALVES);
        flash.addListener(_ -> redraw.run());
    }

    /** Shows marks in place of those before. */
    public void show(QuizAnswerMarks now) {
        timeline.stop();
        marks = now;
        flash.set(0);
        if (!now.isEmpty() && !ReducedMotion.isReduced()) {
            timeline.playFromStart();
        }
        redraw.run();
    }

    /** Shows none any more, without drawing. */
    public void clear() {
        timeline.stop();
        marks = QuizAnswerMarks.NONE;
    }

    /** Whether nothing flashes. */
    public boolean isSettled() {
        return timeline.getStatus() != Animation.Status.RUNNING;
    }

    /** A sketch of the board with the marks on top. */
    public Sketch over(Sketch below, BoardGeometry geometry) {
        return over(below, geometry, Optional.empty());
    }

    /** The same where vertices have left their squares. */
    public Sketch over(Sketch below, BoardGeometry geometry, Optional<VertexPositions> places) {
        return QuizAnswerDrawing.over(below, geometry, marks, flash.get(), places);
    }
}
