package knightschool.ui.compare.pane;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import knightschool.algorithm.AlgorithmOption;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.ComposedAlgorithmParts;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.TieBreak;
import knightschool.text.Keyword;
import knightschool.text.SeedText;
import knightschool.ui.choice.AlgorithmOptionWords;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.popup.InWindowMenuPlacer;

/** The menu items for the options of a pane's algorithm: a check item for each switch, the tie-breaks, and the seed. */
final class AlgorithmOptionMenuItems {
    private static final double SEED_WIDTH = 110;

    /** The width of the words in a menu of parts, in pixels. */
    private static final double PART_WIDTH = 270;

    private final ConfiguredAlgorithm solver;
    private final Consumer<ConfiguredAlgorithm> listener;

    /**
     * @param solver the solver that the pane runs now
     * @param listener receives the solver to run instead
     */
    AlgorithmOptionMenuItems(ConfiguredAlgorithm solver, Consumer<ConfiguredAlgorithm> listener) {
        this.solver = solver;
        this.listener = listener;
    }

    /** Returns the items, followed by a separator; empty if the algorithm has no options. */
    List<MenuItem> items() {
        List<MenuItem> items = new ArrayList<>();
        Set<AlgorithmOption> options = solver.algorithm().options();
        Arrays.stream(AlgorithmOption.values())
                .filter(option -> options.contains(option) && !option.takesValue())
                .forEach(option -> items.add(box(option)));
        if (options.contains(AlgorithmOption.ORDER)) {
            items.addAll(composition(ofTies()));
        } else {
            items.addAll(ofTies());
        }
        items.forEach(item -> item.getStyleClass().add("algorithm-option"));
        if (!items.isEmpty()) {
            items.add(new SeparatorMenuItem());
        }
        return items;
    }

    /** The tie-breaks, where the order leaves ties, and the seed, where chance draws from one. */
    private List<MenuItem> ofTies() {
        List<MenuItem> items = new ArrayList<>();
        Set<AlgorithmOption> options = solver.algorithm().options();
        boolean composed = options.contains(AlgorithmOption.ORDER);
        if (composed ? solver.choices().parts().hasTies() : options.contains(AlgorithmOption.TIE_BREAK)) {
            ToggleGroup one = new ToggleGroup();
            Arrays.stream(TieBreak.values()).forEach(ties -> items.add(ties(ties, one)));
        }
        if (solver.choices().has(AlgorithmOption.SEED)) {
            items.add(seed());
        }
        return items;
    }

    /**
     * Returns a menu for each part of a search that is put together: its order, its lookaheads, its way back.
     *
     * @param ties the items for tie-breaks and seed, which lie below the orders
     */
    private List<Menu> composition(List<MenuItem> ties) {
        ComposedAlgorithmParts parts = solver.choices().parts();
        List<MenuItem> orders = new ArrayList<>(radios(
                ComposedAlgorithmParts.ORDERS,
                parts.order(),
                NeighbourOrder.By::title,
                AlgorithmOptionWords::about,
                ComposedAlgorithmParts::by));
        if (!ties.isEmpty()) {
            orders.add(new SeparatorMenuItem());
            orders.addAll(ties);
        }
        List<MenuItem> lookaheads =
                ComposedAlgorithmParts.LOOKAHEADS.stream().map(this::check).toList();
        List<MenuItem> backjumps = radios(
                Arrays.asList(BackjumpRule.values()),
                parts.backjump(),
                BackjumpRule::title,
                AlgorithmOptionWords::about,
                ComposedAlgorithmParts::returning);
        return List.of(
                menu("order", AlgorithmOptionWords.order(parts), AlgorithmOptionWords.ORDER_HELP, orders),
                menu(
                        "lookahead",
                        AlgorithmOptionWords.lookahead(parts),
                        AlgorithmOptionWords.LOOKAHEAD_HELP,
                        lookaheads),
                menu("backjump", AlgorithmOptionWords.backjump(parts), AlgorithmOptionWords.BACKJUMP_HELP, backjumps));
    }

    private static Menu menu(String part, String title, String help, List<MenuItem> items) {
        Menu menu = new Menu("", explained(title, help));
        menu.setId("part-" + part);
        menu.getItems().setAll(items);
        items.forEach(item -> item.getStyleClass().add("algorithm-option"));
        InWindowMenuPlacer.of(menu);
        return menu;
    }

