package knightschool.ui.census;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Control;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.AlgorithmOption;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.ComposedAlgorithmParts;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.TieBreak;
import knightschool.text.SeedText;
import knightschool.ui.choice.AlgorithmOptionWords;
import knightschool.ui.choice.SelectionRevealingChoiceBox;
import knightschool.ui.control.ChoiceBoxConverter;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;

/** A control for each option of an algorithm. */
final class AlgorithmOptionBar extends HBox {
    private static final int FEWEST_DIGITS = 4;

    private final Consumer<AlgorithmOptionValues> listener;
    private final Map<AlgorithmOption, CheckBox> boxes = new EnumMap<>(AlgorithmOption.class);
    private final ChoiceBox<TieBreak> ties = NodeStyle.named(new SelectionRevealingChoiceBox<>(), "tie-break");
    private final TextField seed = NodeStyle.named(new TextField(), "seed");
    private final ChoiceBox<NeighbourOrder.By> order = new SelectionRevealingChoiceBox<>();
    private final MenuButton lookahead = new MenuButton();
    private final ChoiceBox<BackjumpRule> backjump = new SelectionRevealingChoiceBox<>();
    private final Map<Lookahead, CheckMenuItem> lookaheads = new EnumMap<>(Lookahead.class);
    private Algorithm lastAlgorithm;
    private boolean showing;

    /** @param listener receives the options that the user has chosen */
    AlgorithmOptionBar(Consumer<AlgorithmOptionValues> listener) {
        super(8);
        this.listener = listener;
        setAlignment(Pos.CENTER_LEFT);
        ties.getStyleClass().add("census-choice");
        ChoiceBoxConverter.offer(ties, List.of(TieBreak.values()), AlgorithmOptionWords::ties);
        ties.setValue(TieBreak.MOVE_ORDER);
        Tooltip help = new Tooltip();
        help.textProperty()
                .bind(ties.valueProperty()
                        .map(chosenTies ->
                                AlgorithmOptionWords.TIES_HELP + ".\n" + AlgorithmOptionWords.about(chosenTies) + "."));
        ties.setTooltip(help);
        ties.setMinWidth(USE_PREF_SIZE);
        ties.setOnAction(_ -> choose());
        makeParts();
        seed.prefColumnCountProperty()
                .bind(seed.textProperty().map(digits -> Math.clamp(digits.length(), FEWEST_DIGITS, SeedText.DIGITS)));
        seed.setMinWidth(USE_PREF_SIZE);
        seed.setText(String.valueOf(AlgorithmOptionValues.USUAL_SEED));
        seed.setAccessibleText(AlgorithmOptionWords.SEED);
        seed.setTooltip(new Tooltip(AlgorithmOptionWords.SEED_HELP));
        seed.setTextFormatter(
                new TextFormatter<>(change -> SeedText.mayBecome(change.getControlNewText()) ? change : null));
        seed.setOnAction(_ -> choose());
        seed.focusedProperty().addListener((_, _, focused) -> {
            if (!focused) {
                choose();
            }
        });
        NodeVisibility.follow(
                seed,
                ties.valueProperty()
                        .isEqualTo(TieBreak.RANDOM)
                        .or(order.valueProperty().isEqualTo(NeighbourOrder.By.RANDOM)));
    }

    private void makeParts() {
        part(order, "order", AlgorithmOptionWords.ORDER_HELP);
        ChoiceBoxConverter.offer(order, ComposedAlgorithmParts.ORDERS, NeighbourOrder.By::title);
        order.setValue(ComposedAlgorithmParts.USUAL.order());
        order.setOnAction(_ -> choose());
        part(backjump, "backjump", AlgorithmOptionWords.BACKJUMP_HELP);
        ChoiceBoxConverter.offer(backjump, List.of(BackjumpRule.values()), BackjumpRule::title);
        backjump.setValue(ComposedAlgorithmParts.USUAL.backjump());
        backjump.setOnAction(_ -> choose());
        part(lookahead, "lookahead", AlgorithmOptionWords.LOOKAHEAD_HELP);
        ComposedAlgorithmParts.LOOKAHEADS.forEach(one -> {
            CheckMenuItem item = new CheckMenuItem(one.title());
            item.setId("lookahead-" + one.word());
            item.setOnAction(_ -> choose());
            lookaheads.put(one, item);
        });
        lookahead.getItems().setAll(lookaheads.values());
    }

