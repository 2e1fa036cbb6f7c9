package knightschool.ui.level;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import knightschool.drawing.game.StarRowDrawing;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.LevelSet;
import knightschool.setup.value.DisplayOption;
import knightschool.ui.board.SketchView;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.Spacer;
import knightschool.ui.shell.SceneFooterRow;

/** The footer of levels: the stars earned and the rules for them, further levels, the time limit, and a menu. */
final class LevelFooter extends VBox {
    private static final double STAR = 16;
    private static final List<String> OF_ALL =
            List.of(LevelCommands.OPEN_ALL, LevelCommands.LOCK_AGAIN, LevelCommands.PICTURE, LevelCommands.FORGET);

    private final LevelModel model;
    private final LevelCommands commands;
    private final Label earned = LabelFactory.whole("", "strong");
    private final CheckBox limit = new CheckBox();

    LevelFooter(LevelModel model, LevelCommands commands) {
        this.model = model;
        this.commands = commands;
        getStyleClass().addAll("level-foot", SceneFooterRow.STYLE);
        Node stars = stars();
        Node question = question();
        getChildren().setAll(stars, question, buttons());
        NodeVisibility.follow(stars, commands.forgetAskedProperty().not());
        NodeVisibility.follow(question, commands.forgetAskedProperty());
        model.progressProperty().addListener(_ -> show());
        model.levels().setProperty().addListener(_ -> show());
        model.walkProperty().addListener(_ -> show());
        show();
    }

    private Node stars() {
        earned.setId("level-earned");
        earned.setGraphic(new SketchView(StarRowDrawing.of(1, 1, STAR)));
        Label rule = LabelFactory.whole(LevelWords.RULE, "muted");
        return row(earned, rule);
    }

    private Node question() {
        Label words = LabelFactory.whole(LevelWords.FORGET);
        return row(
                words,
                Spacer.across(),
                CommandButtonFactory.of(commands.named(LevelCommands.FORGET_YES), LevelWords.FORGET_YES),
                CommandButtonFactory.of(commands.named(LevelCommands.FORGET_NO), LevelWords.FORGET_NO));
    }

    private Node buttons() {
        limit.setId("level-limit");
        limit.setMinWidth(USE_PREF_SIZE);
        limit.setTooltip(new Tooltip(commands.named(LevelCommands.LIMIT).tooltip()));
        limit.selectedProperty().bindBidirectional(model.limitedProperty());
        return row(
                CommandButtonFactory.of(commands.named(LevelCommands.ANOTHER), LevelWords.ANOTHER),
                CommandButtonFactory.of(commands.named(LevelCommands.TODAY), LevelWords.TODAY),
                menu(),
                Spacer.across(),
                limit);
    }

    private static Node row(Node... parts) {
        HBox row = HBoxFactory.of(8, parts);
        row.getStyleClass().add("level-row");
        return row;
    }

    private Node menu() {
        MenuButton menu = new MenuButton(LevelWords.MORE);
        menu.setId("level-more");
        menu.getStyleClass().add("tall");
        menu.setMinWidth(USE_PREF_SIZE);
        List<CheckMenuItem> shows =
                commands.shows().options().stream().map(this::shows).toList();
        menu.getItems().addAll(shows);
        menu.getItems().addAll(new SeparatorMenuItem());
        for (String id : OF_ALL) {
            menu.getItems().add(CommandButtonFactory.item(commands.named(id)));
        }
        return menu;
    }

    private CheckMenuItem shows(DisplayOption option) {
        Command command = commands.shows().of(option);
        CheckMenuItem item = new CheckMenuItem(command.title() + "   " + command.keyText());
        item.setId(command.id().replace('.', '-'));
        item.setSelected(model.shows(option));
        item.setOnAction(_ -> {
            model.show(option, item.isSelected());
        });
        model.setupProperty().addListener(_ -> item.setSelected(model.shows(option)));
        return item;
    }

    private void show() {
        LevelSet set = LevelCollection.sets().get(model.levels().setProperty().get());
        earned.setText(LevelWords.earned(
                model.progress().stars(set.levels()),
                Level.MOST_STARS * set.levels().size()));
        limit.setText(LevelWords.limit(model.limit()));
    }
}
