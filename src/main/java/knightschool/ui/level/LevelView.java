package knightschool.ui.level;

import java.util.List;
import java.util.function.Predicate;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import knightschool.drawing.game.StarRowDrawing;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.LevelSet;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.SceneControl;
import knightschool.ui.board.SketchView;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.command.UndoWords;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SceneFooterFactory;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.knight.MovableKnightBoardView;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.theme.PseudoClasses;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The view of a level: the board with its buttons, and on the right the status of the walk and all levels. */
final class LevelView {
    private static final double NARROW_BELOW = 1200;
    private static final double LARGE_FROM = 1700;
    private static final double RIGHT_PART = 0.52;

    private final LevelModel model;
    private final MovableKnightBoardView board;
    private final LevelStatusPane status;
    private final StackPane buttons;
    private final Label title = LabelFactory.whole("", "text-28", "strong");
    private final Label squares = LabelFactory.wrapped("", "text-16", "muted");
    private final HBox box;

    LevelView(
            LevelModel model,
            RemainingHamiltonianPathModel remainingPath,
            LevelSolverStepPlayback solver,
            LevelCommands commands,
            ScenePlacement form) {
        this.model = model;
        this.board = new LevelBoardView(model, solver, remainingPath, commands.playback()).knight();
        this.status = new LevelStatusPane(model, remainingPath, solver, commands);
        this.buttons = new StackPane(own(commands, solver), player(commands, solver, board.node()::requestFocus));
        buttons.setAlignment(Pos.CENTER_LEFT);
        VBox.setVgrow(board.node(), Priority.ALWAYS);
        Region head = head();
        VBox left = NodeStyle.of(new VBox(head, board.node(), buttons), "level-left");
        left.setMinWidth(0);
        HBox.setHgrow(left, Priority.ALWAYS);
        VBox right = NodeStyle.of(new VBox(status), "level-right");
        if (form == ScenePlacement.WINDOW) {
            LevelSelectionPane tiles = new LevelSelectionPane(model);
            VBox.setVgrow(tiles, Priority.ALWAYS);
            right.getChildren().addAll(tiles, new LevelFooter(commands));
        }
        box = NodeStyle.of(new HBox(left, right), "level");
        box.addEventHandler(KeyEvent.KEY_PRESSED, board::key);
        right.prefWidthProperty().bind(box.widthProperty().map(width -> Math.floor(RIGHT_PART * width.doubleValue())));
        right.setMinWidth(Region.USE_PREF_SIZE);
        right.setMaxWidth(Region.USE_PREF_SIZE);
        board.node().boardLeftProperty().addListener(_ -> align(head));
        board.node().boardWidthProperty().addListener(_ -> align(head));
        board.node().widthProperty().addListener(_ -> align(head));
        title.widthProperty().addListener(_ -> align(head));
        squares.widthProperty().addListener(_ -> align(head));
        box.widthProperty().addListener((_, _, now) -> {
            box.pseudoClassStateChanged(PseudoClasses.NARROW, now.doubleValue() < NARROW_BELOW);
            box.pseudoClassStateChanged(PseudoClasses.LARGE, now.doubleValue() >= LARGE_FROM);
        });
        model.walkProperty().addListener((_, before, now) -> {
            show();
            if (form == ScenePlacement.WINDOW && !now.level().equals(before.level())) {
                board.focus();
            }
        });
        show();
    }

    private Region head() {
        title.setId("level-title");
        squares.setId("level-squares");
        squares.setTextAlignment(TextAlignment.RIGHT);
        HBox head = NodeStyle.of(new HBox(title, SpacerFactory.across(), squares), "level-head");
        head.setAlignment(Pos.BASELINE_LEFT);
        return head;
    }

    /** Aligns title and buttons with the squares, as far as there is room for their words. */
    private void align(Region head) {
        double boardLeft = board.node().boardLeftProperty().get();
        double all = board.node().getWidth();
        double squaresWidth = board.node().boardWidthProperty().get();
        Insets before = head.getPadding();
        boolean headFits = squaresWidth >= head.prefWidth(-1) - before.getLeft() - before.getRight();
        head.setPadding(
                headFits ? new Insets(0, Math.max(0, all - boardLeft - squaresWidth), 0, boardLeft) : Insets.EMPTY);
        boolean fits =
                all - boardLeft >= buttons.prefWidth(-1) - buttons.getPadding().getLeft();
        buttons.setPadding(new Insets(0, 0, 0, fits ? boardLeft : 0));
    }

