package knightschool.ui.shell;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.graph.Dictionary;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;
import knightschool.ui.theme.Settings;
import org.controlsfx.control.SegmentedButton;

/** The keys that work in a scene, and what the program is made of. */
final class HelpCard {
    private static final String LICENCES = "Knight School teaches graph theory on the knight's graph.\n"
            + "Type: Inter, © The Inter Project Authors, and JetBrains Mono, © The JetBrains Mono Project Authors,\n"
            + "both under the SIL Open Font License 1.1. Icons: Feather, MIT License.";

    private final ScrollPane scroll;

    HelpCard(Optional<LiveScene<?>> scene, List<Command> everywhere, Settings settings) {
        VBox box = new VBox();
        box.getStyleClass().add("help");
        List<Gesture> here = scene.map(HelpCard::lines).orElse(List.of());
        if (!here.isEmpty()) {
            box.getChildren().addAll(head("In this scene"), table(here));
        }
        box.getChildren()
                .addAll(
                        head("Everywhere"),
                        table(lines(everywhere)),
                        head("Words for closed walks"),
                        dictionary(settings),
                        head("About"),
                        licences());
        scroll = new ScrollPane(box);
        scroll.setId("help-window");
        scroll.getStyleClass().add("help-card");
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    }

    /** The scene's commands and gestures. */
    private static List<Gesture> lines(LiveScene<?> scene) {
        return Stream.concat(lines(scene.commands()).stream(), scene.gestures().stream())
                .toList();
    }

    private static List<Gesture> lines(List<Command> commands) {
        return commands.stream()
                .filter(command -> !command.keys().isEmpty())
                .map(command -> new Gesture(command.keyText(), command.words()))
                .toList();
    }

    Node node() {
        return scroll;
    }

    private static Label head(String words) {
        Label label = new Label(words);
        label.getStyleClass().add("head");
        return label;
    }

    private static Node dictionary(Settings settings) {
        ToggleButton articles = choice(settings, Dictionary.ARTICLES, "circuit: no vertex twice");
        ToggleButton books = choice(settings, Dictionary.BOOKS, "cycle: no vertex twice; circuit: no edge twice");
        return new SegmentedButton(articles, books);
    }

    private static ToggleButton choice(Settings settings, Dictionary dictionary, String words) {
        ToggleButton choice = new ToggleButton(words);
        choice.setId("dictionary-" + dictionary.name().toLowerCase(Locale.ROOT));
        choice.setSelected(settings.dictionaryProperty().get() == dictionary);
        choice.setTooltip(new Tooltip("Use these words in every scene (Space)"));
        choice.setOnAction(_ -> {
            choice.setSelected(true);
            settings.dictionaryProperty().set(dictionary);
        });
        return choice;
    }

    private static Label licences() {
        Label label = new Label(LICENCES);
        label.getStyleClass().add("licences");
        return label;
    }

    private static GridPane table(List<Gesture> keys) {
        GridPane table = new GridPane(24, 6);
        for (int row = 0; row < keys.size(); row++) {
            Label key = new Label(keys.get(row).keys());
            key.getStyleClass().add("keys");
            GridPane.setConstraints(key, 0, row, 1, 1, HPos.LEFT, VPos.BASELINE);
            Label does = new Label(keys.get(row).words());
            GridPane.setConstraints(does, 1, row, 1, 1, HPos.LEFT, VPos.BASELINE);
            table.getChildren().addAll(key, does);
        }
        return table;
    }
}
