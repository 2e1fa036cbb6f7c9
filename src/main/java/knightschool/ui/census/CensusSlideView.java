package knightschool.ui.census;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import knightschool.ui.command.Command;
import knightschool.ui.control.Labels;
import knightschool.ui.work.FailureView;
import knightschool.ui.work.Pulse;

/**
 * A census beside the text of a slide: its board alone, each start coloured as its row comes. Whoever takes it out of
 * its scene and is done with it closes it.
 */
final class CensusSlideView extends BorderPane implements AutoCloseable {
    /** What the labels of the ranks take at the left, in pixels. */
    private static final double LABELS = 32;

    private final CensusViewModel model;
    private final Command run;
    private final Command stop;

    private final CensusBoardPane board;
    private final Pulse pulse;
    private boolean waiting;

    /** @throws knightschool.files.InputFault if closed tours are sought on a board with an end */
    CensusSlideView(CensusQuestion question) {
        model = new CensusViewModel(question.algorithm(), question.limit());
        model.ask(question);
        run = CensusCommands.run(model);
        stop = CensusCommands.stop(model);
        board = new CensusBoardPane(model, Optional.empty());
        Label heading = Labels.wrapped("", "text-14", "muted");
        heading.setId("heat-heading");
        heading.setPadding(new Insets(0, 0, 8, LABELS));
        heading.textProperty().bind(model.progressProperty().map(counted -> CensusWords.heading(question, counted)));
        setTop(heading);
        setCenter(board);
        setBottom(new FailureView(model.failureProperty(), run::run, run.tooltip()));
        sceneProperty().addListener((_, _, scene) -> {
            if (scene == null) {
                waiting |= cancel();
            }
        });
        pulse = new Pulse(
                this,
                _ -> {
                    model.tick();
                    goOn();
                },
                () -> !waiting && model.isIdle());
        model.run();
    }

    /** Counts what is missing, where nothing is counted now; and stops that. */
    List<Command> commands() {
        return List.of(run, stop);
    }

    private void goOn() {
        if (waiting && !model.runningProperty().get()) {
            waiting = false;
            model.run();
        }
    }

    /** Stops counting; says whether it did. The rows that have come stay. */
    public boolean cancel() {
        boolean running = model.runningProperty().get();
        model.cancel();
        return running;
    }

    /** Whether no thread counts any more. */
    boolean isEnded() {
        return model.isEnded();
    }

    int pointed() {
        return model.pointedProperty().get();
    }

    /** Points at a square, as if a person had. */
    public void pointAt(int square) {
        model.pointedProperty().set(square);
    }

    /** Whether every start has been counted or given up. */
    public boolean isSettled() {
        return !model.runningProperty().get();
    }

    /** Ends the pulse and every thread. */
    @Override
    public void close() {
        pulse.close();
        model.close();
    }
}
