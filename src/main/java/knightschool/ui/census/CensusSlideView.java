package knightschool.ui.census;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import knightschool.ui.command.Command;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.document.SlideCounting;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.work.FailureView;

/**
 * The board of a census beside the text of a slide. Each start is coloured as soon as its row arrives. To be closed by
 * the owner when it is no longer used.
 */
final class CensusSlideView extends BorderPane implements AutoCloseable {
    /** The width of the rank labels at the left, in pixels. */
    private static final double LABELS = 32;

    private final CensusViewModel model;
    private final Command run;
    private final Command stop;

    private final CensusHeatMapPane board;
    private final SlideCounting counting;

    /** @throws knightschool.files.InputFault if closed tours are searched for on a board with an end */
    CensusSlideView(CensusPlan plan) {
        model = new CensusViewModel(plan.solver().algorithm(), plan.limit());
        model.ask(plan);
        run = CensusCommands.run(model);
        stop = CensusCommands.stop(model);
        board = new CensusHeatMapPane(model, Optional.empty());
        Label heading = LabelFactory.wrapped("", "text-14", "muted");
        heading.setId("heat-heading");
        heading.setPadding(new Insets(0, 0, 8, LABELS));
        heading.textProperty().bind(model.progressProperty().map(counted -> CensusWords.heading(plan, counted)));
        setTop(heading);
        setCenter(board);
        setBottom(new FailureView(model.failureProperty(), run::run, run.tooltip()));
        counting = new SlideCounting(this, model);
    }

    /** The entries of the legend for the signs on the board. */
    List<LegendEntry> signs() {
        return board.signs();
    }

    /** The commands that run and cancel the census. */
    List<Command> commands() {
        return List.of(run, stop);
    }

    /** Cancels the census. Returns whether it was running. The rows that have arrived stay. */
    public boolean cancel() {
        return counting.cancel();
    }

    /** Whether all threads have ended. */
    boolean isEnded() {
        return counting.isEnded();
    }

    int pointed() {
        return model.pointedProperty().get();
    }

    /** Points at a square, as the user does. */
    public void pointAt(int square) {
        model.pointedProperty().set(square);
    }

    /** Whether no census is running. */
    public boolean isSettled() {
        return counting.isSettled();
    }

    /** Ends the pulse and all threads. */
    @Override
    public void close() {
        counting.close();
        board.close();
    }
}
