package knightschool.ui.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.graph.CycleTerminology;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SegmentedControl;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.theme.UserSettings;

/**
 * A card with all keys of a scene and of the window, those that have no effect now in grey, the settings for terms and
 * start-up, and the licences of the program's parts. It scrolls in a low window.
 */
final class HelpCard {
    private final ScrollPane scroll;

    HelpCard(Optional<SetupDrivenScene<?>> scene, List<Command> everywhere, UserSettings settings) {
        this(columns(
                scene.map(HelpCard::lines).orElse(List.of()),
                new VBox(
                        8,
                        head(ShellWords.EVERYWHERE),
                        table(ofWindow(everywhere)),
                        head(ShellWords.CLOSED_WALKS),
                        terminology(settings),
                        head(ShellWords.AT_START),
                        freshStart(settings),
                        head(ShellWords.ABOUT),
                        licences())));
    }

    private HelpCard(HBox columns) {
        columns.getStyleClass().add("columns");
        scroll = NodeStyle.named(new WrappedScroll(columns), "help-card", "help-card");
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFitToWidth(true);
        scroll.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    }

    /**
     * Creates a card of the keys of a window without a scene: the first group in the left column, the others in the
     * right. Groups without keys are left out.
     */
    static HelpCard of(List<HelpKeyGroup> groups) {
        List<VBox> columns = List.of(new VBox(8), new VBox(8));
        for (HelpKeyGroup group : groups) {
            List<Line> keys = lines(group.commands());
            if (!keys.isEmpty()) {
                columns.get(group == groups.getFirst() ? 0 : 1).getChildren().addAll(head(group.title()), table(keys));
            }
        }
        return new HelpCard(new HBox(columns.toArray(Node[]::new)));
    }

    private static HBox columns(List<Line> keys, Node everywhere) {
        return keys.isEmpty()
                ? new HBox(everywhere)
                : new HBox(new VBox(8, head(ShellWords.HERE), table(keys)), everywhere);
    }

    /**
     * A scroll pane whose preferred height is that of its wrapped text. A plain scroll pane computes it for one line.
     */
    private static final class WrappedScroll extends ScrollPane {
        private final Region content;

        WrappedScroll(Region content) {
            super(content);
            this.content = content;
        }

        @Override
        protected double computePrefHeight(double width) {
            Insets insets = getInsets();
            double wrapped = content.prefHeight(content.prefWidth(USE_COMPUTED_SIZE));
            return Math.ceil(insets.getTop() + wrapped + insets.getBottom());
        }
    }

    /** The commands and gestures of a scene. */
    private static List<Line> lines(SetupDrivenScene<?> scene) {
        return Stream.concat(
                        lines(scene.commands()).stream(),
                        gestures(scene).stream().map(Line::of))
                .toList();
    }

    private static List<GestureDescription> gestures(SetupDrivenScene<?> scene) {
        return scene.offer(GestureHelpScene.class)
                .map(GestureHelpScene::gestures)
                .orElse(List.of());
    }

    /** The commands of the window. One line stands for all tabs, which are in the order of their keys. */
    private static List<Line> ofWindow(List<Command> commands) {
        List<Command> tabs = commands.stream().filter(GlobalCommands::isTab).toList();
        List<Line> lines = new ArrayList<>();
        if (!tabs.isEmpty()) {
            lines.add(Line.of(new GestureDescription(
                    tabs.getFirst().keyText() + " … " + tabs.getLast().keyText(), ShellWords.TO_TABS)));
        }
        lines.addAll(lines(commands.stream()
                .filter(command -> !GlobalCommands.isTab(command))
                .toList()));
        return lines;
    }

    /**
     * The lines of commands that have keys. A command that cannot be run now is left out if its keys run others of them
     * instead.
     */
    private static List<Line> lines(List<Command> commands) {
        Set<KeyStroke> used = commands.stream()
                .filter(command -> command.available().get())
                .flatMap(command -> command.keys().stream())
                .collect(Collectors.toSet());
        return commands.stream()
                .filter(command -> !command.keys().isEmpty())
                .filter(command -> command.available().get() || !used.containsAll(command.keys()))
                .map(Line::of)
                .toList();
    }

    /**
     * A line of a table of keys.
     *
     * @param whyNot why the keys have no effect now; empty if they have one
     */
    private record Line(GestureDescription keys, Optional<String> whyNot) {
        static Line of(GestureDescription keys) {
            return new Line(keys, Optional.empty());
        }

        static Line of(Command command) {
            String words = command.isLeaving() ? ShellWords.leaving(command.words()) : command.words();
            String why = command.refusal();
            return new Line(
                    new GestureDescription(command.keyText(), words),
                    command.available().get()
                            ? Optional.empty()
                            : Optional.of(why.isEmpty() ? ShellWords.NOT_POSSIBLE_NOW : why));
        }

        Label keyLabel() {
            return LabelFactory.whole(keys.keys(), "keys", style());
        }

        Node words() {
            Label does = LabelFactory.wrapped(keys.words(), "does", style());
            return whyNot.<Node>map(why -> new VBox(does, LabelFactory.wrapped(why, "why", style())))
                    .orElse(does);
        }

        private String style() {
            return whyNot.isPresent() ? "not-now" : "now";
        }
    }

    CardOverlay.Card card() {
        return new CardOverlay.Card(scroll, Pos.TOP_RIGHT, scroll);
    }

    private static Label head(String words) {
        return LabelFactory.of(words, "head");
    }

    private static Node terminology(UserSettings settings) {
        SegmentedControl<CycleTerminology> choices = SegmentedControl.column(settings.dictionaryProperty());
        add(choices, CycleTerminology.ARTICLES, ShellWords.ARTICLES);
        add(choices, CycleTerminology.BOOKS, ShellWords.BOOKS);
        return choices;
    }

    private static void add(SegmentedControl<CycleTerminology> choices, CycleTerminology terminology, String words) {
        ButtonBase choice =
                choices.add(terminology, "dictionary-" + terminology.name().toLowerCase(Locale.ROOT), words);
        choice.setTooltip(new Tooltip(ShellWords.DICTIONARY));
    }

    private static Node freshStart(UserSettings settings) {
        CheckBox fresh = NodeStyle.named(new CheckBox(ShellWords.FRESH_START), "fresh-start");
        fresh.setSelected(settings.freshStartProperty().get());
        fresh.setTooltip(new Tooltip(ShellWords.FRESH_START_HELP));
        fresh.setOnAction(_ -> settings.freshStartProperty().set(fresh.isSelected()));
        return fresh;
    }

    private static Label licences() {
        Label label = LabelFactory.of(ShellWords.LICENCES, "licences");
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private static GridPane table(List<Line> lines) {
        GridPane table = new GridPane(16, 3);
        for (int row = 0; row < lines.size(); row++) {
            Label key = lines.get(row).keyLabel();
            GridPane.setConstraints(key, 0, row, 1, 1, HPos.LEFT, VPos.TOP);
            Node does = lines.get(row).words();
            GridPane.setConstraints(does, 1, row, 1, 1, HPos.LEFT, VPos.TOP);
            table.getChildren().addAll(key, does);
        }
        return table;
    }
}
