package knightschool.ui.census;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.shape.SVGPath;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.StepRatio;
import knightschool.search.Outcome;
import knightschool.text.NumberFormatter;
import knightschool.ui.choice.SelectionRevealingChoiceBox;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.FixedWidthButton;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SceneFooterFactory;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.work.FailureView;
import knightschool.ui.work.PulseTimer;

/**
 * The view of the census, in which some algorithms search from every start of one board: the choice of algorithms,
 * options and limit above, board and table of results in the middle, buttons below. It calls its model once per pulse.
 */
final class CensusView {
    private static final double SIDE = 336;

    /** The width of the side pane with the steps and ratios of two solvers, in pixels. */
    private static final double SIDE_OF_PAIR = 396;

    private static final double GAP = 40;

    private final CensusHeatMapPane board;
    private final BorderPane root = new BorderPane();
    private final PulseTimer pulse;

    /**
     * @param listener receives a start to compare on
     * @param solvers receives the solvers that are requested
     * @param unseenEnd run when the census has ended while another scene was shown
     */
    CensusView(
            CensusViewModel model,
            CensusCommands commands,
            IntConsumer listener,
            Consumer<List<ConfiguredAlgorithm>> solvers,
            Runnable unseenEnd) {
        board = new CensusHeatMapPane(model, Optional.of(listener));
        CensusQuestionBar question = new CensusQuestionBar(model);
        question.setPadding(new Insets(0, 0, 0, 32));
        CensusTableView table = new CensusTableView(model, listener);
        VBox side = new VBox(
                8,
                new CensusSolverChooser(model, solvers),
                new CensusStatisticsPane(model, Command.named(commands.all(), CensusCommands.RUN)),
                table);
        VBox.setVgrow(table, Priority.ALWAYS);
        side.prefWidthProperty()
                .bind(Bindings.createDoubleBinding(() -> model.isPair() ? SIDE_OF_PAIR : SIDE, model.planProperty()));
        side.minWidthProperty().bind(side.prefWidthProperty());
        HBox middle = new HBox(GAP, board, side);
        // The board is as wide as it is high; the table has the rest of the page.
        HBox.setHgrow(side, Priority.ALWAYS);
        VBox all = new VBox(14, question, middle);
        VBox.setVgrow(middle, Priority.ALWAYS);
        all.setPadding(new Insets(12, 24, 12, 16));
        root.setCenter(all);
        root.setBottom(new Footer(model, commands).node());
        pulse = new PulseTimer(root, _ -> model.tick(), model::isIdle, model.runningProperty())
                .onEndWhileDetached(model::isIdle, unseenEnd);
    }

    Node node() {
        return root;
    }

    void focus() {
        board.focus();
    }

    /** Returns the signs on the board now. */
    List<LegendEntry> signs() {
        return board.signs();
    }

    void close() {
        pulse.close();
        board.close();
    }

    /** The progress of the census and its results: a number for each outcome, and the median. */
    private static final class CensusStatisticsPane extends VBox {
        private static final double COLUMN = 78;

        private final CensusViewModel model;
        private final Label foundCount = new Label();
        private final Label absent = new Label();
        private final Label stopped = new Label();
        private final Label median = new Label();
        private final Label fewer = new Label();
        private final Label asMany = new Label();
        private final Label more = new Label();
        private final Label notKnown = new Label();
        private final ProgressBar bar = NodeStyle.named(new ProgressBar(0), "progress-bar");

        CensusStatisticsPane(CensusViewModel model, Command run) {
            super(8);
            getStyleClass().add(MessageDisplay.KEPT_CLEAR);
            this.model = model;
            GridPane grid = NodeStyle.named(new GridPane(8, 0), "census-outcomes");
            figure(grid, 0, "found", foundCount, CensusWords.word(Outcome.FOUND));
            figure(grid, 1, "absent", absent, CensusWords.word(Outcome.PROVEN_ABSENT));
            figure(grid, 2, "stopped", stopped, CensusWords.word(Outcome.STOPPED));
            figure(grid, 3, "median", median, CensusWords.MEDIAN);
            GridPane ratios = NodeStyle.named(new GridPane(8, 0), "census-ratios");
            figure(ratios, 0, "fewer", fewer, CensusWords.FEWER);
            figure(ratios, 1, "as-many", asMany, CensusWords.AS_MANY);
            figure(ratios, 2, "more", more, CensusWords.MORE);
            figure(ratios, 3, "not-known", notKnown, CensusWords.NOT_KNOWN);
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
            getChildren().setAll(grid, ratios, far, underway, failure);
            BooleanBinding isPair = Bindings.createBooleanBinding(model::isPair, model.planProperty());
            NodeVisibility.follow(ratios, isPair);
            NodeVisibility.follow(grid, isPair.not());
            bar.progressProperty().bind(model.partProperty());
            model.rows().subscribe(this::show);
            model.besideRows().subscribe(this::show);
            model.planProperty().addListener(_ -> show());
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
            CensusStatistics summary =
                    CensusStatistics.of(model.rows(), model.plan().limit());
            foundCount.setText(NumberFormatter.grouped(summary.foundCount()));
            absent.setText(NumberFormatter.grouped(summary.absentCount()));
            stopped.setText(NumberFormatter.grouped(summary.stoppedCount()));
            median.setText(summary.medianWords());
            Collection<StepRatio> all = model.ratios().values();
            count(fewer, all, StepRatio::isFewer);
            count(asMany, all, ratio -> ratio.kind() == StepRatio.Kind.SAME);
            count(more, all, StepRatio::isMore);
            count(notKnown, all, ratio -> !ratio.isKnown());
        }

