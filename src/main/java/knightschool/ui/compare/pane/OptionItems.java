package knightschool.ui.compare.pane;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
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
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Option;
import knightschool.algorithm.OptionValues;
import knightschool.algorithm.Solver;
import knightschool.search.TieBreak;
import knightschool.text.SeedRange;
import knightschool.ui.choice.OptionWords;

/** The menu items for the options of a pane's algorithm: a check item for each switch, the tie-breaks, and the seed. */
final class OptionItems {
    private static final double SEED_WIDTH = 110;

    private final Solver shown;
    private final Consumer<Solver> chosen;

    /**
     * @param shown the solver that the pane runs now
     * @param chosen receives the solver to run instead
     */
    OptionItems(Solver shown, Consumer<Solver> chosen) {
        this.shown = shown;
        this.chosen = chosen;
    }

    /** Returns the items, followed by a separator; empty if the algorithm has no options. */
    List<MenuItem> items() {
        List<MenuItem> items = new ArrayList<>();
        Set<Option> known = shown.algorithm().options();
        Arrays.stream(Option.values())
                .filter(option -> known.contains(option) && !option.takesValue())
                .forEach(option -> items.add(box(option)));
        if (known.contains(Option.TIE_BREAK)) {
            ToggleGroup one = new ToggleGroup();
            Arrays.stream(TieBreak.values()).forEach(ties -> items.add(ties(ties, one)));
        }
        if (shown.choices().ties() == TieBreak.RANDOM) {
            items.add(seed());
        }
        items.forEach(item -> item.getStyleClass().add("algorithm-option"));
        if (!items.isEmpty()) {
            items.add(new SeparatorMenuItem());
        }
        return items;
    }

    private MenuItem box(Option option) {
        CheckMenuItem box = new CheckMenuItem("", explained(option.words(), OptionWords.about(option)));
        box.setId("option" + option.flag().substring(1));
        box.setSelected(shown.choices().has(option));
        box.setOnAction(_ -> {
            Set<Option> given = EnumSet.noneOf(Option.class);
            given.addAll(shown.choices().options());
            if (!given.remove(option)) {
                given.add(option);
            }
            choose(given, shown.choices().ties(), shown.choices().seed());
        });
        return box;
    }

    private MenuItem ties(TieBreak ties, ToggleGroup one) {
        RadioMenuItem item = new RadioMenuItem("", explained(OptionWords.ties(ties), OptionWords.about(ties)));
        item.setId("ties-" + ties.word());
        item.setToggleGroup(one);
        item.setSelected(shown.choices().ties() == ties);
        item.setOnAction(
                _ -> choose(shown.choices().options(), ties, shown.choices().seed()));
        return item;
    }

    private static VBox explained(String name, String meaning) {
        Text words = new Text(name);
        words.getStyleClass().addAll("ink", "option-name");
        Text about = new Text(meaning);
        about.getStyleClass().addAll("muted", "option-about");
        return new VBox(words, about);
    }

    private MenuItem seed() {
        TextField seed = new TextField(String.valueOf(shown.choices().seed()));
        seed.setId("seed");
        seed.setPrefWidth(SEED_WIDTH);
        seed.setAccessibleText(OptionWords.SEED);
        seed.setTooltip(new Tooltip(OptionWords.SEED_HELP));
        seed.setTextFormatter(
                new TextFormatter<>(change -> SeedRange.mayBecome(change.getControlNewText()) ? change : null));
        Label name = new Label(OptionWords.SEED);
        name.setLabelFor(seed);
        HBox line = new HBox(8, name, seed);
        line.setAlignment(Pos.CENTER_LEFT);
        CustomMenuItem item = new CustomMenuItem(line, false);
        item.setId("choose-seed");
        seed.setOnAction(_ -> {
            item.getParentPopup().hide();
            choose(
                    shown.choices().options(),
                    TieBreak.RANDOM,
                    SeedRange.parse(seed.getText()).orElse(OptionValues.USUAL_SEED));
        });
        return item;
    }

    private void choose(Set<Option> switches, TieBreak ties, long seed) {
        Set<Option> given = EnumSet.noneOf(Option.class);
        switches.stream().filter(option -> !option.takesValue()).forEach(given::add);
        Algorithm algorithm = shown.algorithm();
        chosen.accept(new Solver(algorithm, new OptionValues(given, ties, seed)));
    }
}
