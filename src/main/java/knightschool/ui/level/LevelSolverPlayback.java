package knightschool.ui.level;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.play.level.Level;
import knightschool.play.level.TroyisSolver;
import knightschool.play.level.TroyisSolverStep;
import knightschool.ui.playback.Playback;
import knightschool.ui.work.BackgroundModel;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.WorkFailure;

/** A solver at work on the level, step by step, moved on by the frames of a screen. The person's walk waits. */
final class LevelSolverPlayback extends BackgroundModel {
    private static final long PLACE_NANOS = 450_000_000L;
    private static final long RETREAT_NANOS = 900_000_000L;
    private static final long PRUNE_NANOS = 2_200_000_000L;

    private final LevelModel model;
    private final ReadOnlyObjectWrapper<List<TroyisSolverStep>> steps =
            new ReadOnlyObjectWrapper<>(this, "steps", List.of());
    private final Playback playback = new Playback(this::nanos);
    private final BooleanBinding visible =
            Bindings.createBooleanBinding(() -> !steps.get().isEmpty(), steps);
    private final Consumer<WorkFailure> failed;
    private Level solved;

    /**
     * @param screen runs what it is given on the JavaFX thread
     * @param failed hears of a solver that broke down
     */
    LevelSolverPlayback(LevelModel model, Executor screen, Consumer<WorkFailure> failed) {
        super(BackgroundWork.newest("level solver", screen));
        this.failed = failed;
        this.model = model;
        model.walkProperty().addListener(_ -> stop());
    }

    /** Begins to show how this level is solved, or leaves it where that is shown. */
    void beginOrStop() {
        if (visible.get()) {
            stop();
        } else {
            begin();
        }
    }

    /** Begins to show how this level is solved. */
    void begin() {
        Level level = model.level();
        worker.ask(
                _ -> TroyisSolver.demonstration(level),
                found -> {
                    solved = level;
                    steps.set(found);
                    playback.begin(found.size() - 1, 0);
                    playback.play();
                    hold();
                },
                failed);
    }

    /** Back to the person's walk. */
    void stop() {
        worker.cancel();
        playback.begin(0, 0);
        steps.set(List.of());
        hold();
    }

    private void hold() {
        model.clock().hold(visible.get());
    }

    /** Which of the steps is shown, and how they are played. */
    Playback playback() {
        return playback;
    }

    /** What has a reason is shown longer. */
    private long nanos(long step) {
        return switch (steps.get().get((int) step)) {
            case TroyisSolverStep.Prune _ -> PRUNE_NANOS;
            case TroyisSolverStep.Retreat _ -> RETREAT_NANOS;
            default -> PLACE_NANOS;
        };
    }

    /** The step on screen; empty where none is, also while another level is being opened. */
    Optional<TroyisSolverStep> step() {
        boolean none = steps.get().isEmpty() || !model.level().equals(solved);
        return none ? Optional.empty() : Optional.of(steps.get().get((int) playback.step()));
    }

    ReadOnlyObjectProperty<List<TroyisSolverStep>> stepsProperty() {
        return steps.getReadOnlyProperty();
    }

    BooleanBinding shownProperty() {
        return visible;
    }
}
