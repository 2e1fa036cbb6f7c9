package knightschool.ui.graph;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.util.Duration;

/** Vertices that move to new places; one journey at a time. Used on the JavaFX thread. */
final class LayoutTransition {
    private static final Duration TIME = Duration.millis(220);

    private final BooleanSupplier slowly;
    private final Consumer<VertexPositions> show;
    private Transition journey;

    /**
     * @param slowly whether a journey takes time, or is over at once
     * @param show told the places at the beginning of a journey, at every pulse of it and at its end; they are for all
     *     vertices that it leads to
     */
    LayoutTransition(BooleanSupplier slowly, Consumer<VertexPositions> show) {
        this.slowly = slowly;
        this.show = show;
    }

    /** Begins a journey; the one before it ends where it is. */
    void go(VertexPositions from, VertexPositions to) {
        stop();
        if (!slowly.getAsBoolean()) {
            show.accept(to);
            return;
        }
        show.accept(from.towards(to, 0));
        journey = new Transition() {
            {
                setCycleDuration(TIME);
                setInterpolator(Interpolator.EASE_BOTH);
            }

            @Override
            protected void interpolate(double part) {
                show.accept(from.towards(to, part));
            }
        };
        journey.setOnFinished(_ -> journey = null);
        journey.play();
    }

    /** Whether there is a journey. */
    boolean isUnderWay() {
        return journey != null;
    }

    /** Ends a journey where it is; nothing more is told of it. */
    void stop() {
        if (journey != null) {
            journey.stop();
            journey = null;
        }
    }
}
