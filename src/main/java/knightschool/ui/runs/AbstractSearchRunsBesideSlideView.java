package knightschool.ui.runs;

import java.util.List;
import javafx.scene.layout.BorderPane;
import knightschool.ui.command.Command;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.work.FailureView;
import knightschool.ui.work.PulseTimer;

/**
 * The view of the searches that run beside the text of a slide. The searches begin by themselves and run while the node
 * is on screen. A search that is running when the slide is left pauses, and goes on when it is shown again; one that
 * the user has stopped stays stopped. To be closed by the owner when it is no longer used. Used on the JavaFX thread.
 */
public abstract class AbstractSearchRunsBesideSlideView extends BorderPane implements AutoCloseable {
    private final AbstractSearchRunsModel<?, ?, ?> model;
    private final Command run;
    private final Command stop;
    private final PulseTimer pulse;
    private boolean waiting;

    /**
     * Begins to count.
     *
     * @param run the command that counts, which is also offered after a failure
     * @param stop the command that cancels the count
     */
    @SuppressWarnings("this-escape") // Only the node is observed, and no method that a subclass changes is called.
    protected AbstractSearchRunsBesideSlideView(AbstractSearchRunsModel<?, ?, ?> model, Command run, Command stop) {
        this.model = model;
        this.run = run;
        this.stop = stop;
        sceneProperty().addListener((_, _, scene) -> {
            if (scene == null) {
                waiting |= cancel();
            }
        });
        pulse = new PulseTimer(
                this,
                _ -> {
                    model.tick();
                    runIfWaiting();
                },
                () -> !waiting && model.isIdle(),
                model.runningProperty());
        model.run();
    }

    private void runIfWaiting() {
        if (waiting && isSettled()) {
            waiting = false;
            model.run();
        }
    }

    /** Returns a node that shows a failure of the count, and counts again. */
    protected final FailureView failureView() {
        return new FailureView(model.failureProperty(), run::run, run.tooltip());
    }

    /** The entries of the legend for the signs that are shown. */
    public abstract List<LegendEntry> signs();

    /** The commands that count and cancel. */
    public final List<Command> commands() {
        return List.of(run, stop);
    }

    /** Cancels the count. Returns whether it was running. Rows that have arrived stay. */
    public final boolean cancel() {
        boolean running = !isSettled();
        model.cancel();
        return running;
    }

    /** Whether nothing is being counted. */
    public final boolean isSettled() {
        return !model.runningProperty().get();
    }

    /** Whether all threads have ended. */
    public final boolean isEnded() {
        return model.isEnded();
    }

    /** Ends the pulse and all threads. */
    @Override
    public void close() {
        pulse.close();
        model.close();
    }
}
