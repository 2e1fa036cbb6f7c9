package knightschool.ui.census;

import java.util.List;
import java.util.function.Function;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.ui.choice.SelectionRevealingChoiceBox;
import knightschool.ui.control.ChoiceBoxConverter;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;

/** The row above the board: the algorithm with its options, the limit, and what the algorithm does. */
final class CensusQuestionBar extends VBox {
    private final CensusViewModel model;
    private final ChoiceBox<Algorithm> algorithm =
            choice("algorithm", CensusWords.ALGORITHM_HELP, Algorithms.all(), Algorithm::title);
    private final ChoiceBox<Long> limit =
            choice("limit", CensusWords.LIMIT_HELP, CensusViewModel.LIMITS, CensusWords::limit);
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
        model.questionProperty().addListener(_ -> show());
    }

    private static <T> ChoiceBox<T> choice(String id, String help, List<T> values, Function<T, String> words) {
        ChoiceBox<T> box = NodeStyle.named(new SelectionRevealingChoiceBox<>(), id, "census-choice");
        ChoiceBoxConverter.offer(box, values, words);
        box.setTooltip(new Tooltip(help));
        box.setMinWidth(USE_PREF_SIZE);
        return box;
    }

    private void choose(Algorithm other) {
        if (other != model.question().algorithm()) {
            model.ask(other, AlgorithmOptionValues.USUAL);
        }
    }

    private void show() {
        CensusQuestion now = model.question();
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
            offered.add((int) offered.stream().filter(other -> other < steps).count(), steps);
        }
    }
}
