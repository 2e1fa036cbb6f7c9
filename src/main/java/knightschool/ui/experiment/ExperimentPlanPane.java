package knightschool.ui.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.census.experiment.EvenlySpacedStarts;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.drawing.chart.ExperimentPlotData;
import knightschool.files.InputFault;
import knightschool.setup.scene.ExperimentSetup;
import knightschool.ui.choice.SelectionRevealingChoiceBox;
import knightschool.ui.choice.SolverCheckBoxes;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.message.MessageDisplay;

/** The plan of an experiment: its boards, starts and solvers, and after how many steps a run is stopped. */
final class ExperimentPlanPane extends VBox {
    private static final double GAP = 6;
    private static final List<EvenlySpacedStarts> STARTS = List.of(
            EvenlySpacedStarts.ALL, new EvenlySpacedStarts(16), new EvenlySpacedStarts(4), new EvenlySpacedStarts(1));

    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");
    private static final double SOLVER_GAP = 10;
    private static final double PART_GAP = 4;
    private static final double LOW_GAP = 2;

    private final ExperimentViewModel model;
    private final MessageDisplay messages;
    private final Label subtitle = LabelFactory.wrapped("", "muted", "text-14");
    private final FlowPane boards = NodeStyle.named(new FlowPane(GAP, GAP), "experiment-boards");
    private final VBox solvers = NodeStyle.named(new VBox(SOLVER_GAP), "experiment-solvers");
    private final ChoiceBox<EvenlySpacedStarts> starts;
    private final ChoiceBox<Long> limit;

    /** The boards to choose from. One that is removed from the plan stays, so that it can be added again. */
    private final Map<Board, ToggleButton> offeredBoards = new LinkedHashMap<>();

    /** The solvers to choose from, as for the boards. */
    private final SolverCheckBoxes offeredSolvers;

    private boolean showing;
    private boolean isLow;

    ExperimentPlanPane(ExperimentViewModel model, MessageDisplay messages) {
        super(GAP);
        this.model = model;
        this.messages = messages;
        starts = SelectionRevealingChoiceBox.of(
                "experiment-starts",
                ExperimentWords.STARTS_HELP,
                STARTS,
                some -> ExperimentWords.starts(some, model.plan()));
        limit = SelectionRevealingChoiceBox.of(
                "experiment-limit", ExperimentWords.LIMIT_HELP, ExperimentViewModel.LIMITS, ExperimentWords::limit);
        starts.setMaxWidth(Double.MAX_VALUE);
        limit.setMaxWidth(Double.MAX_VALUE);
        ExperimentSetup.USUAL_BOARDS.forEach(this::offer);
        offeredSolvers = new SolverCheckBoxes(
                solvers, ExperimentWords.ALGORITHM_HELP, chosen -> change(plan -> plan.withSolvers(chosen)));
        getChildren()
                .setAll(
                        LabelFactory.of(ExperimentWords.TITLE, "strong", "text-28"),
                        subtitle,
                        part(ExperimentWords.BOARDS, boards),
                        part(ExperimentWords.STARTS, starts),
                        part(ExperimentWords.ALGORITHMS, solvers),
                        part(ExperimentWords.LIMIT, limit));
        starts.valueProperty().addListener((_, _, now) -> change(plan -> plan.withStarts(now)));
        limit.valueProperty().addListener((_, _, now) -> change(plan -> plan.withLimit(now)));
        model.planProperty().addListener(_ -> show());
        show();
    }

    /** Adds a control after the boards. */
    void addToBoards(Node control) {
        boards.getChildren().add(control);
    }

    /** Reduces the height of the plan, for text so large that the whole plan does not fit into the window. */
    void setLow(boolean low) {
        isLow = low;
        showSubtitle();
        setSpacing(low ? LOW_GAP : GAP);
        solvers.setSpacing(low ? LOW_GAP : SOLVER_GAP);
        pseudoClassStateChanged(LOW, low);
    }

    /** Nothing else tells that closed tours are asked for, so a low plan tells it, too. */
    private void showSubtitle() {
        NodeVisibility.set(subtitle, !isLow || model.plan().closed());
    }

    private static Node part(String name, Node content) {
        return NodeStyle.of(new VBox(PART_GAP, LabelFactory.of(name, "muted", "text-12"), content), "experiment-part");
    }

    private void offer(Board board) {
        offeredBoards.computeIfAbsent(board, _ -> {
            ToggleButton chip = NodeStyle.of(new ToggleButton(ExperimentPlotData.name(board)), "experiment-board");
            chip.setMinWidth(USE_PREF_SIZE);
            chip.setTooltip(new Tooltip(ExperimentWords.BOARD_HELP));
            chip.setOnAction(_ -> change(plan -> plan.withBoards(chosen(offeredBoards, ToggleButton::isSelected))));
            return chip;
        });
    }

    /** Puts the chips of the boards in the order of size, before the controls after them. */
    private void arrangeBoards() {
        List<Node> chips = ExperimentPlan.inOrder(offeredBoards.keySet().stream()).stream()
                .<Node>map(offeredBoards::get)
                .toList();
        if (!boards.getChildren()
                .subList(0, Math.min(chips.size(), boards.getChildren().size()))
                .equals(chips)) {
            List<Node> after = boards.getChildren().stream()
                    .filter(node -> !chips.contains(node))
                    .toList();
            boards.getChildren()
                    .setAll(Stream.concat(chips.stream(), after.stream()).toList());
        }
    }

    private static <T, B> List<T> chosen(Map<T, B> offered, Function<B, Boolean> isChosen) {
        return offered.entrySet().stream()
                .filter(entry -> isChosen.apply(entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Changes the plan, or says why it cannot be so and shows it as it is. */
    private void change(UnaryOperator<ExperimentPlan> change) {
        if (showing) {
            return;
        }
        try {
            model.change(change);
            messages.clear();
        } catch (InputFault fault) {
            messages.show(fault);
        } catch (IllegalArgumentException _) {
            messages.show(number());
        }
        show();
    }

    private InputFault number() {
        boolean isNone = chosen(offeredBoards, ToggleButton::isSelected).isEmpty()
                || offeredSolvers.chosen().isEmpty();
        return isNone
                ? new InputFault("an experiment needs a board and an algorithm", "Choose another one first.")
                : new InputFault(
                        "an experiment has at most " + ExperimentPlan.MOST_BOARDS + " boards and "
                                + ExperimentPlan.MOST_SOLVERS + " algorithms",
                        "Take one out first.");
    }

    private void show() {
        showing = true;
        ExperimentPlan plan = model.plan();
        subtitle.setText(ExperimentCommands.subtitle(plan));
        showSubtitle();
        plan.boards().forEach(this::offer);
        arrangeBoards();
        offeredBoards.forEach((board, chip) -> chip.setSelected(plan.boards().contains(board)));
        offeredSolvers.show(plan.solvers());
        offer(starts, STARTS, plan.starts(), EvenlySpacedStarts::most);
        offer(limit, ExperimentViewModel.LIMITS, plan.limit(), Long::longValue);
        showing = false;
    }

    /** Shows a value, which is added to the choices if it is none of them; the words of all are made anew. */
    private static <T> void offer(ChoiceBox<T> box, List<T> usual, T now, Function<T, ? extends Number> order) {
        List<T> all = new ArrayList<>(
                Stream.concat(usual.stream(), Stream.of(now)).distinct().toList());
        if (!usual.contains(now)) {
            all.sort((a, b) ->
                    Long.compare(order.apply(a).longValue(), order.apply(b).longValue()));
        }
        box.setValue(null);
        box.getItems().setAll(all);
        box.setValue(now);
    }
}
