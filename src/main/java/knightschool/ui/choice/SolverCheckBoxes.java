package knightschool.ui.choice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.chart.ExperimentPlotData;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.NodeStyle;

/**
 * Check boxes by which the user chooses several solvers, each beside the marker of its solver. A solver that was ever
 * chosen keeps its box, so that it can be chosen again.
 */
public final class SolverCheckBoxes {
    private static final double SIGN = 18;

    private final Pane place;
    private final String help;
    private final Consumer<List<ConfiguredAlgorithm>> choose;
    private final Map<ConfiguredAlgorithm, CheckBox> offered = new LinkedHashMap<>();

    /**
     * Creates boxes for the usual solvers.
     *
     * @param place where the boxes are added
     * @param help the tooltip of each
     * @param choose receives the solvers that are requested, in the order of their boxes; it may refuse them, and then
     *     {@link #show} is called
     */
    public SolverCheckBoxes(Pane place, String help, Consumer<List<ConfiguredAlgorithm>> choose) {
        this.place = place;
        this.help = help;
        this.choose = choose;
        ConfiguredAlgorithm.usual().forEach(this::offer);
    }

    private void offer(ConfiguredAlgorithm solver) {
        offered.computeIfAbsent(solver, _ -> {
            CheckBox box = NodeStyle.of(new CheckBox(solver.title()), "experiment-solver");
            box.setMinWidth(0);
            box.setTooltip(new Tooltip(help));
            box.setOnAction(_ -> choose.accept(chosen()));
            place.getChildren().add(box);
            return box;
        });
    }

    /** Returns the solvers whose boxes are ticked, in the order of the boxes. */
    public List<ConfiguredAlgorithm> chosen() {
        return offered.entrySet().stream()
                .filter(entry -> entry.getValue().isSelected())
                .map(Map.Entry::getKey)
                .toList();
    }

    /**
     * Shows some solvers as chosen. A chosen solver has the marker that it has in the plot beside the other chosen
     * ones; any other has its usual marker.
     */
    public void show(List<ConfiguredAlgorithm> solvers) {
        solvers.forEach(this::offer);
        List<AlgorithmStyle> looks = ExperimentPlotData.looks(solvers);
        offered.forEach((solver, box) -> {
            int index = solvers.indexOf(solver);
            box.setSelected(index >= 0);
            AlgorithmStyle look = index < 0 ? AlgorithmStyle.of(solver.algorithm()) : looks.get(index);
            box.setGraphic(new SketchView(look.marker(SIGN)));
        });
    }
}