    private static Node own(LevelCommands commands, LevelSolverStepPlayback solver) {
        HBox row = row(
                words(commands, LevelCommands.UNDO, UndoWords.TAKE_BACK, Feather.CORNER_UP_LEFT),
                button(commands, LevelCommands.REDO, Feather.CORNER_UP_RIGHT),
                CommandButtonFactory.of(commands.named(LevelCommands.RESTART), LevelWords.RESTART),
                words(commands, LevelCommands.SOLVE, LevelWords.SOLVE, Feather.PLAY));
        row.visibleProperty().bind(solver.shownProperty().not());
        return row;
    }

    private static Button words(LevelCommands commands, String id, String words, Feather sign) {
        Button button = CommandButtonFactory.of(commands.named(id), words);
        button.setGraphic(new FontIcon(sign));
        return button;
    }

    private static Node player(LevelCommands commands, LevelSolverStepPlayback solver, Runnable home) {
        HBox row = row(
                commands.playback().buttons(home),
                CommandButtonFactory.of(commands.named(LevelCommands.STOP), LevelWords.STOP));
        row.visibleProperty().bind(solver.shownProperty());
        return row;
    }

    private static Button button(LevelCommands commands, String id, Feather sign) {
        return NodeStyle.of(CommandButtonFactory.of(commands.named(id), new FontIcon(sign)), "tall", "level-icon");
    }

    private static HBox row(Node... parts) {
        HBox row = NodeStyle.of(HBoxFactory.of(8, parts), "level-buttons");
        row.setMaxWidth(Region.USE_PREF_SIZE);
        return row;
    }

    private void show() {
        Level level = model.level();
        title.setText(LevelWords.title(level));
        squares.setText(LevelWords.squares(level));
    }

    /** Shows exactly the given controls. */
    void show(Predicate<SceneControl> filter) {
        NodeVisibility.set(buttons, filter.test(SceneControl.BUTTONS));
        NodeVisibility.set(status, filter.test(SceneControl.FACTS));
    }

    Region node() {
        return box;
    }

    MovableKnightBoardView board() {
        return board;
    }

    /** The footer of levels: the stars earned and the rules for them, further levels, the time limit, and a menu. */
    private final class LevelFooter extends VBox {
        private static final double STAR = 16;
        private static final List<String> OF_ALL =
                List.of(LevelCommands.OPEN_ALL, LevelCommands.LOCK_AGAIN, LevelCommands.PICTURE, LevelCommands.FORGET);

        private final LevelCommands commands;
        private final Label earned = LabelFactory.whole("", "strong");
        private final CheckBox limit = new CheckBox();

        LevelFooter(LevelCommands commands) {
            this.commands = commands;
            getStyleClass().addAll("level-foot", SceneFooterFactory.STYLE);
            getChildren().setAll(stars(), buttons());
            model.progressProperty().addListener(_ -> show());
            model.levels().knownProperty().addListener(_ -> show());
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

        private Node buttons() {
            limit.setId("level-limit");
            limit.setMinWidth(USE_PREF_SIZE);
            limit.setTooltip(new Tooltip(commands.named(LevelCommands.LIMIT).tooltip()));
            limit.selectedProperty().bindBidirectional(model.limitedProperty());
            return row(
                    CommandButtonFactory.of(commands.named(LevelCommands.ANOTHER), LevelWords.ANOTHER),
                    CommandButtonFactory.of(commands.named(LevelCommands.TODAY), LevelWords.TODAY),
                    menu(),
                    SpacerFactory.across(),
                    limit);
        }

        private static Node row(Node... parts) {
            return NodeStyle.of(HBoxFactory.of(8, parts), "level-row");
        }

        private Node menu() {
            MenuButton menu = NodeStyle.named(new MenuButton(LevelWords.MORE), "level-more", "tall");
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
            return CommandButtonFactory.toggle(
                    commands.shows().of(option), model.setupProperty().map(setup -> setup.shows(option)));
        }

        private void show() {
            LevelSet set =
                    LevelCollection.sets().get(model.levels().setProperty().get());
            earned.setText(LevelWords.earned(
                    model.levels().stars(set.levels()),
                    Level.MOST_STARS * set.levels().size()));
            limit.setText(LevelWords.limit(model.limit()));
        }
    }
}