    private <P extends Keyword> List<MenuItem> radios(
            List<P> all,
            P chosenPart,
            Function<P, String> title,
            Function<P, String> about,
            BiFunction<ComposedAlgorithmParts, P, ComposedAlgorithmParts> with) {
        ToggleGroup one = new ToggleGroup();
        return all.stream()
                .<MenuItem>map(part -> {
                    RadioMenuItem item = new RadioMenuItem("", explainedShortly(title.apply(part), about.apply(part)));
                    item.setId("part-" + part.word());
                    item.setToggleGroup(one);
                    item.setSelected(part == chosenPart);
                    item.setOnAction(_ -> choose(
                            solver.choices().with(with.apply(solver.choices().parts(), part))));
                    return item;
                })
                .toList();
    }

    private MenuItem check(Lookahead lookahead) {
        Set<Lookahead> chosen = solver.choices().parts().lookaheads();
        CheckMenuItem item =
                new CheckMenuItem("", explainedShortly(lookahead.title(), AlgorithmOptionWords.about(lookahead)));
        item.setId("part-" + lookahead.word());
        item.setSelected(chosen.contains(lookahead));
        item.setOnAction(_ -> {
            Set<Lookahead> others = EnumSet.noneOf(Lookahead.class);
            others.addAll(chosen);
            if (!others.remove(lookahead)) {
                others.add(lookahead);
            }
            choose(solver.choices().with(solver.choices().parts().looking(others)));
        });
        return item;
    }

    private MenuItem box(AlgorithmOption option) {
        CheckMenuItem box = new CheckMenuItem("", explained(option.words(), AlgorithmOptionWords.about(option)));
        box.setId("option" + option.flag().substring(1));
        box.setSelected(solver.choices().has(option));
        box.setOnAction(_ -> {
            Set<AlgorithmOption> options = EnumSet.noneOf(AlgorithmOption.class);
            options.addAll(solver.choices().options());
            if (!options.remove(option)) {
                options.add(option);
            }
            choose(new AlgorithmOptionValues(
                    options, solver.choices().ties(), solver.choices().seed()));
        });
        return box;
    }

    private MenuItem ties(TieBreak ties, ToggleGroup one) {
        String name = AlgorithmOptionWords.ties(ties);
        String about = AlgorithmOptionWords.about(ties);
        boolean composed = solver.algorithm().options().contains(AlgorithmOption.ORDER);
        RadioMenuItem item = new RadioMenuItem("", composed ? explainedShortly(name, about) : explained(name, about));
        item.setId("ties-" + ties.word());
        item.setToggleGroup(one);
        item.setSelected(solver.choices().ties() == ties);
        item.setOnAction(_ -> choose(solver.choices().with(ties)));
        return item;
    }

    /** Like {@link #explained}, in lines so short that the menu has room beside the one it opens from. */
    private static VBox explainedShortly(String name, String meaning) {
        VBox words = explained(name, meaning);
        words.getChildren().forEach(line -> ((Text) line).setWrappingWidth(PART_WIDTH));
        return words;
    }

    private static VBox explained(String name, String meaning) {
        Text words = NodeStyle.of(new Text(name), "ink", "option-name");
        Text about = NodeStyle.of(new Text(meaning), "muted", "option-about");
        return new VBox(words, about);
    }

    private MenuItem seed() {
        TextField seed =
                NodeStyle.named(new TextField(String.valueOf(solver.choices().seed())), "seed");
        seed.setPrefWidth(SEED_WIDTH);
        seed.setAccessibleText(AlgorithmOptionWords.SEED);
        seed.setTooltip(new Tooltip(AlgorithmOptionWords.SEED_HELP));
        seed.setTextFormatter(
                new TextFormatter<>(change -> SeedText.mayBecome(change.getControlNewText()) ? change : null));
        Label name = new Label(AlgorithmOptionWords.SEED);
        name.setLabelFor(seed);
        HBox line = new HBox(8, name, seed);
        line.setAlignment(Pos.CENTER_LEFT);
        CustomMenuItem item = new CustomMenuItem(line, false);
        item.setId("choose-seed");
        seed.setOnAction(_ -> {
            item.getParentPopup().hide();
            choose(solver.choices().withSeed(SeedText.parse(seed.getText()).orElse(AlgorithmOptionValues.USUAL_SEED)));
        });
        return item;
    }

    private void choose(AlgorithmOptionValues choices) {
        listener.accept(new ConfiguredAlgorithm(solver.algorithm(), choices));
    }
}
