package knightschool.ui.census;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.scene.control.ChoiceBox;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.setup.value.ShownCensusSolvers;
import knightschool.ui.choice.SelectionRevealingChoiceBox;
import knightschool.ui.choice.SolverCheckBoxes;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;

/** A control to choose the solvers that are counted, and those whose counts the board shows. */
final class CensusSolverChooser extends VBox {
    private static final double GAP = 6;
    private static final double WRAP = 336;

    private final CensusViewModel model;
    private final SolverCheckBoxes solvers;
    private final ChoiceBox<ShownCensusSolvers> solversInView;
    private final Consumer<List<ConfiguredAlgorithm>> listener;
    private boolean showing;

    /** @param listener receives the solvers that are requested, which it may refuse */
    CensusSolverChooser(CensusViewModel model, Consumer<List<ConfiguredAlgorithm>> listener) {
        super(GAP);
        this.model = model;
        this.listener = listener;
        FlowPane boxes = NodeStyle.named(new FlowPane(16, GAP), "census-solvers");
        boxes.setPrefWrapLength(WRAP);
        solvers = new SolverCheckBoxes(boxes, CensusWords.COUNTED_ALGORITHM_HELP, this::choose);
        solversInView = SelectionRevealingChoiceBox.of(
                "census-seen",
                CensusWords.SEEN_HELP,
                ShownCensusSolvers.all(1),
                view -> CensusWords.choice(view, model.plan()));
        solversInView.setMaxWidth(Double.MAX_VALUE);
        solversInView.setMinWidth(0);
        solversInView.setAccessibleText(CensusWords.SEEN);
        NodeVisibility.follow(
                solversInView,
                Bindings.createBooleanBinding(() -> model.plan().solvers().size() > 1, model.planProperty()));
        getChildren().setAll(LabelFactory.of(CensusWords.ALGORITHMS, "muted", "text-12"), boxes, solversInView);
        solversInView.valueProperty().addListener((_, _, now) -> see(now));
        model.planProperty().addListener(_ -> show());
        show();
    }

    private void choose(List<ConfiguredAlgorithm> solvers) {
        listener.accept(solvers);
        show();
    }

    private void see(ShownCensusSolvers now) {
        if (!showing && now != null) {
            model.see(now);
        }
    }

    private void show() {
        showing = true;
        MultiSolverCensusPlan plan = model.plan();
        solvers.show(plan.solvers());
        List<ShownCensusSolvers> all = Stream.concat(
                        ShownCensusSolvers.all(plan.solvers().size()).stream(), Stream.of(plan.solversInView()))
                .distinct()
                .toList();
        // The words of the choices change with the solvers also where the choices stay.
        solversInView.setValue(null);
        solversInView.getItems().setAll(all);
        solversInView.setValue(plan.solversInView());
        solversInView.getTooltip().setText(CensusWords.seenHelp(plan));
        showing = false;
    }
}