    private static void part(Control control, String id, String help) {
        control.setId(id);
        control.getStyleClass().add("census-choice");
        control.setTooltip(new Tooltip(help));
        control.setAccessibleText(help);
        control.setMinWidth(USE_PREF_SIZE);
    }

    /** Shows the options of an algorithm with their values. */
    void show(Algorithm algorithm, AlgorithmOptionValues choices) {
        showing = true;
        if (lastAlgorithm != algorithm) {
            lastAlgorithm = algorithm;
            boxes.clear();
            getChildren()
                    .setAll(Arrays.stream(AlgorithmOption.values())
                            .filter(algorithm.options()::contains)
                            .map(this::control)
                            .toList());
        }
        boxes.forEach((option, box) -> box.setSelected(choices.has(option)));
        ties.setValue(choices.ties());
        ComposedAlgorithmParts parts = choices.parts();
        order.setValue(parts.order());
        backjump.setValue(parts.backjump());
        lookaheads.forEach((one, item) -> item.setSelected(parts.lookaheads().contains(one)));
        lookahead.setText(AlgorithmOptionWords.lookahead(parts));
        boolean composed = algorithm.options().contains(AlgorithmOption.ORDER);
        NodeVisibility.set(ties, !composed || parts.hasTies());
        if (choices.has(AlgorithmOption.SEED)) {
            seed.setText(String.valueOf(choices.seed()));
        }
        showing = false;
    }

    private Node control(AlgorithmOption option) {
        return switch (option) {
            case ORDER -> order;
            case LOOKAHEAD -> lookahead;
            case BACKJUMP -> backjump;
            case TIE_BREAK -> ties;
            case SEED -> seed;
            default -> box(option);
        };
    }

    private CheckBox box(AlgorithmOption option) {
        CheckBox box = NodeStyle.named(
                new CheckBox(option.words()), "option" + option.flag().substring(1));
        box.setMinWidth(USE_PREF_SIZE);
        box.setTooltip(new Tooltip(AlgorithmOptionWords.help(option)));
        box.setOnAction(_ -> choose());
        boxes.put(option, box);
        return box;
    }

    private void choose() {
        if (showing) {
            return;
        }
        Set<AlgorithmOption> options = EnumSet.noneOf(AlgorithmOption.class);
        boxes.entrySet().stream().filter(box -> box.getValue().isSelected()).forEach(box -> options.add(box.getKey()));
        AlgorithmOptionValues usual = new AlgorithmOptionValues(options, ties.getValue(), seedNumber());
        listener.accept(
                lastAlgorithm.options().contains(AlgorithmOption.ORDER)
                        ? new AlgorithmOptionValues(options, ties.getValue(), seedNumber(), parts()).with(parts())
                        : usual);
    }

    private ComposedAlgorithmParts parts() {
        Set<Lookahead> chosen = EnumSet.noneOf(Lookahead.class);
        lookaheads.entrySet().stream()
                .filter(one -> one.getValue().isSelected())
                .forEach(one -> chosen.add(one.getKey()));
        return new ComposedAlgorithmParts(order.getValue(), chosen, backjump.getValue());
    }

    /** The typed seed; the default one if the field is empty. */
    private long seedNumber() {
        if (seed.getText().isEmpty()) {
            seed.setText(String.valueOf(AlgorithmOptionValues.USUAL_SEED));
        }
        return SeedText.parse(seed.getText()).orElse(AlgorithmOptionValues.USUAL_SEED);
    }
}