        private static void count(Label figure, Collection<StepRatio> all, Predicate<StepRatio> condition) {
            figure.setText(
                    NumberFormatter.grouped(all.stream().filter(condition).count()));
        }
    }

    /** The row above the board: the algorithm with its options, the limit, and what the algorithm does. */
    private static final class CensusQuestionBar extends VBox {
        private final CensusViewModel model;
        private final ChoiceBox<Algorithm> algorithm = SelectionRevealingChoiceBox.of(
                "algorithm", CensusWords.ALGORITHM_HELP, Algorithms.all(), Algorithm::title);
        private final ChoiceBox<Long> limit = SelectionRevealingChoiceBox.of(
                "limit", CensusWords.LIMIT_HELP, CensusViewModel.LIMITS, CensusWords::limit);
        private final AlgorithmOptionBar options;
        private final Label summary = NodeStyle.named(LabelFactory.wrapped("", "muted", "text-14"), "summary");

        CensusQuestionBar(CensusViewModel model) {
            super(6);
            this.model = model;
            this.options =
                    new AlgorithmOptionBar(choices -> model.ask(model.question().algorithm(), choices));
            HBox row = HBoxFactory.of(8, algorithm, limit, options);
            getChildren().setAll(row, summary);
            show();
            algorithm.valueProperty().addListener((_, _, now) -> choose(now));
            limit.valueProperty().addListener((_, _, now) -> model.limit(now));
            model.planProperty().addListener(_ -> show());
        }

        private void choose(Algorithm other) {
            if (other != model.question().algorithm()) {
                model.ask(other, AlgorithmOptionValues.USUAL);
            }
        }

        private void show() {
            CensusParameters now = model.question();
            options.show(now.algorithm(), now.choices());
            algorithm.setValue(now.algorithm());
            offer(now.limit());
            limit.setValue(now.limit());
            String silent = now.algorithm().silentOn(now.board());
            String verdict = now.algorithm().verdict(now.choices());
            String usual = verdict.isEmpty() ? now.algorithm().summary() : verdict;
            summary.setText(silent.isEmpty() ? usual : silent);
        }

        /** Adds the limit of a set-up or a table to the choices, in order. */
        private void offer(long steps) {
            List<Long> offered = limit.getItems();
            if (!offered.contains(steps)) {
                offered.add(
                        (int) offered.stream().filter(other -> other < steps).count(), steps);
            }
        }
    }

    /** The row at the bottom: the file, the comparison on a start, and the button that runs the census. */
    private static final class Footer {
        private static final String TRIANGLE = "M0 0 L11 6 L0 12 Z";
        private static final String BOX = "M0 0 H10 V10 H0 Z";

        private final CensusViewModel model;
        private final List<Command> commands;
        private final Button run = NodeStyle.named(new FixedWidthButton(CensusWords.RUN_BUTTON), "census-go-on");
        private final SVGPath sign = NodeStyle.of(new SVGPath(), "play-sign");
        private final Node node;

        Footer(CensusViewModel model, CensusCommands commands) {
            this.model = model;
            this.commands = commands.all();
            run.setTooltip(new Tooltip());
            run.setGraphic(sign);
            run.getStyleClass().addAll("tall", "filled");
            run.setOnAction(_ -> command(model.runningProperty().get() ? CensusCommands.STOP : CensusCommands.RUN)
                    .run());
            Button all = button(CensusCommands.SAVE_TABLE, CensusWords.SAVE_ALL);
            NodeVisibility.follow(
                    all,
                    Bindings.createBooleanBinding(() -> model.plan().solvers().size() > 1, model.planProperty()));
            node = SceneFooterFactory.of(
                    "census-foot",
                    button(CensusCommands.OPEN, CensusWords.OPEN_FILE),
                    commands.recent().node(),
                    button(CensusCommands.SAVE, CensusWords.SAVE_FILE),
                    all,
                    SpacerFactory.across(),
                    button(CensusCommands.COMPARE, CensusWords.COMPARE),
                    run);
            model.runningProperty().addListener(_ -> show());
            model.progressProperty().addListener(_ -> show());
            model.planProperty().addListener(_ -> show());
            show();
        }

        private Command command(String id) {
            return Command.named(commands, id);
        }

        private Button button(String id, String words) {
            return CommandButtonFactory.of(command(id), words);
        }

        Node node() {
            return node;
        }

        private void show() {
            boolean running = model.runningProperty().get();
            boolean complete = !running && model.isComplete();
            sign.setContent(running ? BOX : TRIANGLE);
            run.setDisable(complete);
            run.setText(CensusWords.run(model));
            run.getTooltip()
                    .setText(
                            complete
                                    ? CensusWords.COMPLETE_HELP
                                    : command(running ? CensusCommands.STOP : CensusCommands.RUN)
                                            .tooltip());
        }
    }
}
