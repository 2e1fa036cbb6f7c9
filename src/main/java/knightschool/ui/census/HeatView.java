package knightschool.ui.census;

import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import knightschool.algorithm.Solver;
import knightschool.board.Board;

/**
 * The board of a census alone, for a slide: it begins to count at once, up to the usual limit, and colours each start
 * as its row comes. Whoever takes it out of its scene and is done with it closes it.
 */
public final class HeatView extends BorderPane implements AutoCloseable {
    /** What the labels of the ranks take at the left, in pixels. */
    private static final double LABELS = 32;

    private final CensusViewModel model;
    private final CensusBoard board;
    private final AnimationTimer pulse;

    /** @throws knightschool.files.InputFault if closed tours are sought on a board with an end */
    public HeatView(Board on, boolean closed, Solver solver) {
        model = new CensusViewModel(solver.algorithm(), CensusViewModel.USUAL_LIMIT);
        model.ask(new CensusQuestion(on, closed, solver.algorithm(), solver.choices(), CensusViewModel.USUAL_LIMIT));
        board = new CensusBoard(model, Optional.empty());
        pulse = new AnimationTimer() {
            @Override
            public void handle(long now) {
                model.tick();
            }
        };
        String what = solver.title() + (closed ? ", closed tours: " : ": ");
        Label heading = new Label();
        heading.setId("heat-heading");
        heading.getStyleClass().addAll("text-14", "muted");
        heading.setPadding(new Insets(0, 0, 8, LABELS));
        heading.setMinHeight(USE_PREF_SIZE);
        heading.setWrapText(true);
        heading.textProperty().bind(model.progressProperty().map(what::concat));
        setTop(heading);
        setCenter(board);
        sceneProperty().addListener((_, _, scene) -> {
            if (scene == null) {
                pulse.stop();
            } else {
                pulse.start();
            }
        });
        model.run();
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
        pulse.stop();
        model.close();
    }
}
