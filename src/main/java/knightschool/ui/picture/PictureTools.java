package knightschool.ui.picture;

import java.util.Arrays;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.setup.SceneKind;
import knightschool.ui.choice.FocusSelection;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButton;
import org.controlsfx.control.SegmentedButton;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** What the mouse does on a picture, how many columns and rows the board has, and the steps back and forth. */
final class PictureTools extends VBox {
    private static final int MOST = SceneKind.PLAY.longestSide();

    private final PictureModel model;
    private final PictureCommands commands;
    private final Spinner<Integer> columns = side("columns");
    private final Spinner<Integer> rows = side("rows");
    private boolean showing;

    PictureTools(PictureModel model, PictureCommands commands) {
        super(8);
        this.model = model;
        this.commands = commands;
        getChildren().setAll(tools(), sides());
        columns.valueProperty().addListener(_ -> resized());
        rows.valueProperty().addListener(_ -> resized());
        model.stateProperty().addListener(_ -> show());
        show();
    }

    private Node tools() {
        SegmentedButton tools = new SegmentedButton(
                Arrays.stream(PictureTool.values()).map(this::tool).toArray(ToggleButton[]::new));
        return tools;
    }

    private ToggleButton tool(PictureTool tool) {
        ToggleButton button = new ToggleButton(PictureWords.tool(tool));
        button.setId("picture-tool-" + tool.name().toLowerCase(Locale.ROOT));
        button.getStyleClass().add("narrow");
        button.setPrefWidth(104);
        button.setTooltip(new Tooltip(commands.named(command(tool)).tooltip()));
        button.setSelected(model.toolProperty().get() == tool);
        button.setOnAction(_ -> {
            button.setSelected(true);
            model.toolProperty().set(tool);
        });
        model.toolProperty().addListener((_, _, now) -> button.setSelected(now == tool));
        return button;
    }

    private static String command(PictureTool tool) {
        return switch (tool) {
            case SQUARES -> PictureCommands.SQUARES;
            case KNIGHT -> PictureCommands.KNIGHT;
            case FRAME -> PictureCommands.FRAME;
        };
    }

    private Node sides() {
        Label times = new Label("×");
        times.getStyleClass().add("muted");
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox row = new HBox(
                6,
                columns,
                times,
                rows,
                spring,
                step(PictureCommands.UNDO, Feather.CORNER_UP_LEFT),
                step(PictureCommands.REDO, Feather.CORNER_UP_RIGHT),
                step(PictureCommands.FIND, Feather.MAXIMIZE));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private Button step(String id, Feather icon) {
        Command command = commands.named(id);
        Button button = CommandButton.of(command, new FontIcon(icon));
        button.getStyleClass().add("icon-button");
        return button;
    }

    private static Spinner<Integer> side(String what) {
        Spinner<Integer> spinner = new Spinner<>(1, MOST, 8);
        spinner.setId("picture-" + what);
        spinner.setEditable(true);
        spinner.setPrefWidth(76);
        spinner.setMinWidth(68);
        spinner.setAccessibleText(PictureWords.sides(what));
        spinner.setTooltip(new Tooltip(PictureWords.sides(what)));
        FocusSelection.of(spinner.getEditor());
        return spinner;
    }

    private void resized() {
        if (!showing) {
            model.setSides(columns.getValue(), rows.getValue());
        }
    }

    private void show() {
        showing = true;
        model.found().ifPresent(now -> {
            columns.getValueFactory().setValue(now.board().columns());
            rows.getValueFactory().setValue(now.board().rows());
        });
        showing = false;
    }
}
