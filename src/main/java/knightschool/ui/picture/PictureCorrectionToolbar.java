package knightschool.ui.picture;

import java.util.Locale;
import java.util.function.Consumer;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import knightschool.files.InputFault;
import knightschool.ui.choice.BoardSideSpinner;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SegmentedControl;
import knightschool.ui.control.SpacerFactory;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The tools on a picture, the number of columns and rows, and undo and redo. */
final class PictureCorrectionToolbar extends VBox {
    private static final int USUAL = 8;
    private static final double SIDE = 68;

    private final PictureCorrectionModel model;
    private final PictureCorrectionCommands commands;
    private final BoardSideSpinner columns;
    private final BoardSideSpinner rows;
    private boolean showing;

    /** @param faults receives the fault of typed input that is not a number */
    PictureCorrectionToolbar(
            PictureCorrectionModel model, PictureCorrectionCommands commands, Consumer<InputFault> faults) {
        super(8);
        int most = model.longestSide();
        this.columns = NodeStyle.named(new BoardSideSpinner("columns", USUAL, most, faults), "picture-columns");
        this.rows = NodeStyle.named(new BoardSideSpinner("rows", USUAL, most, faults), "picture-rows");
        columns.setPrefWidth(SIDE);
        rows.setPrefWidth(SIDE);
        this.model = model;
        this.commands = commands;
        getChildren().setAll(tools(), sides());
        columns.valueProperty().addListener(_ -> resized());
        rows.valueProperty().addListener(_ -> resized());
        columns.getEditor().addEventHandler(ActionEvent.ACTION, _ -> resized());
        rows.getEditor().addEventHandler(ActionEvent.ACTION, _ -> resized());
        model.stateProperty().addListener(_ -> show());
        model.busyProperty().addListener((_, _, busy) -> showUnless(busy));
        show();
    }

    private Node tools() {
        SegmentedControl<PictureCorrectionTool> tools = SegmentedControl.row(model.toolProperty());
        for (PictureCorrectionTool tool : PictureCorrectionTool.values()) {
            String id = "picture-tool-" + tool.name().toLowerCase(Locale.ROOT);
            ButtonBase button = NodeStyle.of(tools.add(tool, id, PictureCorrectionWords.tool(tool)), "narrow");
            button.setPrefWidth(108);
            button.setTooltip(new Tooltip(commands.named(command(tool)).tooltip()));
        }
        return tools;
    }

    private static String command(PictureCorrectionTool tool) {
        return switch (tool) {
            case SQUARES -> PictureCorrectionCommands.SQUARES;
            case KNIGHT -> PictureCorrectionCommands.KNIGHT;
            case FRAME -> PictureCorrectionCommands.FRAME;
        };
    }

    private Node sides() {
        Label times = LabelFactory.of("×", "muted");
        return HBoxFactory.of(
                6,
                columns,
                times,
                rows,
                SpacerFactory.across(),
                step(PictureCorrectionCommands.UNDO, Feather.CORNER_UP_LEFT),
                step(PictureCorrectionCommands.REDO, Feather.CORNER_UP_RIGHT),
                step(PictureCorrectionCommands.NEAR, Feather.ZOOM_IN),
                step(PictureCorrectionCommands.FIND, Feather.MAXIMIZE));
    }

    private Button step(String id, Feather icon) {
        Command command = commands.named(id);
        return NodeStyle.of(CommandButtonFactory.of(command, new FontIcon(icon)), "icon-button");
    }

    private void resized() {
        if (!showing) {
            model.setSides(columns.getValue(), rows.getValue());
        }
    }

    /** Restores the displayed size after a reading, for a typed size whose reading was cancelled. */
    private void showUnless(boolean busy) {
        if (!busy) {
            show();
        }
    }

    private void show() {
        showing = true;
        model.correctedBoard().ifPresent(now -> {
            columns.getValueFactory().setValue(now.board().columns());
            rows.getValueFactory().setValue(now.board().rows());
        });
        showing = false;
    }
}
