package knightschool.ui.editor.pattern;

import javafx.beans.property.IntegerProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.ui.choice.WholeNumberConverter;
import knightschool.ui.command.Command;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.editor.panel.SidePanelFactory;
import knightschool.ui.editor.pattern.BoardGeneratorModel.Pattern;

/** The editor's side panel that replaces the board by a generated one: full, of a pattern, random, or of a level. */
public final class BoardGeneratorPanel {
    private final BoardGeneratorModel model;
    private final Region node;

    public BoardGeneratorPanel(BoardGeneratorModel model, Command close) {
        this.model = model;
        node = SidePanelFactory.of(
                "pattern-panel",
                BoardGeneratorWords.TITLE,
                close,
                LabelFactory.wrapped(BoardGeneratorWords.IN_PLACE, "muted"),
                button(Pattern.FULL),
                group(
                        number(
                                "pattern-width",
                                BoardGeneratorWords.WIDTH,
                                1,
                                BoardGeneratorModel.MOST_WIDTH,
                                model.widthProperty()),
                        shapes()),
                group(
                        number("pattern-percent", BoardGeneratorWords.PERCENT, 0, 100, model.percentProperty()),
                        number(
                                "pattern-seed",
                                BoardGeneratorWords.SEED,
                                0,
                                BoardGeneratorModel.MOST_SEED,
                                model.seedProperty()),
                        button(Pattern.RANDOM),
                        oneSquareAway(),
                        foundLabel()),
                group(
                        number(
                                "pattern-level",
                                BoardGeneratorWords.LEVEL,
                                1,
                                BoardGeneratorModel.levels(),
                                model.levelProperty()),
                        button(Pattern.LEVEL)));
    }

    public Region node() {
        return node;
    }

    private static Node group(Node... parts) {
        return NodeStyle.of(new VBox(8, parts), "panel-group");
    }

    private Button button(Pattern pattern) {
        Button button = new Button(BoardGeneratorWords.name(pattern));
        button.setId("pattern-" + pattern.name().toLowerCase(java.util.Locale.ROOT));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> model.make(pattern));
        return button;
    }

    private Node shapes() {
        FlowPane row = new FlowPane(6, 6, button(Pattern.RING), button(Pattern.CROSS), button(Pattern.CORRIDOR));
        row.getStyleClass().add("close-together");
        return row;
    }

    private Label foundLabel() {
        Label label = NodeStyle.named(LabelFactory.wrapped(""), "pattern-found");
        label.textProperty().bind(model.criticalSquareSentenceProperty());
        NodeVisibility.follow(label, model.criticalSquareSentenceProperty().isNotEmpty());
        return label;
    }

    private Button oneSquareAway() {
        Button button = NodeStyle.named(new Button(BoardGeneratorWords.oneSquare(false)), "pattern-one-square");
        button.setTooltip(new Tooltip(BoardGeneratorWords.ONE_SQUARE_HELP));
        button.setMinWidth(Region.USE_PREF_SIZE);
        model.busyProperty().addListener((_, _, busy) -> button.setText(BoardGeneratorWords.oneSquare(busy)));
        button.setOnAction(_ -> model.toggleOneSquareAway());
        return button;
    }

    private Node number(String id, String words, int least, int most, IntegerProperty value) {
        Label label = new Label(words);
        Spinner<Integer> spinner = NodeStyle.named(new Spinner<>(least, most, value.get()), id);
        spinner.setEditable(true);
        spinner.setPrefWidth(92);
        spinner.setMinWidth(92);
        spinner.setAccessibleText(words);
        spinner.setTooltip(new Tooltip(
                words.equals(BoardGeneratorWords.SEED)
                        ? BoardGeneratorWords.seedRange(least, most)
                        : BoardGeneratorWords.range(words, least, most)));
        spinner.getValueFactory()
                .setConverter(new WholeNumberConverter(
                        spinner,
                        least,
                        most,
                        typed -> model.refuse(BoardGeneratorWords.noNumber(typed, words, least, most))));
        spinner.valueProperty().addListener((_, _, now) -> value.set(now));
        value.addListener((_, _, now) -> spinner.getValueFactory().setValue(now.intValue()));
        return NodeStyle.of(new HBox(8, label, SpacerFactory.across(), spinner), "panel-row");
    }
}
