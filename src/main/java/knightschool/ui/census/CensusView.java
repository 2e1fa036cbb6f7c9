package knightschool.ui.census;

import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.search.Outcome;
import knightschool.text.NumberFormatter;
import knightschool.ui.command.Command;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.shell.MessageDisplay;
import knightschool.ui.work.FailureView;
import knightschool.ui.work.PulseTimer;

/**
 * The view of the census: the question above, board and table in the middle, buttons below. It calls its model once per
 * pulse.
 */
final class CensusView {
    private static final double SIDE = 336;
    private static final double GAP = 40;

    private final CensusHeatMapPane board;
    private final BorderPane root = new BorderPane();
    private final PulseTimer pulse;

    /** @param unseenEnd run when the census has ended while another scene was shown */
    CensusView(CensusViewModel model, Command run, Node foot, IntConsumer listener, Runnable unseenEnd) {
        board = new CensusHeatMapPane(model, Optional.of(listener));
        CensusQuestionBar question = new CensusQuestionBar(model);
        question.setPadding(new Insets(0, 0, 0, 32));
        CensusTableView table = new CensusTableView(model, listener);
        VBox side = new VBox(8, new CensusStatisticsPane(model, run), table);
        VBox.setVgrow(table, Priority.ALWAYS);
        side.setMinWidth(SIDE);
        side.setPrefWidth(SIDE);
        HBox middle = new HBox(GAP, board, side);
        // The board is as wide as it is high; the table has the rest of the page.
        HBox.setHgrow(side, Priority.ALWAYS);
        VBox all = new VBox(14, question, middle);
        VBox.setVgrow(middle, Priority.ALWAYS);
        all.setPadding(new Insets(12, 24, 12, 16));
        root.setCenter(all);
        root.setBottom(foot);
        pulse = new PulseTimer(root, _ -> model.tick(), model::isIdle).onEndWhileDetached(model::isIdle, unseenEnd);
    }

    Node node() {
        return root;
    }

    void focus() {
        board.focus();
    }

    void close() {
        pulse.close();
    }

    /** The progress of the census and its results: a number for each outcome, and the median. */
    private static final class CensusStatisticsPane extends VBox {
        private static final double COLUMN = 78;

        private final CensusViewModel model;
        private final Label found = new Label();
        private final Label absent = new Label();
        private final Label stopped = new Label();
        private final Label median = new Label();
        private final ProgressBar bar = NodeStyle.named(new ProgressBar(0), "progress-bar");

        CensusStatisticsPane(CensusViewModel model, Command run) {
            super(8);
            getStyleClass().add(MessageDisplay.KEPT_CLEAR);
            this.model = model;
            GridPane grid = new GridPane(8, 0);
            figure(grid, 0, "found", found, CensusWords.word(Outcome.FOUND));
            figure(grid, 1, "absent", absent, CensusWords.word(Outcome.PROVEN_ABSENT));
            figure(grid, 2, "stopped", stopped, CensusWords.word(Outcome.STOPPED));
            figure(grid, 3, "median", median, CensusWords.MEDIAN);
            Label progress = NodeStyle.named(LabelFactory.whole("", "text-14"), "progress");
            progress.textProperty().bind(model.progressProperty());
            Label underway = NodeStyle.named(LabelFactory.of("", "muted", "text-12"), "underway");
            underway.textProperty().bind(model.underwayProperty());
            bar.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(bar, Priority.ALWAYS);
            bar.setAccessibleText(CensusWords.STARTS_COUNTED);
            bar.visibleProperty().bind(model.runningProperty());
            HBox far = HBoxFactory.of(12, progress, bar);
            NodeVisibility.follow(underway, underway.textProperty().isNotEmpty());
            FailureView failure = new FailureView(model.failureProperty(), run::run, run.tooltip());
            getChildren().setAll(grid, far, underway, failure);
            model.rows().subscribe(this::show);
            model.questionProperty().addListener(_ -> show());
            show();
        }

        private static void figure(GridPane grid, int column, String id, Label figure, String name) {
            figure.setId("figure-" + id);
            figure.getStyleClass().addAll("strong", "text-20");
            figure.setMinWidth(COLUMN);
            Label under = LabelFactory.of(name, "muted", "text-14");
            grid.addColumn(column, figure, under);
        }

        private void show() {
            CensusStatistics summary = CensusStatistics.of(model.rows());
            found.setText(NumberFormatter.grouped(summary.foundCount()));
            absent.setText(NumberFormatter.grouped(summary.absentCount()));
            stopped.setText(NumberFormatter.grouped(summary.stoppedCount()));
            median.setText(
                    summary.median().isEmpty()
                            ? "–"
                            : NumberFormatter.besideLargest(summary.median().getAsLong(), summary.most()));
            bar.setProgress(
                    (double) model.rows().size() / model.question().board().playableCount());
        }
    }
}
