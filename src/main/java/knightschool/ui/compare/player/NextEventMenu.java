package knightschool.ui.compare.player;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import knightschool.compare.event.ComparisonJumpTarget;
import knightschool.ui.choice.WholeNumberConverter;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.popup.AboveButtonMenuPlacer;

/** The menu of the kinds of events; choosing one takes all panes to the next event of that kind in any visible pane. */
final class NextEventMenu extends MenuButton {
    private static final int DEEPEST = 1 << 24;

    /** The largest number that can be typed; the field limits it to {@link #DEEPEST}. */
    private static final int MOST_TYPED = 99_999_999;

    private static final double DEPTH_WIDTH = 110;

    private final Spinner<Integer> depth = new Spinner<>(2, DEEPEST, 2);

    NextEventMenu(CompareModel model, CompareCommands commands, Runnable home) {
        super(ComparisonPlayerWords.UNTIL);
        setId("until");
        getStyleClass().add("until");
        setMinWidth(USE_PREF_SIZE);
        AboveButtonMenuPlacer.set(this);
        setTooltip(new Tooltip(ComparisonPlayerWords.UNTIL_HELP));
        getItems()
                .setAll(List.of(
                        item("until-undo", commands.named(CompareCommands.UNDO)),
                        item("until-prune", commands.named(CompareCommands.PRUNE)),
                        item("until-finish", commands.named(CompareCommands.FINISH)),
                        item("until-difference", commands.named(CompareCommands.DIFFERENCE)),
                        item("until-stop", commands.named(CompareCommands.NEXT_STOP)),
                        item("until-question", commands.named(CompareCommands.NEXT_QUESTION)),
                        new SeparatorMenuItem(),
                        depthItem(model, commands.named(CompareCommands.FALL))));
        if (commands.choosesStops()) {
            getItems()
                    .addAll(
                            new SeparatorMenuItem(),
                            item("stop-when", commands.named(CompareCommands.STOPS)),
                            item("predict", commands.named(CompareCommands.PREDICT)));
        }
        setOnShowing(_ -> depth.getValueFactory().setValue(model.jumps().leastDepth()));
        setOnHidden(_ -> home.run());
    }

    private MenuItem depthItem(CompareModel model, Command fall) {
        depth.setId("until-depth");
        depth.setEditable(true);
        depth.getValueFactory().setConverter(new WholeNumberConverter(depth, 0, MOST_TYPED, _ -> {}));
        depth.getEditor()
                .setTextFormatter(
                        new TextFormatter<>(change -> change.getControlNewText().matches("\\d{0,8}") ? change : null));
        depth.setPrefWidth(DEPTH_WIDTH);
        depth.setTooltip(new Tooltip(ComparisonPlayerWords.DEPTH_HELP));
        Button go = new Button(ComparisonPlayerWords.FALL);
        go.setId("until-fall");
        go.setDefaultButton(true);
        go.setTooltip(new Tooltip(ComparisonPlayerWords.FALL_HELP));
        go.setOnAction(_ -> {
            depth.commitValue();
            hide();
            model.jumps().untilNext(ComparisonJumpTarget.fallBelow(depth.getValue()));
        });
        HBox line = new HBox(8, new Label(ComparisonPlayerWords.depthFallsBelow(fall)), depth, go);
        line.setAlignment(Pos.CENTER_LEFT);
        return new CustomMenuItem(line, false);
    }

    private static MenuItem item(String id, Command command) {
        MenuItem item = new MenuItem(command.tooltip());
        item.setId(id);
        item.disableProperty().bind(command.available().map(can -> !can));
        item.setOnAction(_ -> command.run());
        return item;
    }
}
