package knightschool.ui.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import knightschool.files.InputFault;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.value.EditTool;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.setup.value.SceneControl;
import knightschool.ui.choice.BoardSideSpinner;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.command.UndoWords;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SegmentedControl;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.graph.GraphWords;
import knightschool.ui.scene.ScenePlacement;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The row above the board: the tools, undo and redo, and the size. Beside a slide's text it also has the menu of graph
 * layouts, which in a window lies above the graph.
 */
final class EditorToolbar {
    private static final double GAP = 20;
    private static final double LINE_GAP = 8;

    private final BoardEditorModel model;
    private final EditorCommands commands;
    private final BoardAndGraphViews views;
    private final ScenePlacement form;
    private final Node tools;
    private final Node steps;
    private final Node menus;
    private final Node size;
    private final Node layouts;
    private final Pane row;

    /**
     * @param views the views that regain the keyboard focus after an action
     * @param form the form of the scene: beside a slide's text there are fewer tools
     */
    EditorToolbar(
            BoardEditorModel model,
            EditorCommands commands,
            BoardAndGraphViews views,
            Consumer<InputFault> faults,
            ScenePlacement form) {
        this.model = model;
        this.commands = commands;
        this.views = views;
        this.form = form;
        this.tools = tools();
        this.steps = group(undo(), redo());
        EditorToolbarMenus menu = new EditorToolbarMenus(commands, views::focus);
        this.menus = group(menu.symmetries(model), menu.board());
        this.size = size(faults);
        this.layouts = menuOfLayouts();
        this.row = form == ScenePlacement.WINDOW
                ? HBoxFactory.of(tools, gap(), steps, gap(), menus, gap(), size)
                : new FlowPane(GAP, LINE_GAP, tools, steps, size, layouts);
        row.getStyleClass().add("editor-tools");
        row.managedProperty().bind(row.visibleProperty());
    }

    Node node() {
        return row;
    }

    /** Returns the menu of layouts, to be placed beside the graph. */
    Node layouts() {
        return layouts;
    }

    /** Shows exactly the named controls. */
    void show(Predicate<SceneControl> filter) {
        NodeVisibility.set(tools, filter.test(EditorSetup.TOOLS));
        NodeVisibility.set(menus, filter.test(EditorSetup.TOOLS));
        NodeVisibility.set(steps, filter.test(SceneControl.UNDO));
        NodeVisibility.set(size, filter.test(EditorSetup.SIZE));
        NodeVisibility.set(layouts, filter.test(EditorSetup.LAYOUT));
        row.setVisible(Stream.of(tools, steps, size, layouts).anyMatch(Node::isVisible));
    }

    private static HBox group(Node... parts) {
        HBox group = HBoxFactory.of(parts);
        group.setSpacing(6);
        return group;
    }

    /** Returns a gap that shrinks first in a narrow window. */
    private static Node gap() {
        Region gap = new Region();
        gap.setMinWidth(GAP / 4);
        gap.setPrefWidth(GAP);
        return gap;
    }

    private Node size(Consumer<InputFault> faults) {
        Label times = LabelFactory.of("×", "muted");
        BoardSideSpinner columns =
                new BoardSideSpinner("columns", model.board().columns(), BoardEditorModel.MAX_SIDE, faults);
        BoardSideSpinner rows = new BoardSideSpinner("rows", model.board().rows(), BoardEditorModel.MAX_SIDE, faults);
        List.of(columns, rows).forEach(side -> side.setOnDone(views::focus));
        columns.valueProperty()
                .addListener((_, _, now) -> model.resize(now, model.board().rows()));
        rows.valueProperty()
                .addListener((_, _, now) -> model.resize(model.board().columns(), now));
        model.boardProperty().addListener((_, _, board) -> {
            columns.getValueFactory().setValue(board.columns());
            rows.getValueFactory().setValue(board.rows());
        });
        return group(columns, times, rows);
    }

    private Node tools() {
        SegmentedControl<EditTool> row = SegmentedControl.row(model.toolProperty());
        List<EditTool> all = form == ScenePlacement.WINDOW
                ? List.of(EditTool.values())
                : List.of(EditTool.HOLE, EditTool.START, EditTool.END);
        all.forEach(tool -> add(tool, row));
        return row;
    }

    /**
     * Adds a tool. The start and end tools show their names, and beside a slide's text all tools do; the drawing tools
     * otherwise show icons.
     */
    private void add(EditTool tool, SegmentedControl<EditTool> row) {
        boolean named = form == ScenePlacement.SLIDE || tool == EditTool.START || tool == EditTool.END;
        ButtonBase button = row.add(tool, "tool-" + tool.word(), named ? EditorWords.name(tool) : null);
        button.setTooltip(new Tooltip(commands.named(BoardEditCommands.id(tool)).tooltip()));
        button.getStyleClass().add("narrow");
        button.setPrefWidth(form == ScenePlacement.SLIDE ? 64 : named ? 50 : 34);
        button.setMinWidth(Region.USE_PREF_SIZE);
        if (!named) {
            button.setGraphic(EditToolIcons.of(tool));
            button.setAccessibleText(EditorWords.name(tool));
        }
    }

    /** Returns a button that shows the current layout of the graph and opens the menu of layouts. */
    private Node menuOfLayouts() {
        ObjectProperty<GraphLayoutKind> layout = views.layoutProperty();
        MenuButton menu = NodeStyle.named(new MenuButton(), "layout", "narrow");
        menu.setTooltip(new Tooltip(commands.named(EditorCommands.LAYOUT).tooltip()));
        ToggleGroup group = new ToggleGroup();
        for (GraphLayoutKind each : GraphLayoutKind.values()) {
            Command choose = commands.named(GraphViewCommands.id(each));
            menu.getItems().add(CommandButtonFactory.choice(choose, GraphWords.name(each), each, layout, group));
        }
        menu.textProperty().bind(layout.map(GraphWords::name));
        menu.setMinWidth(Region.USE_PREF_SIZE);
        return menu;
    }

    private Button undo() {
        Command undo = commands.named(EditorCommands.UNDO);
        return step("undo", Feather.CORNER_UP_LEFT, UndoWords.TAKE_BACK, undo, model.undoNameProperty());
    }

    private Button redo() {
        Command redo = commands.named(EditorCommands.REDO);
        return step("redo", Feather.CORNER_UP_RIGHT, UndoWords.DO_AGAIN, redo, model.redoNameProperty());
    }

    private static Button step(
            String id, Feather icon, String word, Command command, ObservableValue<Optional<String>> name) {
        Button button = NodeStyle.named(CommandButtonFactory.of(command, new FontIcon(icon)), id, "icon-button");
        Consumer<Optional<String>> offer = edit -> button.getTooltip().setText(EditorWords.step(word, edit, command));
        name.addListener((_, _, now) -> offer.accept(now));
        offer.accept(name.getValue());
        return button;
    }
}
