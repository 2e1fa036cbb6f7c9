package knightschool.ui.level;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.play.level.Level;
import knightschool.play.level.SolverStep;
import knightschool.play.level.TroyisSolver;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.WorkFailure;

/** A solver at work on the level, step by step, moved on by the frames of a screen. The person's walk waits. */
final class LevelDemonstration implements AutoCloseable {
    private static final long PLACE_NANOS = 450_000_000L;
    private static final long RETREAT_NANOS = 900_000_000L;
    private static final long PRUNE_NANOS = 2_200_000_000L;
    private static final long NONE = Long.MIN_VALUE;

    private final LevelModel model;
    private final BackgroundWork worker;
    private final ReadOnlyObjectWrapper<List<SolverStep>> steps = new ReadOnlyObjectWrapper<>(this, "steps", List.of());
    private final ReadOnlyIntegerWrapper index = new ReadOnlyIntegerWrapper(this, "index");
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(this, "playing");
    private final BooleanBinding shown =
            Bindings.createBooleanBinding(() -> !steps.get().isEmpty(), steps);
    private final BooleanBinding canStep =
            Bindings.createBooleanBinding(() -> index.get() < steps.get().size() - 1, steps, index);
    private final BooleanBinding canStepBack = Bindings.createBooleanBinding(() -> index.get() > 0, steps, index);
    private final Consumer<WorkFailure> failed;
    private Level solved;
    private long last = NONE;

    /**
     * @param screen runs what it is given on the JavaFX thread
     * @param failed hears of a solver that broke down
     */
    LevelDemonstration(LevelModel model, Executor screen, Consumer<WorkFailure> failed) {
        this.failed = failed;
        this.model = model;
        this.worker = BackgroundWork.newest("level solver", screen);
        model.walkProperty().addListener(_ -> stop());
    }

    /** Begins to show how this level is solved. */
    void begin() {
        Level level = model.level();
        worker.ask(
                _ -> TroyisSolver.demonstration(level),
                found -> {
                    solved = level;
                    index.set(0);
                    steps.set(found);
                    play(true);
                },
                failed);
    }

    /** Back to the person's walk. */
    void stop() {
        worker.cancel();
        play(false);
        steps.set(List.of());
        index.set(0);
        model.clock().hold(false);
    }

    /** Plays, or pauses; at the end it begins again. */
    void toggle() {
        if (!canStep.get()) {
            index.set(0);
        }
        play(!playing.get());
    }

    private void play(boolean on) {
        last = NONE;
        playing.set(on);
        model.clock().hold(shown.get());
    }

    /** Pauses, and goes so many steps on, or back. */
    void step(int by) {
        play(false);
        index.set(Math.clamp(index.get() + by, 0, steps.get().size() - 1));
    }

    void pause() {
        play(false);
    }

    /** Whether it goes on by itself. */
    boolean isPlaying() {
        return playing.get();
    }

    /** There is a frame at that time, in nanoseconds. */
    void tick(long now) {
        if (!playing.get()) {
            return;
        }
        if (last == NONE) {
            last = now;
        }
        if (now - last >= pause(steps.get().get(index.get()))) {
            last = now;
            index.set(index.get() + 1);
            playing.set(canStep.get());
        }
    }

    /** What has a reason is shown longer. */
    private static long pause(SolverStep step) {
        return switch (step) {
            case SolverStep.Prune _ -> PRUNE_NANOS;
            case SolverStep.Retreat _ -> RETREAT_NANOS;
            default -> PLACE_NANOS;
        };
    }

    /** The step on screen; empty where none is, also while another level is being opened. */
    Optional<SolverStep> step() {
        boolean none = steps.get().isEmpty() || !model.level().equals(solved);
        return none ? Optional.empty() : Optional.of(steps.get().get(index.get()));
    }

    /** The number of the last step; 0 for none. */
    int lastStep() {
        return Math.max(0, steps.get().size() - 1);
    }

    ReadOnlyObjectProperty<List<SolverStep>> stepsProperty() {
        return steps.getReadOnlyProperty();
    }

    ReadOnlyIntegerProperty indexProperty() {
        return index.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    BooleanBinding shownProperty() {
        return shown;
    }

    BooleanBinding canStepProperty() {
        return canStep;
    }

    BooleanBinding canStepBackProperty() {
        return canStepBack;
    }

    boolean isSettled() {
        return !worker.isBusy();
    }

    @Override
    public void close() {
        worker.close();
    }
}
