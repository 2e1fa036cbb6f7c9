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
import knightschool.play.level.LevelSolver;
import knightschool.play.level.LevelSolverStep;
import knightschool.ui.playback.PlaybackModel;
import knightschool.ui.work.BackgroundModel;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.WorkFailure;

/**
 * A demonstration of a solver on the level, step by step, advanced by the frames of a screen. The user's walk stays
 * unchanged meanwhile.
 */
final class LevelSolverStepPlayback extends BackgroundModel {
    private static final long PLACE_NANOS = 450_000_000L;
    private static final long RETREAT_NANOS = 900_000_000L;
    private static final long PRUNE_NANOS = 2_200_000_000L;

    private final LevelModel model;
    private final ReadOnlyObjectWrapper<List<LevelSolverStep>> steps =
            new ReadOnlyObjectWrapper<>(this, "steps", List.of());
    private final PlaybackModel playback = new PlaybackModel(this::nanos);
    private final BooleanBinding visible =
            Bindings.createBooleanBinding(() -> !steps.get().isEmpty(), steps);
    private final Consumer<WorkFailure> failed;
    private Level solved;

    /**
     * @param screen runs tasks on the JavaFX thread
     * @param failed receives the failure of the solver
     */
    LevelSolverStepPlayback(LevelModel model, Executor screen, Consumer<WorkFailure> failed) {
        super(BackgroundWorker.newest("level solution", screen));
        this.failed = failed;
        this.model = model;
        model.walkProperty().addListener(_ -> stop());
    }

    /** Starts the demonstration, or ends it if it is shown. */
    void beginOrStop() {
        if (visible.get()) {
            stop();
        } else {
            begin();
        }
    }

    /** Starts the demonstration of this level, in place of a message about the walk. */
    void begin() {
        Level level = model.level();
        worker.ask(
                _ -> LevelSolver.demonstration(level),
                solution -> {
                    model.say("");
                    solved = level;
                    steps.set(solution);
                    playback.begin(solution.size() - 1, 0);
                    playback.play();
                    hold();
                },
                failed);
    }

    /** Returns to the user's walk. */
    void stop() {
        worker.cancel();
        playback.begin(0, 0);
        steps.set(List.of());
        hold();
    }

    private void hold() {
        model.clock().hold(visible.get());
    }

    PlaybackModel playback() {
        return playback;
    }

    /** Returns the duration of a step, in nanoseconds; steps with a reason are shown longer. */
    private long nanos(long step) {
        return switch (steps.get().get((int) step)) {
            case LevelSolverStep.Prune _ -> PRUNE_NANOS;
            case LevelSolverStep.Retreat _ -> RETREAT_NANOS;
            default -> PLACE_NANOS;
        };
    }

    /** Returns the current step; empty if there is none or another level is being opened. */
    Optional<LevelSolverStep> step() {
        boolean none = steps.get().isEmpty() || !model.level().equals(solved);
        return none ? Optional.empty() : Optional.of(steps.get().get((int) playback.step()));
    }

    ReadOnlyObjectProperty<List<LevelSolverStep>> stepsProperty() {
        return steps.getReadOnlyProperty();
    }

    BooleanBinding shownProperty() {
        return visible;
    }
}
