package knightschool.ui.experiment;

import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.drawing.Sketch;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.work.PulseTimer;

/** The view of the experiment: the plan and its progress at the left, plot and table beside them. */
final class ExperimentView {
    /** The least height of the scene with all of the plan and a sentence of two lines below the results, in pixels. */
    private static final double LEAST_HEIGHT = 656;

    private static final double SIDE = 259;

    private final ExperimentPlotAndTablePane figure;
    private final ExperimentPlanPane plan;
    private final HBox root;
    private final PulseTimer pulse;

    /**
     * @param compare opens the comparison on what is pointed at
     * @param unseenEnd run when the experiment has ended while another scene was shown
     */
    ExperimentView(
            ExperimentViewModel model,
            ExperimentCommands commands,
            MessageDisplay messages,
            Runnable compare,
            Runnable unseenEnd) {
        figure = new ExperimentPlotAndTablePane(model, compare);
        ExperimentProgressPane progress = new ExperimentProgressPane(model, commands);
        plan = new ExperimentPlanPane(model, messages);
        VBox side = new VBox(8, plan, progress);
        side.setPrefWidth(SIDE);
        side.setMaxWidth(SIDE);
        side.setPadding(new Insets(0, 8, 0, 0));
        ScrollPane scroll = NodeStyle.of(new ScrollPane(side), "experiment-scroll");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMinWidth(SIDE + 12);
        scroll.setPrefWidth(SIDE + 12);
        scroll.setFocusTraversable(false);
        Region line = NodeStyle.of(new Region(), "experiment-line");
        root = NodeStyle.of(new HBox(12, scroll, line, figure), "experiment");
        HBox.setHgrow(figure, Priority.ALWAYS);
        root.setPadding(new Insets(12, 24, 16, 24));
        root.heightProperty().subscribe(height -> plan.setLow(height.doubleValue() < LEAST_HEIGHT));
        pulse = new PulseTimer(root, _ -> model.tick(), model::isIdle, model.runningProperty())
                .onEndWhileDetached(model::isIdle, unseenEnd);
    }

    Node node() {
        return root;
    }

    /** Adds a control after the boards of the plan. */
    void addToBoards(Node control) {
        plan.addToBoards(control);
    }

    ExperimentPlotAndTablePane figure() {
        return figure;
    }

    /** The plot with the table, for a file. */
    Sketch picture() {
        return figure.forFile();
    }

    void focus() {
        figure.requestFocus();
    }

    void close() {
        pulse.close();
    }
}
